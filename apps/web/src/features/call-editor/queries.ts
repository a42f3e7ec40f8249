import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { banks } from '../../entities/banks/public.ts';
import { paged } from '../../kit/listing/paged.ts';
import { caches } from '../../lib/queries/caches.ts';
import { funds } from '../funds/public.ts';
import { callEditing, callExtensions } from './client.ts';

export const editingKey = (id: string) => ['calls', 'editing', id] as const;

/** Read once; from then on the saver brings what is new. */
export const editingQuery = (id: string) =>
  queryOptions({
    queryKey: editingKey(id),
    queryFn: ({ signal }) => callEditing.open({ params: { id } }, { signal }),
    gcTime: 0,
  });

export const historyQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['calls', 'history', id],
    queryFn: ({ pageParam, signal }) =>
      callEditing.history({ params: { id }, query: { after: pageParam, limit: 8 } }, { signal }),
    ...paged,
    ...caches.asShown,
  });

/** What a new call may begin with: the newest calls, and the one that is asked for. */
export const olderCallsQuery = (asked: string) =>
  queryOptions({
    queryKey: ['calls', 'older', asked],
    queryFn: async ({ signal }) => {
      const { items } = await callEditing.staffList({ query: { limit: 100 } }, { signal });
      if (!asked || items.some(({ id }) => id === asked)) return items;
      const { id, content } = await callEditing.open({ params: { id: asked } }, { signal });
      return [{ ...content, id }, ...items];
    },
    ...caches.asShown,
  });

export const banksQuery = queryOptions({
  queryKey: ['banks', 'all'],
  queryFn: ({ signal }) => banks.list({}, { signal }),
});

export const bankMoneyQuery = (slug: string) =>
  queryOptions({
    queryKey: ['funds', slug, 'public'],
    queryFn: ({ signal }) => funds.fund({ params: { slug } }, { signal }),
    retry: false,
  });

export const extensionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['calls', 'extensions', id],
    queryFn: ({ signal }) => callExtensions.extensions({ params: { id } }, { signal }),
    ...caches.asShown,
  });
