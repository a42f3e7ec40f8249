import { applicationsApi } from '@app/contracts/applications/applications.api';
import { callExtensionsApi } from '@app/contracts/applications/call-extensions.api';
import { pages } from '@app/contracts/pages';
import { reviewsApi } from '@app/contracts/reviews/reviews.api';
import type { ReviewBody } from '@app/contracts/reviews/reviews.schemas';
import { skillsApi } from '@app/contracts/skills/skills.api';
import { teamsApi } from '@app/contracts/teams/teams.api';
import { describe, expect, it } from 'vitest';
import type { Persona } from '../../platform/testing/personas.ts';
import { setUpApp, setUpGrants } from '../../platform/testing/setUp.ts';
import { completeContent } from '../applications/applications.factory.ts';
import type { Call } from '../calls/calls.factory.ts';
import { quorumState } from './public.ts';

const app = setUpApp();
const stage = setUpGrants(app);

const keys = ['need', 'solution', 'effect', 'team', 'budget', 'novelty'];
const allAt = (value: number) =>
  Object.fromEntries(keys.map((key) => [key, { value, note: `o ${key}` }]));
const scoring = (value = 4): ReviewBody => ({ kind: 'score', scores: allAt(value), revision: 1 });

const save = (who: Persona, id: string, body: ReviewBody) =>
  app.as(who.token).call(reviewsApi.save, { params: { id }, body });
const detail = (who: Persona, id: string) =>
  app.as(who.token).call(reviewsApi.detail, { params: { id } });
const submitted = async (call?: Call) =>
  stage.application({
    status: 'submitted',
    call: call ?? (await stage.call(stage.tuzla, { closesAt: app.clock.now() })),
  });

describe('scoring', () => {
  it('weighs every criterion to 0–100 and shows others only after one’s own', async () => {
    const { odbor1, odbor2 } = stage.people;
    const { id } = await submitted();
    const first = await save(odbor1, id, scoring(5));
    expect(first.data.mine).toMatchObject({ kind: 'score', total: 100, revision: 1 });
    expect(first.data.mine?.scores.need).toEqual({ value: 5, note: 'o need' });

    const before = await detail(odbor2, id);
    expect(before.data).toMatchObject({
      mine: null,
      others: [],
      reviewCount: 1,
      quorum: 3,
      abilities: { canScore: true, canSeeOthers: false, canDecide: false },
    });
    expect(JSON.stringify(before.data)).not.toContain('o need');

    const scores = { ...allAt(3), novelty: { value: 1, note: 'o novelty' } };
    const after = await save(odbor2, id, { kind: 'score', scores, note: 'Solidno.', revision: 1 });
    expect(after.data.mine).toMatchObject({ total: 56, note: 'Solidno.' });
    expect(after.data.others).toMatchObject([
      { reviewerName: odbor1.name, total: 100, onOlderRevision: false },
    ]);
  });

  it('can be changed, and counts once', async () => {
    const { odbor1 } = stage.people;
    const { id } = await submitted();
    await save(odbor1, id, scoring(2));
    const again = await save(odbor1, id, scoring(3));
    expect(again.data).toMatchObject({ reviewCount: 1, mine: { total: 60 } });
    const abstained = await save(odbor1, id, { kind: 'abstain', note: 'Ne znam.', revision: 1 });
    expect(abstained.data).toMatchObject({
      reviewCount: 0,
      mine: { kind: 'abstain', total: null, scores: {} },
      abilities: { canSeeOthers: true },
    });
  });

  it('needs all criteria of the rubric and no others', async () => {
    const { odbor1 } = stage.people;
    const { id } = await submitted();
    const { need, ...rest } = allAt(4);
    const partial = await save(odbor1, id, { kind: 'score', scores: rest, revision: 1 });
    expect(partial.error).toMatchObject({
      code: 'INCOMPLETE',
      details: { missing: [{ section: 'rubric', field: 'scores.need', code: 'REQUIRED' }] },
    });
    const scores = { need: need ?? { value: 4 }, ...rest, beauty: { value: 5 } };
    const extra = await save(odbor1, id, { kind: 'score', scores, revision: 1 });
    expect(Object.keys(extra.data.mine?.scores ?? {}).sort()).toEqual([...keys].sort());
    const bare = { ...allAt(4), need: { value: 1, note: ' ' }, team: { value: 5 } };
    const unexplained = await save(odbor1, id, { kind: 'score', scores: bare, revision: 1 });
    expect(unexplained.error).toMatchObject({
      code: 'INCOMPLETE',
      details: { missing: [{ field: 'scores.need.note' }, { field: 'scores.team.note' }] },
    });
    for (const value of [0, 6, 2.5]) {
      const wrong = { ...allAt(4), need: { value } };
      const answer = await save(odbor1, id, { kind: 'score', scores: wrong, revision: 1 });
      expect(answer.error.code).toBe('VALIDATION');
    }
  });

  it('does not heed what the body says beside it', async () => {
    const { odbor1, odbor2 } = stage.people;
    const { id } = await submitted();
    const body = { ...scoring(1), total: 100, reviewerId: odbor2.id, updatedAt: '2020-01-01' };
    const answer = await save(odbor1, id, body);
    expect(answer.data.mine).toMatchObject({ reviewerId: odbor1.id, total: 20 });
    expect((await detail(odbor2, id)).data.mine).toBeNull();
  });

  it('is pinned to the revision that was read', async () => {
    const { odbor1, odbor2, asistent, vlasnik } = stage.people;
    const { id } = await submitted();
    await save(odbor1, id, scoring(4));
    const event = 'returnForChanges' as const;
    const body = { event, reason: 'Dopuna.', sections: ['budget'] };
    await app.as(asistent.token).call(applicationsApi.move, { params: { id }, body });
    expect((await save(odbor2, id, scoring(4))).error.code).toBe('WRONG_STATUS');
    await app
      .as(vlasnik.token)
      .call(applicationsApi.submit, { params: { id }, body: { editRevision: 1 } });
    const stale = await save(odbor2, id, scoring(4));
    expect(stale.error).toMatchObject({ code: 'REVISION_CLASH', details: { revision: 2 } });
    const fresh = await save(odbor2, id, { ...scoring(4), revision: 2 });
    expect(fresh.data.others[0]).toMatchObject({ revision: 1, onOlderRevision: true });
    expect(fresh.data.application.revision).toBe(2);
  });

  it.each(['approved', 'rejected', 'crowdfunding', 'pending'] as const)(
    'is over once the application is %s',
    async (status) => {
      const { id } = await stage.application({ status, call: await stage.call(stage.tuzla) });
      expect((await save(stage.people.odbor1, id, scoring())).error.code).toBe('WRONG_STATUS');
    },
  );
});

describe('a conflict of interest', () => {
  it('locks out, and the quorum is counted without those who have one', async () => {
    const { odbor1, odbor2, odbor3, voditelj, koordinator, asistent, savjetnik } = stage.people;
    const application = await submitted(
      await stage.call(stage.tuzla, { quorum: 6, closesAt: app.clock.now() }),
    );
    const { id } = application;
    // Seven sit on the board; each conflict leaves one less to score.
    expect(await quorumState(app.platform.db.read, id)).toEqual({
      quorum: 6,
      reviewCount: 0,
      conflicts: 0,
      reached: false,
    });
    await save(odbor1, id, scoring(5));
    const declared = await save(odbor1, id, { kind: 'conflict', note: 'Rođak.', revision: 1 });
    expect(declared.data).toMatchObject({
      mine: { kind: 'conflict', total: null, scores: {} },
      others: [],
      reviewCount: 0,
      quorum: 6,
      abilities: { canScore: false, canSeeOthers: false },
    });
    for (const body of [scoring(5), { kind: 'abstain', revision: 1 } as const]) {
      expect((await save(odbor1, id, body)).error.code).toBe('CONFLICT_OF_INTEREST');
    }
    for (const who of [odbor2, odbor3]) {
      await save(who, id, { kind: 'conflict', revision: 1 });
    }
    const state = await quorumState(app.platform.db.read, id);
    expect(state).toMatchObject({ quorum: 4, conflicts: 3, reached: false });
    for (const who of [voditelj, koordinator, asistent, savjetnik]) await save(who, id, scoring(4));
    expect(await quorumState(app.platform.db.read, id)).toMatchObject({ reached: true });
    expect((await detail(koordinator, id)).data.abilities.canDecide).toBe(true);
    expect((await detail(asistent, id)).data.abilities.canDecide).toBe(false);
  });

  it('is what everybody on the team has anyway', async () => {
    const { odbor1 } = stage.people;
    const { id } = await stage.application({
      status: 'submitted',
      call: await stage.call(stage.tuzla),
      members: [odbor1],
    });
    expect((await save(odbor1, id, scoring())).error.code).toBe('FORBIDDEN');
    expect((await detail(odbor1, id)).data.abilities).toMatchObject({
      canScore: false,
      canSeeOthers: false,
    });
  });
});

describe('a blind call', () => {
  it('tells nobody who scores whose application it is, until it is decided', async () => {
    const { odbor1, menadzer, koordinator, vlasnik, clan } = stage.people;
    const call = await stage.call(stage.tuzla, { blind: true });
    const { id, slug } = await stage.application({
      call,
      status: 'submitted',
      content: completeContent({
        applicantName: vlasnik.name,
        projectDescription: `Vodi ${clan.name}.`,
      }),
    });
    await stage.application({ call, members: [clan] });
    const views = async (who: Persona) => {
      const { call: ask } = app.as(who.token);
      const { data: opened } = await ask(reviewsApi.detail, { params: { id } });
      const { data: page } = await ask(applicationsApi.teamAccess, { params: { slug } });
      const { data: history } = await ask(applicationsApi.history, { params: { id } });
      const members = await ask(applicationsApi.members, { params: { id } });
      const team = await ask(teamsApi.team, { params: { id } });
      const invitations = await ask(teamsApi.invitations, { params: { id } });
      const skills = await ask(skillsApi.skills, { params: { id } });
      const bySlug = await ask(applicationsApi.find, {
        query: { q: pages.project({ slug }) },
      });
      const byName = await ask(applicationsApi.find, { query: { q: vlasnik.name } });
      expect(bySlug.data).toHaveLength(1);
      expect(byName.data.filter((one) => one.id === id)).toEqual([]);
      const drafts = await ask(callExtensionsApi.extensions, { params: { id: call.id } });
      const file = await app.http.inject({
        url: `/api/ob/banks/tuzla/applications/files/csv?call=${call.slug}&language=bhs`,
        headers: { authorization: `Bearer ${who.token}` },
      });
      const answers = [members, team, invitations, skills, bySlug, drafts];
      const told = answers.map((answer) => (answer.status === 200 ? answer.data : answer.status));
      return JSON.stringify([opened, page, history, file.body, told]);
    };
    for (const who of [odbor1, koordinator]) {
      const seen = await views(who);
      for (const { name, id: userId } of [vlasnik, clan]) {
        expect(seen).not.toContain(name);
        expect(seen).not.toContain(userId);
      }
      const draft = await app.as(who.token).call(applicationsApi.open, { params: { id } });
      expect(draft.error.code).toBe('FORBIDDEN');
    }
    expect(await views(menadzer)).toContain(clan.name);
    expect(await views(menadzer)).toContain(vlasnik.name);
    await app.platform.db.pool.query(`UPDATE applications SET status = 'approved' WHERE id = $1`, [
      id,
    ]);
    expect(await views(koordinator)).toContain(clan.name);
  });
});

describe('two at the same moment', () => {
  it('the last two scores both count, and a decision and a withdrawal leave one of them', async () => {
    const { odbor1, odbor2, odbor3, koordinator, vlasnik } = stage.people;
    const { id } = await submitted();
    await save(odbor1, id, scoring(4));
    await Promise.all([save(odbor2, id, scoring(4)), save(odbor3, id, scoring(3))]);
    expect((await detail(koordinator, id)).data).toMatchObject({
      reviewCount: 3,
      abilities: { canDecide: true },
    });
    const move = (who: Persona, body: object) =>
      app.as(who.token).call(applicationsApi.move, { params: { id }, body: body as never });
    const both = await Promise.all([
      move(koordinator, { event: 'approve' }),
      move(vlasnik, { event: 'withdraw', confirmed: true }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { rows } = await app.platform.db.pool.query<{ status: string; moves: number }>(
      `SELECT a.status, count(t.id)::int AS moves FROM applications a
       JOIN application_transitions t ON t.application_id = a.id AND t."from" = 'submitted'
       WHERE a.id = $1 GROUP BY a.status`,
      [id],
    );
    expect(rows).toEqual([
      { status: both[0]?.status === 200 ? 'approved' : 'withdrawn', moves: 1 },
    ]);
  });
});

describe('who sits at the desk', () => {
  it('sees no draft', async () => {
    const draft = await stage.application({ call: await stage.call(stage.tuzla) });
    for (const who of ['odbor1', 'koordinator', 'admin'] as const) {
      expect((await detail(stage.people[who], draft.id)).status).toBe(404);
    }
  });

  it('loses it with the permission, at once for new sessions and by its signal for others', async () => {
    const { odbor3 } = stage.people;
    const { id } = await submitted();
    expect((await detail(odbor3, id)).status).toBe(200);
    const { db, signals } = app.platform;
    await db.pool.query('UPDATE ob_permissions SET is_active = false WHERE user_id = $1', [
      odbor3.id,
    ]);
    await db.transaction(async (tx) => signals.publish(tx, `account:${odbor3.id}`));
    expect((await detail(odbor3, id)).status).toBe(403);
    await db.pool.query('UPDATE ob_permissions SET is_active = true WHERE user_id = $1', [
      odbor3.id,
    ]);
    await db.transaction(async (tx) => signals.publish(tx, `account:${odbor3.id}`));
  });
});
