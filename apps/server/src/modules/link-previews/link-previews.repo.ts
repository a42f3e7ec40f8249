import { and, eq, gt, isNotNull, lt } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { linkPreviews } from './link-previews.tables.ts';

export type PreviewRow = typeof linkPreviews.$inferSelect;

export async function findPreview(
  read: Reader,
  address: string,
  since: Date,
): Promise<PreviewRow | undefined> {
  const [row] = await read
    .select()
    .from(linkPreviews)
    .where(and(eq(linkPreviews.address, address), gt(linkPreviews.fetchedAt, since)));
  return row;
}

export async function putPreview(tx: Tx, row: PreviewRow): Promise<void> {
  await tx
    .insert(linkPreviews)
    .values(row)
    .onConflictDoUpdate({ target: linkPreviews.address, set: row });
}

export async function dropPreviews(tx: Tx, before: Date): Promise<void> {
  await tx.delete(linkPreviews).where(lt(linkPreviews.fetchedAt, before));
}

export async function picturesOfPreviews(read: Reader): Promise<(string | null)[]> {
  const rows = await read
    .select({ imageUrl: linkPreviews.imageUrl })
    .from(linkPreviews)
    .where(isNotNull(linkPreviews.imageUrl));
  return rows.map(({ imageUrl }) => imageUrl);
}
