import { callPage, pages } from '@app/contracts/pages';
import type { ArticleStatus } from '@app/domain/articles/article.machine';
import { expect, it } from 'vitest';
import { setUpApp, setUpGrants } from '../../platform/testing/setUp.ts';
import { createArticle, type wholeArticle } from '../articles/articles.factory.ts';

const app = setUpApp();
const stage = setUpGrants(app);

it('lists what everybody may see, and nothing else', async () => {
  const draft = await stage.call(stage.tuzla, { status: 'draft' });
  const written = await stage.application({ status: 'draft' });
  const shown = await stage.application({ call: stage.closed, status: 'submitted' });
  const article = (content: Partial<typeof wholeArticle>, status: ArticleStatus = 'published') =>
    app.platform.db.transaction((tx) =>
      createArticle(tx, stage.people.lejla, app.clock.now(), { content, status }),
    );
  const read = await article({});
  const unread = [
    await article({}, 'draft'),
    await article({}, 'archived'),
    await article({ canonical: 'https://primjer.ba/clanak' }),
  ];
  const { body, headers } = await app.http.inject('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  const has = (address: string) =>
    body.includes(`<loc>${app.platform.settings.publicUrl}${address}</loc>`);
  expect(has(pages.bank({ bankSlug: 'tuzla' }))).toBe(true);
  expect(has(callPage(stage.open))).toBe(true);
  expect(has(callPage(draft))).toBe(false);
  for (const { slug } of [written, shown]) expect(has(pages.project({ slug }))).toBe(false);
  expect(has(pages.article({ slug: read.slug }))).toBe(true);
  for (const { slug } of unread) expect(has(pages.article({ slug }))).toBe(false);
  const part = await app.http.inject('/sitemaps/calls/first');
  expect(part.body).toContain(callPage(stage.open));
  expect((await app.http.inject('/sitemaps/members/first')).statusCode).toBe(400);
});

it('says what machines may read', async () => {
  const { body } = await app.http.inject('/robots.txt');
  expect(body).toContain('Disallow: /api/\n');
  expect(body).toContain(`Sitemap: ${app.platform.settings.publicUrl}/sitemap.xml`);
});

it('says where weaknesses are reported, for half a year from today', async () => {
  const { body, headers } = await app.http.inject('/.well-known/security.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const { publicUrl } = app.platform.settings;
  expect(body.split('\n')).toEqual([
    `Contact: ${publicUrl}${pages.help()}`,
    'Expires: 2027-05-19T00:00:00.000Z',
    'Preferred-Languages: bs, en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ]);
});

it('can be installed, in the reader’s language', async () => {
  const read = async (language: string) =>
    (
      await app.http.inject({
        url: '/manifest.webmanifest',
        headers: { 'accept-language': language },
      })
    ).json();
  const bosnian = await read('bs');
  expect(bosnian).toMatchObject({ name: 'Zamah', display: 'standalone', lang: 'bs-BA' });
  expect(bosnian.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(
    expect.arrayContaining(['192x192', '512x512']),
  );
  expect((await read('en')).shortcuts[0]).toEqual({ name: 'Open calls', url: pages.calls() });
});

it('lets its worker fetch, and keeps neither it nor its page in caches', async () => {
  for (const url of ['/offline', '/offline-worker.js']) {
    const { headers, statusCode } = await app.http.inject(url);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
  }
  const { headers } = await app.http.inject('/offline-worker.js');
  expect(headers['content-security-policy']).toContain("connect-src 'self'");
});
