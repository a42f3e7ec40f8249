import type { Endpoint } from '@app/contracts/endpoint';
import { errorStatus } from '@app/contracts/errors';
import type { FastifyRequest } from 'fastify';
import { memberOf } from '../access/access.ts';
import type { Platform } from '../platform.ts';
import { type Failure, isFailure } from './failure.ts';

type Limits = Pick<Platform, 'limits'>;

/**
 * A limit of a row, before anything of a body is read.
 *
 * @returns `RATE_LIMITED` when the caller has no call left.
 */
export const usedUp = (
  { limits }: Limits,
  endpoint: Endpoint,
  request: FastifyRequest,
): Failure | undefined =>
  endpoint.rateLimit && limits.full(nameOf(endpoint), callerOf(request), endpoint.rateLimit);

/**
 * Answers a call and counts it, unless what was sent is refused for its own sake: a slip is not held
 * against anybody.
 */
export async function counted(
  { limits }: Limits,
  endpoint: Endpoint,
  request: FastifyRequest,
  answer: () => Promise<unknown>,
): Promise<unknown> {
  const { rateLimit } = endpoint;
  if (!rateLimit) return answer();
  const name = nameOf(endpoint);
  const caller = callerOf(request);
  const refused = await limits.take(name, caller, rateLimit);
  if (refused) return refused;
  try {
    const answered = await answer();
    if (isFailure(answered) && refusesBody(endpoint, answered)) limits.giveBack(name, caller);
    return answered;
  } catch (error) {
    // What reads a form throws what is beyond its limits.
    if (isClientError(error)) limits.giveBack(name, caller);
    throw error;
  }
}

/** Members are counted wherever they are: a whole school stands behind one address. */
const callerOf = ({ reader, ip }: FastifyRequest): string => memberOf(reader)?.actor.id ?? ip;

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/** Statuses with which a form is refused that the handler reads. */
const formRefusals: readonly number[] = [400, 413, 415];

const refusesBody = ({ kind }: Endpoint, { code }: Failure): boolean =>
  code === 'VALIDATION' || (kind === 'multipart' && formRefusals.includes(errorStatus[code]));

const isClientError = (error: unknown): boolean =>
  error instanceof Error &&
  'statusCode' in error &&
  Number(error.statusCode) >= 400 &&
  Number(error.statusCode) < 500;
