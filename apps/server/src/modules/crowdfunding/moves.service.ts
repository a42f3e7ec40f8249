import { fening, toKm } from '@app/domain/money';
import type { Tx } from '../../platform/db/client.ts';
import type { Platform } from '../../platform/platform.ts';
import type { MoveUnderWay, MoveWitness } from '../applications/public.ts';
import { notify } from '../notifications/public.ts';
import { type Campaign, campaignOfApplication, closeCampaign } from './campaigns.repo.ts';
import { jobNames } from './crowdfunding.names.ts';
import { campaignPage, teamOf } from './team.ts';

const campaignOf = (tx: Tx, { record }: MoveUnderWay) =>
  campaignOfApplication(tx, record.application.id);

async function close(
  p: Platform,
  tx: Tx,
  { record, at }: MoveUnderWay,
): Promise<Campaign | undefined> {
  const campaign = await closeCampaign(tx, record.application.id, at);
  if (campaign) p.signals.publish(tx, `campaign:${campaign.id}`);
  return campaign;
}

/** What campaigns have to say when an application moves. */
export const campaignWitness: MoveWitness = {
  guards: {
    async campaignEndedBelowGoal(tx, move) {
      const campaign = await campaignOf(tx, move);
      if (!campaign || campaign.closedAt) return false;
      return campaign.endsAt <= move.at && campaign.settled < campaign.target;
    },
    async campaignReachedMinimum(tx, move) {
      const campaign = await campaignOf(tx, move);
      return !campaign || campaign.settled >= campaign.minimum;
    },
  },
  effects: {
    async planSecondRound(p, tx, move) {
      const campaign = await close(p, tx, move);
      if (!campaign) return undefined;
      await notify(tx, p, {
        userIds: await teamOf(tx, campaign.applicationId),
        type: 'status_change',
        text: 'campaignSecondRoundTeam',
        values: { title: campaign.title, goal: toKm(fening(campaign.target)) },
        actionUrl: campaignPage(campaign.slug),
      });
      await p.jobs.put(tx, jobNames.secondRound, { campaignId: campaign.id });
      return undefined;
    },
    async signContract(p, tx, move) {
      await close(p, tx, move);
      return undefined;
    },
  },
};
