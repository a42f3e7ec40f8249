import type { accountsApi } from '@app/contracts/accounts/accounts.api';
import { accountsPaths } from '@app/contracts/accounts/accounts.paths';
import type { Profile, TokenPair } from '@app/contracts/accounts/accounts.schemas';
import type { Language } from '@app/messages/catalogue';
import { client } from '../api/client.ts';
import { isApiError } from '../api/error.ts';
import { endPush } from '../browser/push-here.ts';
import { browserStore, type KeyStore, storageKeys } from '../drafts/storage.ts';
import { lockAmongTabs } from './lock.ts';
import { anonymous, loading, type SessionState } from './session-state.ts';
import { decodeToken, longestDelay, refreshAhead, refreshThreshold, tokenStore } from './tokens.ts';

export interface SessionDependencies {
  readonly store: KeyStore;
  now(): number;
  /** Exchanges a refresh token; rejects with ApiError. */
  refresh(refreshToken: string): Promise<TokenPair>;
  logout(refreshToken: string): Promise<unknown>;
  /** Ends what is pushed to this browser. */
  endPush(): Promise<void>;
  /** The profile of whoever `accessToken()` stands for. */
  loadProfile(): Promise<Profile>;
  /** In which language to write to the member. */
  setLanguage(language: Language): Promise<unknown>;
  /** Runs while no other tab does. */
  locked<T>(run: () => Promise<T>): Promise<T>;
  /** Runs later; returns a function that takes it back. */
  later(milliseconds: number, run: () => void): () => void;
  /** The session ended by itself: the refresh was refused. */
  onExpired(): void;
}

/** Milliseconds that a caller waits for a refresh that somebody else has begun. */
const timeoutMs = 2_000;
/** Shortest time between two refreshes by the clock, so that short-lived tokens do not spin. */
const shortestDelay = 10_000;
const firstRetry = 1_000;
const longestRetry = 15_000;

/** Answers that end a session; anything else (no connection, 5xx, 429) leaves it alone. */
const definite = (error: unknown) =>
  isApiError(error) && [400, 401, 403, 404, 422].includes(error.status);

/** The session of one tab. All tabs share the tokens in the storage (specification §4, §5). */
export function createSession(deps: SessionDependencies) {
  const tokens = tokenStore(deps.store);
  const listeners = new Set<() => void>();
  let current: SessionState = loading;
  let refreshing: Promise<void> | null = null;
  let cancelTimer: () => void = () => undefined;
  let cancelRetry: () => void = () => undefined;
  /** Rises whenever somebody else signs in or out, so that late answers are not believed. */
  let epoch = 0;

  const set = (next: SessionState) => {
    if (next === current) return;
    current = next;
    for (const listener of listeners) listener();
  };

  const leave = () => {
    epoch += 1;
    cancelTimer();
    cancelRetry();
    set(anonymous);
  };

  const expire = () => {
    const wasKnown = current.state !== 'anonymous';
    tokens.clear();
    leave();
    if (wasKnown) deps.onExpired();
  };

  const plan = () => {
    cancelTimer();
    const remaining = tokens.remaining(deps.now());
    if (remaining === null) return;
    const delay = Math.max(remaining - refreshAhead, shortestDelay);
    if (delay < longestDelay) cancelTimer = deps.later(delay, onTimer);
  };

  const onTimer = () => {
    const remaining = tokens.remaining(deps.now());
    if (remaining !== null && remaining > refreshAhead + 1_000) plan();
    else void refresh(tokens.access()).catch(() => plan());
  };

  /** Inside the lock: another tab may have been here first. */
  const renew = async (stale: string | null) => {
    const access = tokens.access();
    const fresh = (tokens.remaining(deps.now()) ?? 0) > refreshThreshold;
    if (access && access !== stale && fresh) return plan();
    const refreshToken = tokens.refresh();
    if (!refreshToken) return expire();
    let pair: TokenPair;
    try {
      pair = await deps.refresh(refreshToken);
    } catch (error) {
      if (!definite(error)) throw error;
      if (tokens.refresh() !== refreshToken && tokens.access()) return plan();
      return expire();
    }
    const stored = tokens.refresh();
    // Another tab asked with the same token, which this one still read, and kept the same successor.
    if (stored === pair.refreshToken) return plan();
    if (stored === refreshToken) {
      tokens.save(pair, deps.now());
      return plan();
    }
    // Signed out, or in as somebody else, while the answer was under way.
    await deps.logout(pair.refreshToken).catch(() => undefined);
  };

  const refresh = (stale: string | null): Promise<void> => {
    if (refreshing) return Promise.race([refreshing.catch(() => undefined), wait(timeoutMs)]);
    refreshing = deps
      .locked(() => renew(stale))
      .finally(() => {
        refreshing = null;
      });
    return refreshing;
  };

  const wait = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      deps.later(milliseconds, resolve);
    });

  const due = () => {
    const remaining = tokens.remaining(deps.now());
    if (remaining === null) return tokens.refresh() !== null;
    return remaining <= refreshThreshold;
  };

  /** Loads the profile, again and again while the server cannot be reached. */
  const enter = async (delay = firstRetry): Promise<void> => {
    cancelRetry();
    epoch += 1;
    const mine = epoch;
    plan();
    try {
      // A refused refresh has ended the session already.
      if (due()) await refresh(tokens.access());
      if (mine !== epoch) return;
      const profile = await deps.loadProfile();
      if (mine === epoch) set({ state: 'authenticated', profile });
    } catch (error) {
      if (mine !== epoch) return;
      if (definite(error)) {
        tokens.clear();
        return leave();
      }
      set({ state: 'loading', profile: null, offline: true });
      cancelRetry = deps.later(delay, () => {
        void enter(Math.min(delay * 2, longestRetry));
      });
    }
  };

  const reload = async () => {
    const mine = epoch;
    const profile = await deps.loadProfile();
    if (mine === epoch && current.state === 'authenticated') {
      set({ state: 'authenticated', profile });
    }
  };

  return {
    read: () => current,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    async start(): Promise<void> {
      tokens.dropCorrupt();
      if (tokens.access() || tokens.refresh()) await enter();
      else set(anonymous);
    },

    /** Token for the next call; refreshed first if it has ended or is about to. */
    async accessToken(): Promise<string | null> {
      if (due()) await refresh(tokens.access()).catch(() => undefined);
      return tokens.access();
    },

    /** A call was answered 401. Answers whether the tokens have changed since. */
    async refused(token: string): Promise<boolean> {
      if (tokens.access() === token) await refresh(token).catch(() => undefined);
      return tokens.access() !== token;
    },

    /** On focus, click and key: refreshes what has ended or is about to. */
    check(): void {
      if (current.state !== 'anonymous' && due()) {
        void refresh(tokens.access()).catch(() => undefined);
      }
    },

    async stored(key: string | null): Promise<void> {
      if (key !== null && key !== storageKeys.accessToken) return;
      const access = tokens.access();
      if (!access) {
        if (!tokens.refresh() && current.state !== 'anonymous') leave();
        return;
      }
      const id = decodeToken(access)?.id;
      if (current.state === 'authenticated' && current.profile.id === id) plan();
      else await enter();
    },

    /** Keeps the tokens of a sign-in and loads the profile; rejects if that fails. */
    async signIn(pair: TokenPair): Promise<Profile> {
      tokens.save(pair, deps.now());
      epoch += 1;
      plan();
      try {
        const profile = await deps.loadProfile();
        set({ state: 'authenticated', profile });
        return profile;
      } catch (error) {
        tokens.clear();
        leave();
        throw error;
      }
    },

    async signOut(): Promise<void> {
      const refreshToken = tokens.refresh();
      tokens.clear();
      leave();
      if (refreshToken) await deps.logout(refreshToken).catch(() => undefined);
      // On a device that others use nothing is shown of whoever left.
      await deps.endPush().catch(() => undefined);
    },

    reload,

    async saveLanguage(language: Language): Promise<void> {
      try {
        await deps.setLanguage(language);
        await reload();
      } catch {
        // The choice holds in this browser; mails follow with the next choice.
      }
    },
  };
}

export type Session = ReturnType<typeof createSession>;

const accounts = client<typeof accountsApi>(accountsPaths);
/** Longest wait for a refresh, in milliseconds; the lock among tabs is held that long at most. */
const refreshTimeout = 10_000;

export const browserSession = (onExpired: () => void): Session =>
  createSession({
    store: browserStore,
    now: () => Date.now(),
    refresh: (refreshToken) =>
      accounts.refresh({ body: { refreshToken } }, { signal: AbortSignal.timeout(refreshTimeout) }),
    logout: (refreshToken) => accounts.logout({ body: { refreshToken } }),
    endPush,
    loadProfile: () => accounts.profile(),
    setLanguage: (language) => accounts.setLanguage({ body: { language } }),
    locked: lockAmongTabs(browserStore),
    later(milliseconds, run) {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    onExpired,
  });
