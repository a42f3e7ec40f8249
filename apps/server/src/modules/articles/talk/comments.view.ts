import type { ArticleComment } from '@app/contracts/articles/article-talk.schemas';
import { type ArticleSubject, articlePolicy } from '@app/domain/articles/article.policy';
import { changeableFor } from '@app/domain/comments/comment';
import type { Actor } from '@app/domain/permissions/permissions';
import { type Failure, fail } from '../../../platform/http/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { signaturesOf } from '../../profiles/public.ts';
import { type CommentRow, reportedBy } from './talk.repo.ts';

export interface Place {
  readonly subject: ArticleSubject;
  readonly actor: Actor;
}

/** Comments as a reader sees them: what is hidden only who wrote it and who moderates. */
export async function viewsOf(
  { db: { read }, clock }: Pick<Platform, 'db' | 'clock'>,
  rows: readonly CommentRow[],
  { subject, actor }: Place,
): Promise<ArticleComment[]> {
  const now = clock.now();
  const signature = await signaturesOf(
    read,
    rows.flatMap(({ authorId }) => authorId ?? []),
    now,
  );
  const ids = rows.map(({ id }) => id);
  const reported = actor === null ? new Set<string>() : await reportedBy(read, ids, actor.id);
  const moderates = articlePolicy.moderate(actor, subject).ok;
  return rows.map((row) => {
    const isOwn = row.authorId !== null && row.authorId === actor?.id;
    const isHidden = row.hiddenAt !== null;
    const isDeleted = row.deletedAt !== null;
    const shown = !isHidden || isOwn || moderates;
    const { name, profileSlug, profilePictureUrl } = signature(shown ? row.authorId : null);
    const until = new Date(row.createdAt.getTime() + changeableFor);
    return {
      id: row.id,
      parentId: row.parentId,
      name,
      profileSlug,
      profilePictureUrl,
      text: shown ? row.text : '',
      createdAt: row.createdAt.toISOString(),
      editedAt: row.editedAt?.toISOString() ?? null,
      isDeleted,
      isHidden,
      byAuthor: shown && row.authorId !== null && subject.authorIds.includes(row.authorId),
      isOwn,
      isReported: reported.has(row.id),
      changeableUntil: isOwn && !isDeleted && until > now ? until.toISOString() : null,
    };
  });
}

export async function oneOf(
  p: Platform,
  row: CommentRow,
  place: Place,
): Promise<ArticleComment | Failure> {
  const [view] = await viewsOf(p, [row], place);
  return view ?? fail('NOT_FOUND');
}
