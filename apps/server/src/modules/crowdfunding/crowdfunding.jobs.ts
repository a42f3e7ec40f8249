import { fening, toKm } from '@app/domain/money';
import { z } from 'zod';
import type { JobHandler } from '../../platform/http/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { membersByIds } from '../accounts/public.ts';
import { mailRecipients, type Notice, notify } from '../notifications/public.ts';
import { type Campaign, campaignById, markNotified } from './campaigns/campaigns.repo.ts';
import { campaignPage, teamOf } from './campaigns/team.ts';
import {
  endedMail,
  receiptMail,
  refundMail,
  secondRoundMail,
  startedMail,
} from './crowdfunding.mails.tsx';
import { jobNames } from './crowdfunding.names.ts';
import { addEvent, donationByOrder, donationForMail } from './donations/donations.repo.ts';
import { settledDonationIds } from './donations/donors.repo.ts';
import type { PaymentService } from './payments/payment.service.ts';
import { expireHolds, reconcile } from './payments/reconcile.service.ts';
import { refundDonation } from './payments/refund.service.ts';

const ofDonations = z.object({ donationIds: z.array(z.string()) });
const ofDonation = z.object({ donationId: z.string() });
const ofOrder = z.object({ orderNumber: z.string() });
const ofCampaign = z.object({ campaignId: z.string() });
const ofMember = z.object({ campaignId: z.string(), userId: z.string() });

export function crowdfundingJobs(payments: PaymentService): JobHandler[] {
  const { p } = payments;
  return [
    {
      name: jobNames.expire,
      schedule: '* * * * *',
      run: () => expireHolds(payments),
    },
    {
      name: jobNames.reconcile,
      schedule: '* * * * *',
      run: () => reconcile(payments),
    },
    {
      name: jobNames.refund,
      async run(data) {
        const found = await donationByOrder(p.db.read, ofOrder.parse(data).orderNumber);
        if (found?.donation.status === 'overfunded') await refundDonation(payments, found.donation);
      },
    },
    {
      name: jobNames.receipts,
      run: (data) => sendReceipts(p, ofDonations.parse(data).donationIds),
    },
    {
      name: jobNames.refundMail,
      run: (data) =>
        mailToDonor(p, ofDonation.parse(data).donationId, 'refundMailSent', refundMail),
    },
    {
      name: jobNames.startedMail,
      async run(data) {
        const { campaignId, userId } = ofMember.parse(data);
        const campaign = await campaignById(p.db.read, campaignId);
        const member = (await membersByIds(p.db.read, [userId])).get(userId);
        if (campaign && member) await p.mail.send(startedMail(p.settings, member, campaign));
      },
    },
    { name: jobNames.opened, run: (data) => notifyOfOpening(p, ofCampaign.parse(data).campaignId) },
    { name: jobNames.notifyTeam, run: (data) => notifyTeam(p, ofCampaign.parse(data).campaignId) },
    { name: jobNames.ended, run: (data) => notifyOfEnd(p, ofCampaign.parse(data).campaignId) },
    {
      name: jobNames.endedMail,
      async run(data) {
        const { campaignId, userId } = ofMember.parse(data);
        const campaign = await campaignById(p.db.read, campaignId);
        const member = (await membersByIds(p.db.read, [userId])).get(userId);
        if (campaign && member) await p.mail.send(endedMail(p.settings, member, campaign));
      },
    },
    {
      name: jobNames.secondRound,
      run: (data) => notifyDonors(p, ofCampaign.parse(data).campaignId),
    },
    {
      name: jobNames.secondRoundMail,
      run: (data) =>
        mailToDonor(p, ofDonation.parse(data).donationId, 'secondRoundMailSent', secondRoundMail),
    },
  ];
}

/** Sends a mail about a donation; a second run of its job does not send it again. */
async function mailToDonor(
  p: Platform,
  donationId: string,
  event: string,
  content: typeof receiptMail,
): Promise<void> {
  const found = await donationForMail(p.db.read, donationId, event);
  // Nobody is left to write to once a donor was erased.
  if (!found || found.sent || found.donation.donorEmail === '') return;
  await p.mail.send(content(p.settings, found.donation, found.campaign));
  const at = p.clock.now();
  await p.db.transaction((tx) => addEvent(tx, { donationId, event, at }));
}

/** Sends receipts one after the other; an address that fails holds up no other. */
async function sendReceipts(p: Platform, donationIds: readonly string[]): Promise<void> {
  const errors: unknown[] = [];
  for (const donationId of donationIds) {
    await mailToDonor(p, donationId, 'receiptSent', receiptMail).catch((error: unknown) => {
      errors.push(error);
    });
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Receipts were not sent.');
}

async function notifyTeam(p: Platform, campaignId: string): Promise<void> {
  const campaign = await campaignById(p.db.read, campaignId);
  const count = campaign ? campaign.donorCount - campaign.toldDonors : 0;
  if (!campaign || count <= 0) return;
  const amount = toKm(fening(Math.max(0, campaign.settled - campaign.toldSettled)));
  const reached = campaign.settled === campaign.target;
  await p.db.transaction(async (tx) => {
    if (!(await markNotified(tx, campaign, p.clock.now()))) return;
    const userIds = await teamOf(tx, campaign.applicationId);
    const text = count === 1 ? 'donationReceivedTeam' : 'donationsReceivedTeam';
    await notify(tx, p, {
      ...about(campaign),
      type: 'donation',
      userIds,
      text,
      values: { title: campaign.title, amount, count },
    });
    if (reached) {
      await notify(tx, p, {
        ...about(campaign),
        type: 'donation',
        userIds,
        text: 'campaignGoalReachedTeam',
        values: { title: campaign.title, goal: toKm(fening(campaign.target)) },
      });
    }
  });
}

const about = (campaign: Campaign): Pick<Notice, 'actionUrl'> => ({
  actionUrl: campaignPage(campaign.slug),
});

async function notifyOfOpening(p: Platform, campaignId: string): Promise<void> {
  const campaign = await campaignById(p.db.read, campaignId);
  if (!campaign || campaign.closedAt) return;
  await p.db.transaction(async (tx) => {
    await notify(tx, p, {
      ...about(campaign),
      type: 'status_change',
      userIds: await teamOf(tx, campaign.applicationId),
      text: 'campaignStartedTeam',
      values: { title: campaign.title, goal: toKm(fening(campaign.target)) },
    });
    p.signals.publish(tx, `campaign:${campaignId}`);
  });
}

async function notifyOfEnd(p: Platform, campaignId: string): Promise<void> {
  const campaign = await campaignById(p.db.read, campaignId);
  if (!campaign || campaign.closedAt) return;
  await p.db.transaction(async (tx) => {
    const userIds = await teamOf(tx, campaign.applicationId);
    await notify(tx, p, {
      ...about(campaign),
      type: 'status_change',
      userIds,
      text: 'campaignEndedTeam',
      values: {
        title: campaign.title,
        raised: toKm(fening(campaign.settled)),
        goal: toKm(fening(campaign.target)),
      },
      ownMail: true,
    });
    const readers = await mailRecipients(tx, userIds, 'status_change', p.clock.now());
    for (const [userId, startAfter] of readers) {
      await p.jobs.put(tx, jobNames.endedMail, { campaignId, userId }, { startAfter });
    }
    p.signals.publish(tx, `campaign:${campaignId}`);
  });
}

async function notifyDonors(p: Platform, campaignId: string): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const ids = await settledDonationIds(p.db.read, campaignId, after, 200);
    await p.db.transaction(async (tx) => {
      for (const donationId of ids) {
        await p.jobs.put(
          tx,
          jobNames.secondRoundMail,
          { donationId },
          { singletonKey: donationId },
        );
      }
    });
    const last = ids.at(-1);
    if (last === undefined || ids.length < 200) return;
    after = last;
  }
}
