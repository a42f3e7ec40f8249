import { conversationsApi } from '@app/contracts/conversations/conversations.api';
import { networkApi } from '@app/contracts/network/network.api';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { setUpApp } from '../../platform/testing/setUp.ts';
import { createTie } from '../network/network.factory.ts';
import { createConversation, createGroup } from './conversations.factory.ts';
import { type Talker, talkersOf } from './conversations.testing.ts';

const app = setUpApp();
const talk = talkersOf(app);
const { as, write, member, connect, box, page, counts, open } = talk;

/** What somebody does to, or beside, another. */
const acts = [
  'write',
  'writeInGroup',
  'react',
  'read',
  'type',
  'block',
  'unblock',
  'connect',
] as const;
const Act = fc.tuple(fc.constantFrom(...acts), fc.nat(2), fc.nat(2)).filter(([, a, b]) => a !== b);

/** Three of a group, each two of whom have a conversation too. */
async function stage() {
  const people = [await member(), await member(), await member()] as const;
  const talks = new Map<string, string>();
  const group = await app.platform.db.transaction(async (tx) => {
    const [one, two, three] = people;
    for (const [a, b] of [
      [one, two],
      [one, three],
      [two, three],
    ] as const) {
      await createTie(tx, 'connections', a, b);
      talks.set(keyOf(a, b), (await createConversation(tx, a, b)).id);
    }
    return createGroup(tx, one, { members: [two, three] });
  });
  return {
    people,
    group: group.id,
    talkOf: (a: Talker, b: Talker) => talks.get(keyOf(a, b)) ?? '',
  };
}
const keyOf = (a: Talker, b: Talker) => [a.id, b.id].sort().join(' ');
type Stage = Awaited<ReturnType<typeof stage>>;

async function act({ people, group, talkOf }: Stage, [what, a, b]: [string, number, number]) {
  const [by, to] = [people[a] as Talker, people[b] as Talker];
  const params = { params: { userId: to.id } };
  const last = async () => (await page(by, group)).items.find((one) => one.sender?.id === to.id);
  await {
    write: () => write(by, talkOf(by, to), `od ${by.id} za ${to.id}`),
    writeInGroup: () => write(by, group, `od ${by.id} grupi`),
    react: async () => talk.react(by, (await last())?.id ?? group, 'like'),
    read: async () => talk.read(by, group, (await page(by, group)).items[0]?.id ?? group),
    type: () => as(by).call(conversationsApi.typing, { params: { id: group } }),
    block: () => as(by).call(networkApi.block, params),
    unblock: () => as(by).call(networkApi.unblock, params),
    connect: () => connect(by, to),
  }[what as (typeof acts)[number]]();
}

/** What a reader is told, from which nothing of who is apart from them may come. */
async function told({ group }: Stage, reader: Talker) {
  const found = await as(reader).call(conversationsApi.search, { query: { q: 'od' } });
  const inGroup = (await box(reader)).find(({ id }) => id === group);
  return {
    page: await page(reader, group),
    view: (await open(reader, group)).data,
    inGroup,
    found: found.data.items.filter(({ isOwn }) => !isOwn),
  };
}

async function check(made: Stage, apart: (a: Talker, b: Talker) => boolean) {
  const { people, talkOf } = made;
  for (const reader of people) {
    const all = await told(made, reader);
    const others = people.filter((one) => one !== reader);
    for (const other of others) {
      if (!apart(reader, other)) continue;
      expect(JSON.stringify(all)).not.toContain(other.id);
      const refused = await write(reader, talkOf(reader, other), 'još');
      expect(['CONVERSATION_CLOSED', 'NOT_FOUND']).toContain(refused.error.code);
    }
    // All that is counted comes from who is not apart.
    const near = others.filter((other) => !apart(reader, other));
    const boxes = await box(reader);
    const sum = boxes.reduce((count, one) => count + one.unreadCount, 0);
    const requests = await box(reader, 'requests');
    expect(await counts(reader)).toEqual({ unread: sum, requests: requests.length });
    expect(requests.every(({ askedBy }) => near.some(({ id }) => id === askedBy?.id))).toBe(true);
    const { page: seen, inGroup } = all;
    const senders = new Set(seen.items.flatMap(({ sender }) => sender?.id ?? []));
    expect([...senders].every((id) => near.some((one) => one.id === id))).toBe(true);
    if (near.length === 0) expect([sum, inGroup?.memberCount]).toEqual([0, 1]);
    for (const other of others) {
      const one = boxes.find(({ id }) => id === talkOf(reader, other));
      if (apart(reader, other)) expect(one?.unreadCount ?? 0).toBe(0);
    }
  }
}

it('whatever they did before, who is apart learns and reaches nothing of the other', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(Act, { minLength: 4, maxLength: 14 }), async (done) => {
      const made = await stage();
      const blocks = new Set<string>();
      for (const one of done) {
        const [what, a, b] = one;
        // A connection is made by both; one that somebody blocked is none.
        if (what === 'connect' && (blocks.has(`${a} ${b}`) || blocks.has(`${b} ${a}`))) continue;
        await act(made, one);
        // Whom the other blocked before is not found: nothing to block any more.
        if (what === 'block' && !blocks.has(`${b} ${a}`)) blocks.add(`${a} ${b}`);
        if (what === 'unblock') blocks.delete(`${a} ${b}`);
      }
      const place = (one: Talker) => made.people.indexOf(one);
      await check(
        made,
        (a, b) => blocks.has(`${place(a)} ${place(b)}`) || blocks.has(`${place(b)} ${place(a)}`),
      );
    }),
    { numRuns: 25 },
  );
});
