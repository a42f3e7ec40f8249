import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { crowdfunding } from '../../entities/crowdfunding/public.ts';
import { paged } from '../../kit/listing/paged.ts';
import { caches } from '../../lib/queries/caches.ts';
import { bankDesk, staffCalls } from './client.ts';
import type { Filters } from './desk-place.ts';

/** `bank`: its slug, or its id. */
export const deskQuery = (bank: string) =>
  queryOptions({
    queryKey: ['bank-desk', bank, 'desk'],
    queryFn: ({ signal }) => bankDesk.desk({ params: { slug: bank } }, { signal }),
    ...caches.asShown,
  });

export const todayQuery = (bank: string) =>
  queryOptions({
    queryKey: ['bank-desk', bank, 'today'],
    queryFn: ({ signal }) => bankDesk.today({ params: { slug: bank } }, { signal }),
    ...caches.asShown,
  });

export const applicationsQuery = (bank: string, query: Filters) =>
  infiniteQueryOptions({
    queryKey: ['bank-desk', bank, 'applications', query],
    queryFn: ({ pageParam: after, signal }) =>
      bankDesk.applications({ params: { slug: bank }, query: { ...query, after } }, { signal }),
    ...paged,
    ...caches.asShown,
  });

export const boardQuery = (bank: string, { stage: _, sort: __, ...query }: Filters) =>
  queryOptions({
    queryKey: ['bank-desk', bank, 'board', query],
    queryFn: ({ signal }) => bankDesk.board({ params: { slug: bank }, query }, { signal }),
    ...caches.asShown,
  });

export const peopleQuery = (bank: string) =>
  queryOptions({
    queryKey: ['bank-desk', bank, 'people'],
    queryFn: ({ signal }) => bankDesk.people({ params: { slug: bank } }, { signal }),
    ...caches.asShown,
  });

export const callsQuery = (bank: string) =>
  infiniteQueryOptions({
    queryKey: ['bank-desk', bank, 'calls'],
    queryFn: ({ pageParam: after, signal }) =>
      staffCalls.staffList({ query: { bank, after } }, { signal }),
    ...paged,
    ...caches.asShown,
  });

export const campaignsQuery = (bank: string, state: 'running' | 'ended') =>
  queryOptions({
    queryKey: ['bank-desk', bank, 'campaigns', state],
    queryFn: ({ signal }) => crowdfunding.campaigns({ query: { bank, state } }, { signal }),
    ...caches.asShown,
  });
