import {
  effectiveText,
  problemOf,
  type TextChange,
  type TextValues,
  textLanguages,
} from '@app/domain/translations/translation';
import { allTexts } from '@app/messages/all';

export const defaultTexts: ReadonlyMap<string, TextValues> = new Map(
  Object.entries(allTexts).flatMap(([name, domain]) =>
    Object.entries(domain).map(([key, text]) => [`${name}.${key}`, text] as const),
  ),
);

/**
 * The part of a kept change that still fits: a release may have given the default other places to
 * fill in, or taken the text away.
 */
export function fittingChange(key: string, change: TextChange): TextChange | null {
  const defaults = defaultTexts.get(key);
  if (!defaults) return null;
  const fits = Object.fromEntries(
    textLanguages.map((language) => {
      const text = change[language];
      const stands = text !== null && problemOf(text, defaults, language) === null;
      return [language, stands && text !== defaults[language] ? text : null];
    }),
  );
  const { bhs = null, en = null } = fits;
  return bhs === null && en === null ? null : { bhs, en };
}

/** A text as it stands. @throws Error for a key that does not exist. */
export function standing(key: string, change: TextChange | null): TextValues {
  const defaults = defaultTexts.get(key);
  if (!defaults) throw new Error(`There is no text ${key}.`);
  return effectiveText(defaults, change ?? undefined);
}
