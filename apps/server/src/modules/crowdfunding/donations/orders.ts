import { pages } from '@app/contracts/pages';
import { fening } from '@app/domain/money';
import { network } from '../../../platform/limits.ts';
import type { Platform } from '../../../platform/platform.ts';
import { sameText } from '../../../platform/same-text.ts';
import { derivedToken } from '../../../platform/tokens.ts';
import type { PaymentOrder } from '../payments/payment-provider.ts';
import type { Donation } from './donations.repo.ts';

/**
 * The token that proves to the status endpoint that its holder made the donation. It follows from
 * the order number, so that a repeated request is answered with the same one and none is kept.
 */
export function statusToken(secret: Uint8Array, orderNumber: string): string {
  return derivedToken(secret, `donation-status ${orderNumber}`);
}

/** Names a network without keeping its address: who reads the table cannot try addresses out. */
export function networkHash(secret: Uint8Array, ip: string): string {
  return derivedToken(secret, `donor-network ${network(ip)}`);
}

/** The token in mails with news: it opens nothing but whether there are more of them. */
export function newsToken(secret: Uint8Array, orderNumber: string): string {
  return derivedToken(secret, `donation-news ${orderNumber}`);
}

export function isNewsToken(secret: Uint8Array, orderNumber: string, token: string): boolean {
  return sameText(token, newsToken(secret, orderNumber));
}

/** Whether a token is that of an order, in a time that tells nothing of how much of it is right. */
export function isStatusToken(secret: Uint8Array, orderNumber: string, token: string): boolean {
  return sameText(token, statusToken(secret, orderNumber));
}

export function orderOf(
  p: Pick<Platform, 'settings' | 'secret'>,
  made: { readonly donation: Donation; readonly applicationId: string; readonly title: string },
): PaymentOrder {
  const { donation, applicationId, title } = made;
  const { publicUrl } = p.settings;
  const target = {
    applicationId,
    order: donation.orderNumber,
    token: statusToken(p.secret, donation.orderNumber),
  };
  return {
    orderNumber: donation.orderNumber,
    amount: fening(donation.amount),
    title,
    language: donation.language,
    buyer: {
      fullName: `${donation.donorName} ${donation.donorSurname}`,
      email: donation.donorEmail,
      phone: donation.donorPhone,
      address: donation.donorAddress,
      city: donation.donorCity,
      postalCode: donation.donorPostalCode,
      country: donation.donorCountry,
    },
    returnTo: {
      success: `${publicUrl}${pages.donated(target)}`,
      cancel: `${publicUrl}${pages.donationCancelled(target)}`,
    },
  };
}
