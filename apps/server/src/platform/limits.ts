import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { RateLimit } from '@app/contracts/endpoint';
import type pg from 'pg';
import type { Clock } from './clock.ts';
import { type Failure, fail } from './http/failure.ts';
import { createRecent } from './recent.ts';

export interface Limits {
  /**
   * Counts one call of an endpoint by one client, in this copy's memory.
   *
   * @param client a member's id, or a network address.
   * @returns `RATE_LIMITED` with `retryAfter` once the limit is passed.
   */
  take(name: string, client: string, limit: RateLimit): Promise<Failure | undefined>;
  /** What `take` would refuse with now; counts nothing. */
  full(name: string, client: string, limit: RateLimit): Failure | undefined;
  /** Takes back one call that `take` counted. */
  giveBack(name: string, client: string): void;
  /**
   * Counts one try in the database, so that the limit holds across copies and restarts: for what
   * can be guessed (passwords, codes).
   */
  takeShared(name: string, subject: string, limit: RateLimit): Promise<Failure | undefined>;
  /** Counts one try in the database. @returns how many were counted in the window, this one too. */
  countShared(name: string, subject: string, windowSeconds: number): Promise<number>;
  /** Takes back one try counted in the database, where only failures should count. */
  giveBackShared(name: string, subject: string): Promise<void>;
  /** Forgets the tries counted in the database, after a success. */
  clearShared(name: string, subject: string): Promise<void>;
  /** @returns for each window when it ends if it would refuse the next try, else null. */
  fullShared(windows: readonly SharedWindow[]): Promise<(Date | null)[]>;
}

export interface SharedWindow {
  readonly name: string;
  readonly subject: string;
  readonly limit: RateLimit;
}

interface Window {
  tries: number;
  endsAt: number;
}

/** Most windows kept in memory; beyond that the least recently used are forgotten. */
const windowsAtMost = 50_000;
/** Ended windows are swept out of the database once in so many tries. */
const sweepEvery = 200;

/** Fixed windows: the first try opens one, and the count starts again when it has ended. */
export function createLimits(pool: Pick<pg.Pool, 'query'>, clock: Clock): Limits {
  const windows = createRecent<Window>(windowsAtMost);
  let sharedTries = 0;

  const open = (key: string, limit: RateLimit, now: number): Window => {
    const window = { tries: 0, endsAt: now + limit.windowSeconds * 1000 };
    windows.set(key, window);
    return window;
  };
  const keyOf = (name: string, client: string) => `${name} ${network(client)}`;

  const count = async (
    name: string,
    subject: string,
    windowSeconds: number,
    now: Date,
  ): Promise<Window> => {
    sharedTries += 1;
    if (sharedTries % sweepEvery === 0) await sweep(pool, now);
    const { rows } = await pool.query<{ tries: number; ends_at: Date }>(countOneTry, [
      sharedKey(name, subject),
      new Date(now.getTime() + windowSeconds * 1000),
      now,
    ]);
    const row = rows[0];
    if (!row) throw new Error('The try was not counted.');
    return { tries: row.tries, endsAt: row.ends_at.getTime() };
  };

  return {
    async take(name, client, limit) {
      const now = clock.now().getTime();
      const key = keyOf(name, client);
      const stored = windows.get(key);
      const window = stored && stored.endsAt > now ? stored : open(key, limit, now);
      window.tries += 1;
      return verdict(window, limit, now);
    },

    full(name, client, limit) {
      const now = clock.now().getTime();
      const { tries, endsAt } = windows.get(keyOf(name, client)) ?? { tries: 0, endsAt: 0 };
      return endsAt > now ? verdict({ tries: tries + 1, endsAt }, limit, now) : undefined;
    },

    giveBack(name, client) {
      const window = windows.get(keyOf(name, client));
      if (window && window.tries > 0) window.tries -= 1;
    },

    async takeShared(name, subject, limit) {
      const now = clock.now();
      return verdict(await count(name, subject, limit.windowSeconds, now), limit, now.getTime());
    },

    async countShared(name, subject, windowSeconds) {
      return (await count(name, subject, windowSeconds, clock.now())).tries;
    },

    async giveBackShared(name, subject) {
      await pool.query('UPDATE rate_limits SET tries = tries - 1 WHERE key = $1 AND tries > 0', [
        sharedKey(name, subject),
      ]);
    },

    async clearShared(name, subject) {
      await pool.query('DELETE FROM rate_limits WHERE key = $1', [sharedKey(name, subject)]);
    },

    async fullShared(requested) {
      const { rows } = await pool.query<{ key: string; tries: number; ends_at: Date }>(
        'SELECT key, tries, ends_at FROM rate_limits WHERE key = ANY($1) AND ends_at > $2',
        [requested.map(({ name, subject }) => sharedKey(name, subject)), clock.now()],
      );
      const open = new Map(rows.map((row) => [row.key, row]));
      return requested.map(({ name, subject, limit }) => {
        const row = open.get(sharedKey(name, subject));
        return row && row.tries >= limit.max ? row.ends_at : null;
      });
    },
  };
}

const countOneTry = `
  INSERT INTO rate_limits AS kept (key, tries, ends_at) VALUES ($1, 1, $2)
  ON CONFLICT (key) DO UPDATE SET
    tries = CASE WHEN kept.ends_at <= $3 THEN 1 ELSE kept.tries + 1 END,
    ends_at = CASE WHEN kept.ends_at <= $3 THEN $2 ELSE kept.ends_at END
  RETURNING tries, ends_at`;

function verdict(window: Window, limit: RateLimit, now: number): Failure | undefined {
  if (window.tries <= limit.max) return undefined;
  return fail('RATE_LIMITED', { retryAfter: Math.max(1, Math.ceil((window.endsAt - now) / 1000)) });
}

async function sweep(pool: Pick<pg.Pool, 'query'>, now: Date): Promise<void> {
  await pool.query(
    `DELETE FROM rate_limits WHERE key IN (
       SELECT key FROM rate_limits WHERE ends_at <= $1 LIMIT 1000 FOR UPDATE SKIP LOCKED)`,
    [now],
  );
}

const sharedKey = (name: string, subject: string) =>
  createHash('sha256').update(`${name}\0${subject}`).digest('base64url');

/** What counts as one client: one household has 2^64 IPv6 addresses. */
export function network(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length;
  return [...groups, ...Array.from({ length: zeros }, () => '0'), ...rest].slice(0, 4).join(':');
}
