import { withoutMentions } from '@app/domain/posts/mentions';
import { type OwnPersonalData, type Person, withoutPerson } from '../../platform/personal-data.ts';
import { settingsOf } from './feed/settings.repo.ts';
import {
  commentsBy,
  commentsNaming,
  forget,
  postsBy,
  postsNaming,
  rewriteVersion,
  versionsBy,
  versionsNaming,
} from './personal-data.repo.ts';
import { deletePost, updatePost } from './posts.repo.ts';
import type { StoredMention } from './posts.stored.ts';
import type { Wording } from './posts.view.ts';
import { updateComment } from './talk/comments.repo.ts';

/** A text that names somebody no more; whom else it names is found where they stand then. */
function cleanText(text: string, mentions: readonly StoredMention[], person: Person) {
  const content = withoutMentions(text, mentions, (id) => id === person.id);
  return { text: withoutPerson(content.text, person), mentions: content.mentions };
}

function clean({ content, metadata }: Wording, person: Person): Wording {
  const { text, mentions } = cleanText(content, metadata.mentions, person);
  const { recommendedPerson: named, ...rest } = metadata;
  const isThem = named?.userId === person.id;
  return {
    content: text,
    metadata: {
      ...withoutPerson(rest, person),
      mentions,
      recommendedPerson: named && {
        userId: isThem ? null : named.userId,
        name: isThem ? '—' : withoutPerson(named.name, person),
      },
    },
  };
}

/** A text without whom it names: who others are stays theirs. */
const unnamed = (text: string, mentions: readonly StoredMention[]): string =>
  withoutMentions(text, mentions, () => true).text;

function ownWords({ content, metadata }: Wording) {
  const { mentions, recommendedPerson: _, ...own } = metadata;
  return { content: unnamed(content, mentions), ...own };
}

/** Posts, and what somebody said to those of others. */
export const postsPersonalData: OwnPersonalData = {
  async collect(read, userId) {
    const [written, versions, comments, settings] = await Promise.all([
      postsBy(read, userId),
      versionsBy(read, userId),
      commentsBy(read, userId),
      settingsOf(read, userId),
    ]);
    return {
      posts: written.map((row) => ({
        ...ownWords(row),
        type: row.type,
        visibility: row.visibility,
        createdAt: row.createdAt,
        editedAt: row.editedAt,
      })),
      versions: versions.map(({ version }) => ({
        ...ownWords(version),
        visibility: version.visibility,
        at: version.at,
      })),
      comments: comments.map(({ text, mentions, createdAt }) => ({
        text: unnamed(text, mentions),
        createdAt,
      })),
      feed: settings,
    };
  },

  async erase(tx, userId, _at, person) {
    for (const post of await postsBy(tx, userId)) await deletePost(tx, post);
    const named = await postsNaming(tx, person);
    const versions = await versionsNaming(tx, person);
    const comments = await commentsNaming(tx, person);
    await forget(tx, userId);
    for (const { id, ...wording } of named) await updatePost(tx, id, clean(wording, person));
    for (const { postId, number, ...wording } of versions) {
      await rewriteVersion(tx, { postId, number, ...clean(wording, person) });
    }
    for (const { id, text, mentions } of comments) {
      await updateComment(tx, id, cleanText(text, mentions, person));
    }
  },
};
