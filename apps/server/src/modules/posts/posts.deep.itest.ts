import { networkApi } from '@app/contracts/network/network.api';
import { postsApi } from '@app/contracts/posts/posts.api';
import { NewPost } from '@app/contracts/posts/posts.schemas';
import { postReactions as kinds } from '@app/domain/posts/post';
import { beforeAll, expect, it } from 'vitest';
import { asBefore, leastTimes, tooSlow } from '../../platform/testing/leastTimes.ts';
import { manyMembers } from '../../platform/testing/manyMembers.ts';
import { setUpApp } from '../../platform/testing/setUp.ts';
import { createProfile } from '../profiles/profiles.factory.ts';
import { postsStage, type TestMember } from './posts.testing.ts';
import { createWriting } from './write.service.ts';

const app = setUpApp();
const { as, member, tx, react, reactors } = postsStage(app);

let reader: TestMember;

beforeAll(async () => {
  reader = await member();
  await tx((open) => createProfile(open, reader.id, { place: 'Tuzla' }, app.clock.now()));
});

/**
 * Members with ten posts each over two years, three reactions to each; the reader knows three
 * hundred of them, and every tenth lives where they live.
 *
 * @returns one of the posts.
 */
const fill = (members: number): Promise<string> =>
  manyMembers(app, members, async (client) => {
    await client.query('TRUNCATE posts CASCADE');
    await client.query('TRUNCATE connections, member_follows');
    await client.query(
      `INSERT INTO connections SELECT '${reader.id}'::uuid, id, now() FROM cast_of WHERE n % ($1::int / 200) = 1`,
      [members],
    );
    await client.query(
      `INSERT INTO member_follows SELECT '${reader.id}'::uuid, id, now() FROM cast_of WHERE n % ($1::int / 100) = 2`,
      [members],
    );
    await client.query(
      `INSERT INTO posts (id, author_id, content, type, visibility, metadata, created_at, reactions)
       SELECT gen_random_uuid(), c.id, 'Dobro jutro, komšije ' || m, 'status',
         CASE WHEN (n + m) % 4 = 0 THEN 'connections' ELSE 'public' END,
         '{"mentions":[],"attachments":[],"linkPreview":null,"courseName":"","recommendedPerson":null,"pollOptions":null,"pollEndsAt":null}',
         '2026-11-20T11:59:00Z'::timestamptz - random() * interval '730 days', '{3,0,0,0}'
       FROM cast_of AS c, generate_series(1, 10) AS m`,
    );
    await client.query('ANALYZE posts');
    await client.query(
      `INSERT INTO post_circles SELECT p.id, 'place:tuzla', p.author_id, p.created_at
       FROM posts AS p JOIN cast_of AS c ON c.id = p.author_id AND c.n % 10 = 3 WHERE visibility = 'public'`,
    );
    await client.query(
      `INSERT INTO post_reactions SELECT p.id, c.id, 'like', p.created_at
       FROM (SELECT id, created_at, row_number() OVER () AS k FROM posts) AS p
       CROSS JOIN generate_series(0, 2) AS m
       JOIN cast_of AS c ON c.n = 1 + (p.k * 7 + m * 13) % $1::int`,
      [members],
    );
    await client.query(
      'VACUUM (ANALYZE) posts, post_circles, post_reactions, connections, member_follows, users',
    );
    const { rows } = await client.query<{ id: string }>(
      "SELECT id FROM posts WHERE visibility = 'public' ORDER BY created_at DESC LIMIT 1",
    );
    return rows[0]?.id ?? '';
  });

const measure = (postId: string) => {
  const actor = { id: reader.id, role: 'INDIVIDUAL', permissions: [] };
  let reacted = 0;
  const sent = NewPost.parse({ content: 'Dobro jutro.', visibility: 'private' });
  const write = createWriting(app.platform);
  return leastTimes({
    list: () => as(reader).call(networkApi.connections, {}),
    feed: () => as(reader).call(postsApi.feed, {}),
    byTime: () => as(reader).call(postsApi.feed, { query: { order: 'time' } }),
    react: () => {
      reacted += 1;
      return react(reader, postId, kinds[reacted % kinds.length]);
    },
    reactors: () => reactors(reader, postId),
    write: () => write(actor, sent),
  });
};

// A list names its people from memory (decision 097), which made it shorter, and the feed no longer.
it('a page of the feed takes at most five lists of twenty, with a million posts and three million reactions as with ten thousand posts', async () => {
  const small = await measure(await fill(1_000));
  const id = await fill(100_000);
  const bound = asBefore(small, 1.3);
  const five = (name: Parameters<typeof bound>[0]) => Math.min(5, bound(name));
  expect(await tooSlow(() => measure(id), five)).toEqual([]);
}, 900_000);
