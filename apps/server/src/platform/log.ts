import pino from 'pino';
import type { Settings } from './settings.ts';

export function createLog(
  settings: Pick<Settings, 'logLevel'>,
  target?: pino.DestinationStream,
): pino.Logger {
  return pino(
    {
      level: settings.logLevel,
      redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.refreshToken'],
      serializers: { err: errorForLog },
    },
    target,
  );
}

/** Causes that are followed at most. */
const deepest = 5;

/**
 * What is logged of an error: kind, code, message and stack of it and of its causes. What a failed
 * query was asked with stays out, and so does what the database says of a row: both may hold
 * addresses, names and hashes of secrets.
 */
export function errorForLog(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? error.code : undefined;
  const errors = error instanceof AggregateError ? error.errors : undefined;
  const inner = (one: unknown) => (depth < deepest ? errorForLog(one, depth + 1) : undefined);
  return {
    type: error.name,
    ...(code === undefined ? {} : { code }),
    message: withoutValues(error.message),
    stack: withoutValues(error.stack ?? ''),
    ...(errors ? { errors: errors.map(inner) } : {}),
    ...(error.cause === undefined ? {} : { cause: inner(error.cause) }),
  };
}

/** The values of a failed query begin after its text and end before the first line of the stack. */
const withoutValues = (text: string) => text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, '');
