import { applicationsApi } from '@app/contracts/applications/applications.api';
import { crowdfundingApi } from '@app/contracts/crowdfunding/crowdfunding.api';
import { describe, expect, it } from 'vitest';
import {
  approvedApplication,
  donationFor,
  runningCampaign,
} from '../../../platform/testing/campaigns.ts';
import { mailsTo } from '../../../platform/testing/mails.ts';
import type { PersonaKey } from '../../../platform/testing/personas.ts';
import { setUpApp, setUpPersonas } from '../../../platform/testing/setUp.ts';
import { testNow } from '../../../platform/testing/testApp.ts';
import { createStory } from '../../stories/stories.factory.ts';
import { createDonation } from '../crowdfunding.factory.ts';

const app = setUpApp();
const people = setUpPersonas(app);

const day = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(new Date(testNow).getTime() + days * day);

describe('the list of campaigns', () => {
  const list = (query = {}) => app.as().call(crowdfundingApi.campaigns, { query });

  it('is paged by key, running ones by their end, ended ones last first', async () => {
    const running: string[] = [];
    const ended: string[] = [];
    for (const days of [3, 1, 2, 2, 5]) {
      const { campaign } = await runningCampaign(app, { endsAt: inDays(days) });
      running.push(campaign.id);
    }
    for (const days of [-1, -3]) {
      const { campaign } = await runningCampaign(app, { endsAt: inDays(days) });
      ended.push(campaign.id);
    }
    const coming = await runningCampaign(app, { startsAt: inDays(1) });
    const made = [...running, ...ended, coming.campaign.id];
    const ours = (ids: readonly string[]) => ids.filter((id) => made.includes(id));

    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await list({ limit: 2, ...(after ? { after } : {}) });
      seen.push(...page.data.map((campaign) => campaign.id));
      after = page.headers['x-next-cursor'] as string | undefined;
    } while (after);
    const [first, second, third, fourth, fifth] = running;
    expect(ours(seen)).toEqual([second, ...[third, fourth].sort(), first, fifth]);
    const past = await list({ state: 'ended' });
    expect(ours(past.data.map(({ id }) => id))).toEqual(ended);
    expect(past.data.find(({ id }) => id === ended[0])).toMatchObject({
      state: 'ended',
      isDonationEnabled: false,
      daysLeft: 0,
    });
  });

  it('can be narrowed to a bank', async () => {
    const { bank, campaign } = await runningCampaign(app);
    const found = await list({ bank: bank.slug });
    expect(found.data.map((one) => one.id)).toEqual([campaign.id]);
    expect(found.data[0]).toMatchObject({
      title: 'Muzička soba u Domu mladih',
      municipality: 'Tuzla',
      bankName: bank.name,
      bankEmblem: bank.emblem,
      targetAmount: 1000,
      minimumAmount: 156,
      daysLeft: 9,
      state: 'open',
      isDonationEnabled: true,
    });
  });

  it('can be narrowed to those nearly there, and to those that end soon', async () => {
    const made: Record<string, string> = {};
    for (const [name, km, days] of [
      ['far', 690, 11],
      ['near', 700, 11],
      ['full', 1000, 11],
      ['soon', 10, 10],
      ['over', 800, -1],
    ] as const) {
      const { campaign } = await runningCampaign(app, { endsAt: inDays(days) });
      await app.platform.db.transaction((tx) => createDonation(tx, campaign, inDays(-3), { km }));
      made[campaign.id] = name;
    }
    const named = async (query: object) =>
      (await list({ limit: 100, ...query })).data.flatMap(({ id }) => made[id] ?? []).sort();
    expect(await named({ show: 'nearly' })).toEqual(['near']);
    expect(await named({ show: 'soon' })).toEqual(['soon']);
    expect(await named({})).toEqual(['far', 'full', 'near', 'soon']);
    expect(await named({ state: 'ended', show: 'nearly' })).toEqual(['over']);
  });

  it('carries the last two donations, and follows at once when the next arrives', async () => {
    const { bank, campaign } = await runningCampaign(app);
    await app.platform.db.transaction(async (tx) => {
      for (const [days, km] of [
        [-4, 10],
        [-3, 20],
        [-2, 30],
      ] as const) {
        await createDonation(tx, campaign, inDays(days), { km, showName: km !== 30 });
      }
      await createDonation(tx, campaign, inDays(-1), { km: 40, status: 'declined' });
    });
    app.clock.forward(1);
    const before = (await list({ bank: bank.slug })).data[0];
    expect(before).toMatchObject({ currentAmount: 60, donorCount: 3 });
    expect(before?.recentDonations.map((one) => [one.amount, one.donorName])).toEqual([
      [30, null],
      [20, 'Nermina Hadžić'],
    ]);
    const body = donationFor(campaign, { amount: 5, demoFlow: 'instant' });
    await app.as().call(crowdfundingApi.donate, { body });
    expect((await list({ bank: bank.slug })).data[0]).toMatchObject({ currentAmount: 65 });
  });

  it('refuses a cursor that is none', async () => {
    for (const after of ['x', '1.2', `${Number.MAX_SAFE_INTEGER}.${'0'.repeat(36)}`]) {
      expect((await list({ after })).status).toBe(400);
    }
  });

  it('has a page for each campaign, by its own id or its application’s', async () => {
    const { campaign, application } = await runningCampaign(app);
    const byId = (id: string) => app.as().call(crowdfundingApi.campaign, { params: { id } });
    expect((await byId(campaign.id)).data).toEqual((await byId(application.id)).data);
    expect((await byId('01938c1e-0000-7000-8000-000000000000')).status).toBe(404);
  });

  it('pages the donors', async () => {
    const { campaign } = await runningCampaign(app);
    await app.platform.db.transaction(async (tx) => {
      for (let n = 1; n <= 5; n += 1) {
        // Two of them at the very same moment.
        await createDonation(tx, campaign, inDays(-(n - (n % 2))), { km: n });
      }
    });
    const params = { applicationId: campaign.applicationId };
    const amounts: number[] = [];
    let after: string | undefined;
    do {
      const query = { limit: 2, ...(after ? { after } : {}) };
      const page = await app.as().call(crowdfundingApi.donors, { params, query });
      amounts.push(...page.data.donors.map((donor) => donor.amount));
      after = page.headers['x-next-cursor'] as string | undefined;
    } while (after);
    expect(amounts).toHaveLength(5);
    expect(amounts.slice(0, 1)).toEqual([1]);
    expect([...amounts].sort()).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('starting a campaign', () => {
  /** An application of the bank to which the cast's staff belongs. */
  const approved = async () => {
    const known = await app.platform.db.pool.query(
      `SELECT 1 FROM youth_banks WHERE slug = 'tuzla'`,
    );
    if (known.rowCount === 0) return approvedApplication(app, 'tuzla');
    await app.platform.db.pool.query(
      `UPDATE youth_banks SET slug = slug || '-' || id WHERE slug = 'tuzla'`,
    );
    return approvedApplication(app, 'tuzla');
  };

  /** Signed in at this very moment, wherever the clock stands. */
  const as = async (who: PersonaKey | null) => {
    if (!who) return app.as();
    const { id: userId, sessionId, email } = people[who];
    const role = who === 'admin' ? 'ADMIN' : 'INDIVIDUAL';
    return app.as(await app.platform.access.issue({ userId, sessionId, email, role }));
  };

  const start = async (who: PersonaKey | null, applicationId: string, change = {}) =>
    (await as(who)).call(crowdfundingApi.startCampaign, {
      body: {
        applicationId,
        targetAmount: 781,
        startsAt: testNow,
        endsAt: inDays(14).toISOString(),
        ...change,
      },
    });

  it('opens it, moves the application and tells the team', async () => {
    const { application, owner, member } = await approved();
    const words = {
      content: {},
      savedAt: new Date(testNow),
      forCampaign: 'Soba koja čeka bubnjeve.',
    };
    await app.platform.db.transaction((tx) => createStory(tx, application, owner, words));
    const answer = await start('koordinator', application.id);
    expect(answer.status).toBe(201);
    expect(answer.data).toMatchObject({
      applicationId: application.id,
      summary: words.forCampaign,
      targetAmount: 781,
      minimumAmount: 156,
      currentAmount: 0,
      state: 'open',
      daysLeft: 14,
    });
    const { rows } = await app.platform.db.pool.query(
      'SELECT status, (SELECT count(*)::int FROM application_transitions WHERE application_id = a.id AND event = $2) AS moves FROM applications a WHERE id = $1',
      [application.id, 'startCampaign'],
    );
    expect(rows).toEqual([{ status: 'crowdfunding', moves: 1 }]);
    const [mail] = await mailsTo(app, owner.email);
    expect(mail?.subject).toBe('Kampanja za „Muzička soba u Domu mladih“ je spremna');
    expect(mail?.text).toContain('781\u00a0KM');
    const [english] = await mailsTo(app, member.email);
    expect(english?.text).toContain('156\u00a0KM');
    const notices = await app.platform.db.pool.query(
      'SELECT text FROM notifications WHERE user_id = $1',
      [owner.id],
    );
    expect(notices.rows).toEqual([{ text: 'campaignStartedTeam' }]);
  });

  it('wants a goal not below the minimum and an end to come', async () => {
    const { application } = await approved();
    const low = await start('voditelj', application.id, { targetAmount: 155.99 });
    expect([low.status, low.error.code]).toEqual([422, 'GOAL_BELOW_MINIMUM']);
    const past = await start('voditelj', application.id, {
      startsAt: inDays(-9).toISOString(),
      endsAt: inDays(-1).toISOString(),
    });
    expect(past.error.fields).toHaveProperty('endsAt');
    const backwards = await start('voditelj', application.id, {
      // The same moment, written in another zone.
      startsAt: '2026-12-01T10:00:00+01:00',
      endsAt: '2026-12-01T09:00:00Z',
    });
    expect(backwards.error.fields).toHaveProperty('endsAt');
    expect((await start('voditelj', application.id, { targetAmount: 156 })).status).toBe(201);
  });

  it('happens once, however many start it at the same moment', async () => {
    const { application } = await approved();
    const who = ['koordinator', 'voditelj', 'menadzer'] as const;
    const answers = await Promise.all(who.map((one) => start(one, application.id)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409]);
  });

  it('can lie ahead; then nobody can donate yet', async () => {
    const { application, owner } = await approved();
    const answer = await start('voditelj', application.id, { startsAt: inDays(2).toISOString() });
    expect(answer.data).toMatchObject({ state: 'scheduled', isDonationEnabled: false });
    app.clock.set(inDays(2).toISOString());
    await app.platform.jobs.drain();
    const notices = await app.platform.db.pool.query(
      'SELECT text FROM notifications WHERE user_id = $1 ORDER BY id',
      [owner.id],
    );
    expect(notices.rows).toEqual([
      { text: 'campaignScheduledTeam' },
      { text: 'campaignStartedTeam' },
    ]);
  });

  it('is followed by word of the end, and by a second round for who missed the goal', async () => {
    const { application, owner } = await approved();
    const { data } = await start('voditelj', application.id);
    const body = donationFor({ applicationId: application.id }, { demoFlow: 'instant' });
    await app.as().call(crowdfundingApi.donate, { body });
    app.clock.set(inDays(14).toISOString());
    const [mail] = await mailsTo(app, owner.email);
    expect(mail?.subject).toBe('Kampanja za „Muzička soba u Domu mladih“ je završena');
    expect(mail?.text).toContain('Minimum nije dostignut.');
    const texts = await app.platform.db.pool.query(
      'SELECT text FROM notifications WHERE user_id = $1 ORDER BY id',
      [owner.id],
    );
    expect(texts.rows.map((row: { text: string }) => row.text)).toEqual([
      'campaignStartedTeam',
      'donationReceivedTeam',
      'campaignEndedTeam',
    ]);
    const staff = await app.platform.db.pool.query(
      `SELECT text FROM notifications WHERE user_id = $1 AND text LIKE 'campaign%Staff'`,
      [people.menadzer.id],
    );
    expect(staff.rows).toEqual([{ text: 'campaignBelowStaff' }]);
    const again = await (await as('voditelj')).call(applicationsApi.move, {
      params: { id: application.id },
      body: { event: 'planSecondRound' },
    });
    expect(again.status).toBe(200);
    const donor = await mailsTo(app, body.donorEmail);
    expect(donor.slice(0, 3).map((one) => one.subject)).toEqual([
      'Kampanja za „Muzička soba u Domu mladih“ dobija drugi krug',
      'Kampanja za „Muzička soba u Domu mladih“ je završena',
      expect.stringContaining('Priznanica'),
    ]);
    const second = await start('voditelj', application.id, { endsAt: inDays(40).toISOString() });
    expect(second.status).toBe(201);
    expect(second.data.id).not.toBe(data.id);
    expect(second.data).toMatchObject({ currentAmount: 0, earlierAmount: body.amount });
    const first = await app.as().call(crowdfundingApi.campaign, { params: { id: data.id } });
    expect(first.data).toMatchObject({ outcome: 'secondRound', earlierAmount: 0 });
  });
});

describe('the word about donations', () => {
  it('comes once for the first, then gathered', async () => {
    const { owner, application } = await runningCampaign(app, { targetKm: 100 });
    const donate = (amount: number) =>
      app.as().call(crowdfundingApi.donate, {
        body: donationFor({ applicationId: application.id }, { amount, demoFlow: 'instant' }),
      });
    const notices = async () => {
      await app.platform.jobs.drain();
      const { rows } = await app.platform.db.pool.query(
        'SELECT text, values FROM notifications WHERE user_id = $1 ORDER BY id',
        [owner.id],
      );
      return rows.map((row: { text: string; values: { amount?: number; count?: number } }) => [
        row.text,
        row.values.count,
        row.values.amount,
      ]);
    };
    await donate(10);
    expect(await notices()).toEqual([['donationReceivedTeam', 1, 10]]);
    app.clock.forward(60_000);
    for (const amount of [5, 6, 7]) await donate(amount);
    expect(await notices()).toHaveLength(1);
    app.clock.forward(4 * 60_000);
    expect(await notices()).toEqual([
      ['donationReceivedTeam', 1, 10],
      ['donationsReceivedTeam', 3, 18],
    ]);
    await donate(72);
    const [, , last, reached] = await notices();
    expect(last).toEqual(['donationReceivedTeam', 1, 72]);
    expect(reached?.[0]).toBe('campaignGoalReachedTeam');
  });
});
