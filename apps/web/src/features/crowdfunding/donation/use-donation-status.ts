import type { DonationView } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import { crowdfunding } from '../../../entities/crowdfunding/public.ts';
import { isApiError } from '../../../lib/api/error.ts';
import { useLiveData } from '../../../lib/live/live-data.ts';
import type { OrderRef } from './flow.ts';

/** Milliseconds between two questions: often while somebody looks at it, then rarer. */
const soon = 3_000;
const later = 10_000;
const soonTimes = 20;

interface Watch {
  /** Null: nothing is asked. */
  readonly order: OrderRef | null;
  readonly campaignId: string | null;
  /** The whole address at which the provider sent the donor back. */
  readonly returned?: string;
  readonly onDonation: (donation: DonationView) => void;
  readonly onUnknown: () => void;
}

export function useDonationStatus({ order, campaignId, returned, onDonation, onUnknown }: Watch) {
  const { state, refresh } = useLiveData({
    key: order?.orderNumber ?? null,
    ask: () =>
      crowdfunding.donation({
        params: { orderNumber: order?.orderNumber ?? '' },
        query: { token: order?.statusToken ?? '', ...(returned ? { returned } : {}) },
      }),
    topics: campaignId ? [`campaign:${campaignId}`] : [],
    poll: (times) => (times < soonTimes ? soon : later),
    onAnswer: onDonation,
    onFailure(error) {
      if (isApiError(error, 'NOT_FOUND')) onUnknown();
    },
  });
  return { state, check: refresh };
}
