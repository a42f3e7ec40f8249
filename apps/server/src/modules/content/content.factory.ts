import type { PageBlock } from '@app/contracts/blocks/blocks.schemas';
import type { EditablePage } from '@app/domain/content/pages';
import type { Tx } from '../../platform/db/client.ts';
import { addVersion, lockPage, putPage, type VersionRow } from './content.repo.ts';

/** What was once published of a page. */
export const createVersion = (
  tx: Tx,
  page: EditablePage,
  {
    at,
    by = null,
    blocks = [],
  }: { readonly at: Date; readonly by?: string | null; readonly blocks?: PageBlock[] },
): Promise<VersionRow> => addVersion(tx, { page, at, actorId: by, blocks, texts: {}, changes: [] });

/** Puts blocks on a page as if somebody had published them. */
export async function createPageBlocks(
  tx: Tx,
  page: EditablePage,
  made: { readonly at: Date; readonly by: string; readonly blocks: PageBlock[] },
): Promise<void> {
  const row = await lockPage(tx, page);
  const { blocks, at, by } = made;
  await putPage(tx, {
    ...row,
    blocks,
    publishedRevision: row.publishedRevision + 1,
    publishedAt: at,
    publishedBy: by,
    revision: row.revision + 1,
  });
  await createVersion(tx, page, made);
}
