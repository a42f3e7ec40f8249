import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { CallAnswer, CallInput, Endpoint } from '@app/contracts/endpoint';
import type { ErrorBody } from '@app/contracts/errors';
import type { LightMyRequestResponse } from 'fastify';
import pino from 'pino';
import { cloneDatabase } from '../../../../../tools/testing/clone-database.ts';
import { scratchRoot } from '../../../../../tools/testing/scratch.ts';
import { type App, createApp } from '../../app.ts';
import type { Clock } from '../clock.ts';
import type { PulseOptions } from '../db/pulse.ts';
import type { Provided } from '../provided.ts';
import { readSettings } from '../settings.ts';

/** A clock that stands still until it is set or moved. */
export interface TestClock extends Clock {
  set(time: string): void;
  /** Moves forward by so many milliseconds. */
  forward(milliseconds: number): void;
}

/** What a call answered. */
export interface Answer<E> {
  readonly status: number;
  readonly headers: LightMyRequestResponse['headers'];
  /** The answer of a success; reading it after a failure throws. */
  readonly data: CallAnswer<E>;
  /** The body of a failure; reading it after a success throws. */
  readonly error: ErrorBody;
}

/** Calls endpoints by their rows, as somebody. */
export interface Caller {
  call<E extends Endpoint>(
    endpoint: E,
    input?: CallInput<E>,
    headers?: Record<string, string>,
  ): Promise<Answer<E>>;
}

/** The server on a database of its own. */
export interface TestApp extends App {
  readonly databaseUrl: string;
  readonly clock: TestClock;
  /** Nobody signed in, or whoever holds the access token. */
  as(accessToken?: string): Caller;
}

/** 2026-11-20 12:00 UTC, the day on which the demo data stands. */
export const testNow = '2026-11-20T12:00:00.000Z';

/** How fast the machine of the tests is says nothing: no database that is slow counts as silent. */
const patient = { patience: 240, beyondLimit: 600_000 };

export interface TestAppOptions {
  /** The address at which the server reaches the database, such as that of a proxy before it. */
  readonly way?: (databaseUrl: string) => Promise<string>;
  readonly pulse?: PulseOptions;
}

/**
 * Starts the server in this process on a clone of the migrated template, with its clock standing at
 * `testNow`, without pages and without background polling of jobs (`platform.jobs.drain()` runs
 * what is due).
 *
 * @param environment settings that differ from the demo's.
 * @param provided takes the place of what modules provide.
 */
export async function testApp(
  environment: Record<string, string> = {},
  provided: Partial<Provided> = {},
  { way = async (url) => url, pulse = patient }: TestAppOptions = {},
): Promise<TestApp> {
  const database = await cloneDatabase();
  const dataDir = await mkdtemp(path.join(scratchRoot(), 'zamah-app-'));
  const settings = readSettings({
    DATA_DIR: dataDir,
    SEED: 'none',
    TRUST_PROXY: '127.0.0.1',
    ...environment,
  });
  const clock = makeClock();
  const app = await createApp(settings, await way(database.url), {
    pages: false,
    clock,
    provided,
    log: pino({ level: process.env.TEST_LOG ?? 'silent' }),
    pulse,
  });
  tellOfMembers(app);
  // How fast the machine of the tests is says nothing: nobody is turned away for having waited.
  app.platform.db.pool.options.connectionTimeoutMillis = 30_000;
  return {
    ...app,
    databaseUrl: database.url,
    clock,
    as: (accessToken) => callerOf(app, accessToken),
    async close() {
      await app.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const changesMembers = /^\s*update (users|profiles)\b/i;
const ids = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** What a test changes of members by SQL is told as the module that changes it tells it. */
function tellOfMembers({ platform: { db, signals } }: App): void {
  const query = db.pool.query.bind(db.pool) as (...args: unknown[]) => unknown;
  db.pool.query = (async (...args: unknown[]) => {
    const answer = await query(...args);
    const [text, values] = args;
    if (typeof text === 'string' && changesMembers.test(text)) {
      const named = JSON.stringify(values ?? []).match(ids) ?? [];
      signals.tell(...named.map((id) => `person:${id}` as const));
    }
    return answer;
  }) as typeof db.pool.query;
}

/** Asks a copy of the server, as nobody or as whoever holds the access token. */
export const callerOf = (app: App, accessToken?: string): Caller => ({
  call: (endpoint, input, headers) => callBy(app, endpoint, input, accessToken, headers),
});

function makeClock(): TestClock {
  let time = new Date(testNow).getTime();
  return {
    now: () => new Date(time),
    set: (to) => {
      time = new Date(to).getTime();
    },
    forward: (milliseconds) => {
      time += milliseconds;
    },
  };
}

async function callBy<E extends Endpoint>(
  app: App,
  endpoint: E,
  input: CallInput<E> | undefined,
  accessToken: string | undefined,
  headers: Record<string, string> = {},
): Promise<Answer<E>> {
  const { params, query, body } = (input ?? {}) as Record<string, Record<string, string>>;
  const response = await app.http.inject({
    method: endpoint.method,
    url: fillPath(endpoint.path, params ?? {}),
    ...(query ? { query } : {}),
    ...(body === undefined ? {} : { payload: body }),
    headers: {
      'x-language': 'bhs',
      ...(accessToken ? { authorization: `Bearer ${accessToken}` } : {}),
      ...headers,
    },
  });
  const succeeded = response.statusCode < 400;
  return {
    status: response.statusCode,
    headers: response.headers,
    get data() {
      if (!succeeded) throw new Error(`${response.statusCode}: ${response.body}`);
      return response.json() as CallAnswer<E>;
    },
    get error() {
      if (succeeded) throw new Error(`Expected a failure, got ${response.statusCode}.`);
      return response.json() as ErrorBody;
    },
  };
}

function fillPath(path: string, params: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
