/** Why a policy refused. The server maps each to an error of its API, the screens to a text. */
export const reasonCodes = [
  'CALL_FORBIDS',
  'NOT_SIGNED_IN',
  'NOT_OWNER',
  'NOT_TEAM',
  'NOT_SELF',
  'NOT_STAFF',
  'NOT_BOARD',
  'NOT_MODERATOR',
  'NOT_ADMIN',
  'OWN_APPLICATION',
  'CONFLICT_OF_INTEREST',
  'SCORE_FIRST',
  'SECTION_CLOSED',
  'WRONG_STATUS',
  'CALL_NOT_OPEN',
  'OWN_ACCOUNT',
  'LAST_ADMIN',
  'OWN_REQUEST',
] as const;

export type ReasonCode = (typeof reasonCodes)[number];

export type Verdict = { readonly ok: true } | { readonly ok: false; readonly reason: ReasonCode };

export const allow: Verdict = { ok: true };

export function deny(reason: ReasonCode): Verdict {
  return { ok: false, reason };
}

export function allowIf(condition: boolean, reason: ReasonCode): Verdict {
  return condition ? allow : deny(reason);
}
