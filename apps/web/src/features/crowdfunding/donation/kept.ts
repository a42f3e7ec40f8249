import type { AmountChoice } from './amount.ts';
import { noDetails } from './details.ts';
import type { Attempt, KeptFlow } from './flow.ts';

/**
 * What the donor typed, while they are on the card provider's page: kept by the browser for this
 * tab only, and gone once the donation succeeded.
 */
const keyOf = (applicationId: string) => `donation:${applicationId}`;

/** Keeps what is typed and what is under way. */
export function keepFlow(applicationId: string, flow: KeptFlow): void {
  const { amount, details, attempt } = flow;
  try {
    sessionStorage.setItem(keyOf(applicationId), JSON.stringify({ amount, details, attempt }));
  } catch {
    // A browser that refuses its storage: typing it again is all that is lost.
  }
}

/** Forgets it. */
export function forgetFlow(applicationId: string): void {
  try {
    sessionStorage.removeItem(keyOf(applicationId));
  } catch {
    // Nothing was kept either.
  }
}

/** What was kept; null if there is nothing, or nothing that can be read. */
export function keptFlow(applicationId: string): KeptFlow | null {
  try {
    return readKept(JSON.parse(sessionStorage.getItem(keyOf(applicationId)) ?? 'null'));
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Reads what an earlier version of this page may have kept. */
export function readKept(value: unknown): KeptFlow | null {
  if (!isRecord(value) || !isRecord(value.amount) || !isRecord(value.details)) return null;
  const { amount, details, attempt } = value;
  if (!('preset' in amount && 'custom' in amount && typeof amount.text === 'string')) return null;
  const known = Object.entries(noDetails).map(([field, empty]) => {
    const kept = details[field];
    return [field, typeof kept === typeof empty ? kept : empty];
  });
  return {
    amount: amount as unknown as AmountChoice,
    details: Object.fromEntries(known),
    attempt: isAttempt(attempt) ? attempt : null,
  };
}

function isAttempt(value: unknown): value is Attempt {
  if (!isRecord(value) || typeof value.key !== 'string' || !isRecord(value.body)) return false;
  const { order } = value;
  return (
    order === null ||
    (isRecord(order) &&
      typeof order.orderNumber === 'string' &&
      typeof order.statusToken === 'string')
  );
}
