import type { PageBlock } from '@app/contracts/blocks/blocks.schemas';
import type { EditablePage } from '@app/domain/content/pages';
import type { Tx } from '../../platform/db/client.ts';
import { pageChanges } from './content.draft.ts';
import { addVersion, lockPage, putPage, type VersionRow } from './content.repo.ts';

/** What was once published of a page. */
export const createVersion = (
  tx: Tx,
  page: EditablePage,
  made: Pick<VersionRow, 'at'> & Partial<Pick<VersionRow, 'actorId' | 'blocks' | 'changes'>>,
): Promise<VersionRow> =>
  addVersion(tx, { page, actorId: null, blocks: [], texts: {}, changes: [], ...made });

/** Puts blocks on an empty page as if somebody had published them. */
export async function createPageBlocks(
  tx: Tx,
  page: EditablePage,
  { at, by, blocks }: { readonly at: Date; readonly by: string; readonly blocks: PageBlock[] },
): Promise<void> {
  const row = await lockPage(tx, page);
  const published = { blocks, publishedRevision: 1, publishedAt: at, publishedBy: by };
  await putPage(tx, { ...row, ...published, revision: 1 });
  await createVersion(tx, page, { at });
  const changes = pageChanges(empty, { ...empty, blocks });
  await createVersion(tx, page, { at, actorId: by, blocks, changes });
}

/** Leaves a draft of blocks on a page. */
export async function createDraft(
  tx: Tx,
  page: EditablePage,
  blocks: readonly PageBlock[] = [divider],
): Promise<void> {
  const row = await lockPage(tx, page);
  await putPage(tx, { ...row, draft: { ...row.draft, blocks: [...blocks] } });
}

const divider: PageBlock = {
  id: 'divider',
  type: 'divider',
  section: 'main',
  visible: true,
  title: { bhs: '', en: '' },
};

const empty = { blocks: [], texts: new Map() };
