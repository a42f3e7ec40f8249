/** The product's languages. Outside the product (`Intl`, `<html lang>`) `bhs` is `bs`. */
export const languages = ['bhs', 'en'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'bhs';

/** One text in both languages; a missing one does not compile. */
export type Text = { readonly [L in Language]: string };

/**
 * Declares the texts of one domain.
 *
 * Keys are flat. A text that counts has three keys with the endings `_one`, `_few` and `_other`
 * and is asked for without the ending. Values in braces (`{{count}}`) are filled in.
 */
export function texts<const T extends Record<string, Text>>(entries: T): T {
  return entries;
}

/** BCP 47 tag of a language, for `Intl` and `<html lang>`. */
export const languageTag: Record<Language, string> = { bhs: 'bs-BA', en: 'en-GB' };

/** Whether a string names one of the product's languages. */
export const isLanguage = (value: unknown): value is Language => value === 'bhs' || value === 'en';
