import { conversationsApi } from '@app/contracts/conversations/conversations.api';
import { networkApi } from '@app/contracts/network/network.api';
import { beforeAll, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { asBefore, leastTimes, tooSlow } from '../../platform/testing/leastTimes.ts';
import { manyMembers } from '../../platform/testing/manyMembers.ts';
import { setUpApp } from '../../platform/testing/setUp.ts';
import { type Talker, talkersOf } from './conversations.testing.ts';

const app = setUpApp();
const { as, member, write, box, counts } = talkersOf(app);

let reader: Talker;

beforeAll(async () => {
  reader = await member();
});

/**
 * Members who each write with the next one, ten messages in a conversation; a hundred of them write
 * with the reader, the first one a thousand messages, and are their connections.
 *
 * @returns the conversation with a thousand.
 */
const fill = (members: number): Promise<string> =>
  manyMembers(app, members, async (client) => {
    await client.query('TRUNCATE conversations, connections CASCADE');
    await client.query(
      `CREATE TEMP TABLE pairs (id uuid, one uuid, other uuid, size int);
       INSERT INTO connections SELECT '${reader.id}'::uuid, id, now() FROM cast_of WHERE n <= 100
         UNION ALL SELECT id, '${reader.id}'::uuid, now() FROM cast_of WHERE n <= 100;
       INSERT INTO pairs
         SELECT gen_random_uuid(), a.id, b.id, 10 FROM cast_of AS a JOIN cast_of AS b ON b.n = a.n + 1
         UNION ALL
         SELECT gen_random_uuid(), '${reader.id}'::uuid, id, CASE n WHEN 1 THEN 1000 ELSE 10 END
         FROM cast_of WHERE n <= 100`,
    );
    await client.query(
      `INSERT INTO conversations (id, is_group, name, creator_id, low_id, high_id, messages, created_at)
       SELECT id, false, '', one, least(one, other), greatest(one, other), size, '2026-01-01' FROM pairs`,
    );
    await client.query(
      `INSERT INTO conversation_members (conversation_id, user_id, status, since, last_at, last_number, read_number)
       SELECT id, who, 'active', '2026-01-01',
         '2026-11-20T11:00:00Z'::timestamptz - random() * interval '700 days', size, size - (size / 3) % 2
       FROM pairs, LATERAL (VALUES (one), (other)) AS both_of (who)`,
    );
    await client.query(
      `INSERT INTO messages (id, conversation_id, number, sender_id, client_id, content, created_at, words)
       SELECT gen_random_uuid(), id, n, CASE n % 2 WHEN 0 THEN one ELSE other END, gen_random_uuid(),
         'Vidimo se u pet kod mosta, ponesi ' || n,
         '2026-11-20T11:00:00Z'::timestamptz - random() * interval '700 days',
         to_tsvector('simple', 'vidimo se u pet kod mosta ponesi ' || n)
       FROM pairs, LATERAL generate_series(1, size) AS n`,
    );
    await client.query('VACUUM (ANALYZE) conversations, conversation_members, messages, users');
    const { rows } = await client.query<{ id: string }>('SELECT id FROM pairs WHERE size = 1000');
    return rows[0]?.id ?? '';
  });

const measure = async (id: string) => {
  const { call } = as(reader);
  const params = { id };
  const first = (await call(conversationsApi.messages, { params })).data;
  const middle = { after: first.next ?? '', limit: 30 };
  return leastTimes({
    list: () => call(networkApi.connections, {}),
    inbox: () => box(reader),
    unread: () => counts(reader),
    open: () => call(conversationsApi.open, { params }),
    messages: () => call(conversationsApi.messages, { params }),
    older: () => call(conversationsApi.messages, { params, query: middle }),
    search: () => call(conversationsApi.search, { query: { q: 'ponesi 512' } }),
    async write() {
      // Nobody writes faster than a member may.
      app.clock.forward(1_000);
      await write(reader, id, `Evo me ${newId()}`);
    },
  });
};

it('takes as long with a million messages of a hundred thousand members as with ten thousand messages', async () => {
  const small = await measure(await fill(1_000));
  const id = await fill(100_000);
  expect(await tooSlow(() => measure(id), asBefore(small, 1.3))).toEqual([]);
}, 900_000);
