import { asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { applicationComments } from './comments.tables.ts';

const { applicationId, authorId, comment, createdAt, id, resolvedBy } = applicationComments;

export async function commentsBy(read: Reader, userId: string) {
  return read
    .select({ applicationId, comment, createdAt })
    .from(applicationComments)
    .where(eq(authorId, userId))
    .orderBy(asc(id));
}

/** Comments that may name somebody: of their teams, their own, and those that mention them. */
export async function commentsNaming(
  read: Reader,
  applicationIds: readonly string[],
  {
    userId,
    person,
  }: {
    readonly userId: string;
    readonly person: { readonly firstName: string; readonly lastName: string };
  },
): Promise<{ id: string; comment: string }[]> {
  const mention = `@${person.firstName} ${person.lastName}`.toLocaleLowerCase('bs');
  return read
    .select({ id, comment })
    .from(applicationComments)
    .where(
      or(
        inArray(applicationId, [...applicationIds]),
        eq(authorId, userId),
        sql`position(${mention} in lower(${comment})) > 0`,
      ),
    );
}

export async function forgetAuthor(tx: Tx, userId: string): Promise<void> {
  await tx.update(applicationComments).set({ authorId: null }).where(eq(authorId, userId));
  await tx.update(applicationComments).set({ resolvedBy: null }).where(eq(resolvedBy, userId));
}
