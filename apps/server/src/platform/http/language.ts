import { defaultLanguage, isLanguage, type Language } from '@app/messages/catalogue';

/**
 * The language to answer in: the choice sent along, else the kept one, else the first language of
 * the browser that the product speaks, else Bosnian.
 *
 * @param headers the request's headers; `x-language` is what the product's own client sends.
 */
export function readerLanguage(headers: {
  readonly 'x-language'?: string | string[] | undefined;
  readonly cookie?: string | undefined;
  readonly 'accept-language'?: string | undefined;
}): Language {
  const sent = headers['x-language'];
  if (isLanguage(sent)) return sent;
  const kept = /(?:^|;\s*)language=(bhs|en)(?:;|$)/.exec(headers.cookie ?? '')?.[1];
  if (isLanguage(kept)) return kept;
  for (const part of (headers['accept-language'] ?? '').toLowerCase().split(',')) {
    const tag = part.trim().slice(0, 2);
    if (tag === 'bs' || tag === 'hr' || tag === 'sr') return 'bhs';
    if (tag === 'en') return 'en';
  }
  return defaultLanguage;
}
