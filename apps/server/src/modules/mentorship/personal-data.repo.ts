import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/db/client.ts';
import { mentorshipFiles, mentorshipRequests } from './mentorship.tables.ts';

export async function freeRequests(tx: Tx, mentorId: string): Promise<void> {
  const { claimedBy, status } = mentorshipRequests;
  await tx
    .update(mentorshipRequests)
    .set({ status: 'open' })
    .where(and(eq(claimedBy, mentorId), inArray(status, ['claimed', 'in_progress'])));
}

/**
 * Takes files out of requests that go with their application: PostgreSQL checks all references of a
 * row that was changed before within the transaction, and finds the message of it gone.
 */
export async function detachFiles(tx: Tx, requestIds: readonly string[]): Promise<void> {
  await tx
    .update(mentorshipFiles)
    .set({ requestId: null, messageId: null })
    .where(inArray(mentorshipFiles.requestId, [...requestIds]));
}
