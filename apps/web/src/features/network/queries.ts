import type { Suggestion } from '@app/contracts/network/network.schemas';
import { infiniteQueryOptions, queryOptions, useQuery } from '@tanstack/react-query';
import { banks } from '../../entities/banks/public.ts';
import { useAction, useActions } from '../../kit/action/use-action.ts';
import { paged } from '../../kit/listing/paged.ts';
import { useLiveRefetch } from '../../lib/live/live-refetch.ts';
import { caches } from '../../lib/queries/caches.ts';
import { network } from './client.ts';
import type { DirectoryFilters } from './directory-filters.ts';

const all = ['network'] as const;
const countsKey = [...all, 'counts'] as const;

export const invitationsQuery = (box: 'received' | 'sent') =>
  infiniteQueryOptions({
    queryKey: [...all, 'invitations', box],
    queryFn: ({ pageParam, signal }) =>
      network.invitations({ query: { box, after: pageParam } }, { signal }),
    ...paged,
    ...caches.asShown,
  });

export const connectionsQuery = infiniteQueryOptions({
  queryKey: [...all, 'connections'],
  queryFn: ({ pageParam, signal }) =>
    network.connections({ query: { after: pageParam } }, { signal }),
  ...paged,
  ...caches.asShown,
});

export const followingQuery = infiniteQueryOptions({
  queryKey: [...all, 'following'],
  queryFn: ({ pageParam, signal }) =>
    network.follows({ query: { way: 'following', after: pageParam } }, { signal }),
  ...paged,
  ...caches.asShown,
});

export const blocksQuery = infiniteQueryOptions({
  queryKey: [...all, 'blocks'],
  queryFn: ({ pageParam, signal }) => network.blocks({ query: { after: pageParam } }, { signal }),
  ...paged,
  ...caches.asShown,
});

export const directoryQuery = (filters: DirectoryFilters) =>
  infiniteQueryOptions({
    queryKey: [...all, 'directory', filters],
    queryFn: ({ pageParam, signal }) =>
      network.directory({ query: { ...filters, after: pageParam } }, { signal }),
    ...paged,
    ...caches.asShown,
  });

export const recommendationsQuery = (box: 'waiting' | 'received' | 'given') =>
  infiniteQueryOptions({
    queryKey: [...all, 'recommendations', box],
    queryFn: ({ pageParam, signal }) =>
      network.recommendations({ query: { box, after: pageParam } }, { signal }),
    ...paged,
    ...caches.asShown,
  });

export const recommendationsOfQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: [...all, 'person', userId, 'recommendations'],
    queryFn: ({ pageParam, signal }) =>
      network.recommendationsOf({ params: { userId }, query: { after: pageParam } }, { signal }),
    ...paged,
    ...caches.asShown,
  });

/** Banks by which the directory is narrowed. */
export const banksQuery = queryOptions({
  queryKey: ['banks', 'all'],
  queryFn: ({ signal }) => banks.list({}, { signal }),
});

const suggestionsKey = [...all, 'suggestions'] as const;

/** Failures stay silent: nobody came for them. */
export const useSuggestions = () =>
  useQuery({
    queryKey: suggestionsKey,
    queryFn: ({ signal }) => network.suggestions({}, { signal }),
    ...caches.asShown,
  });

/** Suggests somebody no more; they go at once, and come back where it did not work. */
export const useDismissal = () =>
  useAction({
    send: ({ id }: { readonly id: string }) =>
      network.dismissSuggestion({ params: { userId: id } }),
    query: {
      queryKey: suggestionsKey,
      optimistic: (known: Suggestion[], { id }) => known.filter(({ person }) => person.id !== id),
    },
  });

/** Failures stay silent: the numbers beside the words are an extra. */
export function useNetworkCounts() {
  return useQuery({
    queryKey: countsKey,
    queryFn: ({ signal }) => network.counts({}, { signal }),
    ...useLiveRefetch(countsKey, ['user']),
    ...caches.asShown,
  }).data;
}

/** An invitation that waits for the reader's answer, among the latest hundred. */
export function useWaiting(id: string) {
  const queryKey = [...all, 'invitations', 'waiting'] as const;
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      network.invitations({ query: { box: 'received', limit: 100 } }, { signal }),
    ...useLiveRefetch(queryKey, ['user']),
    ...caches.asShown,
  });
  return data?.items.find((one) => one.id === id);
}

export function useStanding(userId: string) {
  const queryKey = [...all, 'person', userId] as const;
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => network.person({ params: { userId } }, { signal }),
    ...useLiveRefetch(queryKey, ['user']),
    ...caches.asShown,
  });
}

/** Lists that others change are asked anew on the member's own signal. */
export const useLiveNetwork = () => useLiveRefetch(all, ['user']);

/** Does something between the member and somebody; all that shows it is asked anew. */
export const useNetworkActions = () => useActions({ invalidates: [all] });
