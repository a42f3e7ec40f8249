import { randomUUID } from 'node:crypto';
import { conversationsPaths } from '@app/contracts/conversations/conversations.paths';
import { parseAddress } from '@app/contracts/endpoint';
import { postsPaths, postTalkPaths } from '@app/contracts/posts/posts.paths';
import { each } from '../support/each.ts';
import { load, type Series } from '../support/load.ts';
import type { SeededMember } from '../support/seed.ts';
import type { Stage } from '../support/stage.ts';
import { accessToken } from '../support/tokens.ts';

/** Members who write in turn, from the middle of those that there are. */
const writers = { from: 6_000, count: 1_000 };

const pathOf = (row: Parameters<typeof parseAddress>[0], id = '') =>
  parseAddress(row).path.replace(':id', id);

/** A member writes with the token that they have. */
const tokens = new Map<string, string>();

function tokenOf(member: SeededMember): string {
  const token = tokens.get(member.userId) ?? accessToken(member);
  tokens.set(member.userId, token);
  return token;
}

/** Everybody from an address of their own, as told by a proxy: limits are counted by address. */
export const headersOf = (member: SeededMember, n: number) => ({
  authorization: `Bearer ${tokenOf(member)}`,
  'content-type': 'application/json',
  'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
});

type Written = (n: number) => { readonly path: string; readonly body: object };

/** What members publish, answer and write to each other, each time another of them. */
export function writingSeries(stage: Stage): Record<'posts' | 'postComments' | 'messages', Series> {
  const { product, seeded } = stage;
  const people = seeded.members.slice(writers.from, writers.from + writers.count);
  let asked = 0;
  const written = (expects: number, of: Written): Series => {
    const request = each(() => {
      asked += 1;
      const n = asked % people.length;
      const { path, body } = of(n);
      const member = people[n];
      if (!member) throw new Error('Too few people are signed in.');
      return { path, headers: headersOf(member, asked), body: JSON.stringify(body) };
    });
    const target = { url: product.url, pid: product.pid, method: 'POST', expects } as const;
    return (seconds) => load({ ...target, requests: [request] }, { seconds });
  };
  const once = <T>(make: () => Promise<T>, series: (made: T) => Series): Series => {
    let made: Promise<T> | undefined;
    return async (seconds) => {
      made ??= make();
      return series(await made)(seconds);
    };
  };
  const content =
    'Prva subota radionice je iza nas: 31 bicikl i dva kvara koja nismo znali popraviti.';
  return {
    posts: written(201, () => ({ path: pathOf(postsPaths.write), body: { content } })),
    postComments: once(
      () => publishPosts(stage, people.slice(0, 100), content),
      (ids) =>
        written(201, (n) => ({
          path: pathOf(postTalkPaths.comment, ids[n % ids.length]),
          body: { id: randomUUID(), text: content },
        })),
    ),
    messages: once(
      () => converse(stage, people),
      (ids) =>
        written(200, (n) => ({
          path: pathOf(conversationsPaths.write, ids[n]),
          body: { clientId: randomUUID(), content },
        })),
    ),
  };
}

/** A post of each of them. @returns their ids. */
export async function publishPosts(
  { product }: Pick<Stage, 'product'>,
  people: readonly SeededMember[],
  content: string,
): Promise<string[]> {
  const ids: string[] = [];
  for (const [n, member] of people.entries()) {
    const answer = await fetch(product.url + pathOf(postsPaths.write), {
      method: 'POST',
      headers: headersOf(member, n),
      body: JSON.stringify({ content }),
    });
    ids.push(((await answer.json()) as { id: string }).id);
  }
  return ids;
}

/** A conversation of each with the next, connected and under way. @returns that of the nth. */
async function converse({ db }: Stage, people: readonly SeededMember[]): Promise<string[]> {
  const ids = people.map(() => randomUUID());
  const own = people.map(({ userId }) => userId);
  const other = people.map((_, n) => people[(n + 1) % people.length]?.userId ?? '');
  await db.query(
    `INSERT INTO connections (member_id, other_id, since)
     SELECT own, other, now() FROM unnest($1::uuid[], $2::uuid[]) pair (own, other)
     UNION ALL SELECT other, own, now() FROM unnest($1::uuid[], $2::uuid[]) pair (own, other)`,
    [own, other],
  );
  await db.query(
    `INSERT INTO conversations
       (id, is_group, name, creator_id, low_id, high_id, messages, created_at)
     SELECT id, false, '', own, least(own, other), greatest(own, other), 1, now()
     FROM unnest($1::uuid[], $2::uuid[], $3::uuid[]) pair (id, own, other)`,
    [ids, own, other],
  );
  await db.query(
    `INSERT INTO messages (id, conversation_id, number, sender_id, content, created_at, words)
     SELECT gen_random_uuid(), id, 1, own, 'Zdravo!', now(), to_tsvector('simple', 'zdravo')
     FROM unnest($1::uuid[], $2::uuid[]) pair (id, own)`,
    [ids, own],
  );
  await db.query(
    `INSERT INTO conversation_members (conversation_id, user_id, status, since)
     SELECT id, member, 'active', now()
     FROM unnest($1::uuid[], $2::uuid[], $3::uuid[]) pair (id, own, other),
       LATERAL (VALUES (own), (other)) one (member)`,
    [ids, own, other],
  );
  return ids;
}
