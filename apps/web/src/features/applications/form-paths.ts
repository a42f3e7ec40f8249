import { type AnyForm, fieldsOf } from '@app/domain/applications/form/form';
import type { Value } from '@app/domain/applications/form/values';
import type { FormText } from './form-texts.ts';

/** The key of a path's words: `budgetBreakdown.2.name` is `budgetBreakdown.name`. */
export const nameOf = (path: string): string =>
  path.replace(/\.\d+$/, '.item').replaceAll(/\.\d+(?=\.)/g, '');

/** What kind of value stands at a dotted path. */
export function valueAt(form: AnyForm, path: string): Value | undefined {
  const [field = '', ...parts] = path.split('.');
  return parts.reduce<Value | undefined>((value, part) => {
    if (value?.kind === 'list') return value.item;
    return value?.kind === 'group' ? value.fields[part] : undefined;
  }, fieldsOf(form)[field]);
}

/** The name of a path: `Aktivnost 2: Početak`. */
export function labelOf(say: FormText, path: string): string {
  const [field = '', n, ...rest] = path.split('.');
  if (n === undefined) return say(say.has(field) ? field : `section.${field}`);
  if (!say.has(`${field}.item`)) return say(field);
  const item = say(`${field}.item`, { n: Number(n) + 1 });
  return rest.length === 0 ? item : `${item}: ${say(nameOf(path))}`;
}
