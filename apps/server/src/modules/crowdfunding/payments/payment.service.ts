import pLimit from 'p-limit';
import { gather } from '../../../platform/gather.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type NewDonation, type Placed, placeHolds } from '../donations/donations.repo.ts';
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
 * Transactions about money that this server runs at once: more of them would only hold every
 * connection that others need.
 */
const atOnce = 4;
/** Donations of one campaign that share a transaction when many come at the same moment. */
const inOneBatch = 50;

export function createPaymentService(
  p: Platform,
  provider: PaymentProvider = createPaymentProvider(p.settings),
): PaymentService {
  const limited = pLimit(atOnce);
  const place = gather({ keyOf: placeOf, atMost: inOneBatch }, (batch: readonly NewDonation[]) =>
    limited(() => placeBatch(p, batch)),
  );
  return { p, provider, place, apply: createApplyReport(p, { limited, inOneBatch }) };
}

type PlaceHold = (donation: NewDonation) => Promise<Placed>;

const placeOf = ({ applicationId }: NewDonation) => applicationId;

const placeBatch = (p: Platform, batch: readonly NewDonation[]) =>
  p.db.transaction(async (tx) => {
    const [first] = batch;
    if (!first) return [];
    const reserved = await placeHolds(tx, placeOf(first), batch, p.clock.now());
    const campaign = reserved.find((one) => typeof one === 'object');
    if (campaign) p.signals.publish(tx, `campaign:${campaign.campaignId}`);
    return reserved;
  });
