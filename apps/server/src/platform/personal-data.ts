import type { Language } from '@app/messages/catalogue';
import { personalDataTexts } from '@app/messages/personal-data';
import { addTexts, translate } from '@app/messages/translate';
import type { Reader, Tx } from './db/client.ts';

addTexts('personalData', personalDataTexts);

export interface Person {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Addresses that they confirmed, in lower case: the account's and those it had before. */
  readonly addresses: readonly string[];
  readonly phoneNumber: string | null;
  readonly language: Language;
}

export interface PersonalData {
  /**
   * All that the domain keeps about a member, as it goes into `<domain>.json` of their archive.
   *
   * @returns plain data without secrets and without other people's personal data.
   */
  collect(read: Reader, userId: string, person: Person): Promise<Readonly<Record<string, unknown>>>;
  /** Keys in the file store of the member's own files, which go into the archive too. */
  files(read: Reader, userId: string, person: Person): Promise<readonly string[]>;
  /**
   * Erases it, or makes it anonymous where a record must stay (money, decisions of a board).
   *
   * @param at the time that the change is dated with.
   * @param person as they were before anything was erased.
   * @returns keys of files to be deleted once the transaction has been committed.
   */
  erase(tx: Tx, userId: string, at: Date, person: Person): Promise<readonly string[]>;
}

export interface PersonalDataPart extends PersonalData {
  readonly name: string;
}

/** The same, as far as the tables of a module cannot declare it (`db/about-members.ts`). */
export interface OwnPersonalData extends Partial<Pick<PersonalData, 'collect' | 'files'>> {
  erase?(
    tx: Tx,
    userId: string,
    at: Date,
    person: Person,
  ): Promise<readonly string[]> | Promise<void>;
}

/** What stands where an address or a phone number stood. */
export const removed = '—';

/**
 * A record without the name, the addresses and the phone number of a member, wherever its texts
 * name them: numbers in any spacing, names in either order, with the endings of the Bosnian cases,
 * without marks on their letters, in Cyrillic, joined as in the names of files and accounts.
 *
 * @param record plain data, as it is kept; everything but texts stays as it is.
 * @param called what stands where the name stood.
 * @param alone also where the first or the last name stands by itself, with a capital: whoever else
 *   bears it is not named either.
 */
export function withoutPerson<T>(
  record: T,
  person: Person,
  { called = formerMember(person), alone = false } = {},
): T {
  const rules = rulesFor(person, called, alone);
  const full = `${person.firstName} ${person.lastName}`.trim().toLowerCase();
  const clean = (text: string) => {
    if (full !== '' && text.trim().toLowerCase() === full) return called;
    return rules.reduce((kept, [pattern, word]) => kept.replace(pattern, word as string), text);
  };
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return clean(value);
    if (Array.isArray(value)) return value.map(walk);
    if (value === null || typeof value !== 'object' || value instanceof Date) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner)]));
  };
  return walk(record) as T;
}

/** What stands where the name of an erased member stood: records keep one text for all readers. */
export const formerMember = ({ language }: Pick<Person, 'language'>): string =>
  translate(language, 'personalData.formerMember');

type Rule = readonly [pattern: RegExp, word: string | ((found: string) => string)];

function rulesFor(person: Person, called: string, alone: boolean): Rule[] {
  const { firstName, lastName, addresses, phoneNumber } = person;
  const phone = phoneNumber && phonePattern(phoneNumber);
  const both = [firstName, lastName].map((name) => name.trim()).filter((name) => name !== '');
  const whole = both.length === 2 ? [both, both.toReversed()] : [];
  const capital = (found: string) => (/^\p{Lu}/u.test(found) ? called : found);
  return [
    ...addresses.map((address) => [addressPattern(address), removed] as const),
    ...(phone ? [[phone, removed] as const] : []),
    ...whole.map((names) => [namePattern(names), called] as const),
    ...(alone ? both.flatMap((name) => name.split(/[\s-]+/u)).filter(canStandAlone) : []).map(
      (name) => [namePattern([name]), capital] as const,
    ),
  ];
}

/** Shorter ones are too often the beginning of a sentence. */
const canStandAlone = (name: string) => name.length > 2;

/** An address, but not the end or the beginning of somebody else's. */
const addressPattern = (address: string) =>
  new RegExp(`(?<![\\w.+-])${escaped(address)}(?!\\w|[.-]\\w)`, 'giu');

export const namesAddress = (text: string, { addresses }: Pick<Person, 'addresses'>): boolean =>
  addresses.some((address) => addressPattern(address).test(text));

/** Between the names stands what separates words; in the name of an account perhaps nothing. */
function namePattern(names: readonly string[]): RegExp {
  const joined = names.every((name) => name.length > 3) ? '*' : '+';
  const pattern = names.map(declined).join(`[\\s.,_-]${joined}`);
  return new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'giu');
}

/** A name in any case: `Lejla`, `Lejle`, `Lejlom`; `Emir`, `Emirov`; `Petar`, `Petra`. */
function declined(name: string): string {
  const stem = name.length > 2 ? name.replace(/[aeo]$/iu, '') : name;
  const letters = lettersOf(stem);
  if (letters.length > 4 && /a[^aeiou]$/iu.test(stem)) letters[letters.length - 2] += '?';
  return `(?:${lettersOf(name).join('')}|${letters.join('')}${ending})`;
}

const vowel = '[aeiouаеиоу]';
const ending = `(?:${vowel}|[oeое][mм]|(?:in|[oe]v|ин|[ое]в)(?:${vowel}|[oо][gmjгмј]|i[mh]|и[мх])?)`;

/** Each letter of a name in all the ways in which it is written. */
const lettersOf = (name: string): string[] =>
  (
    name
      .normalize('NFC')
      .toLowerCase()
      .match(/d[zžj]|[ln]j|./gsu) ?? []
  ).map((letter) => spellings.get(letter) ?? (letter === ' ' ? '\\s+' : escaped(letter)));

const spellings: ReadonlyMap<string, string> = new Map([
  ...[...'abefghijklmnoprtuv'].map((letter, n): [string, string] => [
    letter,
    `[${letter}${'абефгхијклмнопртув'[n]}]`,
  ]),
  ...[...'cčć'].map((letter): [string, string] => [letter, '[cčćцчћ]']),
  ...[...'sš'].map((letter): [string, string] => [letter, '[sšсш]']),
  ...[...'zž'].map((letter): [string, string] => [letter, '[zžзж]']),
  ...['d', 'đ', 'dj'].map((letter): [string, string] => [letter, '(?:dj|[dđдђ])']),
  ...['dž', 'dz'].map((letter): [string, string] => [letter, '(?:d[zž]|dj|[đџђ])']),
  ['lj', '(?:lj|љ)'],
  ['nj', '(?:nj|њ)'],
]);

/** The digits of a number, however spaced, with the country's code or without. */
function phonePattern(number: string): RegExp | undefined {
  const digits = number.replace(/\D/g, '').replace(/^(?:00)?387|^0/, '');
  if (digits.length < 6) return undefined;
  const gap = '[\\s./()-]*';
  const code = `(?:(?:\\+|00)?${gap}387${gap}(?:\\(0\\)${gap})?|0${gap})?`;
  return new RegExp(`(?<!\\d)${code}${[...digits].join(gap)}(?!\\d)`, 'gu');
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
