import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { lock } from '../../platform/db/locks.ts';
import { applicationFiles as files } from './applications.tables.ts';

export type FileRow = typeof files.$inferSelect;

/** Where a file of an application is kept. */
export const fileKey = (applicationId: string, id: string, ending: string) =>
  `application-files/${applicationId}/${id}.${ending}`;

export const filesOf = (read: Reader, applicationId: string): Promise<FileRow[]> =>
  read.select().from(files).where(eq(files.applicationId, applicationId));

export async function findFile(
  read: Reader,
  applicationId: string,
  id: string,
): Promise<FileRow | undefined> {
  const [row] = await read
    .select()
    .from(files)
    .where(and(eq(files.applicationId, applicationId), eq(files.id, id)));
  return row;
}

export async function insertFiles(tx: Tx, rows: readonly FileRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(files).values([...rows]);
}

/** Ids of those among them that are files of the application. */
export async function knownFiles(
  read: Reader,
  applicationId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await read
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.applicationId, applicationId), inArray(files.id, [...ids])));
  return new Set(rows.map(({ id }) => id));
}

/**
 * Forgets files that nothing refers to: what is written, what was ever submitted, or a change since.
 *
 * @returns keys in the file store that can be deleted.
 */
export async function dropUnused(
  tx: Tx,
  applicationId: string,
  before: { readonly uploaded: Date; readonly changed: Date },
): Promise<string[]> {
  const named = (text: ReturnType<typeof sql>) => sql`position(${files.id}::text in ${text}) > 0`;
  const unused = await tx
    .delete(files)
    .where(
      and(
        eq(files.applicationId, applicationId),
        lt(files.uploadedAt, before.uploaded),
        sql`NOT EXISTS (SELECT FROM applications a
          WHERE a.id = ${files.applicationId} AND ${named(sql`a.content::text`)})`,
        sql`NOT EXISTS (SELECT FROM application_revisions r
          WHERE r.application_id = ${files.applicationId} AND ${named(sql`r.content::text`)})`,
        sql`NOT EXISTS (SELECT FROM application_edits e
          WHERE e.application_id = ${files.applicationId} AND e.at > ${before.changed}
            AND ${named(sql`e.changes::text`)})`,
      ),
    )
    .returning({ key: files.key });
  return unshared(tx, unused);
}

/** Forgets all files of an application; answers the keys that can be deleted. */
export async function dropFiles(tx: Tx, applicationId: string): Promise<string[]> {
  const dropped = await tx
    .delete(files)
    .where(eq(files.applicationId, applicationId))
    .returning({ key: files.key });
  return unshared(tx, dropped);
}

/** Keys that no other application has; of two that let go of one at once, the second is the last. */
async function unshared(tx: Tx, dropped: readonly Pick<FileRow, 'key'>[]): Promise<string[]> {
  const keys = dropped.map(({ key }) => key);
  if (keys.length === 0) return [];
  await lock(tx, ...keys.map((key) => `application file ${key}`));
  const kept = await tx.select({ key: files.key }).from(files).where(inArray(files.key, keys));
  return keys.filter((key) => kept.every((other) => other.key !== key));
}
