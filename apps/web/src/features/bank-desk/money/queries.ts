import type { FundEntryKind } from '@app/domain/funds/fund';
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { paged } from '../../../kit/listing/paged.ts';
import { caches } from '../../../lib/queries/caches.ts';
import { funds } from '../../funds/public.ts';

/** `bank`: its slug, or its id. */
export const fundQuery = (bank: string) =>
  queryOptions({
    queryKey: ['funds', bank, 'sums'],
    queryFn: ({ signal }) => funds.desk({ params: { slug: bank } }, { signal }),
    ...caches.asShown,
  });

export interface EntriesFilter {
  readonly year?: number | undefined;
  readonly kind?: FundEntryKind | undefined;
}

export const entriesQuery = (bank: string, query: EntriesFilter) =>
  infiniteQueryOptions({
    queryKey: ['funds', bank, 'entries', query],
    queryFn: ({ pageParam: after, signal }) =>
      funds.entries({ params: { slug: bank }, query: { ...query, after } }, { signal }),
    ...paged,
    ...caches.asShown,
  });

/** As many as one chooses from when an entry is written. */
const grantsAtOnce = 100;

export const grantsQuery = (bank: string) =>
  infiniteQueryOptions({
    queryKey: ['funds', bank, 'grants'],
    queryFn: ({ pageParam: after, signal }) =>
      funds.deskGrants(
        { params: { slug: bank }, query: { limit: grantsAtOnce, after } },
        { signal },
      ),
    ...paged,
    ...caches.asShown,
  });

export function useReloadFund(bank: string): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['funds', bank] });
}
