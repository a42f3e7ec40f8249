import type { forms, GrantKind } from '@app/domain/applications/form/forms';
import type { Text } from '@app/messages/catalogue';
import { formBlueTexts } from '@app/messages/form-blue';
import { formOrangeTexts } from '@app/messages/form-orange';
import { type Domain, translate, type Values } from '@app/messages/translate';
import { useLanguage } from '../../lib/texts/language.tsx';
import { textsFor } from '../../lib/texts/text.ts';

type Key<Path extends string, V> = V extends { readonly kind: 'id' }
  ? never
  : V extends { readonly kind: 'choice'; readonly of: readonly (infer One extends string)[] }
    ? Path | `${Path}=${One}`
    : V extends { readonly kind: 'list'; readonly item: infer Item }
      ? `${Path}${'' | '.item' | '.add'}` | ItemKey<Path, Item>
      : Path;
type ItemKey<Path extends string, Item> = Item extends { readonly kind: 'group' }
  ? Item extends { readonly fields: infer Fields }
    ? KeysIn<`${Path}.`, Fields>
    : never
  : never;
type KeysIn<Prefix extends string, Fields> = {
  [F in keyof Fields & string]: Key<`${Prefix}${F}`, Fields[F]>;
}[keyof Fields & string];
type FieldKeys<Sections> = { [S in keyof Sections]: KeysIn<'', Sections[S]> }[keyof Sections];

/** All that a form must say: a section, field, part of an item or choice without words fails. */
type WordsOf<Sections> = Readonly<
  Record<
    | 'grant'
    | `section.${keyof Sections & string}${'' | '.tip' | '.tipText'}`
    | `section.${Exclude<keyof Sections & string, 'review'>}.lead`
    | FieldKeys<Sections>,
    Text
  >
>;

const formTexts: Readonly<Record<string, Domain>> = {
  orange: formOrangeTexts,
  blue: formBlueTexts,
} satisfies { [K in GrantKind]: WordsOf<(typeof forms)[K]['sections']> };

textsFor('form-orange', formOrangeTexts);
textsFor('form-blue', formBlueTexts);

export interface FormText {
  (key: string, values?: Values): string;
  /** Whether there are words for this at all: hints, examples and the like may be left out. */
  has(key: string): boolean;
}

/** Words of a form: of its sections, fields, parts of items, choices. */
export function useFormText(kind: string): FormText {
  const { language } = useLanguage();
  const say = (key: string, values?: Values) => translate(language, `form-${kind}.${key}`, values);
  return Object.assign(say, { has: (key: string) => key in (formTexts[kind] ?? {}) });
}
