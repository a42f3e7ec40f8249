import { notificationsApi } from '@app/contracts/notifications/notifications.api';
import { postsApi, postTalkApi } from '@app/contracts/posts/posts.api';
import { reportsApi } from '@app/contracts/reports/reports.api';
import { postTypes, postVisibilities } from '@app/domain/posts/post';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { setUpApp } from '../../platform/testing/setUp.ts';
import { createPost, createPostComment } from './posts.factory.ts';
import type { PostRow } from './posts.repo.ts';
import { postsStage, type TestMember } from './posts.testing.ts';

const app = setUpApp();
const { member, connect, follow, block, as, tx, wholeFeed, activity } = postsStage(app);

const readers = [
  'author',
  'connection',
  'follower',
  'stranger',
  'blocked',
  'blocker',
  'moderator',
] as const;
type ReaderName = (typeof readers)[number];

const cast = {} as Record<ReaderName, TestMember>;

beforeAll(async () => {
  for (const name of readers) {
    cast[name] = await member(name === 'moderator' ? { role: 'MODERATOR' } : {});
  }
  const { author, connection, follower, blocked, blocker } = cast;
  await connect(author, connection);
  await follow(follower, author);
  await block(author, blocked);
  await block(blocker, author);
});

/** Who sees a post, by what its author chose; moderators are members like any other. */
const expected: Record<(typeof postVisibilities)[number], readonly ReaderName[]> = {
  public: ['author', 'connection', 'follower', 'stranger', 'moderator'],
  connections: ['author', 'connection'],
  private: ['author'],
};

const metadata = {
  status: {},
  link: {
    linkPreview: {
      url: 'https://primjer.ba',
      title: 'a',
      description: '',
      imageUrl: null,
      siteName: 'a',
    },
  },
  poll: { pollOptions: ['Da', 'Ne'] as [string, string], pollEndsAt: '2026-11-25T12:00:00.000Z' },
  course_completion: { courseName: 'Zavarivanje' },
  recommendation: { recommendedPerson: { userId: null, name: 'Ana Kos' } },
};

/** A post of each type. */
const posts = {} as Record<(typeof postVisibilities)[number], PostRow[]>;

beforeAll(async () => {
  for (const visibility of postVisibilities) {
    posts[visibility] = await tx((open) =>
      Promise.all(
        postTypes.map((type) =>
          createPost(open, cast.author, { visibility, type, metadata: metadata[type] }),
        ),
      ),
    );
  }
});

/** Every way to a single post; each tells whether the reader got there. */
async function waysTo(reader: TestMember, postId: string, commentId: string) {
  const { call } = as(reader);
  const params = { id: postId };
  const found = async (answer: Promise<{ status: number }>) => (await answer).status < 400;
  return {
    versions: await found(call(postsApi.versions, { params })),
    comments: await found(call(postTalkApi.comments, { params })),
    answers: await found(call(postTalkApi.answers, { params: { id: commentId } })),
    reactions: await found(call(postTalkApi.reactions, { params })),
    react: await found(call(postTalkApi.react, { params, body: { reaction: 'like' } })),
    bookmark: await found(call(postsApi.bookmark, { params, body: { isBookmarked: true } })),
    hide: await found(call(postsApi.hide, { params, body: { isHidden: false } })),
    comment: await found(call(postTalkApi.comment, { params, body: { id: newId(), text: 'Da.' } })),
    reactToComment: await found(
      call(postTalkApi.reactToComment, { params: { id: commentId }, body: { reaction: 'like' } }),
    ),
    bookmarks: (await call(postsApi.bookmarks, {})).data.items.some(({ id }) => id === postId),
  };
}

it.each(readers)('%s finds, in every list and by address, what is for them', async (name) => {
  const reader = cast[name];
  const seen = postVisibilities
    .filter((visibility) => expected[visibility].includes(name))
    .flatMap((visibility) => posts[visibility].map(({ id }) => id))
    .sort();
  const all = Object.values(posts).flat();
  // Others' tests write as the same author.
  const ofThese = (ids: readonly string[]) =>
    ids.filter((id) => all.some((post) => post.id === id)).sort();
  const read: string[] = [];
  for (const { id } of all) {
    if ((await as(reader).call(postsApi.read, { params: { id } })).status < 400) read.push(id);
  }
  expect(read.sort()).toEqual(seen);
  const feeds = [await wholeFeed(reader), await wholeFeed(reader, { order: 'time' })];
  for (const feed of feeds) expect(ofThese(feed.map(({ id }) => id))).toEqual(seen);
  const done = await activity(reader, cast.author);
  const isBlocked = name === 'blocked' || name === 'blocker';
  expect(done.status).toBe(isBlocked ? 404 : 200);
  if (!isBlocked) expect(ofThese(done.data.items.map(({ post }) => post.id))).toEqual(seen);
});

describe.each(postVisibilities)('a post that is %s', (visibility) => {
  it('is reached by whom it is for, on every way', async () => {
    const post = await tx((open) => createPost(open, cast.author, { visibility }));
    const comment = await tx((open) => createPostComment(open, post, cast.author));
    for (const name of readers) {
      const ways = await waysTo(cast[name], post.id, comment.id);
      const sees = expected[visibility].includes(name);
      const all = Object.fromEntries(Object.keys(ways).map((way) => [way, sees]));
      expect({ name, ...ways }).toEqual({ name, ...all });
    }
  });

  it('is nothing for a visitor, and for others to be shared, reported or changed', async () => {
    const post = await tx((open) => createPost(open, cast.author, { visibility }));
    const params = { id: post.id };
    const visitor = app.as();
    expect((await visitor.call(postsApi.read, { params })).status).toBe(401);
    expect((await visitor.call(postTalkApi.comments, { params })).status).toBe(401);
    for (const name of readers) {
      const { call } = as(cast[name]);
      const sees = expected[visibility].includes(name);
      const isAuthor = name === 'author';
      const shared = await call(postsApi.write, {
        body: { content: 'Pogledajte.', sharedPostId: post.id, visibility: 'private' },
      });
      expect([name, shared.status]).toEqual([name, sees && visibility === 'public' ? 201 : 404]);
      const body = { content: 'Drugačije.', visibility };
      const changed = await call(postsApi.change, { params, body });
      expect([name, changed.status]).toEqual([name, isAuthor ? 200 : sees ? 403 : 404]);
      if (isAuthor) continue;
      const removed = await call(postsApi.remove, { params });
      expect([name, removed.status]).toEqual([name, sees ? 403 : 404]);
      const report = { kind: 'post', subjectId: post.id, fault: 'spam' } as const;
      const reported = await call(reportsApi.report, { body: report });
      expect([name, reported.status]).toEqual([name, sees ? 200 : 404]);
    }
  });
});

it('what moderators took away is read by its author and by them alone', async () => {
  const post = await tx((open) => createPost(open, cast.author));
  const params = { id: post.id };
  const report = { kind: 'post', subjectId: post.id, fault: 'spam' } as const;
  await as(cast.stranger).call(reportsApi.report, { body: report });
  const { call } = as(cast.moderator);
  const cases = (await call(reportsApi.list, { query: { state: 'open' } })).data.items;
  const one = cases.find(({ subject }) => subject.url?.includes(post.id));
  expect(one?.subject.texts[0]?.text).toBe(post.content);
  const body = { event: 'remove', rule: 'spam', reason: 'Reklama.' } as const;
  expect((await call(reportsApi.move, { params: { id: one?.id ?? '' }, body })).status).toBe(200);
  for (const name of readers) {
    const read = await as(cast[name]).call(postsApi.read, { params });
    const sees = name === 'author' || name === 'moderator';
    expect([name, read.status]).toEqual([name, sees ? 200 : 404]);
    if (!sees) continue;
    expect(read.data.removedAt).not.toBeNull();
    const why = { rule: 'spam', reason: 'Reklama.' };
    expect([name, read.data.removal]).toEqual([name, name === 'author' ? why : null]);
  }
  const [notice] = (await as(cast.author).call(notificationsApi.list, {})).data;
  expect(notice).toMatchObject({
    message:
      'Objava: drugi to više ne vide. Prekršeno pravilo: Reklama ili prevara. Obrazloženje: Reklama.',
    actionUrl: expect.stringContaining(post.id),
  });
  const own = (await activity(cast.author, cast.author)).data.items;
  expect(own.find((one) => one.post.id === post.id)?.post.removal).not.toBeNull();
  const feeds = [await wholeFeed(cast.author), await wholeFeed(cast.moderator)];
  for (const feed of feeds) expect(feed.map(({ id }) => id)).not.toContain(post.id);
  expect(
    (await as(cast.author).call(postTalkApi.react, { params, body: { reaction: 'like' } })).status,
  ).toBe(404);
});

describe('an author whom strangers do not see', () => {
  it.each([
    ['a minor without a guardian’s consent', { birthYear: 2012 }],
    ['a closed account', { closed: true }],
  ])('%s is read by nobody but, while it is open, connections', async (_, choice) => {
    const author = await member(choice);
    await connect(author, cast.connection);
    const post = await tx((open) => createPost(open, author));
    const params = { id: post.id };
    const read = async (name: ReaderName) =>
      (await as(cast[name]).call(postsApi.read, { params })).status;
    expect(await read('stranger')).toBe(404);
    expect(await read('connection')).toBe('closed' in choice ? 404 : 200);
    expect((await wholeFeed(cast.stranger)).map(({ id }) => id)).not.toContain(post.id);
  });
});
