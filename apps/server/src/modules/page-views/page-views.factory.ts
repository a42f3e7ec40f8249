import type { Tx } from '../../platform/db/client.ts';
import { callViews, pageViews } from './page-views.tables.ts';

export { wholeProduct } from './page-views.repo.ts';

export async function createPageViews(
  tx: Tx,
  views: readonly (typeof pageViews.$inferInsert)[],
): Promise<void> {
  await tx.insert(pageViews).values([...views]);
}

export async function createCallViews(
  tx: Tx,
  call: { readonly id: string },
  views: readonly Omit<typeof callViews.$inferInsert, 'callId'>[],
): Promise<void> {
  if (views.length === 0) return;
  await tx.insert(callViews).values(views.map((row) => ({ callId: call.id, ...row })));
}
