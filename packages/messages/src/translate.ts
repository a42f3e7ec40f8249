import type { Language, Text } from './catalogue.ts';
import { pluralOf } from './plural.ts';

/** Texts by domain; the key of a text is `<domain>.<key>`. */
export type Domain = Readonly<Record<string, Text>>;

/** Values that a text asks for in braces. */
export type Values = Readonly<Record<string, string | number>>;

const known = new Map<string, Text>();

/** Texts that stand in the place of the defaults, by their whole key. */
export interface ChangedTexts {
  get(key: string): Text | undefined;
}

let changed: ChangedTexts = new Map();

/** Puts changed texts in the place of the defaults; those given before are forgotten. */
export function changeTexts(given: ChangedTexts): void {
  changed = given;
}

const textOf = (key: string) => changed.get(key) ?? known.get(key);

/** Added by whoever uses them, so that a page carries only its own. `name` begins each key. */
export function addTexts(name: string, domain: Domain): void {
  for (const [key, text] of Object.entries(domain)) known.set(`${name}.${key}`, text);
}

const isKnown = (key: string) => known.has(key) || known.has(`${key}_other`);

/**
 * The whole key of a text that a catalogue is asked for: its own, else the common one (decision 106).
 *
 * @param name of the catalogue. @param key without the plural ending.
 */
export function wholeKey(name: string, key: string): string {
  const own = `${name}.${key}`;
  const common = `common.${key}`;
  return isKnown(own) || !isKnown(common) ? own : common;
}

/**
 * One text in one language: what it was changed to, else its default; an empty one falls back to
 * the other language, then to the key (specification §8).
 *
 * @param key `<domain>.<key>`; a text that counts is asked for without its plural ending.
 */
export function translate(language: Language, key: string, values: Values = {}): string {
  const text = find(language, key, values.count);
  const words = text?.[language] || text?.bhs || text?.en || key;
  if (!words.includes('{{')) return words;
  return words.replace(/\{\{(\w+)\}\}(\.(?!\.))?/g, (_, name: string, stop = '') => {
    const value = String(values[name] ?? '');
    // A Bosnian date ends in the full stop that would end the sentence.
    return value.endsWith('.') ? value : value + stop;
  });
}

function find(language: Language, key: string, count: string | number | undefined) {
  if (typeof count !== 'number') return textOf(key);
  const plural = textOf(`${key}_${pluralOf(language, count)}`);
  return plural ?? textOf(`${key}_other`) ?? textOf(key);
}
