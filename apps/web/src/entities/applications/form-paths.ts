import { type AnyForm, fieldsOf } from '@app/domain/applications/form/form';
import type { Value } from '@app/domain/applications/form/values';
import { nameOf } from '@app/domain/applications/form/words';
import type { FormText } from './form-texts.ts';

/** What kind of value stands at a dotted path. */
export function valueAt(form: AnyForm, path: string): Value | undefined {
  const [field = '', ...parts] = path.split('.');
  return parts.reduce<Value | undefined>((value, part) => {
    if (value?.kind === 'list') return value.item;
    return value?.kind === 'group' ? value.fields[part] : undefined;
  }, fieldsOf(form)[field]);
}

/** The name of a path: `Aktivnost 2: Početak`; of somebody in the team, that of its section. */
export function labelOf(say: FormText, path: string): string {
  const [field = '', n, ...rest] = path.split('.');
  if (n === undefined || !say.has(`${field}.item`)) {
    return say(say.has(field) ? field : `section.${field}`);
  }
  const item = say(`${field}.item`, { n: Number(n) + 1 });
  return rest.length === 0 ? item : `${item}: ${say(nameOf(path))}`;
}

/** What an item of a list is: its first words, else `Aktivnost 2`. */
export function itemNameOf(say: FormText, value: Value, current: unknown, path: string): string {
  const name = say(nameOf(path), { n: Number(path.split('.').at(-1)) + 1 });
  if (value.kind !== 'group') return name;
  const first = Object.entries(value.fields).find(([, { kind }]) => kind === 'text');
  return (first && (current as Readonly<Record<string, string>>)[first[0]]) || name;
}
