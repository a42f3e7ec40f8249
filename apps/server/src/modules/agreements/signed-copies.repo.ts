import { standingCopyStates } from '@app/domain/agreements/signed-copy.machine';
import { and, asc, desc, eq, inArray, ne, notExists, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { deleteFiles, type FileRow } from './agreements.repo.ts';
import { agreementCopies, agreementCopyPages, agreementFiles } from './agreements.tables.ts';

export type CopyRow = typeof agreementCopies.$inferSelect;

/** The last begun first: ids are in the order of time. */
export const copiesOf = (read: Reader, applicationId: string): Promise<CopyRow[]> =>
  read
    .select()
    .from(agreementCopies)
    .where(eq(agreementCopies.applicationId, applicationId))
    .orderBy(desc(agreementCopies.id));

export const isStanding = ({ state }: Pick<CopyRow, 'state'>): boolean =>
  standingCopyStates.some((one) => one === state);

/** The copy that counts. */
export const standingCopy = async (read: Reader, id: string): Promise<CopyRow | undefined> =>
  (await copiesOf(read, id)).find(isStanding);

/** Pages of each copy of a project, in their order. */
export async function pagesOf(
  read: Reader,
  applicationId: string,
): Promise<ReadonlyMap<string, readonly FileRow[]>> {
  const rows = await read
    .select({ copyId: agreementCopyPages.copyId, file: agreementFiles })
    .from(agreementCopyPages)
    .innerJoin(agreementFiles, eq(agreementFiles.id, agreementCopyPages.fileId))
    .where(eq(agreementFiles.applicationId, applicationId))
    .orderBy(asc(agreementCopyPages.place));
  const pages = Map.groupBy(rows, ({ copyId }) => copyId);
  return new Map([...pages].map(([id, own]) => [id, own.map(({ file }) => file)]));
}

export async function insertCopy(tx: Tx, row: CopyRow): Promise<void> {
  await tx.insert(agreementCopies).values(row);
}

export async function updateCopy(tx: Tx, id: string, change: Partial<CopyRow>): Promise<void> {
  await tx.update(agreementCopies).set(change).where(eq(agreementCopies.id, id));
}

export async function putPages(tx: Tx, copyId: string, fileIds: readonly string[]): Promise<void> {
  await tx.delete(agreementCopyPages).where(eq(agreementCopyPages.copyId, copyId));
  if (fileIds.length === 0) return;
  await tx
    .insert(agreementCopyPages)
    .values(fileIds.map((fileId, place) => ({ copyId, fileId, place })));
}

export async function dropPage(tx: Tx, fileId: string): Promise<void> {
  await tx.delete(agreementCopyPages).where(eq(agreementCopyPages.fileId, fileId));
}

/** Takes what was not sent away. */
export async function deleteDraft(tx: Tx, applicationId: string): Promise<void> {
  const [draft] = await tx
    .select({ id: agreementCopies.id })
    .from(agreementCopies)
    .where(
      and(eq(agreementCopies.applicationId, applicationId), eq(agreementCopies.state, 'draft')),
    );
  if (!draft) return;
  await putPages(tx, draft.id, []);
  await tx.delete(agreementCopies).where(eq(agreementCopies.id, draft.id));
}

/** Takes away what is a page of no copy. @returns keys of the files. */
export async function deleteLoosePages(tx: Tx, applicationId: string): Promise<string[]> {
  const used = tx
    .select({ one: sql`1` })
    .from(agreementCopyPages)
    .where(eq(agreementCopyPages.fileId, agreementFiles.id));
  const loose = await tx
    .select({ id: agreementFiles.id })
    .from(agreementFiles)
    .where(
      and(
        eq(agreementFiles.applicationId, applicationId),
        eq(agreementFiles.purpose, 'signed'),
        notExists(used),
      ),
    );
  return deleteFiles(
    tx,
    loose.map(({ id }) => id),
  );
}

/** Whether a page was sent, in whatever copy: then the bank sees it and it stays. */
export async function isSentPage(read: Reader, fileId: string): Promise<boolean> {
  const [row] = await read
    .select({ id: agreementCopies.id })
    .from(agreementCopyPages)
    .innerJoin(agreementCopies, eq(agreementCopies.id, agreementCopyPages.copyId))
    .where(and(eq(agreementCopyPages.fileId, fileId), ne(agreementCopies.state, 'draft')))
    .limit(1);
  return row !== undefined;
}

/** The copies that count of several projects. */
export const standingCopies = (read: Reader, applicationIds: readonly string[]) =>
  read
    .select({ id: agreementCopies.applicationId, state: agreementCopies.state })
    .from(agreementCopies)
    .where(
      and(
        inArray(agreementCopies.applicationId, [...applicationIds]),
        inArray(agreementCopies.state, [...standingCopyStates]),
      ),
    );
