import { type Fening, fening } from '@app/domain/money';
import { and, asc, desc, eq, lte, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { inTimeOrder } from '../../platform/db/keyset.ts';
import type { Slice, TimePlace } from '../../platform/lists.ts';
import { applicationTable } from '../applications/public.ts';
import { agreementExceptions } from './agreements.tables.ts';

export type ExceptionRow = typeof agreementExceptions.$inferSelect;

/** Those of one project, the last proposed first. */
export const exceptionsOf = (read: Reader, applicationId: string): Promise<ExceptionRow[]> =>
  read
    .select()
    .from(agreementExceptions)
    .where(eq(agreementExceptions.applicationId, applicationId))
    .orderBy(desc(agreementExceptions.proposedAt), desc(agreementExceptions.id));

export async function findException(read: Reader, id: string): Promise<ExceptionRow | undefined> {
  const [row] = await read.select().from(agreementExceptions).where(eq(agreementExceptions.id, id));
  return row;
}

/** @returns false if one of its kind waits already, or it has this id. */
export async function insertException(tx: Tx, row: ExceptionRow): Promise<boolean> {
  const rows = await tx
    .insert(agreementExceptions)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: agreementExceptions.id });
  return rows.length === 1;
}

export async function updateException(tx: Tx, id: string, change: Partial<ExceptionRow>) {
  await tx.update(agreementExceptions).set(change).where(eq(agreementExceptions.id, id));
}

/** The most that two people of the bank let be without a trace. */
export async function excusedOf(read: Reader, applicationId: string): Promise<Fening> {
  const [row] = await read
    .select({ most: sql<number>`coalesce(max(${agreementExceptions.amount}), 0)`.mapWith(Number) })
    .from(agreementExceptions)
    .where(
      and(
        eq(agreementExceptions.applicationId, applicationId),
        eq(agreementExceptions.kind, 'shortfall'),
        eq(agreementExceptions.state, 'accepted'),
      ),
    );
  return fening(row?.most ?? 0);
}

/** Those that nobody can accept any more. */
export const lapsed = (read: Reader, now: Date): Promise<ExceptionRow[]> =>
  read
    .select()
    .from(agreementExceptions)
    .where(and(eq(agreementExceptions.state, 'proposed'), lte(agreementExceptions.expiresAt, now)))
    .orderBy(asc(agreementExceptions.id))
    .limit(100);

/** What waits at a bank for a second person, the oldest first. */
export async function waitingExceptions(
  read: Reader,
  bankId: string,
  { after, limit }: Slice<TimePlace>,
) {
  const { proposedAt, id, state } = agreementExceptions;
  const { by, beyond } = inTimeOrder('asc', proposedAt, id);
  return read
    .select({ exception: agreementExceptions, title: applicationTable.projectTitle })
    .from(agreementExceptions)
    .innerJoin(applicationTable, eq(applicationTable.id, agreementExceptions.applicationId))
    .where(and(eq(agreementExceptions.bankId, bankId), eq(state, 'proposed'), beyond(after)))
    .orderBy(...by)
    .limit(limit);
}
