import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/db/client.ts';
import {
  articleAuthors,
  articleBookmarks,
  articleCommentReports,
  articleComments,
  articleHistory,
  articleReactions,
  articles,
} from './articles.tables.ts';

/** An article with all that hangs on it. */
export async function deleteArticle(tx: Tx, id: string): Promise<void> {
  const comments = tx
    .select({ id: articleComments.id })
    .from(articleComments)
    .where(eq(articleComments.articleId, id));
  await tx.delete(articleCommentReports).where(inArray(articleCommentReports.commentId, comments));
  // Answers and what they answer go at once: the constraint is looked at when all are gone.
  await tx.delete(articleComments).where(eq(articleComments.articleId, id));
  for (const table of [articleReactions, articleBookmarks, articleHistory, articleAuthors]) {
    await tx.delete(table).where(eq(table.articleId, id));
  }
  await tx.delete(articles).where(eq(articles.id, id));
}
