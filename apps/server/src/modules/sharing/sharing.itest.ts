import { pages } from '@app/contracts/pages';
import { profilesApi } from '@app/contracts/profiles/profiles.api';
import { sharingApi } from '@app/contracts/sharing/sharing.api';
import { expect, it } from 'vitest';
import { setUpApp, setUpGrants } from '../../platform/testing/setUp.ts';
import { createPost } from '../posts/posts.factory.ts';

const app = setUpApp();
const stage = setUpGrants(app);

const read = async (type: string, id: string, language = 'bs') => {
  const url = `${pages.shared({ type, id })}?izvor=facebook`;
  const answer = await app.http.inject({ url, headers: { 'accept-language': language } });
  const tag = (name: string) =>
    new RegExp(`<meta property="og:${name}" content="([^"]*)">`).exec(answer.body)?.[1];
  const to = /http-equiv="refresh" content="0; url=([^"]*)"/.exec(answer.body)?.[1];
  return { answer, tag, to };
};

it('tells networks of a call in their language, and leads people to its page', async () => {
  const { slug } = await stage.call(stage.tuzla, {
    titleBhs: 'Šuma & mi',
    titleEn: 'The forest and us',
    summaryBhs: 'Sadimo.',
    summaryEn: '',
  });
  const { answer, tag, to } = await read('call', slug, 'en');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  expect(tag('title')).toBe('The forest and us');
  expect(tag('description')).toBe('Sadimo.');
  expect(to).toBe(`${pages.call({ slug })}?izvor=facebook`);
  const picture = await app.http.inject({ url: new URL(tag('image') ?? '').href });
  expect(picture.headers['content-type']).toBe('image/jpeg');
  for (const { headers } of [answer, picture]) expect(headers['x-robots-tag']).toBe('noindex');
  const blue = await read('call-blue', slug);
  expect(blue.tag('title')).toBe('Šuma &amp; mi');
  expect(blue.to).toBe(`${pages.call({ slug })}?izvor=facebook`);
});

it('tells of a profile what strangers may see, and nothing of one that they may not', async () => {
  const { lejla } = stage.people;
  const { data } = await app.as(lejla.token).call(profilesApi.own, {});
  const show = (visibility: 'everyone' | 'members') =>
    app.as(lejla.token).call(profilesApi.setPrivacy, { body: { visibility } });
  await show('everyone');
  expect((await read('profile', data.slug)).tag('title')).toBe(data.name);
  await show('members');
  const hidden = await read('profile', data.slug);
  expect(hidden.answer.body).not.toContain(data.name);
  expect(hidden.answer.headers['cache-control']).toBe('no-store');
  expect(hidden.to).toBe(`${pages.profile({ profileSlug: data.slug })}?izvor=facebook`);
});

it('tells of a post what is for everybody, and nothing of one that is not', async () => {
  const { lejla, emir } = stage.people;
  const content = `Hvala @${emir.name} na alatu.`;
  const metadata = { mentions: [{ userId: emir.id, name: emir.name, position: 6 }] };
  const { db } = app.platform;
  const write = (visibility: 'public' | 'connections') =>
    db.transaction((tx) => createPost(tx, lejla, { content, metadata, visibility }));
  const show = (who: { token: string }, visibility: 'everyone' | 'members') =>
    app.as(who.token).call(profilesApi.setPrivacy, { body: { visibility } });
  await show(lejla, 'everyone');
  await show(emir, 'members');
  const post = await write('public');
  const shown = await read('post', post.id);
  expect(shown.tag('description')).toBe('Hvala @… na alatu.');
  expect(shown.tag('title')).toContain(lejla.name);
  expect(shown.to).toBe(
    `${pages.activity({ userId: lejla.id, objava: post.id })}&amp;izvor=facebook`,
  );
  const hidden = await read('post', (await write('connections')).id);
  expect(hidden.answer.body).not.toContain('Hvala');
  await show(lejla, 'members');
  expect((await read('post', post.id)).answer.body).not.toContain('Hvala');
});

it.each([
  ['post', 'nema-ga'],
  ['call', 'nema-ga'],
  ['profile', '%00'],
  ['orange-grant', 'Č"><script>'],
])('leads on from %s %s, which is nowhere', async (type, id) => {
  const { answer, to } = await read(type, id);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).not.toContain('<script');
  expect(to).toMatch(/^\/[\w/%-]+(\?objava=nema-ga&amp;|\?)izvor=facebook$/);
});

it('draws no picture of what is not there', async () => {
  const params = { type: 'profile', slugOrId: 'nema-ga' } as const;
  expect((await app.as().call(sharingApi.picture, { params })).status).toBe(404);
});
