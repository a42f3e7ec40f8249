import { franc } from 'franc';

/** What is told apart, as ISO 639-3; the first three are one to us. The builds keep no data of others. */
export const toldApart = ['bos', 'hrv', 'srp', 'eng'] as const;

/** Fewer characters may be a name, which is of no language. */
const fewest = 20;
/** So many tell the language; more only take time. */
const most = 400;

/**
 * The language in which somebody wrote, by how often which three letters follow each other
 * (decision 112); null where there is too little to tell by, or another script.
 */
export function languageOf(text: string): 'bhs' | 'en' | null {
  const beginning = text.trim().slice(0, most);
  const known = told.get(beginning);
  if (known !== undefined) return known;
  const found = franc(beginning, { only: [...toldApart], minLength: fewest });
  const language = found === 'und' ? null : found === 'eng' ? 'en' : 'bhs';
  if (told.size >= toldAtMost) told.clear();
  told.set(beginning, language);
  return language;
}

/** What was told already: a page shows the same texts again and again. */
const told = new Map<string, 'bhs' | 'en' | null>();
const toldAtMost = 500;
