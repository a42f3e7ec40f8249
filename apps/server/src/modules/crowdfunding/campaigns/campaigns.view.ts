import type { CampaignView, DonorView } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import {
  campaignOutcome,
  campaignStatus,
  daysLeft,
  isDonationEnabled,
  remaining,
} from '@app/domain/crowdfunding/campaign';
import { publicDonorName } from '@app/domain/crowdfunding/donation.policy';
import { matchLeft } from '@app/domain/crowdfunding/match';
import type { Fening } from '@app/domain/money';
import type { z } from 'zod';
import type { Campaign, CampaignRow } from './campaigns.repo.ts';

export function termsOf(campaign: Campaign) {
  return {
    startsAt: campaign.startsAt,
    endsAt: campaign.endsAt,
    closedAt: campaign.closedAt,
    target: campaign.target,
    settled: campaign.settled,
    held: campaign.held,
  };
}

export function campaignView(
  { campaign, bank, recent, matches, earlier }: CampaignRow,
  now: Date,
): z.output<typeof CampaignView> {
  const terms = termsOf(campaign);
  const minimum = campaign.minimum;
  const { releasedAt } = campaign;
  return {
    id: campaign.id,
    applicationId: campaign.applicationId,
    slug: campaign.slug,
    title: campaign.title,
    summary: campaign.summary,
    municipality: campaign.municipality,
    bankName: bank.name,
    bankSlug: bank.slug,
    bankEmblem: bank.emblem,
    picture: campaign.picture,
    targetAmount: campaign.target,
    minimumAmount: campaign.minimum,
    currentAmount: campaign.settled,
    matchedAmount: campaign.matched,
    earlierAmount: earlier,
    availableAmount: remaining(terms),
    isDonationEnabled: isDonationEnabled(terms, now),
    state: campaignStatus(terms, now),
    donorCount: campaign.donorCount,
    daysLeft: daysLeft(campaign.endsAt, now),
    startsAt: campaign.startsAt,
    endsAt: campaign.endsAt,
    outcome: campaignOutcome({ ...terms, minimum, releasedAt }, now),
    match: runningOf(matches, terms, now),
    recentDonations: recent.map((one) => donorView({ ...one, settledAt: new Date(one.settledAt) })),
  };
}

/** A match that can promise nothing any more is shown for what it gave, as long as it runs. */
function runningOf(
  matches: CampaignRow['matches'],
  terms: ReturnType<typeof termsOf>,
  now: Date,
): z.output<typeof CampaignView>['match'] {
  const match = matches.find(({ endsAt }) => new Date(endsAt) > now);
  if (!match || !isDonationEnabled(terms, now)) return null;
  return {
    giver: match.giver,
    byBank: match.byBank,
    amount: match.amount,
    givenAmount: match.settled,
    availableAmount: matchLeft(match),
    endsAt: new Date(match.endsAt),
  };
}

/** A settled donation as everybody sees it: the name only of who asked to be named. */
export function donorView(donation: {
  readonly donorName: string;
  readonly donorSurname: string;
  readonly showName: boolean;
  readonly amount: Fening;
  readonly matched: Fening;
  readonly message: string;
  readonly settledAt: Date | null;
}): z.output<typeof DonorView> {
  return {
    donorName: publicDonorName({ ...donation, showNamePublicly: donation.showName }),
    amount: donation.amount,
    matchedAmount: donation.matched,
    message: donation.message || null,
    donatedAt: donation.settledAt ?? new Date(0),
  };
}
