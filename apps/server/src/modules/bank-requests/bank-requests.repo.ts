import { openRequestStatuses } from '@app/domain/bank-requests/bank-request.machine';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { inTimeOrder } from '../../platform/db/keyset.ts';
import type { Slice } from '../../platform/lists.ts';
import { bankRefColumns, bankTable } from '../banks/public.ts';
import { bankRequests } from './bank-requests.tables.ts';

const columns = { request: bankRequests, bank: bankRefColumns };

export type BankRequestRecord = Awaited<ReturnType<typeof findRequest>> & object;

const from = (read: Reader) =>
  read
    .select(columns)
    .from(bankRequests)
    .leftJoin(bankTable, eq(bankTable.id, bankRequests.bankId));

export async function findRequest(read: Reader, id: string) {
  const [found] = await from(read).where(eq(bankRequests.id, id));
  return found;
}

/** Held until the transaction ends. */
export async function lockRequest(tx: Tx, id: string): Promise<BankRequestRecord | undefined> {
  await tx
    .select({ id: bankRequests.id })
    .from(bankRequests)
    .where(eq(bankRequests.id, id))
    .for('update');
  return findRequest(tx, id);
}

/** @returns whether it was new. */
export async function insertRequest(
  tx: Tx,
  row: typeof bankRequests.$inferInsert,
): Promise<boolean> {
  const made = await tx.insert(bankRequests).values(row).onConflictDoNothing().returning();
  return made.length > 0;
}

export async function updateRequest(
  tx: Tx,
  id: string,
  change: Pick<typeof bankRequests.$inferSelect, 'status' | 'messages'>,
): Promise<void> {
  await tx.update(bankRequests).set(change).where(eq(bankRequests.id, id));
}

export async function requestsOf(read: Reader, userId: string): Promise<BankRequestRecord[]> {
  return from(read)
    .where(eq(bankRequests.requesterId, userId))
    .orderBy(desc(bankRequests.createdAt), desc(bankRequests.id));
}

/** Open ones wait in the order in which they came; closed ones begin with the last. */
export async function listRequests(
  read: Reader,
  { after, limit }: Slice,
  {
    state,
    banks,
  }: { readonly state: 'open' | 'closed'; readonly banks: 'all' | readonly string[] },
): Promise<BankRequestRecord[]> {
  const { createdAt, id } = bankRequests;
  const order = inTimeOrder(state === 'open' ? 'asc' : 'desc', createdAt, id);
  // Written out, so that an index over it serves the list.
  const open = sql.raw(openRequestStatuses.map((status) => `'${status}'`).join(', '));
  return from(read)
    .where(
      and(
        state === 'open'
          ? sql`${bankRequests.status} in (${open})`
          : sql`${bankRequests.status} not in (${open})`,
        banks === 'all' ? undefined : inArray(bankTable.slug, [...banks]),
        order.beyond(after),
      ),
    )
    .orderBy(...order.by)
    .limit(limit);
}
