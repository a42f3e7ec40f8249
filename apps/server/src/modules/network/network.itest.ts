import { networkApi } from '@app/contracts/network/network.api';
import { notificationsApi } from '@app/contracts/notifications/notifications.api';
import { feedApi } from '@app/contracts/posts/posts.api';
import { profilesApi } from '@app/contracts/profiles/profiles.api';
import { reportsApi } from '@app/contracts/reports/reports.api';
import { profileSlug } from '@app/domain/accounts/profile-slug';
import { networkLimits } from '@app/domain/network/connection';
import { describe, expect, it } from 'vitest';
import { partOf } from '../../platform/testing/personal-data.ts';
import { setUpApp, setUpPersonas } from '../../platform/testing/setUp.ts';
import { createConnectionInvitation, createTie } from './network.factory.ts';
import { type Member, membersOf } from './network.testing.ts';

const app = setUpApp();
const cast = setUpPersonas(app);

const member = membersOf(app);
const as = ({ token }: Member) => app.as(token);
const params = ({ id }: Member) => ({ params: { userId: id } });

const invite = (from: Member, to: Member, note = '') =>
  as(from).call(networkApi.invite, { body: { userId: to.id, note } });
const answer = (by: Member, id: string, event: 'accept' | 'decline' | 'withdraw') =>
  as(by).call(networkApi.answer, { params: { id }, body: { event } });
const standing = async (of: Member, to: Member) =>
  (await as(of).call(networkApi.person, params(to))).data;
const box = async (of: Member, which: 'received' | 'sent') =>
  (await as(of).call(networkApi.invitations, { query: { box: which } })).data.items;
const connectionsOf = async (of: Member) =>
  (await as(of).call(networkApi.connections, {})).data.items.map((one) => one.connectedUser.id);
const news = async (of: Member) =>
  (await as(of).call(notificationsApi.list, {})).data.map(({ message }) => message);
const connect = (one: Member, other: Member, at?: Date) =>
  app.platform.db.transaction((tx) => createTie(tx, 'connections', one, other, at));

describe('an invitation', () => {
  it('comes with its words, is accepted, and both are connected and told', async () => {
    const [amra, beno] = [await member(), await member()];
    const sent = await invite(amra, beno, 'Vidjeli smo se na radionici.');
    expect(sent.status).toBe(200);
    expect(sent.data.state).toBe('invited');
    expect((await box(amra, 'sent'))[0]?.person.id).toBe(beno.id);
    const [waiting] = await box(beno, 'received');
    expect(waiting).toMatchObject({
      note: 'Vidjeli smo se na radionici.',
      person: { id: amra.id, name: amra.name },
    });
    expect(await news(beno)).toEqual([expect.stringContaining(amra.name)]);
    expect((await answer(beno, waiting?.id ?? '', 'accept')).data.state).toBe('connected');
    expect(await connectionsOf(amra)).toEqual([beno.id]);
    expect(await connectionsOf(beno)).toEqual([amra.id]);
    expect(await news(amra)).toEqual([expect.stringContaining(beno.name)]);
    expect(await box(beno, 'received')).toEqual([]);
    expect((await answer(beno, waiting?.id ?? '', 'decline')).status).toBe(409);
  });

  it('from both sides at once is one connection', async () => {
    const [amra, beno] = [await member(), await member()];
    const both = await Promise.all([invite(amra, beno), invite(beno, amra)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await connectionsOf(amra)).toEqual([beno.id]);
    expect(await connectionsOf(beno)).toEqual([amra.id]);
  });

  it('sent twice at once waits once', async () => {
    const [amra, beno] = [await member(), await member()];
    const both = await Promise.all([invite(amra, beno), invite(amra, beno)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await box(beno, 'received')).toHaveLength(1);
  });

  it('is refused in silence, and not repeated for thirty days', async () => {
    const [amra, beno] = [await member(), await member()];
    const id = (await invite(amra, beno)).data.invitationId ?? '';
    expect((await answer(amra, id, 'accept')).status).toBe(403);
    expect((await answer(beno, id, 'decline')).data.state).toBe('none');
    expect(await news(amra)).toEqual([]);
    const again = await invite(amra, beno);
    expect([again.status, again.error.code]).toEqual([409, 'INVITED_BEFORE']);
    expect((await standing(amra, beno)).inviteAgainAt).not.toBeNull();
    // Whoever refused may still ask.
    expect((await invite(beno, amra)).data.state).toBe('invited');
  });

  it('that is taken back is told of no more', async () => {
    const [amra, beno] = [await member(), await member()];
    const id = (await invite(amra, beno)).data.invitationId ?? '';
    expect(await news(beno)).toHaveLength(1);
    await answer(amra, id, 'withdraw');
    expect(await news(beno)).toEqual([]);
    await invite(amra, beno);
    expect(await news(beno)).toHaveLength(1);
  });

  it('is taken back by who sent it, and may be sent anew', async () => {
    const [amra, beno, other] = [await member(), await member(), await member()];
    const id = (await invite(amra, beno)).data.invitationId ?? '';
    expect((await answer(other, id, 'withdraw')).status).toBe(404);
    expect((await answer(amra, id, 'withdraw')).data.state).toBe('none');
    expect(await box(beno, 'received')).toEqual([]);
    expect((await invite(amra, beno)).status).toBe(200);
  });

  it('of an adult has no words for somebody under eighteen', async () => {
    const year = app.clock.now().getUTCFullYear();
    const adult = await member({ birthYear: year - 30 });
    const young = await member({ birthYear: year - 15 });
    await app.platform.db.transaction((tx) =>
      createConnectionInvitation(tx, young, adult, { note: '' }),
    );
    const withWords = await invite(adult, young, 'Zdravo!');
    // They were asked first: that answer is what the words would have been.
    expect(withWords.data.state).toBe('connected');
    const other = await member({ birthYear: year - 30 });
    // Whom no guardian lets be seen is not there for strangers.
    expect((await invite(other, young, 'Zdravo!')).status).toBe(404);
  });

  it.each(['x'.repeat(networkLimits.note + 1)])('takes no longer words', async (note) => {
    const [amra, beno] = [await member(), await member()];
    expect((await invite(amra, beno, note)).status).toBe(400);
  });

  it('waits with at most a hundred others of the same member', async () => {
    const amra = await member();
    const [beno, last] = [await member(), await member()];
    const { pool } = app.platform.db;
    await pool.query(
      `WITH made AS (
         INSERT INTO users (id, email, first_name, last_name, language, created_at)
         SELECT gen_random_uuid(), 'w' || n || '.' || $1 || '@b.ba', 'W', 'W', 'bhs', now()
         FROM generate_series(1, $2) AS n RETURNING id
       )
       INSERT INTO connection_invitations (id, inviter_id, invitee_id, note, status, created_at)
       SELECT gen_random_uuid(), $1::uuid, id, '', 'pending', now() FROM made`,
      [amra.id, networkLimits.waiting - 1],
    );
    expect((await invite(amra, beno)).status).toBe(200);
    const full = await invite(amra, last);
    expect([full.status, full.error.code]).toEqual([409, 'TOO_MANY_ITEMS']);
  });

  it('does not reach oneself, nobody, or whom members do not see', async () => {
    const amra = await member();
    const hidden = await member();
    await as(hidden).call(profilesApi.setPrivacy, { body: { visibility: 'me' } });
    for (const to of [amra, hidden, { ...amra, id: '018f0000-0000-7000-8000-000000000000' }]) {
      expect((await invite(amra, to)).status).toBe(404);
    }
  });
});

describe('a connection', () => {
  it('is listed newest first, page by page', async () => {
    const [amra, first, second] = [await member(), await member(), await member()];
    await connect(amra, first, new Date('2026-11-02'));
    await connect(amra, second, new Date('2026-11-03'));
    const list = (query: object) => as(amra).call(networkApi.connections, { query });
    const page = (await list({ limit: 1 })).data;
    expect(page.items.map((one) => one.connectedUser.id)).toEqual([second.id]);
    const rest = (await list({ limit: 1, after: page.next ?? '' })).data;
    expect(rest.items.map((one) => one.connectedUser.id)).toEqual([first.id]);
    expect(rest.next).toBeNull();
    expect((await list({ after: 'x' })).status).toBe(400);
  });

  it('is found by a name that begins so, blind to marks, however many there are', async () => {
    const [amra, cosic, other] = [
      await member(),
      await member({ firstName: 'Đula', lastName: 'Ćosić', birthYear: 2012 }),
      await member({ firstName: 'Đula', lastName: 'Odvojena' }),
    ];
    await connect(amra, cosic);
    const named = async (q: string) =>
      (await as(amra).call(networkApi.connections, { query: { q } })).data;
    const found = await named('dula cos');
    expect(found.items.map(({ connectedUser }) => connectedUser.id)).toEqual([cosic.id]);
    expect(found.next).toBeNull();
    expect((await named(other.name)).items).toEqual([]);
  });

  it('ends for both, also where the other is not seen any more', async () => {
    const [amra, beno] = [await member(), await member()];
    await connect(amra, beno);
    await as(beno).call(profilesApi.setPrivacy, { body: { visibility: 'me' } });
    const listed = await as(amra).call(networkApi.connections, {});
    expect(listed.data.items[0]?.connectedUser).toMatchObject({
      name: beno.name,
      profileSlug: null,
      title: '',
    });
    const ended = await as(amra).call(networkApi.disconnect, params(beno));
    expect(ended.data.state).toBe('none');
    expect(await connectionsOf(beno)).toEqual([]);
  });

  it('in common with somebody is counted', async () => {
    const [amra, beno, common] = [await member(), await member(), await member()];
    await connect(amra, common);
    await connect(beno, common);
    expect((await standing(amra, beno)).mutual).toBe(1);
    await invite(beno, amra);
    expect((await box(amra, 'received'))[0]?.mutual).toBe(1);
  });
});

describe('following', () => {
  it('needs no consent and makes no connection', async () => {
    const [amra, beno] = [await member(), await member()];
    for (const _ of [1, 2]) {
      const followed = await as(amra).call(networkApi.follow, params(beno));
      expect(followed.data).toMatchObject({ isFollowed: true, state: 'none' });
    }
    const list = async (of: Member, way: 'following' | 'followers') =>
      (await as(of).call(networkApi.follows, { query: { way } })).data.items.map(
        ({ person }) => person.id,
      );
    expect(await list(amra, 'following')).toEqual([beno.id]);
    expect(await list(beno, 'followers')).toEqual([amra.id]);
    expect((await as(beno).call(networkApi.counts, {})).data).toMatchObject({
      followers: 1,
      following: 0,
    });
    for (const _ of [1, 2]) {
      const ended = await as(amra).call(networkApi.unfollow, params(beno));
      expect(ended.data).toMatchObject({ isFollowed: false, state: 'none' });
    }
    expect(await list(beno, 'followers')).toEqual([]);
  });
});

describe('a block', () => {
  it('ends all that was between the two, and neither finds the other', async () => {
    const [amra, beno] = [await member({ firstName: 'Amrablok' }), await member()];
    await connect(amra, beno);
    await as(amra).call(networkApi.follow, params(beno));
    await as(beno).call(networkApi.follow, params(amra));
    const blocked = await as(beno).call(networkApi.block, params(amra));
    expect(blocked.data.state).toBe('blocked');

    for (const one of [amra, beno]) {
      expect(await connectionsOf(one)).toEqual([]);
      expect((await as(one).call(networkApi.counts, {})).data).toEqual({
        connections: 0,
        received: 0,
        sent: 0,
        following: 0,
        followers: 0,
        recommendations: 0,
      });
    }
    expect((await standing(beno, amra)).state).toBe('blocked');
    expect((await as(amra).call(networkApi.person, params(beno))).status).toBe(404);
    for (const call of [networkApi.follow, networkApi.block, networkApi.disconnect]) {
      expect((await as(amra).call(call, params(beno))).status).toBe(404);
    }
    expect((await invite(amra, beno)).status).toBe(404);
    expect((await invite(beno, amra)).status).toBe(409);

    const profile = (of: Member) => ({ params: { profileSlug: profileSlug(of.name, of.id) } });
    expect((await as(amra).call(profilesApi.view, profile(beno))).status).toBe(404);
    expect((await as(beno).call(profilesApi.view, profile(amra))).status).toBe(404);
    expect((await as(await member()).call(profilesApi.view, profile(amra))).status).toBe(200);
    const search = async (by: Member) =>
      (await as(by).call(profilesApi.search, { query: { q: 'Amrablok' } })).data.users;
    expect(await search(beno)).toEqual([]);
    expect(await search(await member())).toHaveLength(1);

    const list = (await as(beno).call(networkApi.blocks, {})).data.items;
    expect(list.map(({ person }) => person.id)).toEqual([amra.id]);
    expect((await as(amra).call(networkApi.blocks, {})).data.items).toEqual([]);
    expect((await as(beno).call(networkApi.unblock, params(amra))).data.state).toBe('none');
    expect((await standing(amra, beno)).state).toBe('none');
    expect((await as(beno).call(networkApi.unblock, params(amra))).status).toBe(404);
  });

  it('reaches whom members do not find', async () => {
    const [amra, hidden] = [await member(), await member({ birthYear: 2012 })];
    expect((await as(amra).call(networkApi.person, params(hidden))).status).toBe(404);
    expect((await as(amra).call(networkApi.block, params(hidden))).data.state).toBe('blocked');
    const own = await as(amra).call(networkApi.block, params(amra));
    expect([own.status, own.error.code]).toEqual([404, 'NOT_FOUND']);
  });

  it('is not all that reaches them: they are muted, reported and followed no more, but not by whom they blocked', async () => {
    const [amra, beno, hidden] = [
      await member(),
      await member(),
      await member({ birthYear: 2012 }),
    ];
    for (const one of [amra, beno]) {
      await app.platform.db.transaction((tx) => createTie(tx, 'follows', one, hidden));
    }
    await as(hidden).call(networkApi.block, params(beno));
    const report = (by: Member, of: Member) =>
      as(by).call(reportsApi.report, {
        body: { kind: 'member', subjectId: of.id, fault: 'insult', text: '', context: [] },
      });
    for (const [by, of, status] of [
      [amra, hidden, 200],
      [beno, hidden, 404],
      [amra, amra, 404],
    ] as const) {
      expect((await as(by).call(feedApi.mute, params(of))).status).toBe(status);
      expect((await report(by, of)).status).toBe(status);
    }
    const following = async () => (await as(amra).call(networkApi.counts, {})).data.following;
    expect(await following()).toBe(1);
    const ended = await as(amra).call(networkApi.unfollow, params(hidden));
    expect(ended.data).toMatchObject({ state: 'none', isFollowed: false });
    expect(await following()).toBe(0);
  });

  it('does not shorten the thirty days after a refusal', async () => {
    const [amra, beno] = [await member(), await member()];
    await invite(amra, beno);
    const [sent] = await box(beno, 'received');
    await answer(beno, sent?.id ?? '', 'decline');
    await as(amra).call(networkApi.block, params(beno));
    await as(amra).call(networkApi.unblock, params(beno));
    expect((await invite(amra, beno)).error.code).toBe('INVITED_BEFORE');
  });

  it('holds against an invitation of the same moment', async () => {
    const [amra, beno] = [await member(), await member()];
    await Promise.all([invite(amra, beno), as(beno).call(networkApi.block, params(amra))]);
    expect((await standing(beno, amra)).state).toBe('blocked');
    expect(await box(beno, 'received')).toEqual([]);
    expect(await box(amra, 'sent')).toEqual([]);
  });
});

it('is given to its member without what others wrote, and goes with the account', async () => {
  const { db } = app.platform;
  const [amra, beno] = [await member(), await member()];
  await connect(amra, cast.lejla);
  await invite(beno, amra, 'Tuđe riječi');
  const person = { id: amra.id, addresses: [] } as never;
  const kept = await partOf(app, 'network').collect(db.read, amra.id, person);
  expect(kept).toMatchObject({ connections: [{}], follows: [], invitations: [{ sent: false }] });
  expect(JSON.stringify(kept)).not.toContain('Tuđe');
  await db.transaction((tx) => partOf(app, 'network').erase(tx, amra.id, new Date(), person));
  expect(await box(beno, 'sent')).toEqual([]);
  expect(await connectionsOf(cast.lejla)).not.toContain(amra.id);
});
