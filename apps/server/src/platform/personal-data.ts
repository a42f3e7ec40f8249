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
  files?(read: Reader, userId: string, person: Person): Promise<readonly string[]>;
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

/** What stands where an address or a phone number stood. */
const removed = '—';

/**
 * A record without the name, the addresses and the phone number of a member, wherever its texts
 * name them: numbers in any spacing, names in either order and with the endings of the Bosnian cases.
 *
 * @param record plain data, as it is kept; everything but texts stays as it is.
 * @param called what stands where the name stood.
 */
export function withoutPerson<T>(record: T, person: Person, called = formerMember(person)): T {
  const rules = rulesFor(person, called);
  const full = `${person.firstName} ${person.lastName}`.trim().toLowerCase();
  const clean = (text: string) => {
    if (full !== '' && text.trim().toLowerCase() === full) return called;
    return rules.reduce((kept, [pattern, word]) => kept.replace(pattern, word), text);
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

function rulesFor(person: Person, called: string): (readonly [pattern: RegExp, word: string])[] {
  const { firstName, lastName, addresses, phoneNumber } = person;
  const phone = phoneNumber && phonePattern(phoneNumber);
  const names: [string, string][] = [
    [firstName, lastName],
    [lastName, firstName],
  ];
  return [
    ...addresses.map((address) => [addressPattern(address), removed] as const),
    ...(phone ? [[phone, removed] as const] : []),
    ...(firstName.trim() !== '' && lastName.trim() !== ''
      ? names.map(([one, other]) => [namePattern(one, other), called] as const)
      : []),
  ];
}

/** An address, but not the end or the beginning of somebody else's. */
const addressPattern = (address: string) =>
  new RegExp(`(?<![\\w.+-])${escaped(address)}(?!\\w|[.-]\\w)`, 'giu');

export const namesAddress = (text: string, { addresses }: Pick<Person, 'addresses'>): boolean =>
  addresses.some((address) => addressPattern(address).test(text));

const namePattern = (one: string, other: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${declined(one)}\\s+${declined(other)}(?![\\p{L}\\p{N}])`, 'giu');

/** A name in any case: `Lejla`, `Lejle`, `Lejlom`; `Emir`, `Emira`, `Emirom`. */
function declined(name: string): string {
  const word = name.trim();
  const stem = word.length > 3 ? word.replace(/[aeo]$/iu, '') : word;
  const whole = escaped(word);
  return `(?:${whole}|${escaped(stem)}(?:a|e|i|o|u|om|em)?)`.replaceAll(' ', '\\s+');
}

/** The digits of a number, however spaced, with the country's code or without. */
function phonePattern(number: string): RegExp | undefined {
  const digits = number.replace(/\D/g, '').replace(/^(?:00)?387|^0/, '');
  if (digits.length < 6) return undefined;
  const gap = '[\\s./()-]*';
  const code = `(?:(?:\\+|00)?${gap}387${gap}(?:\\(0\\)${gap})?|0${gap})?`;
  return new RegExp(`(?<!\\d)${code}${[...digits].join(gap)}(?!\\d)`, 'gu');
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
