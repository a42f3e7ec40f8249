import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { PageAnswer, PageRequest } from '@app/contracts/page';
import Fastify, { type FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createChanges } from '../db/changes.ts';
import { readSettings } from '../settings.ts';
import { createTexts } from '../texts.ts';
import { mountWeb } from './mount.ts';

const render = vi.fn<(page: PageRequest) => Promise<PageAnswer>>();
const invoke = vi.fn<(...asked: unknown[]) => Promise<unknown>>();
let app: FastifyInstance;
let folder: string;
let base: string;
let now: number;
const texts = createTexts();

beforeEach(async () => {
  // Under a clock that stands, the timers that clear the pages start over for ever, also in the
  // clocks of tests that come after these.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  now = Date.UTC(2026, 10, 20, 12);
  render.mockReset().mockImplementation(async ({ path: asked, language, theme, nonce }) => ({
    status: asked.startsWith('/missing') ? 404 : 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: `<html>${language} ${theme} ${asked} ${'č'.repeat(2000)}<script nonce="${nonce}"></script>`,
  }));
  folder = await mkdtemp(path.join(tmpdir(), 'zamah-web-'));
  await mkdir(path.join(folder, 'assets'));
  const script = 'export const a = 1;'.repeat(50);
  await writeFile(path.join(folder, 'assets/root-1.js'), script);
  await writeFile(path.join(folder, 'assets/root-1.js.br'), brotliCompressSync(script));
  await writeFile(path.join(folder, 'assets/pdf.worker.min-1.mjs'), script);
  await writeFile(path.join(folder, 'assets/pdf.worker.min-1.mjs.br'), brotliCompressSync(script));
  await writeFile(path.join(folder, 'robots.txt'), 'User-agent: *');
  app = Fastify();
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ code: 'NOT_FOUND' }));
  const platform = {
    settings: readSettings({ DATA_DIR: folder }),
    clock: { now: () => new Date(now) },
    log: pino({ level: 'silent' }),
    texts,
    signals: { changes: createChanges() },
  };
  const pages = { render };
  const stop = async () => undefined;
  await mountWeb(app, platform, invoke, { id: 'b1', clientFolder: folder, pages, stop });
  base = await app.listen({ port: 0 });
});

afterEach(async () => {
  vi.useRealTimers();
  texts.use({ version: '', texts: [] });
  await app.close();
  await rm(folder, { recursive: true });
});

interface Got {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A plain request: `fetch` would add and decode encodings by itself. */
const get = (to: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> =>
  new Promise((resolve, reject) => {
    const request = http.request(base + to, { method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    request.on('error', reject).end();
  });

describe('pages', () => {
  it('come with the nonce of their policy, and are asked for again', async () => {
    const { status, headers, body } = await get('/ob');
    expect(status).toBe(200);
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
    expect(nonce).toHaveLength(24);
    expect(body.toString()).toContain(`nonce="${nonce}"`);
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers.vary).toBe('accept-encoding, accept-language, cookie');
  });

  it('are rendered once for all strangers while they say the same', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => get('/ob')));
    expect(new Set(all.map(({ body }) => body.toString())).size).toBe(1);
    now += 59_900;
    expect((await get('/ob')).body).toEqual(all[0]?.body);
    expect(render).toHaveBeenCalledOnce();
    now += 200;
    expect((await get('/ob')).body).not.toEqual(all[0]?.body);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('read again every two seconds what they are made from, and at once when it is due', async () => {
    const due = new Date(now + 500).toISOString();
    const answers = [{ n: 1, due }, { n: 1, due: null }, { n: 1, due: null }, { n: 2 }];
    invoke.mockImplementation(async () => answers.shift());
    render.mockImplementation(async ({ call }) => ({
      status: 200,
      headers: {},
      body: JSON.stringify(await call('GET /api/x', {}, { language: 'bhs' })),
    }));
    const said = async () => (await get('/ob')).body.toString();
    expect(await said()).toContain(due);
    now += 499;
    expect(await said()).toContain(due);
    now += 1;
    expect(await said()).toBe('{"n":1,"due":null}');
    expect(answers).toHaveLength(1);
    now += 1_999;
    expect(await said()).toBe('{"n":1,"due":null}');
    expect(answers).toHaveLength(1);
    answers.push({ n: 2 });
    now += 1;
    expect(await said()).toBe('{"n":2}');
    expect(render).toHaveBeenCalledTimes(3);
  });

  it('are rendered anew as soon as a text is changed, and told of it', async () => {
    await get('/ob');
    const changed = [{ key: 'banks.title', value_bhs: 'Banke', value_en: 'Banks' }];
    texts.use({ version: 'v1', texts: changed });
    await Promise.all([get('/ob'), get('/ob')]);
    expect(render.mock.calls.map(([page]) => page.texts.texts)).toEqual([[], changed]);
  });

  it('differ by language and theme, by nothing else of the reader', async () => {
    const texts = await Promise.all(
      [
        {},
        { cookie: 'language=en; theme=dark', authorization: 'Bearer x' },
        { 'accept-language': 'en' },
        { cookie: 'session=secret', 'user-agent': 'x', host: 'evil.example' },
      ].map(async (headers) => (await get('/ob', headers)).body.toString().slice(6, 20)),
    );
    expect(texts).toEqual(['bhs light /ob ', 'en dark /ob čč', 'en light /ob č', 'bhs light /ob ']);
    expect(render).toHaveBeenCalledTimes(3);
    expect(JSON.stringify(render.mock.calls)).not.toMatch(/secret|Bearer|evil/);
  });

  it('are one for every address that differs in what they do not read', async () => {
    await Promise.all(['/ob', '/ob?x=1', '/ob?utm_source=a&q=2'].map((to) => get(to)));
    expect(render.mock.calls.map(([page]) => page.path)).toEqual(['/ob']);
    await get('/articles?x=1&q=one');
    expect(render.mock.lastCall?.[0].path).toBe('/articles?q=one');
  });

  it('that have moved for good take along all of the address, others only what they say', async () => {
    const leadTo = (status: number, location: string) =>
      render.mockResolvedValueOnce({ status, headers: { location }, body: '' });
    leadTo(301, '/articles/one');
    const moved = await Promise.all(['?x=%20', '', '?y=2'].map((q) => get(`/article/one${q}`)));
    expect(moved.map(({ status, headers }) => [status, headers.location])).toEqual([
      [301, '/articles/one?x=%20'],
      [301, '/articles/one'],
      [301, '/articles/one?y=2'],
    ]);
    expect(render).toHaveBeenCalledOnce();
    leadTo(302, '/call/one?izvor=a');
    expect((await get('/call/one/start?izvor=a&x=1')).headers.location).toBe('/call/one?izvor=a');
  });

  it('are rendered a few at once; whoever comes when many wait is asked to come again', async () => {
    const turn = Promise.withResolvers<void>();
    const answer = { status: 200, headers: {}, body: 'page' };
    render.mockImplementation(() => turn.promise.then(() => answer));
    const english = { 'accept-language': 'en' };
    const responses = Array.from({ length: 204 }, (_, n) => get(`/call/${n}`, english));
    // All others wait for their turn.
    const { status, headers, body } = await Promise.race(responses);
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([
      503,
      '3',
      'private, no-cache',
    ]);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(body.toString()).toContain('<h1>It’s very busy right now</h1>');
    expect(render).toHaveBeenCalledTimes(3);
    // A page that is being made is waited for by all who want it.
    const same = get(render.mock.calls[0]?.[0].path ?? '', english);
    turn.resolve();
    const all = await Promise.all([...responses, same]);
    expect(all.filter((got) => got.body.toString() === 'page')).toHaveLength(204);
  });

  it('are not sent again unchanged, even after another rendering', async () => {
    const first = await get('/ob');
    const etag = String(first.headers.etag);
    const kept = await get('/ob', { 'if-none-match': etag });
    expect([kept.status, kept.body.length]).toEqual([304, 0]);
    now += 60_000;
    const later = await get('/ob', { 'if-none-match': etag });
    expect([later.status, render.mock.calls.length]).toEqual([304, 2]);
    expect(later.headers['content-security-policy']).toBeUndefined();
    expect(later.headers.etag).toBe(etag);
  });

  it('travel compressed, from the first to the kept', async () => {
    const plain = (await get('/ob')).body.toString();
    for (let i = 0; i < 2; i += 1) {
      const { headers, body } = await get('/ob', { 'accept-encoding': 'gzip, br' });
      expect(headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(body).toString()).toBe(plain);
      expect(Number(headers['content-length'])).toBe(body.length);
    }
  });

  it('answer HEAD without a body', async () => {
    const { status, headers, body } = await get('/ob', {}, 'HEAD');
    expect([status, body.length]).toEqual([200, 0]);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('keep their status', async () => {
    expect((await get('/missing')).status).toBe(404);
    expect((await get('/missing')).status).toBe(404);
    expect(render).toHaveBeenCalledOnce();
  });

  it('that failed are rendered anew', async () => {
    render.mockResolvedValueOnce({ status: 503, headers: {}, body: 'later' });
    expect((await get('/ob')).status).toBe(503);
    expect((await get('/ob')).status).toBe(200);
    render.mockRejectedValueOnce(new Error('broken'));
    expect((await get('/broken')).status).toBe(500);
    expect((await get('/broken')).status).toBe(200);
  });

  it('take any address that a client can think of', async () => {
    for (const odd of ['//evil.example', '/%E0%A4%A', '/a?b=%', '/..%2f', `/${'a'.repeat(4000)}`]) {
      expect((await get(odd)).status, odd.slice(0, 20)).toBeLessThan(500);
    }
    expect((await get(`/${'a'.repeat(5000)}`)).status).toBe(404);
  });
});

describe('what is no page', () => {
  it('stays with the API', async () => {
    for (const one of ['/api/nothing', '/api', '/dev/mail', '/assets/old.js']) {
      const { status, headers } = await get(one);
      expect([one, status, headers['content-type']]).toEqual([
        one,
        404,
        'application/json; charset=utf-8',
      ]);
    }
    expect((await get('/ob', {}, 'POST')).status).toBe(404);
    expect(render).not.toHaveBeenCalled();
  });

  it('is a built file, which never changes, compressed when built', async () => {
    const { headers, body } = await get('/assets/root-1.js', { 'accept-encoding': 'br' });
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toMatch(/javascript/);
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body).toString()).toMatch(/^export/);
    const robots = await get('/robots.txt');
    expect(robots.headers['cache-control']).toBe('public, max-age=3600');
  });

  it('lets the worker that reads PDFs decode pictures, load nothing and ask nobody', async () => {
    const worker = '/assets/pdf.worker.min-1.mjs';
    const policy = "default-src 'none'; script-src 'wasm-unsafe-eval'";
    for (const encoding of ['br', 'identity']) {
      const { headers } = await get(worker, { 'accept-encoding': encoding });
      expect(headers['content-security-policy']).toBe(policy);
    }
    const other = await get('/assets/root-1.js');
    expect(other.headers['content-security-policy']).not.toBe(policy);
  });
});
