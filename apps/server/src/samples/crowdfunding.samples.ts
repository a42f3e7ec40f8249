import type { crowdfundingApi } from '@app/contracts/crowdfunding/crowdfunding.api';
import type { BuiltApplication } from '../modules/applications/applications.factory.ts';
import {
  type BuiltCampaign,
  createDonation,
  createMatch,
} from '../modules/crowdfunding/crowdfunding.factory.ts';
import { newsToken, statusToken } from '../modules/crowdfunding/donations/orders.ts';
import { newId } from '../platform/ids.ts';
import { donationFor } from '../platform/testing/campaigns.ts';
import { noticeBody, signatureOf } from '../platform/testing/payments.ts';
import type { TestApp } from '../platform/testing/testApp.ts';
import { bankPeople, desk, everybody, everywhere, foreignDesk, members, noOne } from './kinds.ts';
import { type ByRecord, missingId, type Samples } from './sample.ts';
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

const ownCampaign = async (stage: Stage) =>
  stage.campaign(await stage.application({ call: stage.closed, status: 'crowdfunding' }));
const foreignCampaign = async (stage: Stage) =>
  stage.campaign(await stage.foreignApplication({ status: 'crowdfunding' }));

const matching = ({ id, endsAt }: BuiltCampaign) => ({
  params: { id },
  body: { id: newId(), byBank: false, giver: 'Pekara', amount: 50, endsAt: endsAt.toISOString() },
});
const ending = async ({ app, tx }: Stage, campaign: BuiltCampaign) => {
  const match = await tx((open) => createMatch(open, campaign, app.clock.now()));
  return { params: { id: match.id } };
};
/** A campaign is public, so that nobody is told that there is none. */
const matchers = {
  may: { own: ['voditelj', 'menadzer', ...everywhere], foreign: everywhere },
  knows: { own: bankPeople, foreign: bankPeople },
} satisfies { may: ByRecord; knows: ByRecord };

export const crowdfundingSamples: Samples<typeof crowdfundingApi> = {
  campaigns: {
    may: everybody,
    filters: [{}, { state: 'ended' }, { show: 'nearly' }, { show: 'soon' }],
  },
  campaign: { may: everybody, own: ({ standing }) => ({ params: { id: standing.campaign.id } }) },
  startCampaign: {
    may: { own: ['koordinator', 'voditelj', 'menadzer', ...everywhere], foreign: everywhere },
    knows: {
      own: ['asistent', 'savjetnik', 'odbor1', 'obAdmin'],
      foreign: ['zenica', 'obAdmin'],
    },
    own: async (stage) =>
      starting(stage, await stage.application({ status: 'approved', told: true })),
    foreign: async (stage) =>
      starting(stage, await stage.foreignApplication({ status: 'approved', told: true })),
  },
  donors: {
    may: everybody,
    own: ({ standing }) => ({ params: { applicationId: standing.running.id } }),
    absent: 'answered',
    filters: [{}],
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
  receiptPdf: {
    // As of the status: whoever holds the token of the donation.
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
  matches: {
    may: { own: desk, foreign: foreignDesk },
    knows: { own: bankPeople, foreign: bankPeople },
    own: ({ standing }) => ({ params: { id: standing.campaign.id } }),
    foreign: async (stage) => ({ params: { id: (await foreignCampaign(stage)).id } }),
  },
  setMatch: {
    ...matchers,
    own: async (stage) => matching(await ownCampaign(stage)),
    foreign: async (stage) => matching(await foreignCampaign(stage)),
  },
  endMatch: {
    ...matchers,
    own: async (stage) => ending(stage, await ownCampaign(stage)),
    foreign: async (stage) => ending(stage, await foreignCampaign(stage)),
  },
  ownDonations: { may: members, filters: [{}] },
  ownYears: { may: members },
  yearSummary: {
    may: members,
    own: async ({ app, standing, tx }, { email }) => {
      const at = app.clock.now();
      await tx((open) => createDonation(open, standing.campaign, at, { donorEmail: email, km: 1 }));
      return { params: { year: '2026' } };
    },
    missing: () => ({ params: { year: '2001' } }),
  },
  news: {
    may: { own: everybody, foreign: noOne },
    own: ({ app, standing: { donation } }) => ({
      params: { orderNumber: donation.orderNumber },
      body: { token: newsToken(app.platform.secret, donation.orderNumber), wanted: true },
    }),
    foreign: ({ app, standing: { donation, anonymous } }) => ({
      params: { orderNumber: anonymous.orderNumber },
      body: { token: newsToken(app.platform.secret, donation.orderNumber), wanted: true },
    }),
  },
  endNews: {
    may: { own: everybody, foreign: noOne },
    own: ({ app, standing: { donation } }) => ({
      params: {
        orderNumber: donation.orderNumber,
        token: newsToken(app.platform.secret, donation.orderNumber),
      },
    }),
    foreign: ({ app, standing: { donation, anonymous } }) => ({
      params: {
        orderNumber: anonymous.orderNumber,
        token: newsToken(app.platform.secret, donation.orderNumber),
      },
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
