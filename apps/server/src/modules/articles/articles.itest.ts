import { articleWritingApi } from '@app/contracts/articles/article-writing.api';
import type { ArticleMoveEvent } from '@app/contracts/articles/article-writing.schemas';
import { articlesApi } from '@app/contracts/articles/articles.api';
import type { ArticlesQuery } from '@app/contracts/articles/articles.schemas';
import { notificationsApi } from '@app/contracts/notifications/notifications.api';
import { XMLParser } from 'fast-xml-parser';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { newId } from '../../platform/ids.ts';
import { setUpApp, setUpGrants } from '../../platform/testing/setUp.ts';
import { createArticle, paragraph, wholeArticle } from './articles.factory.ts';
import { appear } from './writing/moves.service.ts';

const app = setUpApp();
const stage = setUpGrants(app);
type Who = keyof typeof stage.people;

const as = (who: Who) => app.as(stage.people[who].token);
const { title, summary, body, tags } = wholeArticle;
const words = { title, summary, body, tags };

const begin = async (who: Who, language: 'bhs' | 'en' = 'bhs', versionOf?: string) =>
  as(who).call(articleWritingApi.begin, {
    body: { id: newId(), language, ...(versionOf ? { versionOf } : {}) },
  });
const open = async (who: Who, id: string) =>
  (await as(who).call(articleWritingApi.open, { params: { id } })).data;
const save = (
  who: Who,
  id: string,
  revision: number,
  content: Parameters<typeof sent>[0],
  editor = who as string,
) =>
  as(who).call(articleWritingApi.save, { params: { id }, body: sent(content, revision, editor) });
const sent = (
  content: Partial<Record<keyof typeof wholeArticle, unknown>>,
  revision: number,
  editor: string,
) => ({ revision, editor, content: content as object });
const move = async (
  who: Who,
  id: string,
  event: ArticleMoveEvent,
  more: { readonly reason?: string; readonly appearsAt?: string } = {},
) => {
  const { revision } = await open(who, id);
  return as(who).call(articleWritingApi.move, {
    params: { id },
    body: { event, revision, ...more },
  });
};
const notices = async (who: Who) =>
  (await as(who).call(notificationsApi.list, {})).data.map(({ title: said }) => said);
const made = (plan: Parameters<typeof createArticle>[3] = {}, who: Who = 'lejla') =>
  app.platform.db.transaction((tx) => createArticle(tx, stage.people[who], app.clock.now(), plan));
const listed = (query: z.input<typeof ArticlesQuery>) => app.as().call(articlesApi.list, { query });
const list = async (query: z.input<typeof ArticlesQuery>) =>
  (await listed(query)).data.items.map((one) => one.title);

it('a member writes an article, a moderator returns and publishes it, and its changes wait again', async () => {
  const { data: begun } = await begin('lejla');
  const { id } = begun;
  expect(begun).toMatchObject({ status: 'draft', revision: 0, canWrite: true, canDelete: true });
  expect((await move('lejla', id, 'submit')).error).toMatchObject({ code: 'INCOMPLETE' });
  expect((await save('lejla', id, 0, words)).data).toMatchObject({ revision: 1 });
  expect((await move('lejla', id, 'publish')).status).toBe(403);
  expect((await move('lejla', id, 'submit')).data.status).toBe('review');
  expect(await notices('moderator')).toContain('Članak čeka pregled');
  const waiting = await as('moderator').call(articleWritingApi.waiting, {});
  expect(waiting.data.items.map((one) => one.id)).toContain(id);
  expect((await save('lejla', id, 1, { title: 'Drugi' })).error).toMatchObject({
    code: 'WRONG_STATUS',
  });

  expect((await move('moderator', id, 'return')).error).toMatchObject({ code: 'VALIDATION' });
  const reason = 'Dodaj odakle je brojka.';
  expect((await move('moderator', id, 'return', { reason })).data.status).toBe('draft');
  expect(await notices('lejla')).toContain('Članak je vraćen na doradu');
  expect((await open('lejla', id)).returned).toMatchObject({ reason });

  await save('lejla', id, 1, { summary: 'Kako se čita odbijenica.' });
  await move('lejla', id, 'submit');
  const published = (await move('moderator', id, 'publish')).data;
  expect(published).toMatchObject({ status: 'published', slug: 'most-koji-smo-gradili-tri-puta' });
  expect(await notices('lejla')).toContain('Članak je objavljen');
  const read = await app.as().call(articlesApi.detail, { params: { slug: published.slug } });
  expect(read.data).toMatchObject({
    title,
    authors: [{ name: stage.people.lejla.name }],
    readingTime: 1,
    updatedAt: null,
  });

  await save('lejla', id, 2, { title: 'Most, treći put' });
  const seen = async () =>
    (await app.as().call(articlesApi.detail, { params: { slug: published.slug } })).data.title;
  expect(await seen()).toBe(title);
  expect((await open('lejla', id)).changedFields).toEqual(['title']);
  expect((await move('lejla', id, 'submit')).data.status).toBe('amended');
  expect(await seen()).toBe(title);
  await move('moderator', id, 'publish');
  expect(await seen()).toBe('Most, treći put');
  const history = await as('lejla').call(articleWritingApi.history, { params: { id } });
  expect(history.data.items.map(({ event }) => event)).toEqual([
    'publish',
    'submit',
    'edit',
    'publish',
    'submit',
    'edit',
    'return',
    'submit',
    'edit',
    'begin',
  ]);

  expect((await move('moderator', id, 'archive')).error).toMatchObject({ code: 'VALIDATION' });
  await move('moderator', id, 'archive', { reason: 'Na molbu škole.' });
  expect(
    (await app.as().call(articlesApi.detail, { params: { slug: published.slug } })).status,
  ).toBe(404);
});

it('has the address of the title with which it first appears, and keeps it', async () => {
  const { id } = (await begin('moderator')).data;
  await save('moderator', id, 0, { ...words, title: 'Radni naslov' });
  await save('moderator', id, 1, { title: 'Klupa za dvoje' });
  expect((await move('moderator', id, 'publish')).data.slug).toBe('klupa-za-dvoje');
  await save('moderator', id, 2, { title: 'Klupa za troje' });
  expect((await move('moderator', id, 'publish')).data.slug).toBe('klupa-za-dvoje');
  const { data } = await app.as().call(articlesApi.detail, { params: { slug: 'klupa-za-dvoje' } });
  expect(data.title).toBe('Klupa za troje');
});

it('staff publish at once, also in the name of their bank, and nobody else in its name', async () => {
  const { id } = (await begin('voditelj')).data;
  const own = { ...words, title: 'Šta banka gleda', bankSlug: 'tuzla' };
  expect((await save('voditelj', id, 0, { ...own, bankSlug: 'zenica' })).error.fields).toEqual({
    'content.bankSlug': expect.any(String),
  });
  await save('voditelj', id, 0, own);
  expect((await move('voditelj', id, 'publish')).data.status).toBe('published');
  expect(await list({ bank: 'tuzla' })).toEqual(['Šta banka gleda']);
  expect(await list({ bank: 'zenica' })).toEqual([]);
  const { data } = await begin('lejla');
  expect((await save('lejla', data.id, 0, own)).status).toBe(400);
  expect((await as('odbor1').call(articleWritingApi.open, { params: { id } })).status).toBe(404);
});

it('appears at its moment, once, and not before', async () => {
  const { id } = (await begin('moderator')).data;
  await save('moderator', id, 0, { ...words, title: 'Sutra ujutro' });
  const past = app.clock.now().toISOString();
  expect((await move('moderator', id, 'schedule', { appearsAt: past })).status).toBe(400);
  const appearsAt = new Date(app.clock.now().getTime() + 3_600_000).toISOString();
  await move('moderator', id, 'schedule', { appearsAt });
  await appear(app.platform, id);
  expect(await list({ q: 'sutra' })).toEqual([]);
  app.clock.set(appearsAt);
  await Promise.all([appear(app.platform, id), appear(app.platform, id)]);
  expect(await list({ q: 'sutra' })).toEqual(['Sutra ujutro']);
  const { data } = await app.as().call(articlesApi.detail, { params: { slug: 'sutra-ujutro' } });
  expect(data.publishedAt).toBe(appearsAt);
});

it('is found by words, tags, authors and language, whatever the marks', async () => {
  await made({ content: { title: 'Đačka čitaonica', tags: ['Čitanje'] } });
  await made({ content: { title: 'Reading room', tags: ['Čitanje'] }, language: 'en' });
  await made({ content: { title: 'Skriveni nacrt' }, status: 'draft' });
  expect(await list({ q: 'dacka citao' })).toEqual(['Đačka čitaonica']);
  expect(await list({ q: 'skriveni' })).toEqual([]);
  expect(await list({ tag: 'citanje' })).toEqual(['Đačka čitaonica']);
  expect(await list({ tag: 'citanj' })).toEqual([]);
  expect(await list({ language: 'en', tag: 'citanje' })).toEqual(['Reading room']);
  expect(await list({ author: stage.people.lejla.id, q: 'citaonica' })).toEqual([
    'Đačka čitaonica',
  ]);
  expect(await list({ author: stage.people.emir.id })).toEqual([]);
  const found = await app.as().call(articlesApi.tags, { query: { language: 'en' } });
  // Counted in its language alone, beside what the other tests here have published.
  expect(found.data.items).toContainEqual({ slug: 'citanje', name: 'Čitanje', articles: 1 });
});

it('two who write at once lose nothing', async () => {
  const { id } = await made({ status: 'draft', coAuthors: [stage.people.clan.id] });
  const both = await Promise.all([
    save('lejla', id, 1, { title: 'Njen naslov' }),
    save('clan', id, 1, { summary: 'Njegov sažetak' }),
  ]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const clash = await save('clan', id, 1, { title: 'Njegov naslov' });
  expect(clash.error).toMatchObject({
    code: 'REVISION_CLASH',
    details: { fields: ['title'], changedBy: stage.people.lejla.name },
  });
  // Its own earlier save is no clash.
  expect((await save('lejla', id, 1, { title: 'Opet njen' })).status).toBe(200);
  expect((await open('clan', id)).content).toMatchObject({
    title: 'Opet njen',
    summary: 'Njegov sažetak',
  });
  const params = { id, number: '1' };
  const { revision } = await open('clan', id);
  const back = await as('clan').call(articleWritingApi.restore, { params, body: { revision } });
  expect(back.data.content.title).toBe(title);
  const late = await as('clan').call(articleWritingApi.restore, { params, body: { revision } });
  expect(late.error).toMatchObject({ code: 'REVISION_CLASH' });
});

it('a version in the other language hangs together with it, each once', async () => {
  const { id, slug } = await made({ status: 'published' });
  const { data } = await begin('lejla', 'en', id);
  expect((await begin('lejla', 'en', id)).error).toMatchObject({ code: 'ALREADY_EXISTS' });
  expect((await begin('emir', 'en', id)).error).toMatchObject({ code: 'NOT_FOUND' });
  const shared = await made({ coAuthors: [stage.people.clan.id] });
  expect((await begin('clan', 'en', shared.id)).status).toBe(403);
  expect((await begin('moderator', 'en', shared.id)).status).toBe(403);
  const read = async () =>
    (await app.as().call(articlesApi.detail, { params: { slug } })).data.versions;
  expect(await read()).toEqual([]);
  await save('lejla', data.id, 0, { ...words, title: 'The bridge' });
  await move('lejla', data.id, 'submit');
  await move('moderator', data.id, 'publish');
  expect(await read()).toEqual([{ language: 'en', slug: 'the-bridge', title: 'The bridge' }]);
});

it('a link shows what is written until it ends, and only the last one', async () => {
  const { id } = await made({ status: 'draft' });
  const share = async () =>
    (await as('lejla').call(articleWritingApi.share, { params: { id } })).data.path
      .split('/')
      .pop() ?? '';
  const first = await share();
  const second = await share();
  const preview = (token: string) => app.as().call(articlesApi.preview, { params: { token } });
  expect((await preview(first)).status).toBe(404);
  expect((await preview(second)).data).toMatchObject({ title, authors: [{}] });
  await as('lejla').call(articleWritingApi.unshare, { params: { id } });
  expect((await preview(second)).status).toBe(404);
  const third = await share();
  app.clock.forward(31 * 24 * 3_600_000);
  expect((await preview(third)).status).toBe(404);
});

it('a co-author signs once they agreed, and no more once they left', async () => {
  const { id, slug } = await made({});
  const { emir } = stage.people;
  await as('lejla').call(articleWritingApi.invite, { params: { id }, body: { userId: emir.id } });
  expect(await notices('emir')).toContain('Poziv za pisanje');
  const signed = async () =>
    (await app.as().call(articlesApi.detail, { params: { slug } })).data.authors.map(
      ({ name }) => name,
    );
  expect(await signed()).toEqual([stage.people.lejla.name]);
  expect((await open('emir', id)).isInvited).toBe(true);
  expect((await save('emir', id, 1, { title: 'Ne još' })).status).toBe(403);
  await as('emir').call(articleWritingApi.answer, { params: { id }, body: { agrees: true } });
  expect(await signed()).toEqual([stage.people.lejla.name, emir.name]);
  expect((await listed({ author: emir.id })).data.items.map((one) => one.id)).toEqual([id]);
  const params = { id, userId: emir.id };
  await as('emir').call(articleWritingApi.dismiss, { params });
  expect(await notices('lejla')).toContain('Promjena među autorima');
  expect(await signed()).toEqual([stage.people.lejla.name]);
  const owner = { id, userId: stage.people.lejla.id };
  expect(
    (await as('lejla').call(articleWritingApi.dismiss, { params: owner })).error,
  ).toMatchObject({ code: 'OWNER_STAYS' });
});

it('feeds tell the newest of a language, as JSON and as RSS that a parser reads back', async () => {
  const publishedAt = new Date('2026-12-31T12:00:00Z');
  await made({ publishedAt, content: { title: 'Mi & <vi> ]]>', tags: ['A & B'] } });
  const json = (await app.as().call(articlesApi.feed, { query: { language: 'bhs' } })).data;
  expect(json.items[0]).toMatchObject({ title: 'Mi & <vi> ]]>', tags: ['A & B'] });
  expect(json.feed_url).toMatch(/\/api\/articles\/feed\.json\?language=bhs$/);
  const rss = await app.http.inject({ url: '/api/articles/feed.xml?language=bhs' });
  expect(rss.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  // Alone in its feed it would else be no list.
  const parser = new XMLParser({ ignoreAttributes: false, isArray: (tag) => tag === 'item' });
  const { channel } = parser.parse(rss.body, true).rss;
  expect(channel.item[0]).toMatchObject({ title: 'Mi & <vi> ]]>', category: 'A & B' });
  expect(channel['atom:link']['@_rel']).toBe('self');
});

it('of who is under eighteen only the first name is told', async () => {
  const { slug } = await made({}, 'clan');
  const { clan } = stage.people;
  const year = app.clock.now().getUTCFullYear() - 16;
  await app.platform.db.pool.query(
    'UPDATE users SET birth_year = $2, adult_said_at = NULL WHERE id = $1',
    [clan.id, year],
  );
  const { data } = await app.as().call(articlesApi.detail, { params: { slug } });
  expect(data.authors).toEqual([
    { name: clan.name.split(' ')[0], profileSlug: null, profilePictureUrl: null, headline: '' },
  ]);
});

it('who is mentioned hears of it once it is published, and once', async () => {
  const { id } = (await begin('moderator')).data;
  const { emir } = stage.people;
  const mention = { type: 'mention', attrs: { id: emir.id, label: emir.name } };
  const said = { type: 'paragraph', content: [{ type: 'text', text: 'Hvala, ' }, mention] };
  const before = (await notices('emir')).filter(
    (one) => one === 'Neko te spominje u članku',
  ).length;
  const mentioned = async () =>
    (await notices('emir')).filter((one) => one === 'Neko te spominje u članku').length - before;
  const whole = { type: 'doc', content: [...(body.content ?? []), said] };
  await save('moderator', id, 0, { ...words, title: 'Hvala', body: whole });
  expect(await mentioned()).toBe(0);
  await move('moderator', id, 'publish');
  expect(await mentioned()).toBe(1);
  const longer = { type: 'doc', content: [...whole.content, paragraph('I još.')] };
  await save('moderator', id, 1, { body: longer });
  await move('moderator', id, 'publish');
  expect(await mentioned()).toBe(1);
});
