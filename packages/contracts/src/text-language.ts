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
  const found = franc(text.trim().slice(0, most), { only: [...toldApart], minLength: fewest });
  if (found === 'und') return null;
  return found === 'eng' ? 'en' : 'bhs';
}
