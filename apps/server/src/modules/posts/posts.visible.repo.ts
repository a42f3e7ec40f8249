import type { Actor } from '@app/domain/permissions/permissions';
import { isAdminRole, isModeratorRole } from '@app/domain/permissions/permissions';
import { and, eq, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Asking } from '../../kit/people/people.ts';
import type { Reader } from '../../platform/db/client.ts';
import { isConnected } from '../network/public.ts';

export type SignedIn = NonNullable<Actor>;
export type { Asking };

/** Who reads, also where the id comes in only when a query that is ready is asked. */
export type Reading = Omit<SignedIn, 'id'> & { readonly id: string | SQL };

interface PostColumns {
  readonly authorId: AnyPgColumn;
  readonly visibility: AnyPgColumn;
  readonly removedAt: AnyPgColumn;
}

/** Decides about reports, and reads what was taken away. */
export const isJudge = ({ role }: Pick<SignedIn, 'role'>): boolean =>
  isModeratorRole(role) || isAdminRole(role);

/**
 * Which posts the reader may see, as far as post and blocks say it; whether they may see the author
 * is `shownAuthors`. Whatever is read of posts is read through both.
 */
export function isVisibleTo(
  { provided }: Asking,
  read: Reader,
  actor: Reading,
  post: PostColumns,
): SQL | undefined {
  const connected = and(eq(post.visibility, 'connections'), isConnected(actor.id, post.authorId));
  const shown = and(isNull(post.removedAt), or(eq(post.visibility, 'public'), connected));
  const judged = isJudge(actor) ? isNotNull(post.removedAt) : undefined;
  return or(
    eq(post.authorId, actor.id),
    and(or(shown, judged), provided.isNotBlocked(read, actor.id, post.authorId)),
  );
}
