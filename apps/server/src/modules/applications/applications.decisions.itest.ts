import { applicationsApi } from '@app/contracts/applications/applications.api';
import type {
  MoveBody,
  OrangeDraft,
  OrangeView,
} from '@app/contracts/applications/applications.schemas';
import { crowdfundingApi } from '@app/contracts/crowdfunding/crowdfunding.api';
import { notificationsApi } from '@app/contracts/notifications/notifications.api';
import { describe, expect, it } from 'vitest';
import { mailsTo } from '../../platform/testing/mails.ts';
import type { Persona, PersonaKey } from '../../platform/testing/personas.ts';
import { setUpApp, setUpGrants } from '../../platform/testing/setUp.ts';

const app = setUpApp();
const stage = setUpGrants(app);

const move = (who: Persona, id: string, body: MoveBody) =>
  app.as(who.token).call(applicationsApi.move, { params: { id }, body });
const view = async (who: Persona, slug: string) =>
  (await app.as(who.token).call(applicationsApi.teamAccess, { params: { slug } })).data
    .data as OrangeView;
const history = async (who: Persona, id: string) =>
  (await app.as(who.token).call(applicationsApi.history, { params: { id } })).data;
const titles = async (who: Persona) =>
  (await app.as(who.token).call(notificationsApi.list)).data.map((one) => one.title);

describe('a decision', () => {
  it('is the staff’s knowledge until the call’s decisions are published', async () => {
    const { koordinator, odbor1, vlasnik, clan } = stage.people;
    const call = await stage.call(stage.tuzla, { quorum: 1, closesAt: app.clock.now() });
    const application = await stage.application({ call, status: 'submitted' });
    await stage.review({ application, reviewer: odbor1 });
    const before = { titles: await titles(vlasnik), mails: await mailsTo(app, vlasnik.email) };
    const lists = { params: { slug: application.slug } };
    const mineBefore = (await app.as(vlasnik.token).call(applicationsApi.mine)).data;
    const answer = await move(koordinator, application.id, {
      event: 'reject',
      reason: 'Slab budžet.',
    });
    expect(answer.data.status).toBe('rejected');
    expect((await view(koordinator, application.slug)).status).toBe('rejected');
    expect((await view(odbor1, application.slug)).status).toBe('rejected');
    for (const mate of [vlasnik, clan]) {
      const seen = await view(mate, application.slug);
      expect(seen.status).toBe('submitted');
      expect(seen.abilities.events).toEqual(mate === vlasnik ? ['withdraw'] : []);
      expect(await history(mate, application.id)).toHaveLength(1);
      expect(JSON.stringify(await history(mate, application.id))).not.toContain('Slab');
    }
    expect((await app.as(vlasnik.token).call(applicationsApi.mine)).data).toEqual(mineBefore);
    expect(await titles(vlasnik)).toEqual(before.titles);
    expect(await mailsTo(app, vlasnik.email)).toEqual(before.mails);
    // Asking does not find it out either.
    for (const event of ['applyAgain', 'withdraw', 'submit'] as const) {
      expect((await move(vlasnik, application.id, { event })).error.code).toBe('WRONG_STATUS');
    }
    expect((await app.as().call(applicationsApi.publicView, lists)).status).toBe(404);
  });

  it('that approves is no public view before it is published', async () => {
    const application = await stage.application({
      call: await stage.call(stage.tuzla),
      status: 'approved',
    });
    const params = { slug: application.slug };
    expect((await app.as().call(applicationsApi.publicView, { params })).status).toBe(404);
    const { koordinator } = stage.people;
    const seen = await app.as(koordinator.token).call(applicationsApi.publicView, { params });
    expect(seen.status).toBe(404);
  });

  it('shows at once where the decisions are out already', async () => {
    const { koordinator, odbor1, odbor2, odbor3, vlasnik, clan } = stage.people;
    const call = await stage.call(stage.tuzla, {
      quorum: 1,
      closesAt: app.clock.now(),
      decisionsPublishedAt: app.clock.now(),
    });
    const application = await stage.application({ call, status: 'submitted' });
    await stage.review({ application, reviewer: odbor1, values: [2, 4, 4, 4, 4, 4] });
    await stage.review({ application, reviewer: odbor2, values: [3, 4, 4, 4, 4, 4] });
    await stage.review({ application, reviewer: odbor3, kind: 'abstain' });
    await move(koordinator, application.id, { event: 'reject', reason: 'Slab budžet.' });
    expect((await view(vlasnik, application.slug)).status).toBe('rejected');
    expect((await titles(clan))[0]).toBe('Prijava nije odabrana');
    const mails = await mailsTo(app, clan.email);
    const letters = mails.filter(({ text }) => text.includes('Slab budžet.'));
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toMatch(/Potreba u zajednici\s+2,5 od 5/);
    expect(letters[0]?.text).toMatch(/Rješenje\s+4,0 od 5/);
    for (const { name } of [odbor1, odbor2, odbor3]) expect(letters[0]?.text).not.toContain(name);
    expect((await history(clan, application.id))[0]?.reason).toBe('Slab budžet.');
  });

  it('waits for the end of the call, unless the call decides while it is open', async () => {
    const { koordinator, odbor1, vlasnik, clan } = stage.people;
    const call = await stage.call(stage.tuzla, { quorum: 1 });
    const waiting = await stage.application({ call, status: 'submitted' });
    await stage.review({ application: waiting, reviewer: odbor1 });
    const early = await move(koordinator, waiting.id, { event: 'approve' });
    expect([early.status, early.error.code]).toEqual([409, 'CALL_STILL_OPEN']);
    await app.platform.db.pool.query('UPDATE calls SET closes_at = $1 WHERE id = $2', [
      app.clock.now(),
      call.id,
    ]);
    const now = await move(koordinator, waiting.id, { event: 'approve' });
    expect(now.data.status).toBe('approved');

    const rolling = await stage.call(stage.tuzla, { quorum: 1, rollingDecisions: true });
    const decided = await stage.application({ call: rolling, status: 'submitted' });
    const { id, slug } = decided;
    await stage.review({ application: decided, reviewer: odbor1 });
    await move(koordinator, id, { event: 'reject', reason: 'Bez dozvole za park.' });
    expect((await view(vlasnik, slug)).status).toBe('rejected');
    expect((await titles(clan))[0]).toBe('Prijava nije odabrana');
    const letters = (await mailsTo(app, clan.email)).filter(({ text }) =>
      text.includes('Bez dozvole za park.'),
    );
    expect(letters).toHaveLength(1);
  });

  it('is corrected until the team is told, and the team hears of the last one alone', async () => {
    const { koordinator, menadzer, odbor1, vlasnik } = stage.people;
    const now = app.clock.now();
    const call = await stage.call(stage.tuzla, { quorum: 1, closesAt: now });
    const application = await stage.application({ call, status: 'submitted' });
    const { id, slug } = application;
    await stage.review({ application, reviewer: odbor1 });
    await move(koordinator, id, { event: 'reject', reason: 'Pogrešna prijava.' });
    const refused = await move(menadzer, id, { event: 'reopenDecision', reason: 'Ja bih.' });
    expect(refused.error.code).toBe('FORBIDDEN');
    const back = await move(koordinator, id, { event: 'reopenDecision', reason: 'Zamjena.' });
    expect(back.data.status).toBe('submitted');
    expect((await view(vlasnik, slug)).status).toBe('submitted');
    expect(await history(vlasnik, id)).toHaveLength(1);
    await move(koordinator, id, { event: 'approve' });
    const campaign = {
      applicationId: id,
      targetAmount: 800,
      startsAt: now.toISOString(),
      endsAt: new Date(now.getTime() + 86_400_000 * 30).toISOString(),
    };
    const soon = await app
      .as(koordinator.token)
      .call(crowdfundingApi.startCampaign, { body: campaign });
    expect([soon.status, soon.error.code]).toEqual([409, 'DECISION_UNTOLD']);
    await app.platform.db.pool.query('UPDATE calls SET decisions_published_at = $1 WHERE id = $2', [
      now,
      call.id,
    ]);
    const late = await move(koordinator, id, { event: 'reopenDecision', reason: 'Ipak ne.' });
    expect([late.status, late.error.code]).toEqual([409, 'DECISION_TOLD']);
    const events = (lines: readonly { event: string }[]) => lines.map(({ event }) => event);
    expect(events(await history(vlasnik, id))).toEqual(['approve', 'submit']);
    expect(events(await history(koordinator, id))).toEqual([
      'approve',
      'reopenDecision',
      'reject',
      'submit',
    ]);
  });

  it('is known before the project is published or its campaign starts', async () => {
    const { menadzer, voditelj, vlasnik, clan } = stage.people;
    const call = await stage.call(stage.tuzla, { decisionsPublishedAt: app.clock.now() });
    const published = await stage.application({ call, status: 'approved' });
    await move(menadzer, published.id, { event: 'publish' });
    expect((await view(vlasnik, published.slug)).status).toBe('published');
    expect((await titles(clan))[0]).toBe('Projekat je objavljen');
    const funded = await stage.application({ call, status: 'approved' });
    const now = app.clock.now().getTime();
    const started = await app.as(voditelj.token).call(crowdfundingApi.startCampaign, {
      body: {
        applicationId: funded.id,
        targetAmount: 800,
        startsAt: new Date(now).toISOString(),
        endsAt: new Date(now + 86_400_000 * 30).toISOString(),
      },
    });
    expect(started.status).toBe(201);
    expect((await view(vlasnik, funded.slug)).status).toBe('crowdfunding');
    expect(await history(vlasnik, funded.id)).toHaveLength(3);
    const anonymous = await app
      .as()
      .call(applicationsApi.publicView, { params: { slug: funded.slug } });
    expect(anonymous.data.data.status).toBe('crowdfunding');
    // A second round leads back to approved, and nobody forgets what they knew.
    app.clock.forward(86_400_000 * 31);
    const back = await move(await again('voditelj'), funded.id, { event: 'planSecondRound' });
    expect(back.data.status).toBe('approved');
    expect((await view(await again('vlasnik'), funded.slug)).status).toBe('approved');
  });

  /** Access tokens do not outlive a month. */
  async function again(who: PersonaKey): Promise<Persona> {
    const person = stage.people[who];
    const { id: userId, sessionId, email } = person;
    const role = who === 'admin' ? 'ADMIN' : 'INDIVIDUAL';
    return {
      ...person,
      token: await app.platform.access.issue({ userId, sessionId, email, role }),
    };
  }

  it('that rejects lets the owner try again in the same call, with a linked copy', async () => {
    const vlasnik = await again('vlasnik');
    const call = await stage.call(stage.tuzla);
    const rejected = await stage.application({ call, status: 'rejected' });
    // A call that was announced and opened anew for a further round.
    await app.platform.db.pool.query('UPDATE applications SET announced_at = $2 WHERE id = $1', [
      rejected.id,
      app.clock.now(),
    ]);
    await nameOwnerForActivities(rejected.id);
    const answer = await move(vlasnik, rejected.id, { event: 'applyAgain' });
    expect(answer.data).toMatchObject({ status: 'draft', events: ['submit', 'withdraw'] });
    expect(answer.data.id).not.toBe(rejected.id);
    const { content, members } = (
      await app.as(vlasnik.token).call(applicationsApi.open, { params: { id: answer.data.id } })
    ).data as OrangeDraft;
    expect(content.projectTitle).toBe(rejected.projectTitle);
    const [first] = (await view(vlasnik, rejected.slug)).projectActivities;
    expect(content.projectActivities).toMatchObject([
      { name: first?.name, responsible: members[0]?.id },
    ]);
    expect(content.projectActivities[0]?.id).not.toBe(first?.id);
    expect((await view(vlasnik, rejected.slug)).status).toBe('rejected');
    const twice = await move(vlasnik, rejected.id, { event: 'applyAgain' });
    expect(twice.data.id).toBe(answer.data.id);
    const kept = await app.platform.db.pool.query(
      'SELECT copied_from FROM applications WHERE id = $1',
      [answer.data.id],
    );
    expect(kept.rows).toEqual([{ copied_from: rejected.id }]);
    app.clock.set(new Date(call.closesAt).toISOString());
    const late = await move(await again('vlasnik'), rejected.id, { event: 'applyAgain' });
    expect(late.error.code).toBe('CALL_CLOSED');
  });
});

async function nameOwnerForActivities(applicationId: string): Promise<void> {
  await app.platform.db.pool.query(
    `UPDATE applications SET content = jsonb_set(content, '{projectActivities,0,responsible}',
       (SELECT to_jsonb(m.id) FROM application_members m
         WHERE m.application_id = applications.id AND m.user_id = owner_id))
     WHERE id = $1`,
    [applicationId],
  );
}

describe('withdrawing', () => {
  it('tells the team, and the board only of what it has seen', async () => {
    const [vlasnik, clan, odbor2] = [stage.people.vlasnik, stage.people.clan, stage.people.odbor2];
    app.clock.set('2026-11-20T12:00:00.000Z');
    const seen = (await titles(odbor2)).length;
    const draft = await stage.application({ call: await stage.call(stage.tuzla) });
    await move(vlasnik, draft.id, { event: 'withdraw', confirmed: true });
    expect((await titles(odbor2)).length).toBe(seen);
    expect((await titles(clan))[0]).toBe('Prijava je povučena');
    const submitted = await stage.application({
      call: await stage.call(stage.tuzla),
      status: 'submitted',
    });
    await move(vlasnik, submitted.id, { event: 'withdraw', confirmed: true, reason: 'Selimo se.' });
    expect((await titles(odbor2))[0]).toBe('Prijava je povučena');
    expect((await history(clan, submitted.id))[0]?.reason).toBe('Selimo se.');
  });
});
