import { crowdfundingApi } from '@app/contracts/crowdfunding/crowdfunding.api';
import { afterEach, describe, expect, it } from 'vitest';
import { donationFor, listeningApp, runningCampaign } from '../../../platform/testing/campaigns.ts';
import { approve } from '../../../platform/testing/payments.ts';
import { setUpApp } from '../../../platform/testing/setUp.ts';
import { checkSums } from '../public.ts';

const app = setUpApp(() => listeningApp({ TRUST_PROXY: '127.0.0.1' }));
afterEach(async () => expect(await checkSums(app.platform.db.read)).toEqual([]));

const minute = 60_000;
type Change = Parameters<typeof donationFor>[1];

async function campaignOf(targetKm: number) {
  const { campaign } = await runningCampaign(app, { targetKm });
  const donate = (ip: string, change: Change = {}) =>
    app
      .as()
      .call(
        crowdfundingApi.donate,
        { body: donationFor(campaign, change) },
        { 'x-forwarded-for': ip },
      );
  const sums = async () =>
    (await app.as().call(crowdfundingApi.campaign, { params: { id: campaign.id } })).data;
  return { donate, sums };
}

const expire = () => app.platform.jobs.runNow('crowdfunding.expire');

describe('room that is held and not paid', () => {
  it('is three payments at once of one donor, whatever address they come from', async () => {
    const { donate } = await campaignOf(1000);
    const mine = { donorEmail: 'ista@primjer.ba', amount: 1 };
    for (const ip of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
      expect((await donate(ip, mine)).status).toBe(200);
    }
    const fourth = await donate('192.0.2.4', { ...mine, donorEmail: 'ISTA@primjer.ba' });
    expect(fourth).toMatchObject({ status: 409, error: { code: 'HOLDS_OPEN' } });
    expect((await donate('192.0.2.4', { amount: 1 })).status).toBe(200);
  });

  it('is bounded for a donor also when all come at the same moment', async () => {
    const { donate, sums } = await campaignOf(1000);
    const mine = { donorEmail: 'brza@primjer.ba', amount: 1 };
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) => donate(`192.0.2.${n + 1}`, mine)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect((await sums()).availableAmount).toBe(997);
  });

  it('lets a whole school behind one address give in the same minute', async () => {
    const { donate, sums } = await campaignOf(2000);
    const pupils = Array.from({ length: 200 }, () => donate('198.51.100.7', { amount: 10 }));
    const answers = await Promise.all(pupils);
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 200 }, () => 200));
    await Promise.all(answers.map(({ data }) => approve(app, data.orderNumber, 1000)));
    expect(await sums()).toMatchObject({ currentAmount: 2000, donorCount: 200 });
  });

  it('is freed after ten minutes where room is short, if the provider knows of no payment', async () => {
    const { donate, sums } = await campaignOf(100);
    const { data } = await donate('192.0.2.9', { amount: 80 });
    app.clock.forward(10 * minute - 1);
    await expire();
    expect((await sums()).availableAmount).toBe(20);
    expect((await donate('192.0.2.10', { amount: 50 })).error.code).toBe('AMOUNT_EXCEEDS_GOAL');
    app.clock.forward(1);
    await expire();
    expect((await sums()).availableAmount).toBe(100);
    // Paid after all, and there is still room.
    await approve(app, data.orderNumber, 8000);
    expect(await sums()).toMatchObject({ currentAmount: 80, availableAmount: 20 });
  });

  it('keeps its half hour once the card field was opened at the provider', async () => {
    const { donate, sums } = await campaignOf(100);
    await donate('192.0.2.12', { amount: 80, paymentFlow: 'components' });
    app.clock.forward(29 * minute);
    await expire();
    expect((await sums()).availableAmount).toBe(20);
    app.clock.forward(minute);
    await expire();
    expect((await sums()).availableAmount).toBe(100);
  });

  it('keeps its half hour where nobody is short of room', async () => {
    const { donate, sums } = await campaignOf(100);
    await donate('192.0.2.11', { amount: 40 });
    app.clock.forward(29 * minute);
    await expire();
    expect((await sums()).availableAmount).toBe(60);
  });

  it('is not an address’s to hold again and again: another gives meanwhile', async () => {
    const { donate } = await campaignOf(100);
    const blocking = async () => {
      const answer = await donate('203.0.113.5', { amount: 100 });
      app.clock.forward(11 * minute);
      await expire();
      return answer;
    };
    expect((await blocking()).status).toBe(200);
    expect((await blocking()).status).toBe(200);
    expect(await blocking()).toMatchObject({ status: 429, error: { code: 'HOLDS_UNPAID' } });
    expect((await donate('203.0.113.6', { amount: 100 })).status).toBe(200);
    app.clock.forward(11 * minute);
    await expire();
    app.clock.forward(24 * 60 * minute);
    expect((await blocking()).status).toBe(200);
  });
});
