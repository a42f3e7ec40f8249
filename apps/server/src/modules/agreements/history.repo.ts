import { agreementEvents as agreementMoves } from '@app/domain/agreements/agreement.policy';
import type { AgreementHistoryEvent } from '@app/domain/agreements/history';
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Reader } from '../../platform/db/client.ts';
import type { Slice } from '../../platform/lists.ts';
import { applicationTransitionTable } from '../applications/public.ts';
import { agreementEvents, agreementExpenses, agreementMilestones } from './agreements.tables.ts';

export interface HistoryRow {
  readonly id: string;
  readonly at: Date;
  readonly event: AgreementHistoryEvent;
  readonly itemId: string | null;
  readonly actorId: string;
  readonly reason: string;
}

/** What happened to an agreement and to the status of its project, the last first: ids are in the order of time. */
export async function listHistory(
  read: Reader,
  applicationId: string,
  { after, limit }: Slice<{ readonly id: string }>,
): Promise<HistoryRow[]> {
  const own = read
    .select({
      id: agreementEvents.id,
      at: agreementEvents.at,
      event: sql<AgreementHistoryEvent>`${agreementEvents.event}`.as('event'),
      itemId: agreementEvents.itemId,
      actorId: agreementEvents.actorId,
      reason: agreementEvents.reason,
    })
    .from(agreementEvents)
    .where(
      and(
        eq(agreementEvents.applicationId, applicationId),
        after && lt(agreementEvents.id, after.id),
      ),
    )
    .orderBy(desc(agreementEvents.id))
    .limit(limit);
  const { id, at, event, actorId, reason } = applicationTransitionTable;
  const moves = read
    .select({
      id,
      at,
      event: sql<AgreementHistoryEvent>`${event}`.as('event'),
      itemId: sql<string | null>`NULL::uuid`.as('item_id'),
      actorId,
      reason,
    })
    .from(applicationTransitionTable)
    .where(
      and(
        eq(applicationTransitionTable.applicationId, applicationId),
        inArray(event, [...agreementMoves]),
        after && lt(id, after.id),
      ),
    )
    .orderBy(desc(id))
    .limit(limit);
  return unionAll(own, moves).orderBy(sql`id DESC`).limit(limit);
}

/** What steps and receipts are called today; what was taken away has no name any more. */
export async function namesOf(
  read: Reader,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (itemIds.length === 0) return new Map();
  const ids = [...new Set(itemIds)];
  const steps = read
    .select({ id: agreementMilestones.id, name: agreementMilestones.title })
    .from(agreementMilestones)
    .where(inArray(agreementMilestones.id, ids));
  const receipts = read
    .select({ id: agreementExpenses.id, name: agreementExpenses.supplier })
    .from(agreementExpenses)
    .where(inArray(agreementExpenses.id, ids));
  return new Map((await unionAll(steps, receipts)).map(({ id, name }) => [id, name]));
}
