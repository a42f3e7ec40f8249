import type { Language, Text } from './catalogue.ts';
import { pluralOf } from './plural.ts';

/** Texts by domain; the key of a text is `<domain>.<key>`. */
export type Domain = Readonly<Record<string, Text>>;

/** Values that a text asks for in braces. */
export type Values = Readonly<Record<string, string | number>>;

const known = new Map<string, Text>();

/**
 * Makes the texts of a domain known. Each domain's texts are added by whoever uses them, so that a
 * page carries only its own.
 *
 * @param name the domain's name, the first part of each key.
 */
export function addTexts(name: string, domain: Domain): void {
  for (const [key, text] of Object.entries(domain)) known.set(`${name}.${key}`, text);
}

/**
 * One text in one language, else in the other, else its key (specification §8).
 *
 * @param key `<domain>.<key>`; a text that counts is asked for without its plural ending.
 */
export function translate(language: Language, key: string, values: Values = {}): string {
  const text = find(language, key, values.count);
  if (!text) return key;
  const words = text[language] || text.bhs || text.en;
  return words.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}

function find(language: Language, key: string, count: string | number | undefined) {
  if (typeof count !== 'number') return known.get(key);
  const plural = known.get(`${key}_${pluralOf(language, count)}`);
  return plural ?? known.get(`${key}_other`) ?? known.get(key);
}
