import { pages } from '@app/contracts/pages';
import { and, inArray, isNull } from 'drizzle-orm';
import type { SearchedKind } from '../../platform/search/kinds.ts';
import { shownPeople } from './posts.people.ts';
import { posts } from './posts.tables.ts';
import { isVisibleTo } from './posts.visible.repo.ts';

/** So much of a post stands for its title. */
const titleLength = 90;

const beginning = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= titleLength) return line;
  return `${line.slice(0, Math.max(line.lastIndexOf(' ', titleLength), 1))} …`;
};

/** Posts that the reader may see, of authors whom they may see. */
export const postsSearch: SearchedKind = {
  kind: 'posts',
  access: 'member',
  pools: (p, read, { actor }) =>
    actor
      ? [
          {
            table: posts,
            id: posts.id,
            words: posts.words,
            where: and(isNull(posts.removedAt), isVisibleTo(p, read, actor, posts)),
          },
        ]
      : [],
  async seen(p, read, { actor }, ids) {
    if (!actor) return new Set();
    const rows = await read
      .select({ id: posts.id, authorId: posts.authorId })
      .from(posts)
      .where(inArray(posts.id, [...ids]));
    const authorIds = rows.map(({ authorId }) => authorId);
    const { isShown } = await shownPeople(p, read, actor.id, authorIds);
    return new Set(rows.filter(({ authorId }) => isShown(authorId)).map(({ id }) => id));
  },
  async show(p, read, { actor }, ids) {
    if (!actor) return [];
    const rows = await read
      .select({
        id: posts.id,
        authorId: posts.authorId,
        content: posts.content,
        metadata: posts.metadata,
        createdAt: posts.createdAt,
      })
      .from(posts)
      .where(inArray(posts.id, [...ids]));
    const authorIds = rows.map(({ authorId }) => authorId);
    const { person } = await shownPeople(p, read, actor.id, authorIds);
    return rows.map(({ id, authorId, content, metadata, createdAt }) => ({
      id,
      page: pages.activity({ userId: authorId, objava: id }),
      title: beginning(content),
      parts: [
        ['text', content] as const,
        ['text', metadata.linkPreview?.title ?? ''] as const,
        ['text', metadata.courseName ?? ''] as const,
      ],
      by: person(authorId).name,
      place: '',
      picture: person(authorId).profilePictureUrl,
      status: null,
      at: createdAt,
      isTeamOnly: false,
    }));
  },
};
