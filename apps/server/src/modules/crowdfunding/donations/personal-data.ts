import { fening, toKm } from '@app/domain/money';
import type { Donation } from './donations.repo.ts';

const km = (amount: number) => toKm(fening(amount));

/** What is kept of a donation, as whoever made it may ask for it; amounts in KM. */
export const personalDataOf = (donation: Donation) => ({
  orderNumber: donation.orderNumber,
  receiptNumber: donation.receiptNumber,
  amount: km(donation.amount),
  matched: km(donation.matched),
  returned: km(donation.refunded),
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
});
