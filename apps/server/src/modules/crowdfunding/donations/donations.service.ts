import { createHash, randomBytes } from 'node:crypto';
import type {
  DonateAnswer,
  DonateBody,
  PaymentResult,
} from '@app/contracts/crowdfunding/crowdfunding.schemas';
import { campaignStatus, holdExpiresAt, remaining } from '@app/domain/crowdfunding/campaign';
import { publicDonorName } from '@app/domain/crowdfunding/donation.policy';
import { noFening, toKm } from '@app/domain/money';
import type { z } from 'zod';
import type { Context } from '../../../platform/http/context.ts';
import { type Failure, fail, isFailure } from '../../../platform/http/failure.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { campaignOfApplication } from '../campaigns/campaigns.repo.ts';
import { termsOf } from '../campaigns/campaigns.view.ts';
import type { PaymentService } from '../payments/payment.service.ts';
import { currency, PaymentProviderError } from '../payments/payment-provider.ts';
import { releaseOverdue } from '../payments/reconcile.service.ts';
import { abandon } from '../payments/settlement.service.ts';
import {
  type Donation,
  donationByKey,
  donationByOrder,
  type NewDonation,
  type ReservedIn,
  savePayment,
} from './donations.repo.ts';
import { networkHash, orderOf, statusToken } from './orders.ts';

type DonationRequest = z.output<typeof DonateBody>;

/** What a donation needs to know of the request that it came with. */
type DonorPlace = Pick<Context, 'language' | 'ip'>;

interface Made {
  readonly donation: Donation;
  readonly applicationId: string;
  readonly title: string;
}

/** How often a full campaign is looked at again, when room came free meanwhile. */
const tries = 3;

/** The same idempotency key and body answer the first donation again. */
export async function donate(
  payments: PaymentService,
  request: DonationRequest,
  from: DonorPlace,
): Promise<Failure | z.output<typeof DonateAnswer>> {
  const { p } = payments;
  const { smallest } = p.settings.payments;
  if (request.amount < smallest) {
    return fail('VALIDATION', { fields: { amount: { key: 'cardMinimum', km: toKm(smallest) } } });
  }
  const made = await hold(payments, newDonation(p, request, from));
  return isFailure(made) ? made : pay(payments, made);
}

function newDonation(
  p: Platform,
  request: DonationRequest,
  { language, ip }: DonorPlace,
): NewDonation {
  const createdAt = p.clock.now();
  return {
    id: newId(),
    orderNumber: newOrderNumber(),
    applicationId: request.applicationId,
    amount: request.amount,
    donorName: request.donorName,
    donorSurname: request.donorSurname,
    donorEmail: request.donorEmail,
    donorPhone: request.donorPhone,
    donorAddress: request.donorAddress,
    donorCity: request.donorCity,
    donorPostalCode: request.donorPostalCode,
    donorCountry: request.donorCountry,
    message: request.message,
    showName: request.showNamePublicly,
    wantsNews: request.wantsNews,
    language,
    idempotencyKey: request.idempotencyKey ?? null,
    requestHash: hashOf(request),
    flow: flowOf(p, request),
    network: networkHash(p.secret, ip),
    holdExpiresAt: holdExpiresAt(createdAt),
    createdAt,
  };
}

/** The choice of the demo counts where payments are a demo, and nowhere else. */
function flowOf(p: Platform, request: DonationRequest): Donation['flow'] {
  if (p.settings.payments.mode === 'demo' && request.demoFlow === 'instant') return 'instant';
  return request.paymentFlow;
}

/** What was asked, apart from the key that marks a repetition. */
function hashOf({ idempotencyKey: _, ...asked }: DonationRequest): string {
  return createHash('sha256').update(JSON.stringify(asked)).digest('hex');
}

/** Letters and digits that are not taken for one another when read aloud. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** An order number that cannot be guessed: 60 random bits. */
function newOrderNumber(): string {
  const signs = [...randomBytes(12)].map((byte) => alphabet[byte % alphabet.length]);
  return `D-${signs.join('')}`;
}

async function hold(payments: PaymentService, donation: NewDonation): Promise<Failure | Made> {
  const { p, place } = payments;
  const { applicationId } = donation;
  for (let left = tries; ; left -= 1) {
    const placed = await place(donation);
    if (typeof placed === 'string') return fail(placed);
    if (placed) {
      return { donation: asStored(donation, placed), applicationId, title: placed.title };
    }
    const earlier = await repeated(p, donation);
    if (earlier) return earlier;
    const refused = await refusal(payments, donation, left > 1);
    if (refused) return refused;
  }
}

function asStored(
  donation: NewDonation,
  { campaignId, bankId, matchId, matched }: ReservedIn,
): Donation {
  const { applicationId: _, ...asked } = donation;
  return {
    ...asked,
    campaignId,
    matchId,
    matched,
    bankId,
    status: 'held',
    refunded: noFening,
    providerReference: null,
    clientSecret: null,
    askedAt: null,
    receiptNumber: null,
    settledAt: null,
  };
}

async function repeated(p: Platform, donation: NewDonation): Promise<Failure | Made | undefined> {
  if (donation.idempotencyKey === null) return undefined;
  const earlier = await donationByKey(p.db.read, donation.idempotencyKey);
  if (!earlier) return undefined;
  return earlier.donation.requestHash === donation.requestHash
    ? { ...earlier, applicationId: donation.applicationId }
    : fail('IDEMPOTENCY_MISMATCH');
}

/** Why there was no room; undefined if it is worth another try. */
async function refusal(
  payments: PaymentService,
  donation: NewDonation,
  mayTryAgain: boolean,
): Promise<Failure | undefined> {
  const { p } = payments;
  const campaign = await campaignOfApplication(p.db.read, donation.applicationId);
  if (!campaign) return fail('NOT_FOUND');
  const terms = termsOf(campaign);
  const status = campaignStatus(terms, p.clock.now());
  if (status === 'scheduled' || status === 'ended') return fail('CAMPAIGN_CLOSED');
  const available = remaining(terms);
  const worthIt = available >= donation.amount || (await releaseOverdue(payments, campaign.id)) > 0;
  if (mayTryAgain && worthIt) return undefined;
  return fail('AMOUNT_EXCEEDS_GOAL', { details: { availableAmount: toKm(available) } });
}

async function pay(
  payments: PaymentService,
  made: Made,
): Promise<Failure | z.output<typeof DonateAnswer>> {
  const paymentResult = await paymentOf(payments, made);
  if (isFailure(paymentResult)) return paymentResult;
  const { orderNumber, holdExpiresAt: expires, matched, showName } = made.donation;
  return {
    success: true,
    orderNumber,
    donorName: publicDonorName({ ...made.donation, showNamePublicly: showName }),
    statusToken: statusToken(payments.p.secret, orderNumber),
    holdExpiresAt: expires,
    matchedAmount: matched,
    paymentResult,
  };
}

async function paymentOf(payments: PaymentService, made: Made): Promise<Failure | PaymentResult> {
  const { p, provider, apply } = payments;
  const { donation } = made;
  if (donation.flow === 'instant') {
    const { orderNumber, amount, campaignId } = donation;
    const report = { orderNumber, amount, currency, noticeId: null, details: { flow: 'instant' } };
    await apply({ ...report, outcome: 'approved' }, campaignId);
    return { status: 'approved', client_secret: `mock_${orderNumber}` };
  }
  if (donation.flow === 'form') {
    return { status: 'form', form_html: provider.form(orderOf(p, made)) };
  }
  return openedPayment(payments, made);
}

async function openedPayment(
  { p, provider }: PaymentService,
  made: Made,
): Promise<Failure | PaymentResult> {
  const { donation } = made;
  if (donation.clientSecret) return { status: 'open', client_secret: donation.clientSecret };
  try {
    const opened = await provider.open(orderOf(p, made));
    await p.db.transaction((tx) => savePayment(tx, donation.id, opened));
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    p.log.error({ err: error, order: donation.orderNumber }, 'payments: not opened');
    await abandon(p, donation.orderNumber);
    return fail('PAYMENT_PROVIDER');
  }
  const kept = await donationByOrder(p.db.read, donation.orderNumber);
  return { status: 'open', client_secret: kept?.donation.clientSecret ?? '' };
}
