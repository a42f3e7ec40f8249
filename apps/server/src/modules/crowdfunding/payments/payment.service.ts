import pLimit from 'p-limit';
import type { Platform } from '../../../platform/platform.ts';
import { type HeldIn, type NewDonation, placeHold } from '../donations/donations.repo.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createPaymentProvider } from './payments.ts';
import { type ApplyReport, createApplyReport } from './settlement.service.ts';

export interface PaymentService {
  readonly p: Platform;
  readonly provider: PaymentProvider;
  readonly place: PlaceHold;
  readonly apply: ApplyReport;
}

/**
 * Transactions about money that this server runs at once. Those of one campaign wait for its row:
 * in a rush more of them would only hold every connection that others need.
 */
const atOnce = 4;

export function createPaymentService(
  p: Platform,
  provider: PaymentProvider = createPaymentProvider(p.settings),
): PaymentService {
  const limited = pLimit(atOnce);
  const place = createPlaceHold(p);
  const apply = createApplyReport(p);
  return {
    p,
    provider,
    place: (donation) => limited(place, donation),
    apply: (report) => limited(apply, report),
  };
}

type PlaceHold = (donation: NewDonation) => Promise<HeldIn | undefined>;

function createPlaceHold(p: Pick<Platform, 'db' | 'signals'>): PlaceHold {
  return (donation) =>
    p.db.transaction(async (tx) => {
      const held = await placeHold(tx, donation);
      if (held) p.signals.publish(tx, `campaign:${held.campaignId}`);
      return held;
    });
}
