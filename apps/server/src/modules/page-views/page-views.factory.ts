import type { Tx } from '../../platform/db/client.ts';
import { callViews } from './page-views.tables.ts';

export async function createCallViews(
  tx: Tx,
  call: { readonly id: string },
  views: readonly Omit<typeof callViews.$inferInsert, 'callId'>[],
): Promise<void> {
  if (views.length === 0) return;
  await tx.insert(callViews).values(views.map((row) => ({ callId: call.id, ...row })));
}
