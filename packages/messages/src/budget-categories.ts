import type { Language, Text } from './catalogue.ts';

/** What budgets are usually made of. */
const usual: readonly Text[] = [
  { bhs: 'Oprema', en: 'Equipment' },
  { bhs: 'Materijal', en: 'Materials' },
  { bhs: 'Oprema i materijal', en: 'Equipment and materials' },
  { bhs: 'Usluge', en: 'Services' },
  { bhs: 'Rad', en: 'Work' },
  { bhs: 'Rad i usluge', en: 'Work and services' },
  { bhs: 'Prijevoz', en: 'Transport' },
  { bhs: 'Putni troškovi', en: 'Travel' },
  { bhs: 'Prostor', en: 'Venue' },
  { bhs: 'Najam', en: 'Rent' },
  { bhs: 'Štampa', en: 'Printing' },
  { bhs: 'Promocija', en: 'Promotion' },
  { bhs: 'Hrana i piće', en: 'Food and drink' },
  { bhs: 'Ostalo', en: 'Other' },
];

const plain = (text: string) => text.trim().toLowerCase();

/**
 * The category of a budget line in the reader's language, where it is a usual one.
 *
 * @param written as the team wrote it, in either language; any other stays as it is.
 */
export function categoryIn(language: Language, written: string): string {
  const known = usual.find(({ bhs, en }) => [bhs, en].map(plain).includes(plain(written)));
  return known?.[language] ?? written;
}
