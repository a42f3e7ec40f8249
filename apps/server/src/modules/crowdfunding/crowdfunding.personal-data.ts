import type { AboutMembers, PersonalData } from '../../platform/personal-data.ts';
import type { Platform } from '../../platform/platform.ts';
import { applicationIdsOf } from '../applications/public.ts';
import { keptOf } from './donations/kept.ts';
import { cleanCampaigns, donationsBy, forgetDonor } from './personal-data.repo.ts';

export const crowdfundingTables: AboutMembers = {
  campaign_days: { none: 'sums of donations, no donor' },
  campaign_matches: { none: 'names a bank or who gives through it, no member' },
  campaigns: {},
  donation_events: { none: 'names a donation and what the provider told of it, nobody' },
  donations: {},
  payment_checks: { none: 'counts questions to the card provider, nobody' },
  payment_differences: { closed_by: { stays: 'who looked into a payment' } },
  refunds: {
    asked_by: { stays: 'who gave money back' },
    decided_by: { stays: 'who agreed that money is given back' },
  },
};

/** Donations that were made with a member's address: the money stays, the donor goes. */
export function crowdfundingPersonalData(p: Platform): PersonalData {
  return {
    async collect(read, _userId, person) {
      const donations = await donationsBy(read, person);
      return {
        donations: donations.map(({ donation, title }) => ({
          campaign: title,
          ...keptOf(donation),
        })),
      };
    },

    async erase(tx, userId, _at, person) {
      const told = [
        ...(await forgetDonor(tx, person)),
        ...(await cleanCampaigns(tx, await applicationIdsOf(tx, userId), person)),
      ];
      p.signals.publish(tx, ...told.map((id) => `campaign:${id}` as const));
      return [];
    },
  };
}
