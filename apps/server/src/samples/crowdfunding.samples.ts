import type { crowdfundingApi } from '@app/contracts/crowdfunding/crowdfunding.api';
import type { BuiltApplication } from '../modules/applications/applications.factory.ts';
import { createDonation } from '../modules/crowdfunding/crowdfunding.factory.ts';
import { statusToken } from '../modules/crowdfunding/donations/orders.ts';
import { donationFor } from '../platform/testing/campaigns.ts';
import { noticeBody, signatureOf } from '../platform/testing/payments.ts';
import type { TestApp } from '../platform/testing/testApp.ts';
import { everybody, everywhere, noOne } from './kinds.ts';
import { missingId, type Samples } from './sample.ts';
import type { Stage } from './stage.ts';

const starting = ({ app }: Stage, { id }: Pick<BuiltApplication, 'id'>) => ({
  body: {
    applicationId: id,
    targetAmount: 781,
    startsAt: app.clock.now().toISOString(),
    endsAt: new Date(app.clock.now().getTime() + 14 * 24 * 3_600_000).toISOString(),
  },
});

const notice = (app: TestApp, orderNumber: string) => {
  const body = noticeBody({ orderNumber, amount: 2_000 });
  return {
    body: undefined,
    payload: Buffer.from(body),
    headers: { 'content-type': 'application/json', authorization: signatureOf(app, body) },
  };
};

export const crowdfundingSamples: Samples<typeof crowdfundingApi> = {
  campaigns: { may: everybody },
  campaign: { may: everybody, own: ({ standing }) => ({ params: { id: standing.campaign.id } }) },
  startCampaign: {
    may: { own: ['koordinator', 'voditelj', 'menadzer', ...everywhere], foreign: everywhere },
    knows: {
      own: ['asistent', 'savjetnik', 'odbor1', 'obAdmin'],
      foreign: ['zenica', 'obAdmin'],
    },
    own: async (stage) => starting(stage, await stage.application({ status: 'approved' })),
    foreign: async (stage) =>
      starting(stage, await stage.foreignApplication({ status: 'approved' })),
  },
  donors: {
    may: everybody,
    own: ({ standing }) => ({ params: { applicationId: standing.running.id } }),
    absent: 'answered',
  },
  donate: {
    may: everybody,
    own: ({ standing }) => ({ body: donationFor(standing.campaign, { amount: 1 }) }),
    missing: () => ({ body: donationFor({ applicationId: missingId }) }),
  },
  donation: {
    // Whoever holds the token of the donation, and of no other.
    may: { own: everybody, foreign: noOne },
    own: ({ app, standing: { donation } }) => ({
      params: { orderNumber: donation.orderNumber },
      query: { token: statusToken(app.platform.secret, donation.orderNumber) },
    }),
    foreign: ({ app, standing: { donation, anonymous } }) => ({
      params: { orderNumber: anonymous.orderNumber },
      query: { token: statusToken(app.platform.secret, donation.orderNumber) },
    }),
  },
  callback: {
    may: everybody,
    own: async ({ app, standing, tx }) => {
      const at = app.clock.now();
      const made = await tx((open) =>
        createDonation(open, standing.campaign, at, { status: 'held', km: 20 }),
      );
      return notice(app, made.orderNumber);
    },
  },
};
