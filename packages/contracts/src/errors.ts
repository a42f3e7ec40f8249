/**
 * Every error code of the API with its HTTP status. The texts stand in
 * `@app/messages/errors`; a code without a status or a text does not compile.
 */
export const errorStatus = {
  VALIDATION: 400,
  BAD_REQUEST: 400,
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  REFRESH_REJECTED: 401,
  FORBIDDEN: 403,
  EMAIL_NOT_VERIFIED: 403,
  ACCOUNT_CLOSED: 403,
  CONFLICT_OF_INTEREST: 403,
  BAD_SIGNATURE: 403,
  NOT_FOUND: 404,
  NO_GRANTS: 404,
  CODE_INVALID: 400,
  CODE_EXPIRED: 400,
  TOKEN_INVALID: 400,
  EMAIL_TAKEN: 409,
  WRONG_STATUS: 409,
  REVISION_CLASH: 409,
  ALREADY_EXISTS: 409,
  INVITED_BEFORE: 409,
  OWN_ACCOUNT: 409,
  LAST_ADMIN: 409,
  OWN_REQUEST: 409,
  IDEMPOTENCY_MISMATCH: 409,
  CALL_CLOSED: 409,
  EXTENSION_RUNNING: 409,
  TOO_MANY_FILES: 409,
  TOO_MANY_DRAFTS: 409,
  TOO_MANY_TASKS: 409,
  TOO_MANY_COMMENTS: 409,
  COMMENT_FIXED: 409,
  ALREADY_CLAIMED: 409,
  CONVERSATION_FULL: 409,
  TOO_MANY_ITEMS: 409,
  SAME_FILE: 409,
  PROOF_MISSING: 400,
  PROOF_KIND: 415,
  PROOF_RENAMED: 415,
  PROOF_ACTIVE: 415,
  PROOF_USED: 409,
  INVITATION_OVER: 409,
  ALREADY_MEMBER: 409,
  TOO_MANY_INVITATIONS: 409,
  TEAM_CLOSED: 409,
  TEAM_FULL: 409,
  OWNER_STAYS: 409,
  AGE_FIXED: 409,
  QUORUM_MISSING: 409,
  AMOUNT_EXCEEDS_GOAL: 409,
  HOLDS_OPEN: 409,
  HOLDS_UNPAID: 429,
  CAMPAIGN_CLOSED: 409,
  CAMPAIGN_NOT_ALLOWED: 409,
  MATCH_RUNNING: 409,
  FUND_EXCEEDED: 409,
  INCOMPLETE: 422,
  GOAL_BELOW_MINIMUM: 422,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  FILE_EMPTY: 400,
  ADDRESS_UNREACHABLE: 422,
  RATE_LIMITED: 429,
  PAYMENT_PROVIDER: 502,
  UNAVAILABLE: 503,
  INTERNAL: 500,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** Body of every failed answer. `fields` maps a dotted field path to what is wrong with it. */
export interface ErrorBody {
  readonly error: string;
  readonly code: ErrorCode;
  readonly fields?: Readonly<Record<string, string>>;
  /** Data that helps the reader go on, as the endpoint describes it. */
  readonly details?: unknown;
}
