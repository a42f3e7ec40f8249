import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { linkPreviewsApi } from '@app/contracts/link-previews/link-previews.api';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createGuardedFetch } from '../../platform/guarded-fetch.ts';
import { isFailure } from '../../platform/http/failure.ts';
import { setUpApp, setUpPersonas } from '../../platform/testing/setUp.ts';
import { createArticle, paragraph } from '../articles/articles.factory.ts';
import { previewLink } from './link-previews.service.ts';

const app = setUpApp();
const people = setUpPersonas(app);

/** What lies on the web; a test adds what it needs. */
const web = new Map<string, { readonly type: string; readonly body: string | Buffer }>();
const requests: string[] = [];
let server: Server;
let base: string;

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    requests.push(url);
    const found = web.get(url);
    if (url === '/moved') return response.writeHead(301, { location: '/page' }).end();
    if (!found) return response.writeHead(404).end();
    return response.writeHead(200, { 'content-type': found.type }).end(found.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#f97316' } });
  web.set('/picture.png', { type: 'image/png', body: await picture.png().toBuffer() });
});
afterAll(() => server.closeAllConnections());

beforeEach(async () => {
  await app.platform.db.pool.query('DELETE FROM link_previews');
  requests.length = 0;
  putPage('<title>Kino</title><meta property="og:image" content="picture.png"></head>');
});

const putPage = (body: string | Buffer, type = 'text/html; charset=utf-8') =>
  web.set('/page', { type, body });

const anywhere = createGuardedFetch(() => true);

const preview = async (path = '/page', fetchPublic = anywhere) => {
  const answer = await previewLink(app.platform, fetchPublic, `${base}${path}`);
  return isFailure(answer) ? answer.code : answer.linkPreview;
};
const shown = async (path = '/page') => {
  const answer = await preview(path);
  if (typeof answer === 'string') throw new Error(answer);
  return answer;
};
const isKept = async (url: string | null) => (await app.http.inject(url ?? '')).statusCode === 200;

it('tells what a page says, with its picture made anew and kept', async () => {
  const { imageUrl, ...metadata } = await shown('/moved');
  expect(metadata).toEqual({
    url: `${base}/page`,
    title: 'Kino',
    description: '',
    siteName: '127.0.0.1',
  });
  const picture = await app.http.inject(imageUrl ?? '');
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
});

it('reads a page in the letters that its header alone names', async () => {
  const title = Buffer.from([0x8a, 0x75, 0x6d, 0x61]);
  putPage(
    Buffer.concat([Buffer.from('<title>'), title, Buffer.from('</title></head>')]),
    'text/html; charset=windows-1250',
  );
  expect((await shown()).title).toBe('Šuma');
});

it('asks a page once a day, whatever part of it is named', async () => {
  await shown();
  putPage('<title>Novo</title>');
  app.clock.forward(23 * 3_600_000);
  expect((await shown('/page#dio')).title).toBe('Kino');
  expect(requests).toEqual(['/page', '/picture.png']);
  app.clock.forward(2 * 3_600_000);
  expect((await shown()).title).toBe('Novo');
});

it.each([
  ['is not there', '/nowhere', 'text/html'],
  ['is no page', '/page', 'application/pdf'],
  ['says no type', '/page', ''],
])('says that an address cannot be read when it %s', async (_why, path, type) => {
  putPage('<title>Kino</title>', type);
  expect(await preview(path)).toBe('ADDRESS_UNREACHABLE');
});

it.each([
  ['leads inside', 'http://169.254.169.254/a.png'],
  ['is no address', 'http://[/'],
  ['is a script', 'javascript:alert(1)'],
  ['is a file', 'file:///etc/passwd'],
  ['is a page', '/page'],
  ['is not there', '/none.png'],
])('shows a page without its picture when that %s', async (_why, address) => {
  putPage(`<title>Kino</title><meta property="og:image" content="${address}">`);
  const here = createGuardedFetch((host) => host === '127.0.0.1');
  expect(await preview('/page', here)).toMatchObject({ title: 'Kino', imageUrl: null });
});

it('reads a page up to the end of its head, and gives its picture what is left of a megabyte', async () => {
  const large = Buffer.alloc(700 * 1024);
  web.set('/large.png', { type: 'image/png', body: large });
  const fetched: (number | string)[] = [];
  const signals = new Set<AbortSignal | undefined>();
  const weighing: typeof anywhere = async (url, maxBytes, wish) => {
    const answer = await anywhere(url, maxBytes, wish);
    signals.add(wish?.signal);
    fetched.push(typeof answer === 'string' ? answer : answer.body.length);
    return answer;
  };
  const head = (padding: number) =>
    `<title>Kino</title><meta property="og:image" content="/large.png">${' '.repeat(padding)}`;
  putPage(`${head(0)}</head>${' '.repeat(2_000_000)}`);
  await preview('/page', weighing);
  expect(fetched[0]).toBeLessThan(1024 * 1024);
  expect(fetched[1]).toBe(large.length);
  putPage(head(400 * 1024));
  app.clock.forward(8 * 86_400_000);
  await preview('/page', weighing);
  expect(fetched[3]).toBe('tooLarge');
  putPage(head(2_000_000));
  app.clock.forward(8 * 86_400_000);
  expect(await preview('/page', weighing)).toMatchObject({ title: 'Kino', imageUrl: null });
  expect(fetched[4]).toBe(1024 * 1024);
  expect(signals).not.toContain(undefined);
  expect(signals.size).toBe(3);
});

it('keeps a picture as long as a preview or an article shows it, and not longer', async () => {
  const { imageUrl } = await shown();
  const forget = () => app.platform.jobs.runNow('linkPreviews.forget');
  const card = { type: 'linkCard', attrs: { url: base, title: '', description: '', siteName: '' } };
  const withCard = {
    type: 'doc' as const,
    content: [
      paragraph('Uvod'),
      { ...card, attrs: { ...card.attrs, imageUrl: imageUrl ?? '' } } as never,
    ],
  };
  const { lejla } = people;
  const article = await app.platform.db.transaction((tx) =>
    createArticle(tx, lejla, app.clock.now(), { status: 'draft', content: { body: withCard } }),
  );
  app.clock.forward(29 * 86_400_000);
  await forget();
  app.clock.forward(2 * 86_400_000);
  await forget();
  expect(await isKept(imageUrl)).toBe(true);
  expect((await shown()).imageUrl).not.toBe(imageUrl);
  const { pool } = app.platform.db;
  await pool.query('DELETE FROM article_history WHERE article_id = $1', [article.id]);
  await pool.query("UPDATE articles SET content = content - 'body' WHERE id = $1", [article.id]);
  await forget();
  expect(await isKept(imageUrl)).toBe(false);
  expect(await isKept((await shown()).imageUrl)).toBe(true);
});

it('leads nobody inside, and reads for members only', async () => {
  const ask = (url: string, token?: string) =>
    app.as(token).call(linkPreviewsApi.preview, { query: { url } });
  const { token } = people.lejla;
  const inside = await ask(`${base}/page`, token);
  expect([inside.status, inside.error.code]).toEqual([422, 'ADDRESS_UNREACHABLE']);
  expect((await ask('ftp://example.com/', token)).status).toBe(400);
  expect((await ask('https://example.com/')).status).toBe(401);
  expect(requests).toEqual([]);
});
