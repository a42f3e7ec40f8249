import type { AnyContent } from '@app/domain/applications/form/form';
import { and, desc, eq, gt, lt, type SQL } from 'drizzle-orm';
import type { Reader } from '../../platform/db/client.ts';
import type { Slice } from '../../platform/lists.ts';
import { applicationEdits } from './applications.tables.ts';

export type Edit = typeof applicationEdits.$inferSelect;

/** The fields of an edit as they were, or as they are after it. */
export const sideOf = (edit: Pick<Edit, 'changes'>, side: 'before' | 'after'): AnyContent =>
  Object.fromEntries(Object.entries(edit.changes).map(([field, change]) => [field, change[side]]));

export async function lastEdit(tx: Reader, applicationId: string): Promise<Edit | undefined> {
  const [row] = await latestFirst(tx, applicationId).limit(1);
  return row;
}

export async function listEdits(
  read: Reader,
  applicationId: string,
  { after, limit }: Slice<Pick<Edit, 'editRevision'>>,
): Promise<Edit[]> {
  const before = after && lt(applicationEdits.editRevision, after.editRevision);
  return latestFirst(read, applicationId, before).limit(limit);
}

export async function editsAfter(
  read: Reader,
  applicationId: string,
  revision: number,
): Promise<Edit[]> {
  return latestFirst(read, applicationId, gt(applicationEdits.editRevision, revision));
}

const latestFirst = (read: Reader, applicationId: string, where?: SQL) =>
  read
    .select()
    .from(applicationEdits)
    .where(and(eq(applicationEdits.applicationId, applicationId), where))
    .orderBy(desc(applicationEdits.editRevision));
