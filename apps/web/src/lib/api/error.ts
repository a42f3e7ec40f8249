import type { ErrorBody, ErrorCode } from '@app/contracts/errors';

/** Codes of failed calls: those of the server, and `NETWORK` when it was not reached. */
export type ApiErrorCode = ErrorCode | 'NETWORK';

/** A failed call; its message has the form `{status}: {body}` (specification §7). */
export class ApiError extends Error {
  /** HTTP status; 0 when the server was not reached. */
  readonly status: number;
  readonly code: ApiErrorCode;
  /** What the server says, in the reader's language; empty when it was not reached. */
  readonly text: string;
  /** What is wrong with each field, by its dotted path. */
  readonly fields: Readonly<Record<string, string>>;
  readonly details: unknown;
  /** Seconds until another try makes sense; null where the server does not say. */
  readonly retryAfter: number | null;

  constructor(status: number, body: string, retryAfter: string | null = null) {
    super(`${status}: ${body}`);
    this.name = 'ApiError';
    const parsed = parseBody(body);
    this.status = status;
    this.code = status === 0 ? 'NETWORK' : (parsed.code ?? 'INTERNAL');
    this.text = parsed.error ?? '';
    this.fields = parsed.fields ?? {};
    this.details = parsed.details;
    const seconds = Number(retryAfter);
    this.retryAfter = seconds > 0 ? seconds : null;
  }

  static async of(answer: Response): Promise<ApiError> {
    return new ApiError(answer.status, await answer.text(), answer.headers.get('retry-after'));
  }
}

function parseBody(body: string): Partial<ErrorBody> {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

export const isApiError = (error: unknown, ...codes: readonly ApiErrorCode[]): error is ApiError =>
  error instanceof ApiError && (codes.length === 0 || codes.includes(error.code));

/** The server did not say no: it was not reached, or could not answer. What was sent may stand. */
export const isUnheard = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
