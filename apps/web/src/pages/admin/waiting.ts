import { accountPolicy } from '@app/domain/accounts/account.policy';
import { type Actor, isAdmin } from '@app/domain/permissions/permissions';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { reportedQuery, waitingQuery } from '../../features/articles/public.ts';
import { useDuties } from '../../features/dashboard/public.ts';
import { openReportsQuery, useLiveReports } from '../../features/reports/public.ts';
import { factorRemovalsQuery, lockedQuery } from '../../features/security/public.ts';
import { ageCorrectionsQuery } from '../../features/teams/public.ts';
import { rowsOf } from '../../kit/listing/paged.ts';
import type { RoomName } from './rooms.ts';

/** Rooms in which something may wait. */
type WaitingRoom = Extract<RoomName, 'dojave' | 'godine' | 'clanci' | 'zakljucani' | 'banke'>;

/** How much waits in a room. */
interface Waiting {
  readonly room: WaitingRoom;
  readonly count: number;
  /** Whether there are more than were counted. */
  readonly more: boolean;
}

interface AllWaiting {
  /** Rooms in which something waits. */
  readonly rooms: readonly Waiting[];
  readonly isPending: boolean;
  /** The first that did not come, to ask for it again. */
  readonly failed: { readonly error: unknown; refetch(): unknown } | undefined;
}

/** What waits for a reader in the rooms that are theirs. */
export function useWaiting(reader: Actor): AllWaiting {
  const moderates = { enabled: accountPolicy.enterAdmin(reader).ok };
  const watches = { enabled: isAdmin(reader) };
  const reports = useQuery({ ...openReportsQuery, ...moderates, ...useLiveReports() });
  const ages = useInfiniteQuery({ ...ageCorrectionsQuery, ...moderates });
  const articles = useInfiniteQuery({ ...waitingQuery(), ...moderates });
  const comments = useQuery({ ...reportedQuery(), ...moderates });
  const locked = useQuery({ ...lockedQuery, ...watches });
  const lost = useQuery({ ...factorRemovalsQuery, ...watches });
  const duties = useDuties();
  const all = [reports, ages, articles, comments, locked, lost];
  const rooms: readonly Waiting[] = [
    { room: 'dojave', count: reports.data?.open ?? 0, more: false },
    { room: 'godine', count: rowsOf(ages.data)?.length ?? 0, more: ages.hasNextPage },
    {
      room: 'clanci',
      count: (rowsOf(articles.data)?.length ?? 0) + (comments.data?.items.length ?? 0),
      more: articles.hasNextPage || Boolean(comments.data?.next),
    },
    {
      room: 'zakljucani',
      count:
        (locked.data?.length ?? 0) +
        (lost.data ?? []).filter(({ state }) => state !== 'confirmed').length,
      more: false,
    },
    { room: 'banke', count: duties?.duties.length ?? 0, more: false },
  ];
  return {
    rooms: rooms.filter(({ count }) => count > 0),
    isPending: duties === undefined || all.some((one) => one.isLoading),
    failed: all.find(({ isError, data }) => isError && !data),
  };
}
