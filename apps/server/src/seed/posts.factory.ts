import { pages } from '@app/contracts/pages';
import { mentionsIn } from '@app/domain/posts/mentions';
import { postReactions } from '@app/domain/posts/post';
import { slugify } from '@app/domain/slug';
import { createNotification } from '../modules/notifications/notifications.factory.ts';
import {
  createPost,
  createPostComment,
  createPostReaction,
  fillPost,
} from '../modules/posts/posts.factory.ts';
import { insertVersion, type PostRow, updatePost } from '../modules/posts/posts.repo.ts';
import type { StoredMention, StoredMetadata } from '../modules/posts/posts.stored.ts';
import type { Tx } from '../platform/db/client.ts';
import type { FileStore } from '../platform/files/files.ts';
import { demoAccounts, demoLeads, demoStaff } from './accounts.ts';
import { entry } from './applications.factory.ts';
import type { People } from './people.factory.ts';
import { drawnPicture } from './pictures.factory.ts';
import { earlierPosts } from './posts/earlier.data.ts';
import { latelyPosts } from './posts/lately.data.ts';
import { oldestPosts } from './posts/oldest.data.ts';
import type { DemoPost } from './posts/post.plan.ts';
import { demoProfiles } from './profiles.data.ts';

interface Stage {
  readonly people: People;
  readonly now: Date;
  readonly files: Pick<FileStore, 'put'>;
}

const day = 24 * 60 * 60 * 1000;
const accounts = [...demoAccounts, ...demoLeads, ...demoStaff];
/** Who reads and answers: everybody who has confirmed an address. */
const readers = accounts.filter(({ unverified }) => !unverified).map(({ key }) => key);

/** A text with the names of whom it names by their keys, and where they stand. */
function wordsOf(people: People, text: string): { text: string; mentions: StoredMention[] } {
  let said = '';
  const mentions: StoredMention[] = [];
  for (const part of text.split(/(@?\{\w+\})/)) {
    const key = /^@?\{(\w+)\}$/.exec(part)?.[1];
    if (!key) said += part;
    else {
      const { id: userId, name } = entry(people, key);
      mentions.push({ userId, name, position: said.length });
      said += `@${name}`;
    }
  }
  return { text: said, mentions: mentionsIn(said, mentions) };
}

/** What an author has in common with others, as their profile tells it. */
function circlesOf(key: string): string[] {
  const profile = demoProfiles[key];
  const bank = accounts.find((one) => one.key === key)?.bank;
  return [
    ...(profile?.place ? [`place:${slugify(profile.place)}`] : []),
    ...(bank ? [`bank:${bank}`] : []),
    ...(profile?.interests ?? []).map((interest) => `interest:${interest}`),
  ];
}

async function metadataOf(
  { people, now, files }: Stage,
  one: DemoPost,
  mentions: readonly StoredMention[],
): Promise<Partial<StoredMetadata>> {
  const { id: authorId } = entry(people, one.by);
  const recommended = one.recommends && entry(people, one.recommends);
  const attachments: StoredMetadata['attachments'] = [];
  if (one.picture) {
    const [fileName, alt] = one.picture;
    await files.put(`uploads/${authorId}/${fileName}`, await drawnPicture(fileName), 'image/webp');
    attachments.push({ url: `/api/uploads/${authorId}/${fileName}`, fileName, type: 'image', alt });
  }
  return {
    mentions,
    attachments,
    courseName: one.course ?? '',
    linkPreview: one.link ? { ...one.link, imageUrl: null } : null,
    recommendedPerson: recommended ? { userId: recommended.id, name: recommended.name } : null,
    pollOptions: one.poll ? [...one.poll.options] : null,
    pollEndsAt: one.poll ? new Date(now.getTime() + one.poll.endsIn * day).toISOString() : null,
  };
}

/** Members answer it in turn, so that the same ones are not always there. */
function answering({ by }: DemoPost, n: number, times: number): string[] {
  const others = readers.filter((key) => key !== by);
  const from = (n * 7) % others.length;
  return [...others.slice(from), ...others.slice(0, from)].slice(0, times);
}

async function answerPost(tx: Tx, stage: Stage, one: DemoPost, post: PostRow, n: number) {
  const { people, now } = stage;
  const passed = now.getTime() - post.createdAt.getTime();
  /** Some time between the post and now, the first ones sooner. */
  const later = (part: number) =>
    new Date(post.createdAt.getTime() + Math.min(passed * part, part * 2 * day));
  const [yes = 0, no = 0] = one.poll?.votes ?? [];
  const reactions = answering(one, n, one.heat ?? 0).map((key, m) => ({
    id: entry(people, key).id,
    reaction: postReactions[[0, 0, 1, 0, 2, 3, 0, 1][(m + n) % 8] ?? 0] ?? 'like',
    at: later((m + 1) / 40),
  }));
  const last = reactions.at(-1);
  if (one.isNews && last) {
    await createNotification(tx, post.authorId, {
      type: 'reaction',
      text: 'postReaction',
      values: {},
      actionUrl: pages.activity({ userId: post.authorId, objava: post.id }),
      at: last.at,
      gathered: { by: `postReaction ${post.id}`, people: reactions },
    });
  }
  await fillPost(tx, post, {
    reactions,
    votes: answering(one, n + 3, yes + no).map((key, m) => ({
      id: entry(people, key).id,
      option: m < yes ? 0 : 1,
      at: later((m + 1) / 60),
    })),
  });
  for (const [m, [by, text, ...answers]] of (one.said ?? []).entries()) {
    const part = (m + 1) / 12;
    const comment = await createPostComment(tx, post, entry(people, by), {
      ...wordsOf(people, text),
      createdAt: later(part),
    });
    for (const [k, [answerer, answer]] of answers.entries()) {
      await createPostComment(tx, post, entry(people, answerer), {
        ...wordsOf(people, answer),
        parentId: comment.id,
        createdAt: later(part + (k + 1) / 60),
      });
    }
    if (m === 0) await createPostReaction(tx, 'comment', comment, entry(people, one.by), 'like');
  }
}

/** A feed of some weeks: posts of each type by many members, with what others said to them. */
export async function seedPosts(tx: Tx, stage: Stage): Promise<void> {
  const { people, now } = stage;
  const latest = new Map<string, PostRow>();
  const inOrder = [...latelyPosts, ...earlierPosts, ...oldestPosts].toSorted(
    (a, b) => b.ago - a.ago,
  );
  for (const [n, one] of inOrder.entries()) {
    const { text, mentions } = wordsOf(people, one.text);
    const visibility = one.visibility ?? 'public';
    const shared = one.shares ? latest.get(one.shares) : undefined;
    const post = await createPost(tx, entry(people, one.by), {
      content: one.before ?? text,
      type: one.type ?? 'status',
      visibility,
      metadata: await metadataOf(stage, one, mentions),
      createdAt: new Date(now.getTime() - one.ago * day),
      isPinned: one.isPinned ?? false,
      sharedPostId: shared?.id ?? null,
      circles: visibility === 'public' ? circlesOf(one.by) : [],
    });
    if (one.before) {
      await insertVersion(tx, post);
      const editedAt = new Date(post.createdAt.getTime() + day / 24);
      await updatePost(tx, post.id, { content: text, editedAt });
    }
    latest.set(one.by, post);
    await answerPost(tx, stage, one, post, n);
  }
}
