import type { Profile } from '@app/contracts/accounts/accounts.schemas';
import { vi } from 'vitest';
import { ApiError } from '../api/error.ts';
import { type KeyStore, storageKeys } from '../drafts/storage.ts';
import { createSession, type Session } from './engine.ts';

export const minute = 60_000;
const lifetime = 15 * minute;

export function tokenOf(id: string, issuedAt: number, life = lifetime, note = 'x'): string {
  const claims = { id, sub: id, email: 'a@b.ba', role: 'INDIVIDUAL', iat: issuedAt / 1000 };
  const body = Buffer.from(JSON.stringify({ ...claims, exp: (issuedAt + life) / 1000, note }));
  return `header.${body.toString('base64url')}.signature`;
}

export const profileOf = (id: string) => ({ id, name: 'Lejla', role: 'INDIVIDUAL' }) as Profile;
export const refusedBy = (status: number) => new ApiError(status, '{"error":"no","code":"X"}');
export const unreachable = () => new ApiError(0, 'offline');

/** A browser with tabs, timers and a server that answers. */
export function browser() {
  const stored = new Map<string, string>();
  const tabs: Session[] = [];
  const timers: { at: number; run: () => void }[] = [];
  let now = Date.UTC(2026, 10, 20, 12);
  let last: Promise<unknown> = Promise.resolve();
  let made = 0;
  const server = {
    /** The server's clock runs ahead of the browser's by so much. */
    skew: 0,
    refresh: vi.fn(async (_refreshToken: string) => {
      made += 1;
      const accessToken = tokenOf('u1', now + server.skew, lifetime, `r${made}`);
      return { accessToken, refreshToken: `refresh-token-${made}` };
    }),
    logout: vi.fn(async (_refreshToken: string) => ({})),
    endPush: vi.fn(async () => undefined),
    profile: vi.fn(async () => profileOf('u1')),
    setLanguage: vi.fn(async (_language: string) => ({})),
  };
  const expired = vi.fn();
  const storeOf = (self: () => Session | undefined): KeyStore => {
    const tell = (key: string) => {
      for (const tab of tabs) if (tab !== self()) void tab.stored(key);
    };
    return {
      get: (key) => stored.get(key) ?? null,
      set: (key, value) => {
        stored.set(key, value);
        tell(key);
      },
      remove: (key) => {
        if (stored.delete(key)) tell(key);
      },
    };
  };
  return {
    kept: stored,
    server,
    expired,
    clock: () => now,
    keep(accessToken: string | null, refreshToken: string | null, receivedAt = now) {
      if (accessToken !== null) stored.set(storageKeys.accessToken, accessToken);
      if (refreshToken !== null) stored.set(storageKeys.refreshToken, refreshToken);
      stored.set(storageKeys.accessTokenAt, String(receivedAt));
    },
    tab(): Session {
      const session: Session = createSession({
        store: storeOf(() => session),
        now: () => now,
        refresh: (token) => server.refresh(token),
        logout: (token) => server.logout(token),
        endPush: () => server.endPush(),
        async loadProfile() {
          // As a call does: the token is refreshed first if that is due.
          await session.accessToken();
          return server.profile();
        },
        setLanguage: (language) => server.setLanguage(language),
        locked(run) {
          const mine = last.then(run, run);
          last = mine.catch(() => undefined);
          return mine;
        },
        later(milliseconds, run) {
          const timer = { at: now + milliseconds, run };
          timers.push(timer);
          return () => {
            const index = timers.indexOf(timer);
            if (index >= 0) timers.splice(index, 1);
          };
        },
        onExpired: expired,
      });
      tabs.push(session);
      return session;
    },
    async pass(milliseconds: number) {
      const end = now + milliseconds;
      for (;;) {
        await settled();
        const next = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        timers.splice(timers.indexOf(next), 1);
        now = Math.max(now, next.at);
        next.run();
      }
      now = end;
      await settled();
    },
  };
}

export const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
