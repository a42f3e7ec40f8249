import { isApiError } from '../../../lib/api/error.ts';

/** What a refused reset code is told as. */
export type ResetTrouble = 'resetCodeExpired' | 'resetCodeInvalid';

const expired = /expired|istek/i;
const used = /\bused\b|iskori[sš]|upotrijeb/i;

/**
 * Reads why a reset code was refused: by the code of the answer, or by its words where there is
 * none (specification §8).
 *
 * @param words what the server says.
 * @param resetting whether the password was being set: only then does "used" mean an invalid code.
 * @returns null for anything else, which is shown as it is.
 */
export function resetTrouble(
  error: unknown,
  words: string,
  resetting: boolean,
): ResetTrouble | null {
  if (isApiError(error, 'CODE_EXPIRED') || expired.test(words)) return 'resetCodeExpired';
  if (isApiError(error, 'CODE_INVALID') || (resetting && used.test(words))) {
    return 'resetCodeInvalid';
  }
  return null;
}
