import type { AgreementView } from '@app/contracts/agreements/agreements.schemas';
import type { AgreementTemplate } from '@app/contracts/agreements/template.schemas';
import {
  infiniteQueryOptions,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { paged } from '../../kit/listing/paged.ts';
import { useLiveRefetch } from '../../lib/live/live-refetch.ts';
import { caches } from '../../lib/queries/caches.ts';
import { agreements } from './client.ts';

export const agreementQuery = (id: string) =>
  queryOptions({
    queryKey: ['agreements', id],
    queryFn: () => agreements.open({ params: { id } }),
    ...caches.asShown,
  });

/** The agreement of an application, as team and bank change it together. */
export function useAgreement(id: string) {
  const query = agreementQuery(id);
  return useQuery({ ...query, ...useLiveRefetch(query.queryKey, [`application:${id}`]) });
}

export const useReload = (id: string) => {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: agreementQuery(id).queryKey });
};

/** Puts what the server answered to a form. */
export function usePut(id: string): (view: AgreementView) => void {
  const queries = useQueryClient();
  return (view) => void queries.setQueryData(agreementQuery(id).queryKey, view);
}

/** Asked for anew each time it is opened: it changes with all that is done beside it. */
export const historyQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['agreements', id, 'history'],
    queryFn: ({ pageParam: after }) => agreements.history({ params: { id }, query: { after } }),
    ...paged,
    ...caches.asShown,
  });

export const templateQuery = (slug: string) =>
  queryOptions({
    queryKey: ['agreements', 'template', slug],
    queryFn: () => agreements.template({ params: { slug } }),
    ...caches.asShown,
  });

export function usePutTemplate(slug: string): (template: AgreementTemplate) => void {
  const queries = useQueryClient();
  return (template) => void queries.setQueryData(templateQuery(slug).queryKey, template);
}

export const queueQuery = (slug: string) =>
  infiniteQueryOptions({
    queryKey: ['agreements', 'bank', slug],
    queryFn: ({ pageParam: after }) => agreements.queue({ params: { slug }, query: { after } }),
    ...paged,
    ...caches.asShown,
  });

/** What waits at a bank for a second person. */
export const exceptionsQuery = (slug: string) =>
  queryOptions({
    queryKey: ['agreements', 'bank', slug, 'exceptions'],
    queryFn: () => agreements.exceptions({ params: { slug } }),
    ...caches.asShown,
  });
