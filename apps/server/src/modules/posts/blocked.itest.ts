import { networkApi } from '@app/contracts/network/network.api';
import { notificationsApi } from '@app/contracts/notifications/notifications.api';
import { postsApi, postTalkApi } from '@app/contracts/posts/posts.api';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { setUpApp } from '../../platform/testing/setUp.ts';
import { mentionOf, postsStage, type TestMember } from './posts.testing.ts';

const app = setUpApp();
const { as, member, feed, write, react, comment, comments, reactors, activity, read } =
  postsStage(app);

const four = [0, 1, 2, 3] as const;
const who = fc.constantFrom(...four);
const step = fc.record({
  does: fc.constantFrom(
    'connect',
    'follow',
    'block',
    'block',
    'unblock',
    'post',
    'post',
    'share',
    'comment',
    'comment',
    'answer',
    'react',
    'react',
    'reactToComment',
  ),
  by: who,
  to: who,
  pick: fc.nat(20),
  isForConnections: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** What four members did so far; each did it over the API, so that what is refused did not happen. */
interface World {
  readonly people: readonly TestMember[];
  readonly posts: string[];
  /** Who blocked whom. */
  readonly blocks: Set<string>;
  readonly comments: { readonly id: string; readonly postId: string }[];
}

async function doStep(world: World, { does, by, to, pick, isForConnections }: Step): Promise<void> {
  const actor = world.people[by] as TestMember;
  const other = world.people[to] as TestMember;
  const { call } = as(actor);
  const post = world.posts[pick % Math.max(world.posts.length, 1)];
  const said = world.comments[pick % Math.max(world.comments.length, 1)];
  const userId = { params: { userId: other.id } };
  // What somebody writes of a person from whom they are apart they knew before.
  const isBlocked = world.blocks.has(`${by} ${to}`) || world.blocks.has(`${to} ${by}`);
  const text = isBlocked ? 'Hvala na svemu.' : `Hvala @${other.name} na svemu.`;
  const metadata = { mentions: isBlocked ? [] : [mentionOf(text, other)] };
  if (does === 'connect') {
    // Whoever invites who invited them accepts.
    await call(networkApi.invite, { body: { userId: other.id } });
    return void (await as(other).call(networkApi.invite, { body: { userId: actor.id } }));
  }
  if (does === 'follow') return void (await call(networkApi.follow, userId));
  if (does === 'block') {
    if ((await call(networkApi.block, userId)).status < 400) world.blocks.add(`${by} ${to}`);
    return;
  }
  if (does === 'unblock') {
    if ((await call(networkApi.unblock, userId)).status < 400) world.blocks.delete(`${by} ${to}`);
    return;
  }
  if (does === 'post' || does === 'share') {
    const sharedPostId = does === 'share' ? (post ?? null) : null;
    const visibility = isForConnections ? 'connections' : 'public';
    const made = await write(actor, { content: text, visibility, metadata, sharedPostId });
    if (made.status < 400) world.posts.push(made.data.id);
    return;
  }
  if (does === 'react' && post) return void (await react(actor, post, 'useful'));
  if (does === 'reactToComment' && said) {
    const body = { reaction: 'like' } as const;
    return void (await call(postTalkApi.reactToComment, { params: { id: said.id }, body }));
  }
  const parent = does === 'answer' ? said : undefined;
  const postId = parent?.postId ?? post;
  if ((does !== 'comment' && does !== 'answer') || !postId) return;
  const id = newId();
  const more = { id, parentId: parent?.id ?? null, mentions: metadata.mentions };
  const made = await comment(actor, postId, text, more);
  if (made.status < 400) world.comments.push({ id, postId });
}

/** All that a reader is told, on every way that leads to posts. */
async function toldTo(reader: TestMember, world: World): Promise<unknown[]> {
  const { call } = as(reader);
  const told: unknown[] = [await feed(reader), await feed(reader, { order: 'time' })];
  for (const id of world.posts) {
    const found = await read(reader, id);
    if (found.status >= 400) continue;
    const threads = await comments(reader, id);
    const people = await reactors(reader, id);
    told.push(found.data, threads, people);
    const { reactions, comments: counted } = found.data;
    const seen = threads.flatMap((thread) => [thread, ...thread.answers]);
    // Nothing is counted but what is shown.
    expect(Object.values(reactions).reduce((sum, times) => sum + times, 0)).toBe(people.length);
    expect(counted).toBe(seen.filter(({ isDeleted }) => !isDeleted).length);
  }
  for (const other of world.people) {
    for (const kind of ['posts', 'comments', 'reactions'] as const) {
      const done = await activity(reader, other, kind);
      if (done.status < 400) told.push(done.data);
    }
  }
  const notices = (await call(notificationsApi.list, { query: { limit: 100 } })).data;
  const { count } = (await call(notificationsApi.unreadCount, {})).data;
  // None of them was read, and none is counted but what is shown.
  expect(count).toBe(notices.length);
  told.push(notices);
  told.push((await call(postsApi.mentionable, { query: { q: '' } })).data);
  return told;
}

it('whoever is blocked, or blocked somebody, is told nothing of the other, counts included', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 30 }), async (steps) => {
      const { pool } = app.platform.db;
      await pool.query('TRUNCATE posts, notifications CASCADE');
      await pool.query('DELETE FROM rate_limits');
      const people: TestMember[] = [];
      for (const n of four) {
        people.push(await member({ firstName: `Osoba${n}`, lastName: `Q${newId().slice(-12)}` }));
      }
      const world: World = { people, posts: [], blocks: new Set(), comments: [] };
      for (const one of steps) {
        await doStep(world, one);
        app.clock.forward(1_000);
      }
      for (const [n, reader] of people.entries()) {
        const told = JSON.stringify(await toldTo(reader, world));
        const leaked = people.filter(
          ({ id, name }, m) =>
            (world.blocks.has(`${n} ${m}`) || world.blocks.has(`${m} ${n}`)) &&
            (told.includes(id) || told.includes(name)),
        );
        expect(leaked.map(({ name }) => name)).toEqual([]);
      }
    }),
    { numRuns: 5, endOnFailure: true },
  );
});
