import type { CallKind } from '@app/contracts/calls/calls.schemas';
import { and, eq } from 'drizzle-orm';
import type { Reader } from '../../platform/db/client.ts';
import { callFollows } from './calls.tables.ts';

export async function followersOf(read: Reader, bankId: string, kind: CallKind): Promise<string[]> {
  const rows = await read
    .select({ id: callFollows.userId })
    .from(callFollows)
    .where(and(eq(callFollows.bankId, bankId), eq(callFollows.kind, kind)));
  return rows.map(({ id }) => id);
}
