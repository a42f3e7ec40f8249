import type { Standing } from '@app/contracts/network/network.schemas';
import { infiniteQueryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { caches } from '../../lib/caches.ts';
import { useLanguage } from '../../lib/language.tsx';
import { useLiveRefetch } from '../../lib/live-refetch.ts';
import { errorText } from '../../lib/text.ts';
import { toast } from '../../lib/toast.ts';
import { network } from './client.ts';

const all = ['network'] as const;
const countsKey = [...all, 'counts'] as const;
const paged = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }: { readonly next: string | null }) => next ?? undefined,
  ...caches.asShown,
};

export const invitationsQuery = (box: 'received' | 'sent') =>
  infiniteQueryOptions({
    queryKey: [...all, 'invitations', box],
    queryFn: ({ pageParam, signal }) =>
      network.invitations({ query: { box, after: pageParam } }, { signal }),
    ...paged,
  });

export const connectionsQuery = infiniteQueryOptions({
  queryKey: [...all, 'connections'],
  queryFn: ({ pageParam, signal }) =>
    network.connections({ query: { after: pageParam } }, { signal }),
  ...paged,
});

export const followingQuery = infiniteQueryOptions({
  queryKey: [...all, 'following'],
  queryFn: ({ pageParam, signal }) =>
    network.follows({ query: { way: 'following', after: pageParam } }, { signal }),
  ...paged,
});

export const blocksQuery = infiniteQueryOptions({
  queryKey: [...all, 'blocks'],
  queryFn: ({ pageParam, signal }) => network.blocks({ query: { after: pageParam } }, { signal }),
  ...paged,
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
export function useNetworkAction() {
  const queries = useQueryClient();
  const { language } = useLanguage();
  return useMutation({
    mutationFn: ({ act }: { act: () => Promise<Standing>; done: string }) => act(),
    onSuccess: async (_standing, { done }) => {
      toast({ title: done, tone: 'ok' });
      await queries.invalidateQueries({ queryKey: all });
    },
    onError: (error) => toast({ title: errorText(error, language), tone: 'bad' }),
  });
}
