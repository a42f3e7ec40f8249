import { useQuery } from '@tanstack/react-query';
import { useLiveRefetch } from '../../lib/live-refetch.ts';
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
