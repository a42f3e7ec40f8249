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
import { fening, toKm } from '@app/domain/money';
import type { Campaign, CampaignRow } from './campaigns.repo.ts';

const km = (amount: number) => toKm(fening(amount));

export function termsOf(campaign: Campaign) {
  return {
    startsAt: campaign.startsAt,
    endsAt: campaign.endsAt,
    closedAt: campaign.closedAt,
    target: fening(campaign.target),
    settled: fening(campaign.settled),
    held: fening(campaign.held),
  };
}

export function campaignView(
  { campaign, bank, recent, matches, earlier }: CampaignRow,
  now: Date,
): CampaignView {
  const terms = termsOf(campaign);
  const minimum = fening(campaign.minimum);
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
    targetAmount: km(campaign.target),
    minimumAmount: km(campaign.minimum),
    currentAmount: km(campaign.settled),
    matchedAmount: km(campaign.matched),
    earlierAmount: km(earlier),
    availableAmount: toKm(remaining(terms)),
    isDonationEnabled: isDonationEnabled(terms, now),
    state: campaignStatus(terms, now),
    donorCount: campaign.donorCount,
    daysLeft: daysLeft(campaign.endsAt, now),
    startsAt: campaign.startsAt.toISOString(),
    endsAt: campaign.endsAt.toISOString(),
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
): CampaignView['match'] {
  const match = matches.find(({ endsAt }) => new Date(endsAt) > now);
  if (!match || !isDonationEnabled(terms, now)) return null;
  return {
    giver: match.giver,
    byBank: match.byBank,
    amount: km(match.amount),
    givenAmount: km(match.settled),
    availableAmount: toKm(matchLeft(match)),
    endsAt: new Date(match.endsAt).toISOString(),
  };
}

/** A settled donation as everybody sees it: the name only of who asked to be named. */
export function donorView(donation: {
  readonly donorName: string;
  readonly donorSurname: string;
  readonly showName: boolean;
  readonly amount: number;
  readonly matched: number;
  readonly message: string;
  readonly settledAt: Date | null;
}): DonorView {
  return {
    donorName: publicDonorName({ ...donation, showNamePublicly: donation.showName }),
    amount: km(donation.amount),
    matchedAmount: km(donation.matched),
    message: donation.message || null,
    donatedAt: (donation.settledAt ?? new Date(0)).toISOString(),
  };
}
