import { applicationsApi } from '@app/contracts/applications/applications.api';
import { notificationsApi } from '@app/contracts/notifications/notifications.api';
import { reviewsApi } from '@app/contracts/reviews/reviews.api';
import type { ReviewBody } from '@app/contracts/reviews/reviews.schemas';
import { tasksApi } from '@app/contracts/tasks/tasks.api';
import { errorsTexts } from '@app/messages/errors';
import { describe, expect, it } from 'vitest';
import { readPdf } from '../../platform/pdf/pdf.testing.ts';
import type { Persona } from '../../platform/testing/personas.ts';
import { setUpApp, setUpGrants } from '../../platform/testing/setUp.ts';
import { remindOfReviews } from './reviews.jobs.ts';

const app = setUpApp();
const stage = setUpGrants(app);

const keys = ['need', 'solution', 'effect', 'team', 'budget', 'novelty'];
const allAt = (value: number) =>
  Object.fromEntries(keys.map((key) => [key, { value, note: `o ${key}` }]));
const scoring = (value = 4): ReviewBody => ({ kind: 'score', scores: allAt(value), revision: 1 });

const save = (who: Persona, id: string, body: ReviewBody) =>
  app.as(who.token).call(reviewsApi.save, { params: { id }, body });

describe('inbox', () => {
  it('lists a call’s submissions in order, paged by key, with the own review', async () => {
    const { odbor1, odbor2, lejla, emir, clan, vlasnik, novi } = stage.people;
    const call = await stage.call(stage.tuzla);
    const owners = [lejla, emir, clan, vlasnik, novi];
    const built = [];
    for (const [n, owner] of owners.entries()) {
      // Two were submitted at the same moment: only the id tells them apart.
      const to = new Date(app.clock.now().getTime() - (n < 2 ? 9 : 9 - n) * 3_600_000);
      built.push(await stage.application({ call, owner, members: [], status: 'submitted', to }));
    }
    await stage.application({ call, owner: stage.people.stari, members: [] });
    await stage.application({
      call,
      owner: stage.people.moderator,
      members: [],
      status: 'withdrawn',
    });
    const [first, second] = built;
    if (!first || !second) throw new Error('nothing built');
    await save(odbor1, first.id, scoring(4));
    await save(odbor2, first.id, scoring(4));
    await save(odbor1, second.id, { kind: 'abstain', revision: 1 });

    const walk = async (limit: number) => {
      const items = [];
      let after: string | undefined;
      do {
        const query = { call: call.slug, limit, ...(after ? { after } : {}) };
        const { data } = await app.as(odbor1.token).call(reviewsApi.inbox, { query });
        items.push(...data.items);
        after = data.next ?? undefined;
      } while (after);
      return items;
    };
    const all = await walk(100);
    expect(all).toHaveLength(5);
    expect(
      all
        .slice(0, 2)
        .map((item) => item.id)
        .sort(),
    ).toEqual([first.id, second.id].sort());
    expect(all.slice(2).map((item) => item.id)).toEqual(built.slice(2).map((one) => one.id));
    for (const limit of [1, 2, 3]) expect(await walk(limit)).toEqual(all);
    expect(all.find((item) => item.id === first.id)).toMatchObject({
      mine: 'score',
      myTotal: 80,
      reviewCount: 2,
      quorum: 3,
      municipality: 'Tuzla',
      requestedAmount: 1562,
      status: 'submitted',
    });
    expect(all.find((item) => item.id === second.id)).toMatchObject({
      mine: 'abstain',
      myTotal: null,
    });
    const bad = await app
      .as(odbor1.token)
      .call(reviewsApi.inbox, { query: { call: call.slug, after: 'x' } });
    expect(bad.error.code).toBe('VALIDATION');
  });

  it('and the list of calls hold the reader’s banks only', async () => {
    const { odbor1, moderator, globalni, lejla: owner } = stage.people;
    for (const call of [stage.open, stage.openInZenica]) {
      await stage.application({ status: 'submitted', call, owner });
    }
    const slugs = async (who: Persona) =>
      new Set((await app.as(who.token).call(reviewsApi.calls)).data.map((call) => call.bankSlug));
    expect(await slugs(odbor1)).toEqual(new Set(['tuzla']));
    expect(await slugs(globalni)).toEqual(new Set(['tuzla', 'zenica']));
    expect(await slugs(moderator)).toEqual(new Set());
    const query = { call: stage.openInZenica.slug };
    const foreign = await app.as(odbor1.token).call(reviewsApi.inbox, { query });
    const none = await app.as(odbor1.token).call(reviewsApi.inbox, { query: { call: 'nema-ga' } });
    expect(foreign.status).toBe(404);
    expect(foreign.error).toEqual(none.error);
  });

  it('says how much of a call waits for the reader', async () => {
    const { odbor1, odbor2, lejla, emir } = stage.people;
    const call = await stage.call(stage.tuzla);
    const mine = await stage.application({ call, status: 'submitted' });
    await stage.application({ call, status: 'submitted', owner: lejla, members: [] });
    await stage.application({ call, status: 'approved', owner: emir, members: [] });
    await save(odbor1, mine.id, scoring());
    const of = async (who: Persona) =>
      (await app.as(who.token).call(reviewsApi.calls)).data.find((one) => one.id === call.id);
    const counted = { applications: 3, undecided: 2, canPublishDecisions: false };
    expect(await of(odbor1)).toMatchObject({ ...counted, mineDone: 1, mineOpen: 1 });
    expect(await of(odbor2)).toMatchObject({ ...counted, mineDone: 0, mineOpen: 2 });
  });
});

describe('ranking', () => {
  it('goes by mean, with spread, count and quorum, as far as the reader may see', async () => {
    const { odbor1, odbor2, odbor3, koordinator, lejla, emir } = stage.people;
    const call = await stage.call(stage.tuzla);
    const good = await stage.application({ call, status: 'submitted' });
    const fair = await stage.application({ call, status: 'submitted', owner: lejla, members: [] });
    const open = await stage.application({ call, status: 'submitted', owner: emir, members: [] });
    for (const [reviewer, values] of [
      [odbor1, 5],
      [odbor2, 4],
      [odbor3, 3],
    ] as const) {
      await stage.review({ application: good, reviewer, values });
      await stage.review({ application: fair, reviewer, values: values - 1 });
    }
    await stage.review({ application: open, reviewer: odbor1, values: 5 });
    await stage.review({ application: open, reviewer: odbor2, kind: 'conflict' });
    const rank = async (who: Persona) =>
      (await app.as(who.token).call(reviewsApi.ranking, { params: { id: call.id } })).data;
    const short = (rows: Awaited<ReturnType<typeof rank>>) =>
      rows.map((row) => [row.applicationId, row.mean, row.spread, row.count]);

    // Odbor 1 has scored all three.
    expect(short(await rank(odbor1))).toEqual([
      [open.id, 100, 0, 1],
      [good.id, 80, 40, 3],
      [fair.id, 60, 40, 3],
    ]);
    // Odbor 2 is locked out of one; a decider sees what has its quorum.
    for (const who of [odbor2, koordinator]) {
      expect(short(await rank(who))).toEqual([
        [good.id, 80, 40, 3],
        [fair.id, 60, 40, 3],
        [open.id, null, null, 1],
      ]);
    }
    const [first, , last] = await rank(koordinator);
    expect(first).toMatchObject({ quorum: 3, quorumReached: true, conflicts: 0 });
    expect(last).toMatchObject({ quorum: 3, quorumReached: false, conflicts: 1 });
    // Who has neither scored nor decides sees none.
    expect((await rank(stage.people.asistent)).map((row) => row.mean)).toEqual([null, null, null]);
    const foreign = await app
      .as(odbor1.token)
      .call(reviewsApi.ranking, { params: { id: stage.openInZenica.id } });
    expect(foreign.status).toBe(404);
  });
});

describe('deciding about many', () => {
  it('records each by itself, and papers tell of it to those who decide', async () => {
    const { odbor1, odbor2, odbor3, koordinator, lejla, emir, clan } = stage.people;
    const call = await stage.call(stage.tuzla, { closesAt: app.clock.now() });
    const good = await stage.application({ call, status: 'submitted' });
    const fair = await stage.application({ call, status: 'submitted', owner: lejla, members: [] });
    const poor = await stage.application({ call, status: 'submitted', owner: emir, members: [] });
    const tied = await stage.application({ call, status: 'submitted', owner: clan, members: [] });
    for (const [application, values] of [
      [good, 5],
      [fair, 4],
      [tied, 4],
    ] as const) {
      for (const reviewer of [odbor1, odbor2, odbor3]) {
        await stage.review({ application, reviewer, values });
      }
    }
    await stage.review({ application: tied, reviewer: koordinator, kind: 'conflict' });
    const params = { id: call.id };
    const decide = (event: 'approve' | 'reject', ...of: readonly (readonly [string, string])[]) =>
      app.as(koordinator.token).call(reviewsApi.decideMany, {
        params,
        body: { event, applications: of.map(([id, reason]) => ({ id, reason })) },
      });
    const elsewhere = stage.openInZenica;
    const approved = await decide(
      'approve',
      [good.id, 'Vrlo jasno.'],
      [poor.id, ''],
      [tied.id, ''],
    );
    expect(approved.data.map(({ refusal }) => refusal === null)).toEqual([true, false, false]);
    expect(approved.data[1]?.refusal).toMatch(/ocjena/i);
    expect(approved.data[2]?.refusal).toMatch(/sukob/i);
    const foreign = await stage.application({ call: elsewhere, status: 'submitted' });
    const gone = await stage.application({ call, status: 'withdrawn' });
    const rejected = await decide(
      'reject',
      [fair.id, ''],
      [good.id, 'Ipak ne.'],
      [foreign.id, 'x'],
      [gone.id, 'x'],
    );
    const changed = 'Stanje se u međuvremenu promijenilo. Osvježi stranicu.';
    expect(rejected.data.map(({ refusal }) => refusal)).toEqual([
      expect.stringMatching(/./),
      changed,
      errorsTexts.NOT_FOUND.bhs,
      changed,
    ]);
    const { data: rows } = await app.as(koordinator.token).call(reviewsApi.ranking, { params });
    expect(rows.map(({ status, canDecide, place }) => [status, canDecide, place])).toEqual([
      ['approved', false, 1],
      ['submitted', true, 2],
      ['submitted', false, null],
      ['submitted', false, null],
    ]);

    const get = (path: string) =>
      app.http.inject({
        method: 'GET',
        url: `/api/ob/odbor/calls/${call.id}/${path}`,
        headers: { authorization: `Bearer ${koordinator.token}` },
      });
    expect((await get('ranking/csv')).body).toMatch(/^1;[^;]+;[^;]+;100;0;/m);
    const minutes = await get('minutes');
    const { text } = await readPdf(minutes.rawPayload);
    for (const words of ['Vrlo jasno.', odbor1.name, koordinator.name, 'Odobreno']) {
      expect(text).toContain(words);
    }
    const refused = await app.as(odbor1.token).call(reviewsApi.minutes, { params, query: {} });
    expect(refused.error.code).toBe('FORBIDDEN');
  });
});

describe('publishing the decisions of a call', () => {
  const publish = (who: Persona, id: string) =>
    app.as(who.token).call(reviewsApi.publishDecisions, { params: { id } });
  const titles = async (who: Persona) =>
    (await app.as(who.token).call(notificationsApi.list)).data.map((one) => one.title);

  it('tells all teams at once, and only once', async () => {
    const { koordinator, voditelj, odbor1, menadzer, asistent, vlasnik, lejla, emir } =
      stage.people;
    const { closed } = stage;
    const approved = await stage.application({ call: closed, status: 'approved' });
    const waiting = await stage.application({
      call: closed,
      status: 'submitted',
      owner: lejla,
      members: [],
    });
    await stage.application({ call: closed, status: 'crowdfunding', owner: emir, members: [] });
    for (const who of [odbor1, menadzer, asistent]) {
      expect((await publish(who, closed.id)).error.code).toBe('FORBIDDEN');
    }
    expect((await publish(koordinator, stage.open.id)).error.code).toBe('WRONG_STATUS');
    expect((await publish(koordinator, stage.openInZenica.id)).error.code).toBe('NOT_FOUND');
    expect((await publish(koordinator, closed.id)).error).toMatchObject({
      code: 'INCOMPLETE',
      details: { undecided: 1 },
    });
    for (const reviewer of [odbor1, voditelj, koordinator]) {
      await stage.review({ application: waiting, reviewer });
    }
    const before = await titles(emir);
    await app.as(voditelj.token).call(applicationsApi.move, {
      params: { id: waiting.id },
      body: { event: 'reject', reason: 'Premalo pojedinosti.' },
    });
    expect(await titles(lejla)).not.toContain('Prijava nije odabrana');
    const early = await app.as(lejla.token).call(tasksApi.list, { params: { id: waiting.id } });
    expect(early.data.letter).toBeNull();
    const both = await Promise.all([publish(koordinator, closed.id), publish(voditelj, closed.id)]);
    expect(both.map((answer) => answer.data.announced).sort()).toEqual([0, 2]);
    expect((await titles(vlasnik))[0]).toBe('Prijava je odobrena');
    expect((await titles(lejla))[0]).toBe('Prijava nije odabrana');
    const { data: next } = await app
      .as(lejla.token)
      .call(tasksApi.list, { params: { id: waiting.id } });
    expect(next.letter).toMatchObject({ event: 'reject', reason: 'Premalo pojedinosti.' });
    expect(next.letter?.feedback).toHaveLength(keys.length);
    expect(await titles(emir)).toEqual(before);
    const seen = await app
      .as(vlasnik.token)
      .call(applicationsApi.teamAccess, { params: { slug: approved.slug } });
    expect(seen.data.data.status).toBe('approved');
  });
});

describe('asking the board by name', () => {
  it('spreads evenly without conflicts, by hand too, and says what waits for whom by when', async () => {
    const { odbor1, odbor2, odbor3, koordinator, asistent, lejla, emir, clan } = stage.people;
    const call = await stage.call(stage.tuzla);
    const params = { id: call.id };
    const built = [];
    for (const owner of [lejla, emir, clan]) {
      built.push(await stage.application({ call, status: 'submitted', owner, members: [] }));
    }
    const [first, second, third] = built;
    if (!first || !second || !third) throw new Error('nothing built');
    await stage.review({ application: first, reviewer: odbor1, kind: 'conflict' });
    const as = (who: Persona) => app.as(who.token);
    const waiting = async (who: Persona) =>
      (await as(who).call(reviewsApi.waiting)).data
        .filter((item) => item.call.slug === call.slug)
        .map(({ id, dueOn, assigned }) => [id, dueOn, assigned]);
    // Nobody is named: all that one has not dealt with waits for each.
    expect((await waiting(odbor1)).map(([id]) => id)).toEqual([second.id, third.id]);

    const spread = { dueOn: '2026-12-04', perApplication: 2 };
    const { data: work } = await as(koordinator).call(reviewsApi.spread, { params, body: spread });
    for (const { id, assigned, barred } of work.applications) {
      expect(assigned).toHaveLength(2);
      expect(assigned.filter((one) => barred.includes(one))).toEqual([]);
      expect(barred).toEqual(id === first.id ? [odbor1.id] : []);
    }
    expect(Math.max(...work.members.map(({ assigned }) => assigned))).toBe(1);
    expect(work).toMatchObject({ dueOn: '2026-12-04', abilities: { canAssign: true } });

    const hand = (reviewerIds: string[]) => ({
      params,
      body: { dueOn: '2026-11-21', applications: [{ id: first.id, reviewerIds }] },
    });
    const tied = await as(koordinator).call(reviewsApi.assign, hand([odbor1.id]));
    expect(tied.error.code).toBe('CONFLICT_OF_INTEREST');
    const stranger = await as(koordinator).call(reviewsApi.assign, hand([lejla.id]));
    expect(stranger.error.code).toBe('VALIDATION');
    await as(koordinator).call(reviewsApi.assign, hand([odbor2.id, odbor3.id]));
    expect(await waiting(odbor2)).toContainEqual([first.id, '2026-11-21', true]);
    expect((await waiting(asistent)).map(([id]) => id)).not.toContain(first.id);
    const inbox = await as(asistent).call(reviewsApi.inbox, { query: { call: call.slug } });
    expect(inbox.data.items.find(({ id }) => id === first.id)).toMatchObject({ asked: 'others' });

    await save(odbor2, first.id, scoring(4));
    const titles = async (who: Persona) =>
      (await as(who).call(notificationsApi.list)).data.map(({ title }) => title);
    await remindOfReviews(app.platform);
    await remindOfReviews(app.platform);
    expect(
      (await titles(odbor3)).filter((title) => title === 'Tvoje ocjene se čekaju'),
    ).toHaveLength(1);
    const { data } = await as(odbor3).call(reviewsApi.waiting);
    expect(data.find(({ id }) => id === first.id)?.remindedAt).not.toBeNull();
    // A run that was late does not make the next one late: it is days that count.
    const counted = async () => {
      const { rowCount } = await app.platform.db.pool.query(
        "SELECT FROM notifications WHERE user_id = $1 AND text = 'reviewsDue'",
        [odbor3.id],
      );
      return rowCount;
    };
    const start = app.clock.now().getTime();
    for (const [hours, times] of [
      [24, 1],
      [44, 2],
    ] as const) {
      app.clock.set(new Date(start + hours * 3_600_000).toISOString());
      await remindOfReviews(app.platform);
      expect(await counted()).toBe(times);
    }
    app.clock.set(new Date(start).toISOString());
    const { data: now } = await as(odbor1).call(reviewsApi.board, { params });
    expect(now.members.find(({ id }) => id === odbor2.id)).toMatchObject({ said: 1, done: 1 });
    expect(now.abilities.canAssign).toBe(false);
  });
});
