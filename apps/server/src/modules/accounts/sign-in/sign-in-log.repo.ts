import { lt } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/client.ts';
import { newId } from '../../../platform/ids.ts';
import { type SignInOutcome, signInEvents } from '../accounts.tables.ts';

/** Keeps how a try to sign in ended; what was typed is not kept. */
export async function insertSignInEvent(
  tx: Tx,
  event: {
    readonly at: Date;
    /** Null where no account was meant. */
    readonly userId: string | null;
    readonly outcome: SignInOutcome;
    readonly ip: string;
    readonly userAgent: string;
  },
): Promise<void> {
  const { at, userId, outcome, ip, userAgent } = event;
  await tx.insert(signInEvents).values({ id: newId(), at, userId, outcome, ip, userAgent });
}

export async function deleteOldSignInEvents(tx: Tx, before: Date): Promise<void> {
  await tx.delete(signInEvents).where(lt(signInEvents.at, before));
}
