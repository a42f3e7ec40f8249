import type { Tx } from '../../platform/db/client.ts';
import { newId } from '../../platform/ids.ts';
import { type CommentRow, threads } from './comments.repo.ts';

export async function createComment(
  tx: Tx,
  application: { readonly id: string },
  by: { readonly id: string },
  plan: Partial<Omit<CommentRow, 'id' | 'applicationId' | 'authorId'>> & {
    readonly createdAt: Date;
  },
): Promise<CommentRow> {
  const row: CommentRow = {
    id: newId(),
    applicationId: application.id,
    audience: 'team',
    section: null,
    parentId: null,
    authorId: by.id,
    fromTeam: true,
    comment: 'Koliko ljudi stane u salu?',
    revision: 1,
    editedAt: null,
    deletedAt: null,
    resolvedBy: null,
    resolvedAt: null,
    ...plan,
  };
  await threads.inserting(tx, row);
  return row;
}
