import { fening, toKm } from '@app/domain/money';
import type { PersonalData } from '../../platform/personal-data.ts';
import type { Platform } from '../../platform/platform.ts';
import { applicationIdsOf } from '../applications/public.ts';
import { cleanCampaigns, donationsBy, forgetDonor } from './personal-data.repo.ts';

/** Donations that were made with a member's address: the money stays, the donor goes. */
export function crowdfundingPersonalData(p: Platform): PersonalData {
  return {
    async collect(read, _userId, person) {
      const donations = await donationsBy(read, person);
      return {
        donations: donations.map(({ donation, title }) => ({
          orderNumber: donation.orderNumber,
          receiptNumber: donation.receiptNumber,
          campaign: title,
          amount: toKm(fening(donation.amount)),
          matched: toKm(fening(donation.matched)),
          returned: toKm(fening(donation.refunded)),
          status: donation.status,
          name: donation.donorName,
          surname: donation.donorSurname,
          email: donation.donorEmail,
          phone: donation.donorPhone,
          address: donation.donorAddress,
          city: donation.donorCity,
          postalCode: donation.donorPostalCode,
          country: donation.donorCountry,
          message: donation.message,
          showName: donation.showName,
          wantsNews: donation.wantsNews,
          createdAt: donation.createdAt,
          settledAt: donation.settledAt,
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
