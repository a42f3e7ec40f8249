import type { SignInOutcome } from '@app/contracts/security/security.schemas';
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { paged } from '../../kit/listing/paged.ts';
import { daysLater, instantOf } from '../../lib/format/days.ts';
import { caches } from '../../lib/queries/caches.ts';
import { security } from './client.ts';
import type { PlaceQuery } from './place.ts';

const outcomes: readonly SignInOutcome[] = [
  'signed_in',
  'wrong_password',
  'unknown_account',
  'limited',
  'code_asked',
  'wrong_code',
  'unverified',
  'closed',
  'password_reset_asked',
];

/** How a try to sign in can end, in the order in which they are offered. */
export const signInOutcomes = outcomes;

const isOutcome = (text: string | undefined): text is SignInOutcome =>
  outcomes.some((outcome) => outcome === text);

const isDay = (text: string | undefined): text is string =>
  text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** What the address asks for, as the server understands it; what it could not mean is left out. */
function signInFilter({ ishod, clan, od, do: until, adresa }: PlaceQuery) {
  return {
    outcome: isOutcome(ishod) ? ishod : undefined,
    memberId: clan,
    from: isDay(od) ? instantOf(od, '00:00:00') : undefined,
    to: isDay(until) ? instantOf(daysLater(until, 1), '00:00:00') : undefined,
    ip: adresa && adresa.length >= 2 ? adresa : undefined,
  };
}

export const figuresQuery = queryOptions({
  queryKey: ['security', 'figures'],
  queryFn: ({ signal }) => security.figures({}, { signal }),
  ...caches.asShown,
});

export const signInsQuery = (place: PlaceQuery) => {
  const filter = signInFilter(place);
  return infiniteQueryOptions({
    queryKey: ['security', 'signIns', filter],
    queryFn: ({ pageParam, signal }) =>
      security.signIns({ query: { ...filter, after: pageParam, limit: 30 } }, { signal }),
    ...paged,
    ...caches.asShown,
  });
};

export const lockedQuery = queryOptions({
  queryKey: ['security', 'locked'],
  queryFn: ({ signal }) => security.locked({}, { signal }),
  ...caches.asShown,
  // They open by themselves.
  refetchInterval: 30_000,
});

export const factorRemovalsQuery = queryOptions({
  queryKey: ['security', 'factorRemovals'],
  queryFn: ({ signal }) => security.factorRemovals({}, { signal }),
  ...caches.asShown,
});

export const closedQuery = infiniteQueryOptions({
  queryKey: ['security', 'closed'],
  queryFn: ({ pageParam, signal }) => security.closed({ query: { after: pageParam } }, { signal }),
  ...paged,
  ...caches.asShown,
});

export const memberQuery = (id: string) =>
  queryOptions({
    queryKey: ['security', 'member', id],
    queryFn: ({ signal }) => security.member({ params: { id } }, { signal }),
    ...caches.asShown,
  });

export const sessionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['security', 'sessions', id],
    queryFn: ({ signal }) => security.sessions({ params: { id } }, { signal }),
    ...caches.asShown,
  });

export const permissionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['security', 'permissions', id],
    queryFn: ({ signal }) => security.permissions({ params: { id } }, { signal }),
    ...caches.asShown,
  });

export const changesQuery = (memberId: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['security', 'changes', memberId ?? null],
    queryFn: ({ pageParam, signal }) =>
      security.changes({ query: { memberId, after: pageParam } }, { signal }),
    ...paged,
    ...caches.asShown,
  });

/** How many members the search offers at once. */
const foundAtMost = 8;

export async function findMembers(typed: string, signal: AbortSignal) {
  const query = { q: typed, limit: foundAtMost };
  const { items, next } = await security.members({ query }, { signal });
  return { items, more: next !== null };
}

export function useRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['security'] });
}
