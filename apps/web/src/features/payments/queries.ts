import type { PaymentsQuery, PaymentView } from '@app/contracts/payments/payments.schemas';
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { payments } from '../../entities/payments/public.ts';
import { paged } from '../../kit/listing/paged.ts';
import { caches } from '../../lib/queries/caches.ts';

type Filters = Pick<z.input<typeof PaymentsQuery>, 'bank' | 'status' | 'q'>;

export const paymentsQuery = (query: Filters) =>
  infiniteQueryOptions({
    queryKey: ['payments', 'list', query],
    queryFn: ({ pageParam: after, signal }) =>
      payments.list({ query: { ...query, after } }, { signal }),
    ...paged,
    ...caches.asShown,
  });

export const waitingQuery = () =>
  queryOptions({
    queryKey: ['payments', 'waiting'],
    queryFn: ({ signal }) => payments.waiting({}, { signal }),
    ...caches.asShown,
  });

const isUnderWay = (payment: PaymentView | undefined) =>
  payment?.refunds.some(({ status }) => status === 'queued' || status === 'sent') ?? false;

/** Each look is noted, so it is asked for once while it is open. */
export const paymentQuery = (id: string) =>
  queryOptions({
    queryKey: ['payments', 'one', id],
    queryFn: ({ signal }) => payments.one({ params: { id } }, { signal }),
    gcTime: 0,
    // What is under way is done within moments.
    refetchInterval: ({ state: { data } }) => (isUnderWay(data) ? 3_000 : false),
  });

/** Shows a payment as it came back, and asks anew for the lists that it stands in. */
export function useChangedPayment() {
  const queries = useQueryClient();
  return async (payment: PaymentView) => {
    queries.setQueryData(paymentQuery(payment.id).queryKey, payment);
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['payments', 'list'] }),
      queries.invalidateQueries({ queryKey: ['payments', 'waiting'] }),
    ]);
  };
}
