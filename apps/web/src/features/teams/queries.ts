import type { KnownAge } from '@app/contracts/teams/ages.schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLiveRefetch } from '../../lib/live/live-refetch.ts';
import { caches } from '../../lib/queries/caches.ts';
import { teams } from './client.ts';

export const invitationsKey = ['teams', 'invitations'] as const;
/** Those that wait for the reader: one question for all rows that are shown. */
export const waitingKey = [...invitationsKey, 'waiting'] as const;
export const asksKey = ['teams', 'asks'] as const;

/** Invitations that wait for the reader. */
export const useInvitations = () =>
  useQuery({
    queryKey: waitingKey,
    queryFn: ({ signal }) => teams.myInvitations({}, { signal }),
    ...useLiveRefetch(waitingKey, ['user']),
  });

/** Who asks to join the reader's teams, and what they are offered to take over. */
export const useAsks = () =>
  useQuery({
    queryKey: asksKey,
    queryFn: ({ signal }) => teams.myAsks({}, { signal }),
    ...useLiveRefetch(asksKey, ['user']),
  });

const ownAgeKey = ['own-age'] as const;

/** What is known of the reader’s age; others answer what they ask to have put right. */
export const useOwnAge = () =>
  useQuery({
    queryKey: ownAgeKey,
    queryFn: ({ signal }) => teams.ownAge({}, { signal }),
    ...caches.asShown,
    ...useLiveRefetch(ownAgeKey, ['user']),
  });

export function usePutOwnAge(): (answer: KnownAge) => void {
  const queries = useQueryClient();
  return (answer) => queries.setQueryData(ownAgeKey, answer);
}
