import type { BoardDetail, BoardItem, ReviewBody } from '@app/contracts/reviews/reviews.schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { applications } from '../../entities/applications/public.ts';
import { caches } from '../../lib/queries/caches.ts';
import { reviews } from './client.ts';

export const callsQuery = queryOptions({
  queryKey: ['reviews', 'calls'],
  queryFn: ({ signal }) => reviews.calls({}, { signal }),
  ...caches.asShown,
});

export const waitingQuery = queryOptions({
  queryKey: ['reviews', 'waiting'],
  queryFn: ({ signal }) => reviews.waiting({}, { signal }),
  ...caches.asShown,
});

export const boardQuery = (callId: string) =>
  queryOptions({
    queryKey: ['reviews', 'board', callId],
    queryFn: ({ signal }) => reviews.board({ params: { id: callId } }, { signal }),
    ...caches.asShown,
  });

export const inboxQuery = (call: string) =>
  queryOptions({
    queryKey: ['reviews', 'inbox', call],
    queryFn: async ({ signal }) => {
      const all: BoardItem[] = [];
      let after: string | undefined;
      do {
        const page = await reviews.inbox({ query: { call, limit: 100, after } }, { signal });
        all.push(...page.items);
        after = page.next ?? undefined;
      } while (after !== undefined);
      return all;
    },
    ...caches.asShown,
  });

export const detailQuery = (id: string) =>
  queryOptions({
    queryKey: ['reviews', 'detail', id],
    queryFn: ({ signal }) => reviews.detail({ params: { id } }, { signal }),
    ...caches.asShown,
  });

export const historyQuery = (id: string, revision: number) =>
  queryOptions({
    queryKey: ['reviews', 'history', id, revision],
    queryFn: ({ signal }) => applications.history({ params: { id } }, { signal }),
  });

export const changesQuery = (id: string, since: number, revision: number) =>
  queryOptions({
    queryKey: ['reviews', 'changes', id, since, revision],
    queryFn: ({ signal }) => reviews.changes({ params: { id }, query: { since } }, { signal }),
  });

export const rankingQuery = (callId: string) =>
  queryOptions({
    queryKey: ['reviews', 'ranking', callId],
    queryFn: ({ signal }) => reviews.ranking({ params: { id: callId } }, { signal }),
    ...caches.asShown,
  });

export function useDeskRefresh() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['reviews'] });
}

export function useSaveReview(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: ReviewBody) => reviews.save({ params: { id }, body }),
    onSuccess: (detail: BoardDetail) => {
      queries.setQueryData(detailQuery(id).queryKey, detail);
      for (const list of ['inbox', 'calls', 'ranking', 'waiting', 'board']) {
        void queries.invalidateQueries({ queryKey: ['reviews', list] });
      }
    },
  });
}
