import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { caches } from '../../lib/caches.ts';
import { funds } from './client.ts';

const first = undefined as string | undefined;
const getNextPageParam = ({ next }: { readonly next: string | null }) => next ?? undefined;

/** `bank`: its slug, or its id. */
export const fundQuery = (bank: string) =>
  queryOptions({
    queryKey: ['funds', bank, 'sums'],
    queryFn: ({ signal }) => funds.desk({ params: { slug: bank } }, { signal }),
    ...caches.asShown,
  });

export const entriesQuery = (bank: string) =>
  infiniteQueryOptions({
    queryKey: ['funds', bank, 'entries'],
    queryFn: ({ pageParam, signal }) =>
      funds.entries({ params: { slug: bank }, query: { after: pageParam } }, { signal }),
    initialPageParam: first,
    getNextPageParam,
    ...caches.asShown,
  });

export const grantsQuery = (bank: string) =>
  infiniteQueryOptions({
    queryKey: ['funds', bank, 'grants'],
    queryFn: ({ pageParam, signal }) =>
      funds.deskGrants({ params: { slug: bank }, query: { after: pageParam } }, { signal }),
    initialPageParam: first,
    getNextPageParam,
    ...caches.asShown,
  });

export function useReloadFund(bank: string): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['funds', bank] });
}
