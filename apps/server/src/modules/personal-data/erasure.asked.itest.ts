import { articleWritingApi } from '@app/contracts/articles/article-writing.api';
import { conversationsApi } from '@app/contracts/conversations/conversations.api';
import { mentorshipApi } from '@app/contracts/mentorship/mentorship.api';
import { networkApi } from '@app/contracts/network/network.api';
import { notificationsApi } from '@app/contracts/notifications/notifications.api';
import { postsApi, postTalkApi } from '@app/contracts/posts/posts.api';
import { teamsApi } from '@app/contracts/teams/teams.api';
import { expect, it } from 'vitest';
import type { Tx } from '../../platform/db/client.ts';
import { newId } from '../../platform/ids.ts';
import { setUpApp, setUpGrants } from '../../platform/testing/setUp.ts';
import type { Answer } from '../../platform/testing/testApp.ts';
import { listMembers } from '../applications/public.ts';
import { createArticle } from '../articles/articles.factory.ts';
import { createConnectionInvitation, createTie } from '../network/network.factory.ts';
import { type Member, membersOf } from '../network/network.testing.ts';
import { createPost } from '../posts/posts.factory.ts';

const app = setUpApp();
const stage = setUpGrants(app);
const as = ({ token }: Pick<Member, 'token'>) => app.as(token);
const within = <T>(work: (tx: Tx) => Promise<T>) => app.platform.db.transaction(work);
const sure = async <T>(answer: Promise<Answer<T>>): Promise<Answer<T>> => {
  const got = await answer;
  if (got.status >= 400) throw new Error(`${got.status} ${got.error.code}`);
  return got;
};

async function erase(...ids: readonly string[]): Promise<void> {
  await app.platform.db.pool.query(
    'UPDATE users SET deletion_requested_at = $2, deletion_due_at = $2 WHERE id = ANY ($1)',
    [ids, app.clock.now()],
  );
  await app.platform.jobs.runNow('personal-data.erase');
}

/** What a member is asked and told, as their pages show it. */
async function shownTo(who: Member) {
  const call = as(who);
  const received = { query: { box: 'received' as const } };
  const asks = (await call.call(teamsApi.myAsks)).data;
  const { received: invitations, recommendations } = (await call.call(networkApi.counts)).data;
  const notices = (await call.call(notificationsApi.list)).data;
  return {
    bell: (await call.call(notificationsApi.unreadCount)).data.count,
    notices: notices.map(({ message }) => message),
    leading: notices.filter(({ actionUrl }) => actionUrl !== null).length,
    messages: (await call.call(conversationsApi.unreadCount)).data,
    requests: (await call.call(conversationsApi.list, { query: { box: 'requests' } })).data.length,
    invitations: (await call.call(networkApi.invitations, received)).data.items.length,
    recommendations: (await call.call(networkApi.recommendations, received)).data.items.length,
    counts: { invitations, recommendations },
    toTeams: (await call.call(teamsApi.myInvitations)).data.length,
    asked: asks.requests.length + asks.handovers.length,
    works: (await call.call(articleWritingApi.mine)).data.items.length,
  };
}
type Shown = Awaited<ReturnType<typeof shownTo>>;

/** How one member asks or tells another, and what that one still sees once the first is erased. */
interface Way {
  /** Lets them be what they must be to each other before. */
  readonly before?: (from: Member, to: Member) => Promise<unknown>;
  readonly ask: (from: Member, to: Member) => Promise<unknown>;
  readonly left?: (shown: Shown) => Partial<Shown>;
}

const connect = (one: Member, other: Member) =>
  within((tx) => createTie(tx, 'connections', one, other));

const writeTo = async (from: Member, to: Member) => {
  const body = { userIds: [to.id] };
  const { id } = (await sure(as(from).call(conversationsApi.start, { body }))).data;
  const message = { clientId: newId(), content: 'Vidimo se u utorak.' };
  await sure(as(from).call(conversationsApi.write, { params: { id }, body: message }));
  // What was not read for a while is told.
  await app.platform.db.pool.query(
    'UPDATE conversation_members SET tell_at = $1 WHERE tell_at IS NOT NULL',
    [app.clock.now()],
  );
  return id;
};

const groupOf = async (maker: Member, ...others: Member[]) => {
  for (const other of others) await connect(maker, other);
  const body = { userIds: others.map(({ id }) => id), name: 'Ekipa' };
  return (await sure(as(maker).call(conversationsApi.start, { body }))).data.id;
};

const draftOf = async (owner: Member, ...members: Member[]) => {
  const call = await stage.call(stage.tuzla);
  return stage.application({ owner, members, call });
};

const inviteTo = ({ id }: { readonly id: string }, from: Member, to: Member) =>
  sure(as(from).call(teamsApi.invite, { params: { id }, body: { memberIds: [to.id] } }));

const askedBy = (from: Member, to: Member, call: typeof networkApi.invite) =>
  sure(as(from).call(call, { body: { userId: to.id } }));

const ways: Readonly<Record<string, Way>> = {
  'an invitation to connect': { ask: (from, to) => askedBy(from, to, networkApi.invite) },
  'a connection that was accepted': {
    async ask(from, to) {
      const { id } = await within((tx) => createConnectionInvitation(tx, to, from));
      const body = { event: 'accept' as const };
      await sure(as(from).call(networkApi.answer, { params: { id }, body }));
    },
  },
  'a recommendation': {
    before: connect,
    ask: (from, to) =>
      sure(as(from).call(networkApi.recommend, { body: { userId: to.id, text: 'Pouzdana.' } })),
  },
  'a message request': { ask: writeTo },
  'a message of a connection': {
    before: connect,
    ask: writeTo,
    // What was written is the other's too, and stays without a name.
    left: ({ messages }) => ({ messages: { ...messages, unread: 1 } }),
  },
  'a group that nobody else came into': {
    before: connect,
    ask: async (from, to) => groupOf(from, to, await membersOf(app)()),
  },
  'a group with others in it': {
    before: connect,
    async ask(from, to) {
      const other = await membersOf(app)();
      const id = await groupOf(from, other, to);
      const body = { event: 'accept' as const };
      await sure(as(other).call(conversationsApi.move, { params: { id }, body }));
    },
    left: ({ messages }) => ({
      bell: 1,
      notices: [expect.stringMatching(/^Obrisan nalog te zove u grupni razgovor/)],
      leading: 1,
      messages: { ...messages, requests: 1 },
      requests: 1,
    }),
  },
  'an invitation to a team of their own': {
    ask: async (from, to) => inviteTo(await draftOf(from), from, to),
  },
  'an invitation to an application that the bank has': {
    async ask(from, to) {
      const made = await draftOf(from);
      await inviteTo(made, from, to);
      await app.platform.db.pool.query(
        `UPDATE applications SET status = 'submitted', submitted_revision = 1 WHERE id = $1`,
        [made.id],
      );
    },
  },
  'an invitation to a team that goes on': {
    async ask(from, to) {
      await inviteTo(await draftOf(from, await membersOf(app)()), from, to);
    },
    left: () => ({
      bell: 1,
      notices: [expect.stringMatching(/^Obrisan nalog te zove u tim/)],
      leading: 1,
      toTeams: 1,
    }),
  },
  'a wish to join a team': {
    async ask(from, to) {
      const { id } = await draftOf(to);
      const link = await sure(as(to).call(teamsApi.newLink, { params: { id } }));
      const code = link.data.link?.code ?? '';
      await sure(as(from).call(teamsApi.ask, { params: { code } }));
    },
  },
  'an application that is to be taken over': {
    async ask(from, to) {
      const { id } = await draftOf(from, to);
      const memberId = (await listMembers(app.platform.db.read, id)).at(-1)?.id ?? '';
      await sure(as(from).call(teamsApi.offerHandover, { params: { id }, body: { memberId } }));
    },
    left: () => ({
      bell: 1,
      notices: [expect.stringMatching(/sada je tvoja|vodiš|preuz/i)],
      leading: 1,
    }),
  },
  'an invitation to a team that was accepted': {
    async ask(from, to) {
      const made = await draftOf(to);
      await inviteTo(made, to, from);
      const [waiting] = (await as(from).call(teamsApi.myInvitations)).data;
      const params = { id: waiting?.id ?? '' };
      const body = { event: 'accept' as const };
      await sure(as(from).call(teamsApi.moveInvitation, { params, body }));
    },
  },
  'an article of their own to be written together': {
    async ask(from, to) {
      const plan = { status: 'draft' as const };
      const { id } = await within((tx) => createArticle(tx, from, app.clock.now(), plan));
      const body = { userId: to.id };
      await sure(as(from).call(articleWritingApi.invite, { params: { id }, body }));
    },
  },
  'an article that was to be written together': {
    async ask(from, to) {
      const plan = { status: 'draft' as const };
      const { id } = await within((tx) => createArticle(tx, to, app.clock.now(), plan));
      const body = { userId: from.id };
      await sure(as(to).call(articleWritingApi.invite, { params: { id }, body }));
      const yes = { agrees: true };
      await sure(as(from).call(articleWritingApi.answer, { params: { id }, body: yes }));
    },
    left: ({ works }) => ({ works: works + 1 }),
  },
  'a mention in a post': {
    before: connect,
    async ask(from, to) {
      const content = `@${to.name} zna kako.`;
      const mentions = [{ userId: to.id, name: to.name, position: 0 }];
      const body = { id: newId(), content, metadata: { mentions } };
      await sure(as(from).call(postsApi.write, { body }));
    },
  },
  'a comment and a reaction on a post': {
    async ask(from, to) {
      const { id } = await within((tx) => createPost(tx, to));
      const body = { id: newId(), text: 'Dolazim.' };
      await sure(as(from).call(postTalkApi.comment, { params: { id }, body }));
      const liked = { reaction: 'like' as const };
      await sure(as(from).call(postTalkApi.react, { params: { id }, body: liked }));
    },
  },
};

const bellOf = async (who: Member) => (await as(who).call(notificationsApi.unreadCount)).data.count;

it('of what one asked or told another nothing is left that leads nowhere', async () => {
  const blank = await shownTo(await membersOf(app)());
  const pairs = await Promise.all(
    Object.entries(ways).map(async ([name, way]) => {
      const [from, to] = [await membersOf(app)(), await membersOf(app)()];
      await way.before?.(from, to);
      await way.ask(from, to);
      return { name, way, from, to };
    }),
  );
  await app.platform.jobs.runNow('conversations.tell');
  await app.platform.jobs.drain();
  for (const { name, to } of pairs) expect([name, await bellOf(to)]).not.toEqual([name, 0]);
  await erase(...pairs.map(({ from }) => from.id));
  for (const { name, way, to } of pairs) {
    const expected = { name, ...blank, ...way.left?.(blank) };
    expect({ name, ...(await shownTo(to)) }).toEqual(expected);
  }
}, 60_000);

it('what a mentor was asked about a draft that goes with its owner is gone', async () => {
  const from = await membersOf(app)();
  const { odbor1: to } = stage.people;
  const { id } = await draftOf(from);
  const before = await shownTo(to);
  const unread = async () => (await as(to).call(mentorshipApi.unread)).data.newRequests;
  const waiting = await unread();
  const body = { description: 'Kako da nađemo prostor?' };
  await sure(as(from).call(mentorshipApi.ask, { params: { id }, body }));
  expect([(await shownTo(to)).bell, await unread()]).toEqual([before.bell + 1, waiting + 1]);
  await erase(from.id);
  expect([await shownTo(to), await unread()]).toEqual([before, waiting]);
});
