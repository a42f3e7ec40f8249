import { crowdfundingApi } from '@app/contracts/crowdfunding/crowdfunding.api';
import type { MatchBody } from '@app/contracts/crowdfunding/matches.schemas';
import { fundsApi } from '@app/contracts/funds/funds.api';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { newId } from '../../../platform/ids.ts';
import { donationFor, runningCampaign } from '../../../platform/testing/campaigns.ts';
import { mailsTo } from '../../../platform/testing/mails.ts';
import { noticeBody, sendNotice } from '../../../platform/testing/payments.ts';
import { setUpApp, setUpPersonas } from '../../../platform/testing/setUp.ts';
import { createFundEntry } from '../../funds/funds.factory.ts';
import { sumsOfBank } from '../../funds/funds.repo.ts';
import { checkSums } from '../donations/sums.repo.ts';
import { returnRests } from './matches.service.ts';

const app = setUpApp();
const people = setUpPersonas(app);

const day = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(app.clock.now().getTime() + days * day).toISOString();

const globalni = async () => {
  const { id: userId, sessionId, email } = people.globalni;
  return app.as(await app.platform.access.issue({ userId, sessionId, email, role: 'INDIVIDUAL' }));
};

async function campaignWith(km: number, fundKm = 1_000) {
  const made = await runningCampaign(app, { targetKm: km });
  await app.platform.db.transaction((tx) =>
    createFundEntry(tx, made.bank, made.voditelj, app.clock.now(), { km: fundKm }),
  );
  const { id, applicationId } = made.campaign;
  const match = async (change: Partial<z.input<typeof MatchBody>> = {}) =>
    (await globalni()).call(crowdfundingApi.setMatch, {
      params: { id },
      body: {
        id: newId(),
        byBank: false,
        giver: 'Pekara Manja',
        amount: 100,
        endsAt: inDays(5),
        ...change,
      },
    });
  const donate = (amount: number, demoFlow: 'instant' | 'provider' = 'instant') =>
    app.as().call(crowdfundingApi.donate, {
      body: donationFor(
        { applicationId },
        { amount, demoFlow, donorEmail: `${newId()}@primjer.ba` },
      ),
    });
  const see = async () => (await app.as().call(crowdfundingApi.campaign, { params: { id } })).data;
  const left = async () => (await sumsOfBank(app.platform.db.read, made.bank.id)).left;
  return { ...made, match, donate, see, left };
}

describe('a match', () => {
  it('doubles what is given, as far as it and the goal go, and says so at once', async () => {
    const { match, donate, see, owner } = await campaignWith(200);
    expect((await see()).match).toBeNull();
    expect((await match({ amount: 70 })).status).toBe(201);
    expect((await see()).match).toEqual({
      giver: 'Pekara Manja',
      byBank: false,
      amount: 70,
      givenAmount: 0,
      availableAmount: 70,
      endsAt: inDays(5),
    });
    expect((await donate(50)).data.matchedAmount).toBe(50);
    expect((await donate(50)).data.matchedAmount).toBe(20);
    expect((await donate(10)).data.matchedAmount).toBe(0);
    expect(await see()).toMatchObject({
      currentAmount: 180,
      matchedAmount: 70,
      availableAmount: 20,
      donorCount: 3,
      match: { givenAmount: 70, availableAmount: 0 },
    });
    const { rows } = await app.platform.db.pool.query(
      'SELECT text FROM notifications WHERE user_id = $1 ORDER BY id',
      [owner.id],
    );
    expect(rows[0]).toEqual({ text: 'campaignMatchedTeam' });
    expect(await checkSums(app.platform.db.read)).toEqual([]);
  });

  it('fills the goal, and never more', async () => {
    const { match, donate, see } = await campaignWith(100);
    await match({ amount: 100 });
    expect((await donate(70)).data.matchedAmount).toBe(30);
    expect(await see()).toMatchObject({ currentAmount: 100, state: 'reached', match: null });
  });

  it('reserves with the hold, and gets back what is not paid', async () => {
    const { match, donate, see } = await campaignWith(100);
    await match({ amount: 30 });
    const donated = await donate(20, 'provider');
    expect(donated.data.matchedAmount).toBe(20);
    expect(await see()).toMatchObject({
      currentAmount: 0,
      availableAmount: 60,
      match: { givenAmount: 0, availableAmount: 10 },
    });
    app.clock.forward(31 * 60_000);
    await app.platform.jobs.runNow('crowdfunding.expire');
    expect(await see()).toMatchObject({ availableAmount: 100, match: { availableAmount: 30 } });
    const { rows } = await app.platform.db.pool.query(
      `SELECT event FROM donation_events e JOIN donations d ON d.id = e.donation_id
       WHERE event = 'matchReturned' AND d.order_number = $1`,
      [donated.data.orderNumber],
    );
    expect(rows).toHaveLength(1);
  });

  it('goes with what is given back, as far as the rest does not carry it', async () => {
    const { match, donate, see } = await campaignWith(200);
    await match({ amount: 70 });
    const { data } = await donate(50);
    const back = (km: number, id: number) =>
      sendNotice(
        app,
        noticeBody({
          orderNumber: data.orderNumber,
          amount: km * 100,
          id,
          event: 'transaction:refund:approved',
        }),
      );
    const after = async () => {
      const { currentAmount, matchedAmount, match: of } = await see();
      expect(await checkSums(app.platform.db.read)).toEqual([]);
      return [currentAmount, matchedAmount, of?.availableAmount];
    };
    await back(20, 9101);
    expect(await after()).toEqual([60, 30, 40]);
    await back(10, 9102);
    expect(await after()).toEqual([40, 20, 50]);
    await back(20, 9103);
    expect(await after()).toEqual([0, 0, 70]);
  });

  it('ends at its moment, or before by who may; what is being paid is doubled still', async () => {
    const { match, donate, see } = await campaignWith(500);
    const { data } = await match({ endsAt: inDays(1) });
    app.clock.forward(day);
    expect((await see()).match).toBeNull();
    expect((await donate(20)).data.matchedAmount).toBe(0);
    const { data: second } = await match();
    expect(second.id).not.toBe(data.id);
    const ended = await (await globalni()).call(crowdfundingApi.endMatch, {
      params: { id: second.id },
    });
    expect(ended.data).toMatchObject({ isRunning: false, givenAmount: 0 });
    expect((await donate(20)).data.matchedAmount).toBe(0);
  });

  it('is asked once, one at a time, within the campaign and its goal', async () => {
    const { match, see } = await campaignWith(500);
    const passed = await match({ endsAt: inDays(0) });
    expect(passed.error.fields).toHaveProperty('endsAt');
    expect((await match({ endsAt: inDays(30) })).error.fields).toHaveProperty('endsAt');
    expect((await match({ amount: 500.01 })).error.fields).toHaveProperty('amount');
    expect((await match({ giver: ' ' })).error.fields).toHaveProperty('giver');
    const id = newId();
    const both = await Promise.all([match({ id }), match({ id })]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect((await match({ id, amount: 7 })).error.code).toBe('IDEMPOTENCY_MISMATCH');
    expect((await match()).error.code).toBe('MATCH_RUNNING');
    expect((await see()).match?.amount).toBe(100);
  });
});

describe('a match of the bank', () => {
  it('is set aside in its fund, and what was not needed is free again', async () => {
    const { match, donate, left, bank } = await campaignWith(500, 300);
    expect((await match({ byBank: true, amount: 300.01 })).error.code).toBe('FUND_EXCEEDED');
    const { data } = await match({ byBank: true, amount: 120, giver: '' });
    expect(data).toMatchObject({ byBank: true, giver: bank.name });
    expect(await left()).toBe(18_000);
    await donate(50);
    app.clock.forward(6 * day);
    await returnRests(app.platform);
    await returnRests(app.platform);
    expect(await left()).toBe(25_000);
    const { data: ledger } = await app.as().call(fundsApi.ledger, {
      params: { slug: bank.slug },
      query: {},
    });
    expect(ledger.items.find(({ kind }) => kind === 'donations')).toMatchObject({
      amount: 100,
      matched: 50,
      source: bank.name,
      donations: 1,
    });
  });
});

it('the receipt says what was added', async () => {
  const { match, applicationId, campaign } = await campaignWith(500).then((made) => ({
    ...made,
    applicationId: made.campaign.applicationId,
  }));
  await match();
  const body = donationFor(campaign, { demoFlow: 'instant', donorEmail: 'mirza@primjer.ba' });
  await app.as().call(crowdfundingApi.donate, { body: { ...body, applicationId } });
  const [mail] = await mailsTo(app, 'mirza@primjer.ba');
  expect(mail?.text).toContain('Udvostručeno za');
});
