import type { Language } from '@app/messages/catalogue';
import { shellTexts } from '@app/messages/shell';
import { titlesTexts } from '@app/messages/titles';
import { addTexts, type Domain, translate, type Values } from '@app/messages/translate';
import { isApiError } from './api/error.ts';
import { useLanguage } from './language.tsx';

type Plain<K> = K extends `${infer Base}_${'one' | 'few' | 'other'}` ? Base : K;

/** Gives a text of one domain; a text that counts is asked for without its plural ending. */
export type TextOf<T> = (key: Plain<keyof T & string>, values?: Values) => string;

/**
 * Makes a domain's texts known, and the hook that gives them in the reader's language. Called once,
 * at the top of a module of the feature: `export const useText = textsFor('calls', callsTexts)`.
 *
 * @param name the domain's name; its texts live under it.
 */
export function textsFor<const T extends Domain>(name: string, texts: T): () => TextOf<T> {
  addTexts(name, texts);
  return () => {
    const { language } = useLanguage();
    return (key, values) => translate(language, `${name}.${key}`, values);
  };
}

/** Texts of header, footer, guards and errors. */
export const useShellText = textsFor('shell', shellTexts);

/** Key of a text of the shell. */
export type ShellKey = Parameters<ReturnType<typeof useShellText>>[0];

/** Titles of the pages. */
export const useTitle = textsFor('titles', titlesTexts);

/** How long to wait after too many tries, in words. */
function waitText(seconds: number, language: Language): string {
  if (seconds < 60) return translate(language, 'shell.waitShort');
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60
    ? translate(language, 'shell.waitMinutes', { count: minutes })
    : translate(language, 'shell.waitHours', { count: Math.ceil(minutes / 60) });
}

/**
 * What to tell about a failed call: the server's words, how long to wait, or that it was not
 * reached.
 *
 * @param otherwise what to say when nothing better is known.
 */
export function errorText(error: unknown, language: Language, otherwise?: string): string {
  if (isApiError(error, 'NETWORK')) return translate(language, 'shell.networkError');
  if (isApiError(error, 'RATE_LIMITED') && error.retryAfter !== null) {
    return waitText(error.retryAfter, language);
  }
  if (isApiError(error) && error.text) return error.text;
  return otherwise ?? translate(language, 'shell.errorText');
}
