import type { CommentAudience } from '@app/domain/comments/comment';
import { and, asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { threadsIn } from '../../kit/talk/threads.repo.ts';
import type { Alongside } from '../../platform/db/alongside.ts';
import type { Reader } from '../../platform/db/client.ts';
import { applicationComments } from './comments.tables.ts';

export type CommentRow = typeof applicationComments.$inferSelect;

const { applicationId, audience, createdAt, id } = applicationComments;

export const threads = threadsIn(applicationComments, applicationId);
export const updateComment = threads.update;

/** The first one first. */
export async function commentsOf(
  read: Reader,
  application: string,
  of: CommentAudience,
): Promise<CommentRow[]> {
  return read
    .select()
    .from(applicationComments)
    .where(and(eq(applicationId, application), eq(audience, of)))
    .orderBy(asc(createdAt), asc(id));
}

interface Sent {
  readonly id: string;
  readonly parentId: string | null;
  readonly audience: CommentAudience;
}

/** What may forbid a comment on an application, and who wrote there for the same readers. */
export async function commentGate(read: Reader, application: string, sent: Sent) {
  const before = alias(applicationComments, 'before');
  const parent = alias(applicationComments, 'parent');
  const said = read
    .select({
      written: sql<number>`count(*)::int`.as('written'),
      authors: sql<string[]>`coalesce(array_agg(DISTINCT ${applicationComments.authorId})
        FILTER (WHERE ${applicationComments.authorId} IS NOT NULL), '{}')`.as('authors'),
    })
    .from(applicationComments)
    .where(and(eq(applicationId, application), eq(audience, sent.audience)))
    .as('said');
  const [found] = await read
    .select({ before, parent, written: said.written, authors: said.authors })
    .from(said)
    .leftJoin(before, eq(before.id, sent.id))
    .leftJoin(parent, sent.parentId === null ? sql`false` : eq(parent.id, sent.parentId));
  if (!found) throw new Error('A count has no row.');
  return found;
}

/** Who answers in a settled thread opens it again. */
export const reopeningWith = (
  parent: CommentRow | null,
  { parts, ...changes }: Alongside,
): Alongside => ({
  ...changes,
  parts: (on) => [
    ...(parent?.resolvedAt
      ? [
          sql`reopened AS (UPDATE ${applicationComments} SET resolved_by = NULL, resolved_at = NULL
            WHERE id = ${parent.id} AND ${on})`,
        ]
      : []),
    ...parts(on),
  ],
});
