import { withoutMentions } from '@app/domain/posts/mentions';
import { type Asking, signaturesOf } from '../../kit/people/people.ts';
import type { Platform } from '../../platform/platform.ts';
import { postsByIds } from './posts.repo.ts';

/** What visitors may know of a post. */
export interface PublicPost {
  readonly id: string;
  readonly authorId: string;
  /** Of its author. */
  readonly name: string;
  /** Whom visitors do not see is not named in it. */
  readonly said: string;
  /** Address of its first picture; null: none. */
  readonly picture: string | null;
}

/** A post for everybody of an author whose profile is for everybody; null for any other. */
export async function publicPost(
  p: Asking & Pick<Platform, 'db'>,
  id: string,
): Promise<PublicPost | null> {
  const [row] = await postsByIds(p.db.read, [id]);
  if (row?.visibility !== 'public' || row.removedAt !== null) return null;
  const { authorId, content, metadata } = row;
  const named = [authorId, ...metadata.mentions.map(({ userId }) => userId)];
  const signature = await signaturesOf(p, p.db.read, named);
  const { name, profileSlug } = signature(authorId);
  if (profileSlug === null) return null;
  const { text } = withoutMentions(
    content,
    metadata.mentions,
    (userId) => signature(userId).profileSlug === null,
  );
  return { id, authorId, name, said: text, picture: metadata.attachments[0]?.url ?? null };
}
