import { crowdfundingApi } from '@app/contracts/crowdfunding/crowdfunding.api';
import { describe, expect, it } from 'vitest';
import { donationFor, runningCampaign } from '../../../platform/testing/campaigns.ts';
import { approve } from '../../../platform/testing/payments.ts';
import { setUpApp } from '../../../platform/testing/setUp.ts';
import { checkSums } from '../public.ts';

const app = setUpApp();

const crowd = (campaign: { applicationId: string }, amountOf: (n: number) => number, change = {}) =>
  Promise.all(
    Array.from({ length: 500 }, async (_, n) => {
      const body = donationFor(campaign, { amount: amountOf(n), ...change });
      return { amount: amountOf(n), answer: await app.as().call(crowdfundingApi.donate, { body }) };
    }),
  );

const sums = async (id: string) =>
  (await app.as().call(crowdfundingApi.campaign, { params: { id } })).data;

describe('500 donors at once in a campaign with room for 50', () => {
  it('each get a definite answer; fifty are taken, and paid they make up the goal', async () => {
    const { campaign } = await runningCampaign(app, { targetKm: 1000 });
    const answers = await crowd(campaign, () => 20);
    const taken = answers.filter(({ answer }) => answer.status === 200);
    const refused = answers.filter(({ answer }) => answer.status === 409);
    expect([taken.length, refused.length]).toEqual([50, 450]);
    expect(new Set(refused.map(({ answer }) => answer.error.code))).toEqual(
      new Set(['AMOUNT_EXCEEDS_GOAL']),
    );
    expect(await sums(campaign.id)).toMatchObject({ currentAmount: 0, availableAmount: 0 });
    await Promise.all(taken.map(({ answer }) => approve(app, answer.data.orderNumber, 2000)));
    expect(await sums(campaign.id)).toMatchObject({
      currentAmount: 1000,
      donorCount: 50,
      state: 'reached',
      isDonationEnabled: false,
    });
    expect(await checkSums(app.platform.db.read)).toEqual([]);
  });

  it('never pass the goal with amounts that do not add up to it', async () => {
    const { campaign } = await runningCampaign(app, { targetKm: 1000 });
    const answers = await crowd(campaign, (n) => 7.77 + (n % 13), { demoFlow: 'instant' });
    const taken = answers.filter(({ answer }) => answer.status === 200);
    const raised = taken.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
    expect(answers.every(({ answer }) => [200, 409].includes(answer.status))).toBe(true);
    expect(raised).toBeLessThanOrEqual(100_000);
    // Nobody whose amount still fitted was sent away.
    expect(raised).toBeGreaterThan(100_000 - 777);
    expect(await sums(campaign.id)).toMatchObject({
      currentAmount: raised / 100,
      donorCount: taken.length,
    });
    expect(await checkSums(app.platform.db.read)).toEqual([]);
  });
});
