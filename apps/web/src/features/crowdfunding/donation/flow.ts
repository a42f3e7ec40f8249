import type {
  CampaignView,
  DonateAnswer,
  DonateBody,
  DonationView,
} from '@app/contracts/crowdfunding/crowdfunding.schemas';
import { type AmountChoice, chooseKm, firstChoice } from './amount.ts';
import { type DonorDetails, noDetails } from './details.ts';

/** Steps of the dialog (specification §4). `over`: decided, but without success. */
export type Step = 'amount' | 'details' | 'payment' | 'pending' | 'over' | 'success';

export type BadEnd = 'declined' | 'expired' | 'overfunded' | 'refunded';

/** What names a donation that the server has taken, and proves that it is ours. */
export interface OrderRef {
  readonly orderNumber: string;
  readonly statusToken: string;
}

/** One press of the button, until it is decided. Repeated with the same key it counts once. */
export interface Attempt {
  readonly key: string;
  readonly body: DonateBody;
  /** Null while no answer has come. */
  readonly order: OrderRef | null;
}

export interface DonationFlow {
  readonly step: Step;
  readonly amount: AmountChoice;
  readonly details: DonorDetails;
  readonly demoFlow: 'instant' | 'provider';
  readonly attempt: Attempt | null;
  readonly sending: boolean;
  readonly leaving: boolean;
  readonly end: BadEnd | null;
  readonly donation: DonationView | null;
}

export type FlowEvent =
  | { readonly type: 'amount'; readonly amount: AmountChoice }
  | { readonly type: 'wanted'; readonly km: number }
  | { readonly type: 'details'; readonly details: Partial<DonorDetails> }
  /** What the donor's own account says of them; what they typed stays. */
  | { readonly type: 'known'; readonly donorPhone: string }
  | { readonly type: 'demoFlow'; readonly demoFlow: DonationFlow['demoFlow'] }
  | { readonly type: 'next' }
  | { readonly type: 'back' }
  | { readonly type: 'pressed'; readonly attempt: Attempt }
  | { readonly type: 'answered'; readonly answer: DonateAnswer }
  | { readonly type: 'succeeded' }
  | { readonly type: 'leaving' }
  | { readonly type: 'waiting' }
  | { readonly type: 'refused'; readonly step: 'amount' | 'details' | 'payment' }
  | { readonly type: 'told'; readonly donation: DonationView }
  | { readonly type: 'again' };

/** What was draft of an earlier visit of this page. */
export interface DonationDraft {
  readonly amount: AmountChoice;
  readonly details: DonorDetails;
  readonly attempt: Attempt | null;
}

export function beginFlow(
  campaign: Pick<CampaignView, 'availableAmount'>,
  draft: DonationDraft | null,
): DonationFlow {
  return {
    step: draft?.attempt ? 'pending' : 'amount',
    amount: draft?.amount ?? firstChoice(campaign.availableAmount),
    details: draft?.details ?? noDetails,
    demoFlow: 'instant',
    attempt: draft?.attempt ?? null,
    sending: false,
    leaving: false,
    end: null,
    donation: null,
  };
}

const following = { amount: 'details', details: 'payment' } as const;
const before = {
  details: 'amount',
  payment: 'details',
  pending: 'payment',
  over: 'payment',
} as const;

export function donationFlow(flow: DonationFlow, event: FlowEvent): DonationFlow {
  switch (event.type) {
    case 'known': {
      const donorPhone = flow.details.donorPhone || event.donorPhone;
      return { ...flow, details: { ...flow.details, donorPhone } };
    }
    case 'amount':
      return { ...flow, amount: event.amount };
    case 'wanted':
      return flow.attempt || flow.step === 'success'
        ? flow
        : { ...flow, step: 'amount', amount: chooseKm(event.km) };
    case 'details':
      return { ...flow, details: { ...flow.details, ...event.details } };
    case 'demoFlow':
      return { ...flow, demoFlow: event.demoFlow };
    case 'next':
      return flow.step in following
        ? { ...flow, step: following[flow.step as keyof typeof following] }
        : flow;
    case 'back':
      return flow.step in before
        ? { ...flow, step: before[flow.step as keyof typeof before], leaving: false, end: null }
        : flow;
    case 'pressed':
      return { ...flow, attempt: event.attempt, sending: true, end: null };
    case 'answered':
      return { ...flow, attempt: flow.attempt && withOrder(flow.attempt, event.answer) };
    case 'leaving':
      return { ...flow, step: 'pending', sending: false, leaving: true };
    case 'waiting':
      return { ...flow, step: 'pending', sending: false, leaving: false };
    case 'succeeded':
      return { ...flow, step: 'success', sending: false, leaving: false };
    case 'refused':
      return { ...flow, step: event.step, attempt: null, sending: false };
    case 'told':
      return withDonation(flow, event.donation);
    case 'again':
      return {
        ...flow,
        step: flow.step === 'over' ? 'payment' : 'amount',
        attempt: null,
        end: null,
        donation: null,
      };
  }
}

const withOrder = (attempt: Attempt, { orderNumber, statusToken }: DonateAnswer): Attempt => ({
  ...attempt,
  order: { orderNumber, statusToken },
});

/** The server's word decides; a donation that is undecided changes nothing. */
function withDonation(flow: DonationFlow, donation: DonationView): DonationFlow {
  if (donation.orderNumber !== flow.attempt?.order?.orderNumber) return flow;
  const known = { ...flow, donation };
  if (donation.status === 'held') return known;
  if (donation.status === 'settled') return { ...known, step: 'success', leaving: false };
  return { ...known, step: 'over', end: donation.status, leaving: false };
}

/**
 * The attempt of a press: the one that is still undecided if it asks for the very same, so that
 * pressing again after a broken connection cannot pay twice; a new one otherwise.
 */
export function attemptOf(
  flow: Pick<DonationFlow, 'attempt' | 'end'>,
  body: DonateBody,
  newKey: () => string,
): Attempt {
  const { attempt, end } = flow;
  const same = attempt !== null && end === null && isSame(attempt.body, body);
  return same ? attempt : { key: newKey(), body, order: null };
}

const isSame = (one: DonateBody, other: DonateBody) =>
  JSON.stringify(one) === JSON.stringify(other);
