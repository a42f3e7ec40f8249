import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import type { Provided } from '../../platform/provided.ts';
import type { Topic } from '../../platform/signals.ts';
import { setUpApp } from '../../platform/testing/setUp.ts';
import { type TestApp, testApp } from '../../platform/testing/testApp.ts';

const ended = new Set<string>();

async function startedApp(): Promise<TestApp> {
  const actorOf = (id: string) => ({ id, role: 'INDIVIDUAL', permissions: [] });
  const findSession: Provided['findSession'] = async (_read, id, sessionId) =>
    ended.has(sessionId)
      ? null
      : { actor: actorOf(id), sessionId, language: 'bhs', verified: true };
  const started = await testApp({}, { findSession });
  await started.http.listen({ port: 0, host: '127.0.0.1' });
  return started;
}

const app = setUpApp(startedApp);

interface Reader {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly topics: string[];
  readonly response: IncomingMessage;
  text: string;
  closed: boolean;
}

async function listen(topics: string, token?: string, on = app): Promise<Reader> {
  const { port } = on.http.server.address() as AddressInfo;
  const request = get({
    port,
    host: '127.0.0.1',
    path: `/api/events?topics=${topics}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const reader: Reader = {
    status: response.statusCode ?? 0,
    headers: response.headers,
    topics: [],
    response,
    text: '',
    closed: false,
  };
  response.setEncoding('utf8');
  response.on('data', (chunk: string) => {
    reader.text += chunk;
    for (const match of chunk.matchAll(/^data: (.+)$/gm)) {
      reader.topics.push(JSON.parse(match[1] ?? '').topic);
    }
  });
  response.on('close', () => {
    reader.closed = true;
  });
  response.on('error', () => undefined);
  return reader;
}

async function signIn(): Promise<{ userId: string; sessionId: string; token: string }> {
  const [userId, sessionId] = [newId(), newId()];
  const claims = { userId, sessionId, email: 'lejla@example.com', role: 'INDIVIDUAL' };
  return { userId, sessionId, token: await app.platform.access.issue(claims) };
}

const publish = (...topics: Topic[]) =>
  app.platform.db.transaction(async (tx) => app.platform.signals.publish(tx, ...topics));

async function until(done: () => boolean): Promise<void> {
  for (let turn = 0; turn < 1_000 && !done(); turn += 1) await wait(10);
}

describe('live events', () => {
  it('tell each reader of their topics and of no other', async () => {
    const [mine, others] = [newId(), newId()];
    const reader = await listen(`campaign:${mine}`);
    expect(reader.status).toBe(200);
    expect(reader.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(reader.headers['cache-control']).toBe('no-store, no-transform');
    expect(reader.headers['x-content-type-options']).toBe('nosniff');
    await publish(`campaign:${others}`, `campaign:${mine}`);
    await until(() => reader.topics.length > 0);
    await wait(200);
    expect(reader.topics).toEqual([`campaign:${mine}`]);
    expect(reader.text).toMatch(/^retry: \d+\n\n/);
    reader.response.destroy();
  });

  it('gather what happens in one moment', async () => {
    const topic = `campaign:${newId()}` as const;
    const reader = await listen(topic);
    await Promise.all(Array.from({ length: 30 }, () => publish(topic)));
    await until(() => reader.topics.length > 0);
    await wait(400);
    expect(reader.topics.length).toBeLessThan(15);
    reader.response.destroy();
  });

  it('hold a signed-in reader’s own topic, which nobody else may name', async () => {
    const lejla = await signIn();
    const emir = await signIn();
    const own = await listen('', lejla.token);
    const other = await listen('', emir.token);
    await publish(`user:${lejla.userId}`);
    await until(() => own.topics.length > 0);
    await wait(150);
    expect(own.topics).toEqual([`user:${lejla.userId}`]);
    expect(other.topics).toEqual([]);
    expect((await listen(`user:${lejla.userId}`, emir.token)).status).toBe(400);
    own.response.destroy();
    other.response.destroy();
  });

  it('end when the session ends, and not before', async () => {
    const lejla = await signIn();
    const reader = await listen('', lejla.token);
    await publish(`account:${lejla.userId}`);
    await wait(200);
    expect(reader.closed).toBe(false);
    ended.add(lejla.sessionId);
    await publish(`account:${lejla.userId}`);
    await until(() => reader.closed);
    expect(reader.closed).toBe(true);
  });

  it('refuse a token that is good no more', async () => {
    expect((await listen('', 'not-a-token')).status).toBe(401);
  });

  it('are forgotten when the reader leaves', async () => {
    const figures = async () => (await app.http.inject('/api/metrics')).body;
    const readers = await Promise.all(
      Array.from({ length: 10 }, () => listen(`campaign:${newId()}`)),
    );
    expect(await figures()).toMatch(/live_connections 1\d/);
    for (const reader of readers) reader.response.destroy();
    await wait(100);
    expect(await figures()).toContain('live_connections 0');
  });

  it('say that they are there without beginning, when only the head is asked for', async () => {
    const answer = await app.http.inject({ method: 'HEAD', url: '/api/events' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('text/event-stream');
  });

  it('end when this copy hears the others no more, and come back by themselves', async () => {
    const topic = `campaign:${newId()}` as const;
    const reader = await listen(topic);
    await app.platform.db.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND query LIKE 'LISTEN signals%'`,
    );
    await until(() => reader.closed);
    expect(reader.closed).toBe(true);
    await until(() => app.platform.signals.connected);
    const again = await listen(topic);
    await publish(topic);
    await until(() => again.topics.length > 0);
    expect(again.topics).toEqual([topic]);
    again.response.destroy();
  });
});

it('live events end with the server', async () => {
  const own = await startedApp();
  const reader = await listen(`campaign:${newId()}`, undefined, own);
  await own.http.close();
  await until(() => reader.closed);
  expect(reader.closed).toBe(true);
  await own.close();
});
