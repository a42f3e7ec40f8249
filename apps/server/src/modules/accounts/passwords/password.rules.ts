import {
  type PasswordOwner,
  passwordAcceptable,
  passwordLength,
} from '@app/domain/accounts/password';
import { dictionary } from '@zxcvbn-ts/language-common';
import { type Failure, fail } from '../../../platform/http/failure.ts';

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

/** What speaks against a new password; undefined if nothing does. */
export function passwordRefusal(
  field: 'password' | 'newPassword',
  password: string,
  owner: PasswordOwner,
): Failure | undefined {
  const verdict = passwordAcceptable(password, owner);
  if (!verdict.ok) return fail('VALIDATION', { fields: { [field]: reasons[verdict.reason] } });
  if (isCommon(password)) return fail('VALIDATION', { fields: { [field]: 'passwordCommon' } });
  return undefined;
}
