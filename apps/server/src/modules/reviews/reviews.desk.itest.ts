import { applicationsApi } from '@app/contracts/applications/applications.api';
import { notificationsApi } from '@app/contracts/notifications/notifications.api';
import { reviewsApi } from '@app/contracts/reviews/reviews.api';
import type { ReviewBody } from '@app/contracts/reviews/reviews.schemas';
import { describe, expect, it } from 'vitest';
import type { Persona } from '../../platform/testing/personas.ts';
import { setUpApp, setUpGrants } from '../../platform/testing/setUp.ts';

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
    const { odbor1, moderator, globalni } = stage.people;
    await stage.application({
      status: 'submitted',
      call: stage.openInZenica,
      owner: stage.people.lejla,
    });
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
    const both = await Promise.all([publish(koordinator, closed.id), publish(voditelj, closed.id)]);
    expect(both.map((answer) => answer.data.announced).sort()).toEqual([0, 2]);
    expect((await titles(vlasnik))[0]).toBe('Prijava je odobrena');
    expect((await titles(lejla))[0]).toBe('Prijava nije odabrana');
    expect(await titles(emir)).toEqual(before);
    const seen = await app
      .as(vlasnik.token)
      .call(applicationsApi.teamAccess, { params: { slug: approved.slug } });
    expect(seen.data.data.status).toBe('approved');
  });
});
