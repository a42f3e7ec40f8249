import type { OwnPersonalData } from '../../platform/personal-data.ts';
import type { Platform } from '../../platform/platform.ts';
import { applicationIdsOf } from '../applications/public.ts';
import { personalDataOf } from './donations/personal-data.ts';
import { cleanCampaigns, donationsBy, forgetDonor } from './personal-data.repo.ts';

/** Donations that were made with a member's address: the money stays, the donor goes. */
export function crowdfundingPersonalData(p: Platform): OwnPersonalData {
  return {
    async collect(read, _userId, person) {
      const donations = await donationsBy(read, person);
      return {
        donations: donations.map(({ donation, title }) => ({
          campaign: title,
          ...personalDataOf(donation),
        })),
      };
    },

    async erase(tx, userId, _at, person) {
      const notified = [
        ...(await forgetDonor(tx, person)),
        ...(await cleanCampaigns(tx, await applicationIdsOf(tx, userId), person)),
      ];
      p.signals.publish(tx, ...notified.map((id) => `campaign:${id}` as const));
    },
  };
}
