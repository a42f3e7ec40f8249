import { fening, minimumCampaignGoal, toKm } from '@app/domain/money';
import { formatDayOf } from '@app/messages/format/dates';
import type { Reader, Tx } from '../../../platform/db/client.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { SomeMoves } from '../../../platform/provided.ts';
import { type ApplicationMove, incomplete } from '../../applications/public.ts';
import { mailRecipients, notify } from '../../notifications/public.ts';
import { jobNames } from '../crowdfunding.names.ts';
import { endMatches, lockCampaign } from '../matches/matches.repo.ts';
import {
  type Campaign,
  campaignOfApplication,
  closeCampaign,
  insertCampaign,
  markReleased,
} from './campaigns.repo.ts';
import { campaignPage } from './team.ts';

declare module '../../../platform/provided.ts' {
  interface Provided {
    /** What a team chose to say in its campaign; null: nothing. */
    readonly campaignWords: (read: Reader, applicationId: string) => Promise<string | null>;
  }
}

const campaignOf = (tx: Tx, { record }: ApplicationMove) =>
  campaignOfApplication(tx, record.application.id);

/** The campaign of a move that has one, or had one until an effect before closed it. */
async function knownCampaign(tx: Tx, move: ApplicationMove): Promise<Campaign> {
  const campaign = await campaignOf(tx, move);
  if (!campaign) throw new Error(`The application ${move.moved.id} has no campaign.`);
  return campaign;
}

const dayOf = (date: Date) => ({ bhs: formatDayOf(date, 'bhs'), en: formatDayOf(date, 'en') });

export const campaignMoves = {
  guards: {
    campaignDated(_tx, { request: { campaign }, at }) {
      if (!campaign) return incomplete('campaignDated');
      return campaign.endsAt > at
        ? undefined
        : fail('VALIDATION', { fields: { endsAt: 'endPassed' } });
    },
    goalNotBelowMinimum(_tx, { request: { campaign }, record }) {
      const minimum = minimumCampaignGoal(fening(record.application.requestedAmount));
      return campaign && campaign.target >= minimum ? undefined : fail('GOAL_BELOW_MINIMUM');
    },
    async campaignEndedBelowGoal(tx, move) {
      const campaign = await campaignOf(tx, move);
      const open = campaign && !campaign.closedAt;
      return open && campaign.endsAt <= move.at && campaign.settled < campaign.target
        ? undefined
        : incomplete('campaignEndedBelowGoal');
    },
    async campaignMissed(tx, move) {
      const last = await campaignOf(tx, move);
      // Held, so that no payment settles between the look and the move.
      const campaign = last && (await lockCampaign(tx, last.id));
      const open = campaign && !campaign.closedAt;
      return open &&
        campaign.endsAt <= move.at &&
        campaign.held === 0 &&
        campaign.settled < campaign.minimum
        ? undefined
        : incomplete('campaignMissed');
    },
    async campaignReachedMinimum(tx, move) {
      const campaign = await campaignOf(tx, move);
      return !campaign || campaign.settled >= campaign.minimum
        ? undefined
        : incomplete('campaignReachedMinimum');
    },
  },
  effects: {
    async openCampaign(p, tx, { record, request, at }) {
      const { application, bank } = record;
      const { campaign: asked } = request;
      if (!asked) throw new Error('No campaign was asked for.');
      const { about } = application;
      await insertCampaign(tx, {
        ...asked,
        applicationId: application.id,
        bankId: bank.id,
        slug: application.slug,
        title: about.title,
        summary: (await p.provided.campaignWords(tx, application.id)) ?? about.summary,
        municipality: about.municipality || bank.municipality,
        picture: about.picture,
        minimum: minimumCampaignGoal(fening(application.requestedAmount)),
        createdAt: at,
      });
      const { id: campaignId, startsAt, endsAt } = asked;
      if (startsAt > at) {
        await p.jobs.put(tx, jobNames.opened, { campaignId }, { startAfter: startsAt });
      }
      await p.jobs.put(tx, jobNames.ended, { campaignId }, { startAfter: endsAt });
      p.signals.publish(tx, `campaign:${campaignId}`);
    },

    async notifyTeamCampaign(p, tx, move) {
      const { id, slug, title, target, startsAt } = await knownCampaign(tx, move);
      const { memberIds: userIds } = move.record;
      await notify(tx, p, {
        userIds,
        type: 'status_change',
        text: startsAt <= move.at ? 'campaignStartedTeam' : 'campaignScheduledTeam',
        values: { title, goal: toKm(fening(target)), start: dayOf(startsAt) },
        actionUrl: campaignPage(slug),
        ownMail: true,
      });
      const readers = await mailRecipients(tx, userIds, 'status_change', move.at);
      for (const [userId, startAfter] of readers) {
        await p.jobs.put(tx, jobNames.startedMail, { campaignId: id, userId }, { startAfter });
      }
    },

    async closeCampaign(p, tx, { record, at }) {
      const campaign = await closeCampaign(tx, record.application.id, at);
      if (!campaign) return;
      await endMatches(tx, campaign.id, at);
      p.signals.publish(tx, `campaign:${campaign.id}`);
    },

    async giveBackDonations(p, tx, move) {
      for (const campaignId of await markReleased(tx, move.record.application.id, move.at)) {
        await p.jobs.put(tx, jobNames.released, { campaignId });
      }
    },

    async notifyTeamReleased(p, tx, move) {
      const { title } = await knownCampaign(tx, move);
      const { record, request } = move;
      await notify(tx, p, {
        userIds: record.memberIds,
        type: 'status_change',
        text: 'campaignReleasedTeam',
        values: { title, reason: request.reason ?? '' },
        actionUrl: campaignPage(record.application.slug),
      });
    },

    async notifyTeamSecondRound(p, tx, move) {
      const { slug, title, target } = await knownCampaign(tx, move);
      await notify(tx, p, {
        userIds: move.record.memberIds,
        type: 'status_change',
        text: 'campaignSecondRoundTeam',
        values: { title, goal: toKm(fening(target)) },
        actionUrl: campaignPage(slug),
      });
    },

    async notifyDonors(p, tx, move) {
      const { id: campaignId } = await knownCampaign(tx, move);
      await p.jobs.put(tx, jobNames.secondRound, { campaignId });
    },
  },
} satisfies NonNullable<SomeMoves['application']>;
