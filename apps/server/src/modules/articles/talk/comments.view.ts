import type { ArticleComment } from '@app/contracts/articles/article-talk.schemas';
import { type ArticleSubject, articlePolicy } from '@app/domain/articles/article.policy';
import type { Actor } from '@app/domain/permissions/permissions';
import type { z } from 'zod';
import { type Asking, signaturesOf } from '../../../kit/people/people.ts';
import { changeableUntil } from '../../../kit/talk/talk.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type CommentRow, reportedBy } from './talk.repo.ts';

export interface Place {
  readonly subject: ArticleSubject;
  readonly actor: Actor;
}

/** Comments as a reader sees them: what is hidden only who wrote it and who moderates. */
export async function viewsOf(
  p: Asking & Pick<Platform, 'db'>,
  rows: readonly CommentRow[],
  place: Place,
): Promise<z.output<typeof ArticleComment>[]> {
  const ids = rows.map(({ id }) => id);
  const { actor } = place;
  const reported = actor === null ? new Set<string>() : await reportedBy(p.db.read, ids, actor.id);
  return viewsWith(p, rows, place, reported);
}

/** One that was just written: nobody reported it yet. */
export async function freshComment(
  p: Asking & Pick<Platform, 'db'>,
  row: CommentRow,
  place: Place,
): Promise<z.output<typeof ArticleComment>> {
  const [view] = await viewsWith(p, [row], place, new Set());
  if (!view) throw new Error('A comment has no view.');
  return view;
}

async function viewsWith(
  p: Asking & Pick<Platform, 'db'>,
  rows: readonly CommentRow[],
  { subject, actor }: Place,
  reported: ReadonlySet<string>,
): Promise<z.output<typeof ArticleComment>[]> {
  const now = p.clock.now();
  const signature = await signaturesOf(
    p,
    p.db.read,
    rows.flatMap(({ authorId }) => authorId ?? []),
  );
  const moderates = articlePolicy.moderate(actor, subject).ok;
  return rows.map((row) => {
    const isOwn = row.authorId !== null && row.authorId === actor?.id;
    const isHidden = row.hiddenAt !== null;
    const isDeleted = row.deletedAt !== null;
    const shown = !isHidden || isOwn || moderates;
    const { name, profileSlug, profilePictureUrl } = signature(shown ? row.authorId : null);
    return {
      id: row.id,
      parentId: row.parentId,
      name,
      profileSlug,
      profilePictureUrl,
      text: shown ? row.text : '',
      createdAt: row.createdAt,
      editedAt: row.editedAt,
      isDeleted,
      isHidden,
      byAuthor: shown && row.authorId !== null && subject.authorIds.includes(row.authorId),
      isOwn,
      isReported: reported.has(row.id),
      changeableUntil: changeableUntil(row.createdAt, isOwn && !isDeleted, now),
    };
  });
}
