import type { Account } from '@app/contracts/account-settings/account-settings.schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLiveRefetch } from '../../lib/live/live-refetch.ts';
import { caches } from '../../lib/queries/caches.ts';
import { session } from '../../lib/session/session.ts';
import { account, personalData } from './client.ts';

const accountKey = ['account'] as const;
const sessionsKey = ['account', 'sessions'] as const;
const archivesKey = ['account', 'archives'] as const;

/** How often to look whether an archive is ready, in milliseconds. */
const archivePollEvery = 5_000;

export function useAccount() {
  return useQuery({
    queryKey: accountKey,
    queryFn: ({ signal }) => account.account({}, { signal }),
    // Another device may have changed it since.
    ...caches.asShown,
  });
}

/** Shows what an answer says of the account; the name in the header follows. */
export function useShowAccount(): (answer: Account) => void {
  const queries = useQueryClient();
  return (answer) => {
    queries.setQueryData(accountKey, answer);
    void session.reload().catch(() => undefined);
  };
}

export function useReloadAccount(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: accountKey, exact: true });
}

export function useSessions() {
  return useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => account.sessions({}, { signal }),
    ...caches.asShown,
  });
}

export function useReloadSessions(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: sessionsKey });
}

/** The member's archives, newest first; followed while one is being prepared. */
export function useArchives() {
  return useQuery({
    queryKey: archivesKey,
    queryFn: ({ signal }) => personalData.archives({}, { signal }),
    ...caches.asShown,
    ...useLiveRefetch(archivesKey, ['user']),
    refetchInterval: ({ state }) =>
      state.data?.[0]?.state === 'preparing' ? archivePollEvery : false,
  });
}
