import { unlistedStatuses } from '@app/domain/calls/call.machine';
import { and, count, eq, gt, isNotNull, lte, notInArray, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db/client.ts';
import { bankRefColumns, bankTable } from '../banks/public.ts';
import { calls } from './calls.tables.ts';

/** Whether lists for everybody show it. */
export const listed = notInArray(calls.status, [...unlistedStatuses]);

export type CallRecord = Awaited<ReturnType<ReturnType<typeof callBySlug>['execute']>>[number];

/** A call that is public, or was until it was archived. */
export function callBySlug(read: Reader) {
  return read
    .select({ call: calls, bank: bankRefColumns })
    .from(calls)
    .innerJoin(bankTable, eq(bankTable.id, calls.bankId))
    .where(and(eq(calls.slug, sql.placeholder('slug')), isNotNull(calls.publishedAt)))
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
    .where(and(lte(calls.opensAt, now), gt(calls.closesAt, now), listed))
    .groupBy(calls.bankId);
  return new Map(rows.map((row) => [row.bankId, row.open]));
}
