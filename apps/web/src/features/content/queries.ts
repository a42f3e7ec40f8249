import type { EditablePage } from '@app/domain/content/pages';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { paged } from '../../kit/listing/paged.ts';
import { caches } from '../../lib/queries/caches.ts';
import { content } from './client.ts';

export const editingKey = (page: EditablePage) => ['content', 'editing', page] as const;

/** Read once; from then on the saver brings what is new. */
export const editingQuery = (page: EditablePage) =>
  queryOptions({
    queryKey: editingKey(page),
    queryFn: ({ signal }) => content.editing({ params: { page } }, { signal }),
    gcTime: 0,
  });

export const versionsQuery = (page: EditablePage) =>
  infiniteQueryOptions({
    queryKey: ['content', 'versions', page],
    queryFn: ({ pageParam, signal }) =>
      content.history({ params: { page }, query: { after: pageParam, limit: 8 } }, { signal }),
    ...paged,
    ...caches.asShown,
  });

/** How often an open editor says that it is open, in ms. */
const stillHere = 15_000;

/** Asking who else has the page open says that this editor does. */
export const presenceQuery = (page: EditablePage, editor: string) =>
  queryOptions({
    queryKey: ['content', 'presence', page, editor],
    queryFn: ({ signal }) =>
      content.presence({ params: { page }, body: { editor, open: true } }, { signal }),
    refetchInterval: stillHere,
    gcTime: 0,
  });
