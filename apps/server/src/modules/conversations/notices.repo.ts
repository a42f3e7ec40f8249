import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/client.ts';
import { conversations, conversationMembers as members, messages } from './conversations.tables.ts';
import { isUnreadBy } from './lists.repo.ts';

/** A member who has not read what was written to them for a while. */
export interface Unheard {
  readonly conversationId: string;
  readonly userId: string;
  readonly isGroup: boolean;
  /** Whether it waits before the door, of a stranger. */
  readonly isRequest: boolean;
  /** Who wrote the last of it; null where their account is gone. */
  readonly writerId: string | null;
}

const atOnce = 200;

/**
 * Takes members whose time to be told has come, and notes that they were: of two copies one tells
 * each. Where nothing waits any more, and in what is muted or put away, there is nothing to tell.
 *
 * @returns whom to tell, and whether there may be more of them.
 */
export async function takeUnheard(
  tx: Tx,
  now: Date,
): Promise<{ readonly unheard: readonly Unheard[]; readonly isMore: boolean }> {
  const due = await tx
    .select({ conversationId: members.conversationId, userId: members.userId })
    .from(members)
    .where(lte(members.tellAt, now))
    .orderBy(asc(members.tellAt))
    .limit(atOnce)
    .for('update', { skipLocked: true });
  if (due.length === 0) return { unheard: [], isMore: false };
  const isDue = sql`(${members.conversationId}, ${members.userId}) IN (
    SELECT * FROM unnest(${sql.param(due.map((one) => one.conversationId))}::uuid[],
      ${sql.param(due.map((one) => one.userId))}::uuid[]))`;
  const last = tx
    .select({ senderId: messages.senderId })
    .from(messages)
    .where(isUnreadBy(tx, sql`${members.userId}`))
    .orderBy(sql`${messages.number} DESC`)
    .limit(1)
    .as('last');
  const unheard = await tx
    .select({
      conversationId: members.conversationId,
      userId: members.userId,
      isGroup: conversations.isGroup,
      isRequest: sql<boolean>`${members.status} = 'waiting'`,
      writerId: last.senderId,
    })
    .from(members)
    .innerJoin(conversations, eq(conversations.id, members.conversationId))
    .innerJoinLateral(last, sql`true`)
    .where(
      and(
        isDue,
        inArray(members.status, ['active', 'waiting']),
        eq(members.isMuted, false),
        eq(members.isArchived, false),
      ),
    );
  await tx.update(members).set({ tellAt: null }).where(isDue);
  if (unheard.length > 0) {
    await tx
      .update(members)
      .set({ toldNumber: members.lastNumber })
      .where(
        sql`(${members.conversationId}, ${members.userId}) IN (
        SELECT * FROM unnest(${sql.param(unheard.map((one) => one.conversationId))}::uuid[],
          ${sql.param(unheard.map((one) => one.userId))}::uuid[]))`,
      );
  }
  return { unheard, isMore: due.length === atOnce };
}
