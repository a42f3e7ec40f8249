import { conversationsApi } from '@app/contracts/conversations/conversations.api';
import { giftsApi } from '@app/contracts/gifts/gifts.api';
import { guardianContactApi } from '@app/contracts/guardian-contact/guardian-contact.api';
import { networkApi } from '@app/contracts/network/network.api';
import { notificationsApi } from '@app/contracts/notifications/notifications.api';
import { postsApi } from '@app/contracts/posts/posts.api';
import { profilesApi } from '@app/contracts/profiles/profiles.api';
import { teamsApi } from '@app/contracts/teams/teams.api';
import { volunteersApi } from '@app/contracts/volunteers/volunteers.api';
import { type DeclaredAge, isMinor } from '@app/domain/people/age';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { mailsTo } from '../../platform/testing/mails.ts';
import { setUpApp, setUpGrants } from '../../platform/testing/setUp.ts';
import { createSession, createUser, type UserChoice } from '../accounts/accounts.factory.ts';
import { agesOf } from '../accounts/public.ts';
import { setGuardianAgreed } from '../applications/public.ts';
import { createTie } from './network.factory.ts';
import { reachOf } from './reach.repo.ts';

const app = setUpApp();
const stage = setUpGrants(app);

interface Member {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly token: string;
}
const as = ({ token }: Pick<Member, 'token'>) => app.as(token);
async function member(choice: UserChoice = {}): Promise<Member> {
  const { db, access } = app.platform;
  const at = app.clock.now();
  const made = await db.transaction(async (tx) => {
    const user = await createUser(tx, choice);
    return { ...user, ...(await createSession(tx, user.id, { at })) };
  });
  const { id, name, email, sessionId } = made;
  const token = await access.issue({ userId: id, sessionId, email, role: 'INDIVIDUAL' });
  return { id, name, email, token };
}
const connect = (one: Member, other: Member) =>
  app.platform.db.transaction((tx) => createTie(tx, 'connections', one, other));
const block = (by: Member, other: Member) =>
  as(by).call(networkApi.block, { params: { userId: other.id } });

describe('words to an address', () => {
  const kinds = ['stranger', 'adult', 'blocked', 'blocks', 'minor', 'friend'] as const;
  type Kind = (typeof kinds)[number];

  /** A team of somebody, and addresses of whoever stands to them in some way. */
  async function scene(status: 'draft' | 'submitted' = 'draft') {
    const owner = await member();
    const people = {
      adult: await member(),
      blocked: await member(),
      blocks: await member(),
      minor: await member({ birthYear: 2011 }),
      friend: await member({ birthYear: 2011 }),
    };
    await block(owner, people.blocked);
    await block(people.blocks, owner);
    await connect(owner, people.friend);
    const call = await stage.call(stage.tuzla, { maxTeam: 20 });
    const { id } = await stage.application({ owner, members: [], call, status });
    const address = (kind: Kind) =>
      kind === 'stranger' ? `novo-${id.slice(-12)}@primjer.ba` : people[kind].email;
    const reached = async () => {
      await app.platform.jobs.drain();
      const mails = kinds.map((kind) => app.platform.mail.caught(address(kind)));
      const counts = (await Promise.all(mails)).map(({ length }) => length);
      return kinds.filter((_, n) => counts[n] !== 0);
    };
    return { owner, people, id, address, reached };
  }
  const allowed = ['stranger', 'adult', 'friend'];

  it('invite into a team whom their sender reaches; the answer is the same for all', async () => {
    const { owner, people, id, address, reached } = await scene();
    const words = { responsibility: 'Zvuk', message: 'Javi se na moj broj.' };
    const rows = async () => {
      const { rows: kept } = await app.platform.db.pool.query(
        `SELECT invitee_user_id, invitee_name, role, message, status, code_hash IS NOT NULL AS coded
         FROM application_invitations WHERE application_id = $1 ORDER BY created_at DESC, id DESC LIMIT 1`,
        [id],
      );
      return kept[0];
    };
    const answers = new Set<string>();
    for (const kind of kinds) {
      const email = address(kind);
      const { status, data } = await as(owner).call(teamsApi.invite, {
        params: { id },
        body: { emails: [email], ...words },
      });
      const { id: _, ...shown } = data.invitations.find((one) => one.inviteeEmail === email) ?? {
        id: '',
      };
      answers.add(JSON.stringify([status, { ...shown, inviteeEmail: '' }, await rows()]));
    }
    expect([...answers]).toHaveLength(1);
    expect(await reached()).toEqual(allowed);
    const notices = async (who: Member) => {
      const waiting = (await as(who).call(teamsApi.myInvitations)).data.map((one) => one.message);
      const news = (await as(who).call(notificationsApi.list, {})).data.length;
      return [waiting, news];
    };
    for (const kind of ['adult', 'friend'] as const) {
      expect(await notices(people[kind])).toEqual([[words.message], 1]);
    }
    for (const kind of ['blocked', 'blocks', 'minor'] as const) {
      expect(await notices(people[kind])).toEqual([[], 0]);
    }
    // Sent again it is the same; nor is it opened by its address.
    const { data } = await as(owner).call(teamsApi.invitations, { params: { id } });
    for (const { id: sent } of data.invitations) {
      const again = { params: { id: sent }, body: { event: 'resend' as const } };
      expect((await as(owner).call(teamsApi.moveInvitation, again)).status).toBe(200);
    }
    expect(await reached()).toEqual(allowed);
    const ofMinor = data.invitations.find((one) => one.inviteeEmail === people.minor.email);
    const opened = { params: { id: ofMinor?.id ?? '' }, query: {} };
    expect((await as(people.minor).call(teamsApi.invitation, opened)).status).toBe(404);
    // A block that comes afterwards takes it away.
    await block(people.adult, owner);
    expect(await notices(people.adult)).toEqual([[], 0]);
  });

  it('invite to help, and to confirm a gift, nobody else', async () => {
    const helping = await scene('submitted');
    const { owner } = helping;
    const list = await as(owner).call(volunteersApi.list, { params: { id: helping.id } });
    const people = kinds.map((kind) => ({ name: 'Neko Drag', email: helping.address(kind) }));
    const invited = await as(owner).call(volunteersApi.invite, {
      params: { id: helping.id },
      body: { activityId: list.data.data[0]?.activityId ?? '', people },
    });
    expect(invited.data.data[0]?.volunteers).toHaveLength(kinds.length);
    expect(await helping.reached()).toEqual(allowed);

    const giving = await scene('submitted');
    const statuses = [];
    for (const kind of kinds) {
      const response = await as(giving.owner).call(giftsApi.ask, {
        body: {
          applicationId: giving.id,
          donorName: 'Stolarija',
          donorEmail: giving.address(kind),
          donationType: 'services',
          donationDescription: 'Rad na izolaciji',
          message: 'Javi se na moj broj.',
        },
      });
      statuses.push(response.status);
    }
    expect(new Set(statuses)).toEqual(new Set([statuses[0]]));
    expect(await giving.reached()).toEqual(allowed);
  });

  it('ask nobody to be a guardian who is under eighteen, or apart', async () => {
    const { people, address, reached, owner } = await scene();
    await app.platform.db.pool.query(
      'UPDATE users SET birth_year = 2013, adult_said_at = NULL WHERE id = $1',
      [owner.id],
    );
    const call = await stage.call(stage.tuzla, { maxTeam: 20 });
    const made = await stage.application({ owner, members: [], call });
    for (const kind of kinds) {
      const body = { email: address(kind) };
      const response = await as(owner).call(teamsApi.askGuardian, {
        params: { id: made.id },
        body,
      });
      expect(response.status).toBe(200);
      await app.platform.jobs.drain();
    }
    expect(await reached()).toEqual(['stranger', 'adult']);
    const kept = await as(owner).call(guardianContactApi.set, {
      body: { email: people.minor.email },
    });
    expect(kept.status).toBe(200);
    expect(await mailsTo(app, people.minor.email)).toEqual([]);
  });
});

it('by a team’s link nobody comes before an owner who is apart from them', async () => {
  const [owner, asker] = [await member(), await member()];
  const call = await stage.call(stage.tuzla, { maxTeam: 20 });
  const { id } = await stage.application({ owner, members: [], call });
  const { data } = await as(owner).call(teamsApi.newLink, { params: { id } });
  const params = { code: data.link?.code ?? '' };
  await block(owner, asker);
  const response = await as(asker).call(teamsApi.ask, { params });
  expect(response.data.reader).toBe('waiting');
  expect((await as(owner).call(teamsApi.team, { params: { id } })).data.requests).toEqual([]);
  expect((await as(owner).call(teamsApi.myAsks)).data.requests).toEqual([]);
  expect((await as(owner).call(notificationsApi.list, {})).data).toEqual([]);
  await as(owner).call(networkApi.unblock, { params: { userId: asker.id } });
  expect((await as(owner).call(teamsApi.myAsks)).data.requests).toHaveLength(1);
});

/** Two adults, somebody of whom no age is known, and minors of two ages; one of each is connected. */
const born = [1990, 1985, null, 2011, 2010];
const kinds = [
  ...['say', 'correct', 'guardian', 'staff', 'invite', 'note', 'accept', 'block', 'unblock'],
  ...['write', 'write', 'group', 'mail', 'mail', 'mention'],
] as const;
const steps = fc.array(
  fc.record({
    kind: fc.constantFrom(...kinds),
    by: fc.nat(born.length - 1),
    // Minors are whom most of it is about.
    to: fc.constantFrom(0, 1, 2, 3, 3, 4, 4),
    birthYear: fc.constantFrom(null, 1990, 2008, 2010, 2014),
    adult: fc.boolean(),
  }),
  { minLength: 12, maxLength: 18 },
);

it('whatever members do, nobody reaches a minor who did not agree to it, nor who blocked them', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      run += 1;
      const world = await peopled(`Hodanje${'abcdefgh'[run % 8]}${run}`);
      for (const step of all) await world.step(step);
      await world.searchesAgree();
    }),
    // A found fault is told as it was found: each try costs a world.
    { numRuns: 4, endOnFailure: true },
  );
});

type Step = typeof steps extends fc.Arbitrary<(infer One)[]> ? One : never;

/** What members are to each other, kept apart from the product: who agreed to what. */
async function peopled(lastName: string) {
  const { db } = app.platform;
  const people: Member[] = [];
  for (const birthYear of born) people.push(await member({ birthYear, lastName }));
  const call = await stage.call(stage.tuzla, { maxTeam: 20 });
  const teams: string[] = [];
  for (const owner of people) {
    const { id } = await stage.application({ owner, members: [], call });
    teams.push(id);
  }
  const at = (n: number) => people[n] as Member;
  const teamOf = (n: number) => ({ id: teams[n] ?? '' });
  await connect(at(0), at(3));
  await db.transaction((tx) => setGuardianAgreed(tx, teamOf(4).id, at(4).id, app.clock.now()));

  const blocks = new Set<string>();
  const agreed = new Set(['0 3', '3 0']);
  const now = () => app.clock.now();
  const ages = async () => {
    const said = await agesOf(
      db.read,
      people.map(({ id }) => id),
    );
    return people.map(({ id }) => said.get(id) as DeclaredAge);
  };
  const waysToMinors = async (by: number) => {
    const minors = (await ages()).flatMap((declared, n) =>
      n !== by && isMinor(declared, now()) ? [n] : [],
    );
    const ids = minors.map((n) => at(n).id);
    const reach = await reachOf(db.read, at(by).id, ids, now());
    return ids.map((id) => reach(id));
  };
  const came = async (by: number, to: number) => {
    expect(blocks.has(`${by} ${to}`) || blocks.has(`${to} ${by}`)).toBe(false);
    const declared = (await ages())[to] as DeclaredAge;
    if (isMinor(declared, now())) expect(agreed.has(`${to} ${by}`)).toBe(true);
  };
  const part = (a: number, b: number) => {
    agreed.delete(`${a} ${b}`);
    agreed.delete(`${b} ${a}`);
  };
  const bond = (a: number, b: number) => agreed.add(`${a} ${b}`).add(`${b} ${a}`);

  const changes = {
    say: ({ by, birthYear, adult }: Step) =>
      as(at(by)).call(teamsApi.sayAge, { params: teamOf(by), body: { birthYear, adult } }),
    correct: ({ by, birthYear, adult }: Step) =>
      as(at(by)).call(teamsApi.correctAge, { body: { birthYear, adult } }),
    async guardian({ by }: Step) {
      const email = `roditelj-${at(by).id.slice(-12)}@primjer.ba`;
      const params = teamOf(by);
      await as(at(by)).call(teamsApi.askGuardian, { params, body: { email } });
      const [mail] = await mailsTo(app, email);
      const token = /saglasnost\/([\w-]{43})/.exec(mail?.text ?? '')?.[1];
      if (!token) return;
      const body = { event: 'agree', name: 'Selma Kovač', relation: 'mother' } as const;
      await app.as().call(teamsApi.moveConsent, { params: { token }, body });
    },
    staff: ({ by }: Step) =>
      as(stage.people.moderator).call(teamsApi.moveAgeCorrection, {
        params: { userId: at(by).id },
        body: { event: 'confirm', note: 'Lična karta.' },
      }),
  };
  /** Nobody’s age, however it is changed, says what they may do to minors. */
  async function change(step: Step & { kind: keyof typeof changes }) {
    const { kind, by } = step;
    const [before, known] = [await waysToMinors(by), (await ages())[by] as DeclaredAge];
    await changes[kind](step);
    expect(await waysToMinors(by)).toEqual(before);
    const next = (await ages())[by] as DeclaredAge;
    const isOwn = kind === 'say' || kind === 'correct';
    if (!isOwn || !isMinor(known, now()) || known.birthYear === 2008) return;
    expect(isMinor(next, now())).toBe(true);
    expect(next.birthYear).toBeGreaterThanOrEqual(known.birthYear ?? 0);
  }

  const acts = {
    async invite({ by, to, kind }: Step) {
      const note = kind === 'note' ? 'Zdravo!' : '';
      const body = { userId: at(to).id, note };
      const response = await as(at(by)).call(networkApi.invite, { body });
      if (response.status !== 200) return;
      if (response.data.state === 'connected') bond(by, to);
      else if (note) await came(by, to);
      expect(blocks.has(`${to} ${by}`)).toBe(false);
    },
    async accept({ by, to }: Step) {
      const { data } = await as(at(by)).call(networkApi.invitations, {
        query: { box: 'received' },
      });
      const found = data.items.find(({ person }) => person.id === at(to).id);
      if (!found) return;
      const body = { event: 'accept' } as const;
      const done = await as(at(by)).call(networkApi.answer, { params: { id: found.id }, body });
      if (done.status === 200) bond(by, to);
    },
    async block({ by, to }: Step) {
      await block(at(by), at(to));
      blocks.add(`${by} ${to}`);
      part(by, to);
    },
    async unblock({ by, to }: Step) {
      await as(at(by)).call(networkApi.unblock, { params: { userId: at(to).id } });
      blocks.delete(`${by} ${to}`);
    },
    async write({ by, to }: Step) {
      const opened = await as(at(by)).call(conversationsApi.start, {
        body: { userIds: [at(to).id] },
      });
      if (opened.status !== 200) return;
      const params = { id: opened.data.id };
      const body = { clientId: newId(), content: 'Zdravo!' };
      const written = await as(at(by)).call(conversationsApi.write, { params, body });
      if (written.status === 200) await came(by, to);
    },
    async group({ by, to }: Step) {
      const third = [0, 1, 2, 3, 4].find((n) => n !== by && n !== to) ?? 0;
      const userIds = [at(to).id, at(third).id];
      const made = await as(at(by)).call(conversationsApi.start, { body: { userIds } });
      if (made.status !== 200) return;
      for (const n of [to, third]) expect(agreed.has(`${n} ${by}`)).toBe(true);
    },
    async mail({ by, to }: Step) {
      const { email } = at(to);
      const sent = (await mailsTo(app, email)).length;
      const body = { emails: [email], message: 'Hajde s nama!' };
      await as(at(by)).call(teamsApi.invite, { params: teamOf(by), body });
      if ((await mailsTo(app, email)).length > sent) await came(by, to);
      const { data } = await as(at(to)).call(teamsApi.myInvitations);
      const isShown = data.some(({ applicationId }) => applicationId === teamOf(by).id);
      if (isShown) await came(by, to);
    },
    async mention({ by, to }: Step) {
      const { id, name } = at(to);
      const mentions = [{ userId: id, name, position: 6 }];
      const body = { content: `Hvala @${name}!`, metadata: { mentions } };
      const { data } = await as(at(by)).call(postsApi.write, { body });
      if (data.metadata.mentions.some(({ userId }) => userId === id)) await came(by, to);
      const offered = await as(at(by)).call(postsApi.mentionable, { query: { q: lastName } });
      if (offered.data.users.some((one) => one.id === id)) await came(by, to);
    },
  };

  return {
    async step(step: Step) {
      const { kind, by, to } = step;
      if (kind in changes) return change(step as Parameters<typeof change>[0]);
      if (by === to) return;
      await acts[kind === 'note' ? 'invite' : (kind as keyof typeof acts)](step);
    },
    /** What finds members by an index finds whom the one rule lets be found. */
    async searchesAgree() {
      const ids = people.map(({ id }) => id);
      for (const by of people) {
        const reach = await reachOf(db.read, by.id, ids, now());
        const findable = ids.filter((id) => reach(id).find).sort();
        const found = await as(by).call(profilesApi.search, { query: { q: lastName } });
        expect(found.data.users.map(({ id }) => id).sort()).toEqual(findable);
        const listed = await as(by).call(networkApi.directory, { query: { q: lastName } });
        expect(listed.data.items.map(({ person }) => person.id).sort()).toEqual(findable);
      }
    },
  };
}
