import { and, count, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { bankRefColumns, bankTable } from '../banks/public.ts';
import { calls } from './calls.tables.ts';

export type CallRecord = Awaited<ReturnType<ReturnType<typeof callBySlug>['execute']>>[number];

export function callBySlug(read: Reader) {
  return read
    .select({ call: calls, bank: bankRefColumns })
    .from(calls)
    .innerJoin(bankTable, eq(bankTable.id, calls.bankId))
    .where(eq(calls.slug, sql.placeholder('slug')))
    .prepare('call_by_slug');
}

/** How many calls of each bank are open; banks without one are left out. */
export async function countOpenCalls(
  read: Reader,
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const rows = await read
    .select({ bankId: calls.bankId, open: count() })
    .from(calls)
    .where(and(lte(calls.opensAt, now), gt(calls.closesAt, now)))
    .groupBy(calls.bankId);
  return new Map(rows.map((row) => [row.bankId, row.open]));
}

/** @returns false if they were already. */
export async function markDecisionsPublished(tx: Tx, id: string, at: Date): Promise<boolean> {
  const changed = await tx
    .update(calls)
    .set({ decisionsPublishedAt: at })
    .where(and(eq(calls.id, id), isNull(calls.decisionsPublishedAt)))
    .returning({ id: calls.id });
  return changed.length === 1;
}
