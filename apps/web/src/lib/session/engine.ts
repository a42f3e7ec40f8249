import type { accountsApi } from '@app/contracts/accounts/accounts.api';
import { accountsPaths } from '@app/contracts/accounts/accounts.paths';
import { client } from '../api/client.ts';
import { browserStore } from '../storage.ts';
import { aloneAmongTabs } from './alone.ts';
import { createSession, type Session } from './session.ts';

const accounts = client<typeof accountsApi>(accountsPaths);
/** Longest wait for a refresh, in milliseconds; the lock among tabs is held that long at most. */
const refreshTimeout = 10_000;

/** The session of this tab, on the browser's storage, clock and locks. */
export const browserSession = (onExpired: () => void): Session =>
  createSession({
    store: browserStore,
    now: () => Date.now(),
    refresh: (refreshToken) =>
      accounts.refresh({ body: { refreshToken } }, { signal: AbortSignal.timeout(refreshTimeout) }),
    logout: (refreshToken) => accounts.logout({ body: { refreshToken } }),
    loadProfile: () => accounts.profile(),
    alone: aloneAmongTabs(browserStore),
    later(milliseconds, run) {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    onExpired,
  });
