import type { ErrorCode } from '@app/contracts/errors';
import type { ValidationIssue } from '@app/messages/validation';

/** A text that names an amount. */
export interface AmountText {
  readonly key: string;
  readonly km: number;
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

export function isFailure(value: unknown): value is Failure {
  return (
    typeof value === 'object' && value !== null && 'failure' in value && value.failure === true
  );
}
