/** Length of a password in characters; the upper bound keeps hashing affordable. */
export const passwordLength = { min: 8, max: 200 } as const;

/** The hints shown beside a new password (specification §5); none but the length is enforced. */
export interface PasswordHints {
  readonly length: boolean;
  readonly upper: boolean;
  readonly lower: boolean;
  readonly digit: boolean;
  readonly special: boolean;
}

export function passwordHints(password: string): PasswordHints {
  return {
    length: [...password].length >= passwordLength.min,
    upper: /\p{Lu}/u.test(password),
    lower: /\p{Ll}/u.test(password),
    digit: /\p{Nd}/u.test(password),
    special: /[^\p{L}\p{N}\s]/u.test(password),
  };
}

/** Whose password it is; what is not known stays out. */
export interface PasswordOwner {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly email?: string | undefined;
}

export type PasswordVerdict =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'TOO_SHORT' | 'TOO_LONG' | 'OWN_NAME' | 'OWN_EMAIL' };

/** Letters only: `Amina.Hodzic-2008!` is no better than the name alone. */
function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}]/gu, '');
}

/** Whether a password may be set: 8 characters or more, not one's own name or e-mail address. */
export function passwordAcceptable(password: string, owner: PasswordOwner): PasswordVerdict {
  const { length } = [...password];
  if (length < passwordLength.min) return { ok: false, reason: 'TOO_SHORT' };
  if (length > passwordLength.max) return { ok: false, reason: 'TOO_LONG' };
  const email = (owner.email ?? '').trim().toLowerCase();
  const letters = lettersOf(password);
  if (email !== '' && password.toLowerCase().includes(email)) {
    return { ok: false, reason: 'OWN_EMAIL' };
  }
  if (letters === '') return { ok: true };
  const [first, last] = [lettersOf(owner.firstName ?? ''), lettersOf(owner.lastName ?? '')];
  if ([first, last, first + last, last + first].includes(letters)) {
    return { ok: false, reason: 'OWN_NAME' };
  }
  const localPart = lettersOf(email.split('@')[0] ?? '');
  if (localPart === letters) return { ok: false, reason: 'OWN_EMAIL' };
  return { ok: true };
}
