import type { Language } from '@app/messages/catalogue';

/**
 * Empties in place what texts in both languages (`LocalizedText`) say in the other one, wherever
 * they stand in a page's data: half of it is never shown. A reader who chooses the other language
 * has the data asked for anew. Where the reader's language is missing, the other one stays.
 *
 * @param data plain, and nobody else's.
 */
export function inOneLanguage(data: unknown, language: Language): void {
  if (typeof data !== 'object' || data === null) return;
  const record = data as Record<string, unknown>;
  if (typeof record.bhs === 'string' && typeof record.en === 'string') {
    if (record[language] !== '') record[language === 'en' ? 'bhs' : 'en'] = '';
    return;
  }
  for (const key in record) inOneLanguage(record[key], language);
}
