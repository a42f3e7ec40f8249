import type { CommentAudience } from '@app/domain/comments/comment';
import { and, asc, eq } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { applicationComments } from './comments.tables.ts';

export type CommentRow = typeof applicationComments.$inferSelect;

const { applicationId, audience, createdAt, id } = applicationComments;

const forAudience = (application: string, of: CommentAudience) =>
  and(eq(applicationId, application), eq(audience, of));

/** The first one first. */
export async function commentsOf(
  read: Reader,
  application: string,
  of: CommentAudience,
): Promise<CommentRow[]> {
  return read
    .select()
    .from(applicationComments)
    .where(forAudience(application, of))
    .orderBy(asc(createdAt), asc(id));
}

export async function commentCount(
  read: Reader,
  application: string,
  of: CommentAudience,
): Promise<number> {
  return read.$count(applicationComments, forAudience(application, of));
}

export async function findComment(
  read: Reader,
  application: string,
  comment: string,
): Promise<CommentRow | undefined> {
  const [found] = await read
    .select()
    .from(applicationComments)
    .where(and(eq(applicationId, application), eq(id, comment)));
  return found;
}

/** Under whatever application. */
export async function commentById(read: Reader, comment: string): Promise<CommentRow | undefined> {
  const [found] = await read.select().from(applicationComments).where(eq(id, comment));
  return found;
}

export async function insertComment(tx: Tx, row: CommentRow): Promise<void> {
  await tx.insert(applicationComments).values(row);
}

export async function updateComment(
  tx: Tx,
  comment: string,
  change: Partial<CommentRow>,
): Promise<void> {
  await tx.update(applicationComments).set(change).where(eq(id, comment));
}
