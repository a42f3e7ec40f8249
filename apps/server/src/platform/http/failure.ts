import type { ErrorCode } from '@app/contracts/errors';
import type { KmNumber } from '@app/domain/money';
import type { Verdict } from '@app/domain/policy';
import type { ValidationIssue } from '@app/messages/validation';

/** A text that names an amount. */
export interface AmountText {
  readonly key: string;
  readonly km: KmNumber;
}

/** An expected failure: a value that a service returns and the transport turns into an answer. */
export interface Failure {
  readonly failure: true;
  readonly code: ErrorCode;
  /** What is wrong with each field: key of a text in `@app/messages/validation`. */
  readonly fields?: Readonly<Record<string, string | AmountText>>;
  /** What a schema finds wrong, where the schema depends on the record. */
  readonly issues?: readonly ValidationIssue[];
  /** Data that helps the reader go on, shaped by the endpoint's documentation. */
  readonly details?: unknown;
  /** Seconds until another try makes sense; sent as `Retry-After`. */
  readonly retryAfter?: number;
}

export function fail(code: ErrorCode, more: Omit<Failure, 'failure' | 'code'> = {}): Failure {
  return { failure: true, code, ...more };
}

/**
 * Why a policy's refusal stands in the way; undefined when it allows. What is only too early or too
 * late says so.
 *
 * @param code of any other reason: `NOT_FOUND` to those who are not to learn that there is something.
 */
export function refusalOf(verdict: Verdict, code: ErrorCode = 'FORBIDDEN'): Failure | undefined {
  if (verdict.ok) return undefined;
  return fail(verdict.reason === 'WRONG_STATUS' ? 'WRONG_STATUS' : code);
}

export function isFailure(value: unknown): value is Failure {
  return (
    typeof value === 'object' && value !== null && 'failure' in value && value.failure === true
  );
}
