import type { AnyContent } from '@app/domain/applications/form/form';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { applicationEdits } from './applications.tables.ts';

export type Edit = typeof applicationEdits.$inferSelect;

/** The fields of an edit as they were, or as they are after it. */
export const sideOf = (edit: Pick<Edit, 'changes'>, side: 'before' | 'after'): AnyContent =>
  Object.fromEntries(Object.entries(edit.changes).map(([field, change]) => [field, change[side]]));

export async function lastEdit(tx: Tx, applicationId: string): Promise<Edit | undefined> {
  const [row] = await latestFirst(tx, applicationId).limit(1);
  return row;
}

export async function insertEdit(tx: Tx, edit: typeof applicationEdits.$inferInsert) {
  await tx.insert(applicationEdits).values(edit);
}

/** Makes one of an edit and what followed it at once. */
export async function extendEdit(
  tx: Tx,
  { applicationId, editRevision }: Pick<Edit, 'applicationId' | 'editRevision'>,
  change: Pick<Edit, 'editRevision' | 'changes' | 'at'>,
): Promise<void> {
  await tx
    .update(applicationEdits)
    .set(change)
    .where(
      and(
        eq(applicationEdits.applicationId, applicationId),
        eq(applicationEdits.editRevision, editRevision),
      ),
    );
}

export async function listEdits(read: Reader, applicationId: string, atMost: number) {
  return latestFirst(read, applicationId).limit(atMost);
}

export async function editsAfter(
  read: Reader,
  applicationId: string,
  revision: number,
): Promise<Edit[]> {
  return latestFirst(read, applicationId, gt(applicationEdits.editRevision, revision));
}

const latestFirst = (read: Reader, applicationId: string, where?: ReturnType<typeof gt>) =>
  read
    .select()
    .from(applicationEdits)
    .where(and(eq(applicationEdits.applicationId, applicationId), where))
    .orderBy(desc(applicationEdits.editRevision));
