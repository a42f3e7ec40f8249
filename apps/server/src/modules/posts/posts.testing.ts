import { notificationsApi } from '@app/contracts/notifications/notifications.api';
import { postsApi, postTalkApi } from '@app/contracts/posts/posts.api';
import type { NewPost, PostChange } from '@app/contracts/posts/posts.schemas';
import type { PostReaction } from '@app/domain/posts/post';
import type { Tx } from '../../platform/db/client.ts';
import { newId } from '../../platform/ids.ts';
import type { TestApp } from '../../platform/testing/testApp.ts';
import { createSession, createUser, type UserChoice } from '../accounts/accounts.factory.ts';
import { createTie } from '../network/network.factory.ts';

export interface TestMember {
  readonly id: string;
  readonly name: string;
  readonly token: string;
}

/** Members of a test, and what they do with posts, each over the API. */
export function postsStage(app: TestApp) {
  const as = ({ token }: TestMember) => app.as(token);
  const stage = {
    as,
    tx: <T>(work: (open: Tx) => Promise<T>) => app.platform.db.transaction(work),

    member: (choice: UserChoice = {}): Promise<TestMember> =>
      app.platform.db.transaction(async (open) => {
        const at = app.clock.now();
        const { id, name, email } = await createUser(open, choice);
        const { sessionId } = await createSession(open, id, { at });
        const role = choice.role ?? 'INDIVIDUAL';
        return {
          id,
          name,
          token: await app.platform.access.issue({ userId: id, sessionId, email, role }),
        };
      }),
    connect: (one: TestMember, other: TestMember) =>
      stage.tx((open) => createTie(open, 'connections', one, other)),
    follow: (one: TestMember, other: TestMember) =>
      stage.tx((open) => createTie(open, 'follows', one, other)),
    block: (one: TestMember, other: TestMember) =>
      stage.tx((open) => createTie(open, 'blocks', one, other)),

    write: (by: TestMember, more: Partial<NewPost> = {}) =>
      as(by).call(postsApi.write, { body: { content: 'Kino na krovu je u petak.', ...more } }),
    posted: async (by: TestMember, more: Partial<NewPost> = {}) =>
      (await stage.write(by, more)).data,
    change: (by: TestMember, id: string, body: PostChange) =>
      as(by).call(postsApi.change, { params: { id }, body }),
    read: (by: TestMember, id: string) => as(by).call(postsApi.read, { params: { id } }),
    feed: async (
      by: TestMember,
      query: { order?: 'explained' | 'time'; limit?: number; after?: string } = {},
    ) => (await as(by).call(postsApi.feed, { query })).data,
    /** Page after page, to the end. */
    async wholeFeed(by: TestMember, query: { order?: 'explained' | 'time'; limit?: number } = {}) {
      const items = [];
      let after: string | undefined;
      do {
        const page = await stage.feed(by, { ...query, ...(after ? { after } : {}) });
        items.push(...page.items);
        after = page.next ?? undefined;
      } while (after);
      return items;
    },
    comment: (
      by: TestMember,
      postId: string,
      text = 'Dolazim.',
      more: {
        id?: string;
        parentId?: string | null;
        mentions?: { userId: string; name: string; position: number }[];
      } = {},
    ) =>
      as(by).call(postTalkApi.comment, {
        params: { id: postId },
        body: { id: newId(), text, ...more },
      }),
    comments: async (by: TestMember, postId: string) =>
      (await as(by).call(postTalkApi.comments, { params: { id: postId } })).data.items,
    react: (by: TestMember, postId: string, reaction: PostReaction | null = 'like') =>
      as(by).call(postTalkApi.react, { params: { id: postId }, body: { reaction } }),
    reactors: async (by: TestMember, postId: string) =>
      (await as(by).call(postTalkApi.reactions, { params: { id: postId } })).data.items,
    activity: (
      by: TestMember,
      of: TestMember,
      kind: 'posts' | 'comments' | 'reactions' = 'posts',
    ) => as(by).call(postsApi.activity, { params: { userId: of.id }, query: { kind, limit: 50 } }),
    news: async (of: TestMember) =>
      (await as(of).call(notificationsApi.list, {})).data.map(({ message }) => message),
  };
  return stage;
}

/** Somebody named in a text where their name stands there. */
export const mentionOf = (text: string, { id, name }: TestMember) => ({
  userId: id,
  name,
  position: text.indexOf(`@${name}`),
});
