import { defaultLanguage, isLanguage, type Language } from '@app/messages/catalogue';

/** The choice sent along, else the stored one, else the browser's first of ours, else Bosnian. */
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
