import { pages } from '@app/contracts/pages';
import { fening, toKm } from '@app/domain/money';
import { z } from 'zod';
import type { Tx } from '../../../platform/db/client.ts';
import type { JobHandler } from '../../../platform/jobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import { membersByIds } from '../../accounts/public.ts';
import { findApplication } from '../../applications/public.ts';
import { mailRecipients, notify } from '../../notifications/public.ts';
import { staffOf } from '../../permissions/public.ts';
import { endedDonorMail, endedMail, secondRoundMail } from '../crowdfunding.mails.tsx';
import { jobNames } from '../crowdfunding.names.ts';
import { lockDonations } from '../donations/donations.repo.ts';
import { mailToDonor } from '../donations/donor-mail.ts';
import { donationsToGiveBack, oneOfEachDonor } from '../donations/donors.repo.ts';
import { queueOwedRefund } from '../refunds/refunds.queue.ts';
import {
  type Campaign,
  campaignById,
  campaignForMail,
  markEndNotified,
  untoldEnds,
} from './campaigns.repo.ts';
import { campaignPage, teamOf } from './team.ts';

const ofCampaign = z.object({ campaignId: z.string() });
const ofDonation = z.object({ donationId: z.string() });
const ofOrder = z.object({ orderNumber: z.string() });
const ofMember = z.object({ campaignId: z.string(), userId: z.string() });

/** Campaigns told of in one run. */
const batch = 50;

/** What happens when a campaign is over, and with what the bank then chooses. */
export function endJobs(p: Platform): JobHandler[] {
  return [
    // At its moment, and each minute what came due while a donor was paying or no server ran.
    { name: jobNames.ended, run: (data) => tellOfEnd(p, ofCampaign.parse(data).campaignId) },
    {
      name: jobNames.ends,
      schedule: '* * * * *',
      async run() {
        const ended = await untoldEnds(p.db.read, p.clock.now(), batch);
        for (const { id } of ended) await tellOfEnd(p, id);
      },
    },
    {
      name: jobNames.endedMail,
      async run(data) {
        const { campaignId, userId } = ofMember.parse(data);
        const campaign = await campaignForMail(p.db.read, campaignId);
        const member = (await membersByIds(p.db.read, [userId])).get(userId);
        if (campaign && member) await p.mail.send(endedMail(p.settings, member, campaign));
      },
    },
    {
      name: jobNames.endedDonors,
      run: (data) => writeToDonors(p, ofCampaign.parse(data).campaignId, jobNames.endedDonorMail),
    },
    {
      name: jobNames.endedDonorMail,
      run: (data) =>
        mailToDonor(p, ofDonation.parse(data).donationId, 'endMailSent', endedDonorMail),
    },
    {
      name: jobNames.secondRound,
      run: (data) => writeToDonors(p, ofCampaign.parse(data).campaignId, jobNames.secondRoundMail),
    },
    {
      name: jobNames.secondRoundMail,
      run: (data) =>
        mailToDonor(p, ofDonation.parse(data).donationId, 'secondRoundMailSent', secondRoundMail),
    },
    { name: jobNames.released, run: (data) => giveAllBack(p, ofCampaign.parse(data).campaignId) },
    {
      name: jobNames.giveBack,
      async run(data) {
        await giveBack(p, ofOrder.parse(data).orderNumber);
      },
    },
  ];
}

/** Those of a bank who sign contracts and choose second rounds. */
const deciding = ['ob_voditelj', 'ob_menadzer'] as const;

/** Tells team, bank and donors how a campaign came out, once, and not while somebody is paying. */
async function tellOfEnd(p: Platform, campaignId: string): Promise<void> {
  const now = p.clock.now();
  const known = await campaignById(p.db.read, campaignId);
  if (!known || known.endsAt > now || known.held > 0) return;
  await p.db.transaction(async (tx) => {
    const campaign = await markEndNotified(tx, campaignId, now);
    if (!campaign) return;
    await tellTeam(p, tx, campaign);
    await tellBank(p, tx, campaign);
    await p.jobs.put(tx, jobNames.endedDonors, { campaignId });
    p.signals.publish(tx, `campaign:${campaignId}`);
  });
}

const raisedOf = (campaign: Campaign) => ({
  title: campaign.title,
  raised: toKm(fening(campaign.settled)),
  goal: toKm(fening(campaign.target)),
});

async function tellTeam(p: Platform, tx: Tx, campaign: Campaign): Promise<void> {
  const userIds = await teamOf(tx, campaign.applicationId);
  await notify(tx, p, {
    userIds,
    type: 'status_change',
    text: 'campaignEndedTeam',
    values: raisedOf(campaign),
    actionUrl: campaignPage(campaign.slug),
    ownMail: true,
  });
  const readers = await mailRecipients(tx, userIds, 'status_change', p.clock.now());
  for (const [userId, startAfter] of readers) {
    await p.jobs.put(tx, jobNames.endedMail, { campaignId: campaign.id, userId }, { startAfter });
  }
}

/** With the minimum the contract is asked for, without it a choice. */
async function tellBank(p: Platform, tx: Tx, campaign: Campaign): Promise<void> {
  const record = await findApplication(tx, { id: campaign.applicationId });
  if (!record) return;
  const { application, bank } = record;
  const team = await teamOf(tx, application.id);
  const people = await staffOf(tx, bank.slug, deciding);
  const enough = campaign.settled >= campaign.minimum;
  const place = { bankId: bank.slug, dio: 'kampanje', stanje: 'zavrsene' } as const;
  await notify(tx, p, {
    userIds: people.map(({ id }) => id).filter((id) => !team.includes(id)),
    type: 'review',
    text: enough ? 'campaignEnoughStaff' : 'campaignBelowStaff',
    values: raisedOf(campaign),
    actionUrl: enough ? pages.agreement({ id: application.id }) : pages.bankDesk(place),
  });
}

/** Donations looked at in one go. */
const atOnce = 200;

/** A mail to everybody who gave, one however often they did. */
async function writeToDonors(
  p: Platform,
  campaignId: string,
  job: typeof jobNames.endedDonorMail | typeof jobNames.secondRoundMail,
): Promise<void> {
  for (let after = ''; ; ) {
    const donors = await oneOfEachDonor(p.db.read, campaignId, after, atOnce);
    await p.db.transaction(async (tx) => {
      for (const { donationId } of donors) {
        await p.jobs.put(tx, job, { donationId }, { singletonKey: donationId });
      }
    });
    const last = donors.at(-1);
    if (!last || donors.length < atOnce) return;
    after = last.donorEmail;
  }
}

/** Each by a job of its own: one that the provider refuses is tried again by itself. */
async function giveAllBack(p: Platform, campaignId: string): Promise<void> {
  for (let after: string | undefined; ; ) {
    const settled = await donationsToGiveBack(p.db.read, campaignId, after, atOnce);
    await p.db.transaction(async (tx) => {
      for (const { orderNumber } of settled) {
        await p.jobs.put(tx, jobNames.giveBack, { orderNumber }, { singletonKey: orderNumber });
      }
    });
    const last = settled.at(-1);
    if (!last || settled.length < atOnce) return;
    after = last.id;
  }
}

/** @throws Error while another refund of it is open, so that the job is tried again. */
async function giveBack(p: Platform, orderNumber: string): Promise<void> {
  await p.db.transaction(async (tx) => {
    const donation = (await lockDonations(tx, [orderNumber])).get(orderNumber);
    if (donation?.status !== 'settled') return;
    const queued = await queueOwedRefund(p, tx, donation, 'released', p.clock.now());
    if (!queued) throw new Error(`Another refund of ${orderNumber} is open.`);
  });
}
