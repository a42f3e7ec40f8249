import {
  type PasswordOwner,
  passwordAcceptable,
  passwordLength,
} from '@app/domain/accounts/password';
import { slugify } from '@app/domain/slug';
import { dictionary } from '@zxcvbn-ts/language-common';
import { type Failure, fail } from '../../../platform/http/failure.ts';
import type { Settings } from '../../../platform/settings.ts';

const reasons = {
  TOO_SHORT: 'passwordShort',
  TOO_LONG: 'invalid',
  OWN_NAME: 'passwordPersonal',
  OWN_EMAIL: 'passwordPersonal',
} as const;

let common: ReadonlySet<string> | undefined;

/** Whether a password is among the tens of thousands that are tried first, however it is cased. */
function isCommon(password: string): boolean {
  common ??= new Set(
    dictionary['passwords-common'].filter((one) => one.length >= passwordLength.min),
  );
  return common.has(password.toLowerCase());
}

/**
 * Words that whoever guesses at this product tries: what it is about, who works in it, and what
 * people here write for want of a better one. SECURITY.md names them.
 */
const ofTheProduct = [
  ...['omladinskabanka', 'omladinskebanke', 'youthbank', 'narandzastigrant', 'plavigrant'],
  ...['orangegrant', 'bluegrant', 'crowdfunding', 'aplikacija', 'donacija', 'mentorstvo'],
  ...['administrator', 'moderator', 'koordinator', 'voditelj', 'savjetnik', 'menadzer'],
  ...['lozinka', 'mojalozinka', 'sifra', 'mojasifra', 'bosnaihercegovina'],
];

const lettersOf = (text: string) => slugify(text).replace(/[^a-z]/g, '');

/** Whether a password is one of those words, or the product's name, but for digits and signs. */
function isOfTheProduct(password: string, brand: string): boolean {
  const letters = lettersOf(password);
  return letters !== '' && [lettersOf(brand), ...ofTheProduct].includes(letters);
}

/** What speaks against a new password; undefined if nothing does. */
export function passwordRefusal(
  field: 'password' | 'newPassword',
  password: string,
  owner: PasswordOwner,
  { brand }: Pick<Settings, 'brand'>,
): Failure | undefined {
  const verdict = passwordAcceptable(password, owner);
  if (!verdict.ok) return fail('VALIDATION', { fields: { [field]: reasons[verdict.reason] } });
  if (isCommon(password) || isOfTheProduct(password, brand))
    return fail('VALIDATION', { fields: { [field]: 'passwordCommon' } });
  return undefined;
}
