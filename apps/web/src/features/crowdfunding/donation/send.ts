import type { DonateAnswer } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import { isApiError } from '../../../lib/api/error.ts';
import { crowdfunding } from '../client.ts';
import type { Attempt } from './flow.ts';

/** Milliseconds before each further try when the server is not reached. */
const pauses = [1_000, 2_000];

/** A request without an answer is sent again with the same key; `NETWORK` after the last try. */
export async function sendDonation({ key, body }: Attempt): Promise<DonateAnswer> {
  for (const pause of [...pauses, null]) {
    try {
      return await crowdfunding.donate({ body: { ...body, idempotencyKey: key } });
    } catch (error) {
      if (pause === null || !isApiError(error, 'NETWORK')) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  throw new Error('unreachable');
}

/** Why a donation was refused, and the step that can mend it; null if it is not known whether it was. */
export function refusalOf(error: unknown): Refusal | null {
  if (!isApiError(error) || error.status === 0 || error.status >= 500) return null;
  const { code, text, fields } = error;
  if (code === 'AMOUNT_EXCEEDS_GOAL') return { step: 'amount', text: '', fields: {} };
  if (code === 'CAMPAIGN_CLOSED' || code === 'NOT_FOUND') {
    return { step: 'amount', text, fields: {} };
  }
  if (fields.amount) return { step: 'amount', text: fields.amount, fields };
  const step = Object.keys(fields).length > 0 ? 'details' : 'payment';
  return { step, text, fields };
}

export interface Refusal {
  readonly step: 'amount' | 'details' | 'payment';
  /** What to tell; empty where the step itself says it. */
  readonly text: string;
  readonly fields: Readonly<Record<string, string>>;
}
