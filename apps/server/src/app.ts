import type { LiveKind } from '@app/contracts/system/live-topics';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { personalDataOf } from './kit/personal-data/personal-data.ts';
import { modules } from './modules.ts';
import { createAccess } from './platform/access/access.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import { moveAll, provideAll, topicsOfAll } from './platform/compose.ts';
import { registerCompression } from './platform/compression.ts';
import { openDb } from './platform/db/client.ts';
import type { PulseOptions } from './platform/db/pulse.ts';
import { registerDocuments } from './platform/documents.ts';
import { createFileStore } from './platform/files/files.ts';
import { registerApiHeaders } from './platform/headers.ts';
import type { Hearing } from './platform/hearing.ts';
import { drain } from './platform/http/drain.ts';
import { createInvoke, type Invoke } from './platform/http/invoke.ts';
import type { JobHandler } from './platform/http/module.ts';
import { createServer } from './platform/http/server.ts';
import { createJobs } from './platform/jobs.ts';
import { createLimits } from './platform/limits.ts';
import { createLog } from './platform/log.ts';
import { createMailer } from './platform/mail/mail.ts';
import { registerMetrics } from './platform/metrics.ts';
import type { PersonalDataPart } from './platform/personal-data.ts';
import type { Platform } from './platform/platform.ts';
import type { Moves, Provided } from './platform/provided.ts';
import { readEncryptionKeys, readSecret } from './platform/secret.ts';
import type { Settings } from './platform/settings.ts';
import { connectSignals } from './platform/signals.ts';
import { createTexts } from './platform/texts.ts';
import type { Topics } from './platform/topics.ts';
import { loadWebBuild } from './platform/web/build.ts';
import { mountWeb } from './platform/web/mount.ts';

// What a status table names, a signal tells of or a module asks for, and no module gives, does not compile here.
const moves: Moves = moveAll(modules);
const provided: Provided = provideAll(modules);
const topics: Topics & Readonly<Record<LiveKind, 'everybody' | Hearing>> = topicsOfAll(modules);

/** A server that is ready to listen. */
export interface App {
  readonly http: FastifyInstance;
  readonly platform: Platform;
  readonly invoke: Invoke;
  /** Lets other copies take over, so that nobody who asks meanwhile is cut off; before `close`. */
  drain(): Promise<void>;
  /** Finishes what is under way, then lets go of the database. */
  close(): Promise<void>;
}

/**
 * Puts the server together on a migrated database.
 *
 * @param databaseUrl PostgreSQL connection address.
 * @param options `pages` false leaves out the rendered pages (tests of the API); `pulse` how soon the
 *   database counts as silent; the others take the place of what is real, for tests.
 */
export async function createApp(
  settings: Settings,
  databaseUrl: string,
  options: {
    pages?: boolean;
    clock?: Clock;
    log?: Logger;
    provided?: Partial<Provided>;
    pulse?: PulseOptions;
  } = {},
): Promise<App> {
  const log = options.log ?? createLog(settings);
  const clock = options.clock ?? systemClock;
  const secret = await readSecret(settings);
  const db = openDb(databaseUrl, settings.databasePool, options.pulse);
  db.pulse.onSilent(() => log.error('the database says nothing'));
  await db.changes.learn(db.pool);
  const signals = await connectSignals(databaseUrl, db, log);
  const stopping = new AbortController();
  const given = { ...provided, ...options.provided };
  const handlers: JobHandler[] = [];
  const personalData: PersonalDataPart[] = [];
  const platform: Platform = {
    settings,
    clock,
    log,
    db,
    signals,
    secret,
    encryptionKeys: await readEncryptionKeys(settings, secret),
    access: createAccess(settings, secret, clock, signals, (userId, sessionId) =>
      given.findSession(db.read, userId, sessionId),
    ),
    jobs: createJobs({ databaseUrl, db, log, clock, handlers }),
    mail: createMailer(settings, db, clock),
    files: createFileStore(settings.storageUrl),
    limits: createLimits(db.pool, clock),
    moves,
    provided: given,
    topics,
    personalData,
    texts: createTexts(),
    stopping: stopping.signal,
  };
  const parts = modules.map((module) => module.make(platform));
  for (const part of parts) handlers.push(...part.jobs);
  for (const [n, { name, tables }] of modules.entries()) {
    const kept = personalDataOf(tables, parts[n]?.personalData);
    if (kept) personalData.push({ name, ...kept });
  }
  await platform.jobs.prepare();
  const invoke = createInvoke(platform, parts);
  const web = options.pages === false ? null : await loadWebBuild();
  const http = await createServer(platform, parts, async (app) => {
    await registerMetrics(app, platform);
    await registerApiHeaders(app, settings, web?.id);
    await registerCompression(app);
    await registerDocuments(app, settings);
  });
  if (web) await mountWeb(http, platform, invoke, web);
  await http.ready();
  return {
    http,
    platform,
    invoke,
    async drain() {
      stopping.abort();
      await Promise.all([drain(http.server), platform.jobs.rest()]);
    },
    async close() {
      stopping.abort();
      await http.close();
      await platform.jobs.stop();
      await signals.close();
      await platform.mail.close();
      await platform.files.close();
      await db.close();
    },
  };
}
