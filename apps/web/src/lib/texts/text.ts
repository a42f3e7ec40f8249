import type { Language } from '@app/messages/catalogue';
import { commonTexts } from '@app/messages/common';
import { shellTexts } from '@app/messages/shell';
import { titlesTexts } from '@app/messages/titles';
import { addTexts, type Domain, translate, type Values, wholeKey } from '@app/messages/translate';
import { isApiError } from '../api/error.ts';
import { useLanguage } from './language.tsx';

type Plain<K> = K extends `${infer Base}_${'one' | 'few' | 'other'}` ? Base : K;

/**
 * Gives a text of one domain, or a common one that it does not say in words of its own; a text that
 * counts is asked for without its plural ending.
 */
export type TextOf<T> = (
  key: Plain<(keyof T | keyof typeof commonTexts) & string>,
  values?: Values,
) => string;

addTexts('common', commonTexts);

/** Once, at the top of a module: `export const useText = textsFor('calls', callsTexts)`. */
export function textsFor<const T extends Domain>(name: string, texts: T): () => TextOf<T> {
  addTexts(name, texts);
  const wholeKeys = new Map<string, string>();
  const wholeKeyOf = (key: string) => {
    const found = wholeKeys.get(key) ?? wholeKey(name, key);
    wholeKeys.set(key, found);
    return found;
  };
  return () => {
    const { language } = useLanguage();
    return (key, values) => translate(language, wholeKeyOf(key), values);
  };
}

/** Puts a text into an element and names it there, so that whoever edits the page finds it. */
export const placedText =
  <K extends string>(domain: string, t: (key: K, values?: Values) => string) =>
  (key: K, values?: Values) => ({ 'data-text': wholeKey(domain, key), children: t(key, values) });

export const useShellText = textsFor('shell', shellTexts);

export type ShellKey = Parameters<ReturnType<typeof useShellText>>[0];

export const useTitle = textsFor('titles', titlesTexts);

function waitText(seconds: number, language: Language): string {
  if (seconds < 60) return translate(language, 'shell.waitShort');
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60
    ? translate(language, 'shell.waitMinutes', { count: minutes })
    : translate(language, 'shell.waitHours', { count: Math.ceil(minutes / 60) });
}

/** The server's words, how long to wait, or that it was not reached; else `otherwise`. */
export function errorText(error: unknown, language: Language, otherwise?: string): string {
  if (isApiError(error, 'NETWORK')) return translate(language, 'shell.networkError');
  if (isApiError(error, 'RATE_LIMITED') && error.retryAfter !== null) {
    return waitText(error.retryAfter, language);
  }
  if (isApiError(error) && error.text) return error.text;
  return otherwise ?? translate(language, 'shell.errorText');
}
