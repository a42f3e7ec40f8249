import { fening, toKm } from '@app/domain/money';
import pLimit, { type LimitFunction } from 'p-limit';
import { z } from 'zod';
import type { JobHandler } from '../../platform/http/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { membersByIds } from '../accounts/public.ts';
import { type Notice, notify } from '../notifications/public.ts';
import { type Campaign, campaignById, markNotified } from './campaigns/campaigns.repo.ts';
import { endJobs } from './campaigns/ends.jobs.ts';
import { campaignPage, teamOf } from './campaigns/team.ts';
import { receiptMail, refundMail, startedMail } from './crowdfunding.mails.tsx';
import { jobNames } from './crowdfunding.names.ts';
import { mailToDonor } from './donations/donor-mail.ts';
import { forgetDonors } from './donations/forget.service.ts';
import { receiptAddress, receiptPdfAddress } from './donations/receipt.pdf.ts';
import { returnRests } from './matches/matches.service.ts';
import { checkEverything } from './payments/nightly.service.ts';
import type { PaymentService } from './payments/payment.service.ts';
import { expireHolds, reconcile } from './payments/reconcile.service.ts';
import { executeRefund } from './refunds/execute.service.ts';

const ofDonations = z.object({ donationIds: z.array(z.string()) });
const ofDonation = z.object({ donationId: z.string() });
const ofRefund = z.object({ refundId: z.string() });
const ofRefundMail = ofDonation.extend({ amount: z.number(), after: z.number() });
const ofCampaign = z.object({ campaignId: z.string() });
const ofMember = z.object({ campaignId: z.string(), userId: z.string() });

/**
 * Receipts that are written at once, whatever jobs they are of: after a crowd there are hundreds,
 * and who gives now does not wait for the mails of those who gave before.
 */
const receiptsAtOnce = 2;

export function crowdfundingJobs(payments: PaymentService): JobHandler[] {
  const { p } = payments;
  const receipts = pLimit(receiptsAtOnce);
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
      run: (data) => executeRefund(payments, ofRefund.parse(data).refundId),
    },
    {
      name: jobNames.nightly,
      schedule: '40 3 * * *',
      run: () => checkEverything(payments),
    },
    {
      name: jobNames.forget,
      schedule: '20 4 * * *',
      run: () => forgetDonors(p),
    },
    {
      name: jobNames.receipts,
      run: (data) => sendReceipts(p, receipts, ofDonations.parse(data).donationIds),
    },
    {
      name: jobNames.refundMail,
      run: (data) => {
        const { donationId, amount, after } = ofRefundMail.parse(data);
        return mailToDonor(
          p,
          donationId,
          'refundMailSent',
          (settings, donation, campaign) =>
            refundMail(settings, donation, campaign, { amount, after }),
          { after },
        );
      },
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
    ...endJobs(p),
    { name: jobNames.rests, schedule: '* * * * *', run: () => returnRests(p) },
  ];
}

/** Sends receipts one after the other; an address that fails holds up no other. */
async function sendReceipts(
  p: Platform,
  inTurn: LimitFunction,
  donationIds: readonly string[],
): Promise<void> {
  const errors: unknown[] = [];
  for (const donationId of donationIds) {
    await inTurn(() =>
      mailToDonor(p, donationId, 'receiptSent', (settings, donation, campaign) =>
        receiptMail(settings, donation, campaign, {
          page: receiptAddress(p, donation, campaign.applicationId),
          pdf: receiptPdfAddress(p, donation),
        }),
      ),
    ).catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Receipts were not sent.');
}

async function notifyTeam(p: Platform, campaignId: string): Promise<void> {
  const campaign = await campaignById(p.db.read, campaignId);
  const count = campaign ? campaign.donorCount - campaign.toldDonors : 0;
  if (!campaign || count <= 0) return;
  const given = campaign.settled - campaign.matched;
  const amount = toKm(fening(Math.max(0, given - campaign.toldSettled)));
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
