import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Changes } from './db/changes.ts';
import type { Db, Tx } from './db/client.ts';
import { cut } from './db/pulse.ts';
import { newId } from './ids.ts';
import type { Topic } from './topics.ts';

export type { Topic } from './topics.ts';

/** Tells every copy of the server that something changed, so that open pages and caches follow. */
export interface Signals {
  /** Whether this copy hears the others; caches that rest on signals are not used otherwise. */
  readonly connected: boolean;
  /** Which tables were changed, by any copy; anything may have been while the others were not heard. */
  readonly changes: Changes;
  /** Tells all copies after the commit; signals of the same moment travel together. */
  publish(tx: Tx, ...topics: Topic[]): void;
  /** Tells all copies of what stands in no table. */
  tell(...topics: Topic[]): void;
  /**
   * Tells all copies within the commit itself: for what must not be missed, such as a right that
   * was taken away.
   */
  publishDurably(tx: Tx, topic: Topic): Promise<void>;
  /** Hears all signals. Returns a function that stops listening. */
  subscribe(listener: (topic: Topic) => void): () => void;
  /** Is called whenever hearing the others is lost. */
  onLost(listener: () => void): void;
  close(): Promise<void>;
}

const channel = 'signals';
/** Milliseconds for which signals are gathered before they travel in one NOTIFY. */
const gatherFor = 25;
/** In place of the copy that sends: this one has not heard it either. */
const everybody = '*';
/** PostgreSQL refuses payloads of 8,000 bytes and more. */
const maxPayload = 7_500;
/** Milliseconds after which a copy must have heard itself. */
const heardWithin = 5_000;
/** Milliseconds for which listening may take to begin. */
const connectWithin = 2_000;

/**
 * Connects this copy with the others. It tells itself something now and then over the connection
 * that listens: not to hear it means that the network swallowed that connection, which by itself
 * shows in nothing.
 *
 * @param url for the one connection that listens.
 * @param db connections to send with.
 * @param options `heardWithin`: milliseconds after which it must have heard itself.
 */
export async function connectSignals(
  url: string,
  { pool, pulse, changes }: Pick<Db, 'pool' | 'pulse' | 'changes'>,
  log: Logger,
  options: { readonly heardWithin?: number } = {},
): Promise<Signals> {
  const listeners = new Set<(topic: Topic) => void>();
  const lostListeners = new Set<() => void>();
  const waiting = new Set<Topic>();
  const self = newId();
  let timer: NodeJS.Timeout | undefined;
  let listening: pg.Client | undefined;
  let heardSelf = true;
  let closed = false;

  const hear = (payload: string) => {
    const [sender, ...topics] = payload.split(' ');
    // What this copy told it has heard itself, at once.
    if (sender === self) {
      heardSelf = true;
      return;
    }
    for (const topic of topics) {
      for (const listener of listeners) listener(topic as Topic);
    }
  };

  const lost = (client: pg.Client) => {
    if (closed || listening !== client) return;
    listening = undefined;
    cut(client);
    changes.everythingChanged();
    for (const listener of lostListeners) listener();
    reconnect();
  };

  const listen = async () => {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'signals',
      keepAlive: true,
      connectionTimeoutMillis: connectWithin,
      query_timeout: connectWithin,
    });
    client.on('error', () => lost(client));
    client.on('end', () => lost(client));
    client.on('notification', (message) => hear(message.payload ?? ''));
    try {
      await client.connect();
      await client.query(`LISTEN ${channel}`);
    } catch (error) {
      cut(client);
      throw error;
    }
    heardSelf = true;
    listening = client;
    changes.everythingChanged();
    if (waiting.size > 0) timer ??= setTimeout(send, gatherFor);
  };

  const reconnect = () => {
    setTimeout(() => {
      if (closed) return;
      listen().catch((error: unknown) => {
        log.warn({ err: error }, 'signals: listening failed, trying again');
        reconnect();
      });
    }, 500).unref();
  };

  const check = (client: pg.Client) => {
    if (client !== listening) return;
    if (!heardSelf) return lost(client);
    heardSelf = false;
    client.query('SELECT pg_notify($1, $2)', [channel, self]).catch(() => lost(client));
  };
  // What has come in while this process was busy is read first.
  const checking = setInterval(
    () => listening && setImmediate(check, listening),
    options.heardWithin ?? heardWithin,
  ).unref();
  pulse.onSilent(() => listening && lost(listening));

  const send = () => {
    timer = undefined;
    const payloads: string[] = [];
    let payload: string = self;
    for (const topic of waiting) {
      if (payload.length + topic.length + 1 > maxPayload) {
        payloads.push(payload);
        payload = self;
      }
      payload += ` ${topic}`;
    }
    waiting.clear();
    payloads.push(payload);
    for (const text of payloads) {
      pool.query('SELECT pg_notify($1, $2)', [channel, text]).catch((error: unknown) => {
        log.warn({ err: error }, 'signals: not sent');
        // The others hear of it once this copy is connected again.
        for (const topic of text.split(' ').slice(1)) waiting.add(topic as Topic);
      });
    }
  };

  const tell = (...topics: Topic[]) => {
    for (const topic of topics) {
      waiting.add(topic);
      // This copy's own caches follow at once, not only when the signal comes round.
      for (const listener of listeners) listener(topic);
    }
    timer ??= setTimeout(send, gatherFor);
  };

  const ofTable = 'table:';
  changes.onWritten((tables) => tell(...tables.map((name) => `${ofTable}${name}` as const)));
  listeners.add((topic) => {
    if (topic.startsWith(ofTable)) changes.changed([topic.slice(ofTable.length)]);
  });

  await listen();
  return {
    tell,
    changes,
    get connected() {
      return listening !== undefined;
    },
    publish(tx, ...topics) {
      tx.afterCommit(() => tell(...topics), 'orUnknown');
    },
    async publishDurably(tx, topic) {
      await tx.execute(sql`SELECT pg_notify(${channel}, ${`${everybody} ${topic}`})`);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onLost(listener) {
      lostListeners.add(listener);
    },
    async close() {
      closed = true;
      clearInterval(checking);
      if (timer) {
        clearTimeout(timer);
        send();
      }
      await listening?.end();
    },
  };
}
