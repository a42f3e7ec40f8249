import type { IsolationTest, TestedDatabase } from '@app/contracts/isolation/isolation.schemas';
import { isolationOf } from '@app/domain/isolation/isolation';
import { type Actor, isAdmin } from '@app/domain/permissions/permissions';
import type { z } from 'zod';
import { createCache } from '../../platform/cache.ts';
import type { Platform } from '../../platform/platform.ts';
import { type CountedMembers, countMembers } from '../accounts/public.ts';
import { membersElsewhere } from './isolation.repo.ts';

/** Counting walks the whole table, and the other database is not ours to burden. */
const cachedFor = 60_000;

/** Stands for the database that the server brings along. */
const embedded = 'embedded';

const hostOf = (databaseUrl: string) => new URL(databaseUrl).host.replace(/:5432$/, '');

export function createIsolationTest(
  p: Pick<Platform, 'db' | 'settings' | 'log' | 'clock' | 'signals'>,
): (actor: Actor) => Promise<z.output<typeof IsolationTest>> {
  const { databaseUrl, compareDatabaseUrl, mode } = p.settings;
  const cached = createCache<z.output<typeof IsolationTest>>(p, {
    milliseconds: cachedFor,
    atMost: 1,
    on: () => undefined,
  });

  const ask = async (
    host: string,
    members: () => Promise<CountedMembers>,
  ): Promise<z.output<typeof TestedDatabase>> => {
    try {
      const { userCount, latest } = await members();
      const latestUser = latest ? { ...latest, createdAt: latest.createdAt } : null;
      return { host, userCount, latestUser, error: null };
    } catch (error) {
      p.log.warn({ err: error }, 'isolation: a database does not answer');
      return { host, userCount: null, latestUser: null, error: 'unreachable' };
    }
  };

  const test = async (): Promise<z.output<typeof IsolationTest>> => {
    const [own, other] = await Promise.all([
      ask(databaseUrl ? hostOf(databaseUrl) : embedded, () => countMembers(p.db.read)),
      compareDatabaseUrl
        ? ask(hostOf(compareDatabaseUrl), () => membersElsewhere(compareDatabaseUrl))
        : notConfigured,
    ]);
    const seen = (one: z.output<typeof TestedDatabase>) => ({
      ...one,
      latestUserId: one.latestUser?.id ?? null,
    });
    const isolation = isolationOf(seen(own), seen(other));
    return mode === 'production'
      ? { isolation, development: other, production: own }
      : { isolation, development: own, production: other };
  };

  return async (actor) => {
    const whole = await cached('test', test);
    if (isAdmin(actor)) return whole;
    const { isolation, development, production } = whole;
    return {
      isolation,
      development: { ...development, latestUser: null },
      production: { ...production, latestUser: null },
    };
  };
}

const notConfigured: z.output<typeof TestedDatabase> = {
  host: null,
  userCount: null,
  latestUser: null,
  error: 'notConfigured',
};
