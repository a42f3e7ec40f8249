import type { CallKind } from '@app/contracts/calls/calls.schemas';
import { and, asc, eq } from 'drizzle-orm';
import { alphabetical } from '../../platform/db/alphabet.ts';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { bankRefColumns, bankTable } from '../banks/public.ts';
import { callFollows } from './calls.tables.ts';

export interface Follow {
  readonly userId: string;
  readonly bankId: string;
  readonly kind: CallKind;
}

export async function followersOf(
  read: Reader,
  { bankId, kind }: Omit<Follow, 'userId'>,
): Promise<string[]> {
  const rows = await read
    .select({ id: callFollows.userId })
    .from(callFollows)
    .where(and(eq(callFollows.bankId, bankId), eq(callFollows.kind, kind)));
  return rows.map(({ id }) => id);
}

export async function followsOf(read: Reader, userId: string) {
  return read
    .select({ bank: bankRefColumns, kind: callFollows.kind, since: callFollows.createdAt })
    .from(callFollows)
    .innerJoin(bankTable, eq(bankTable.id, callFollows.bankId))
    .where(eq(callFollows.userId, userId))
    .orderBy(alphabetical(bankTable.name), asc(callFollows.kind));
}

export async function putFollow(tx: Tx, follow: Follow, createdAt: Date): Promise<void> {
  await tx
    .insert(callFollows)
    .values({ ...follow, createdAt })
    .onConflictDoNothing();
}

export async function dropFollow(tx: Tx, { userId, bankId, kind }: Follow): Promise<void> {
  await tx
    .delete(callFollows)
    .where(
      and(
        eq(callFollows.userId, userId),
        eq(callFollows.bankId, bankId),
        eq(callFollows.kind, kind),
      ),
    );
}
