import { expect, it } from 'vitest';
import { aCall } from '../../entities/calls/call.fake.ts';
import { callHead } from './call-head.ts';

const none = { bhs: '', en: '' };

it('says what is written for search engines, else the call’s own words', () => {
  const seo = {
    title: { bhs: 'Grant za ulicu u Tuzli do 5.000 KM', en: '' },
    description: { bhs: '', en: 'Up to 5,000 KM.' },
  };
  const call = aCall({ seo });
  expect(callHead(call, 'bhs')).toEqual({
    title: 'Grant za ulicu u Tuzli do 5.000 KM',
    shared: 'Grant za ulicu u Tuzli do 5.000 KM',
    description: 'Ulica ljudima.',
    image: `/api/social-share/call/${call.slug}/picture`,
    imageAlt: 'Grant za ulicu u Tuzli do 5.000 KM',
  });
  expect(callHead(call, 'en')).toMatchObject({
    title: 'A Tuzla that fits the young',
    description: 'Up to 5,000 KM.',
  });
});

it('falls back on the other language, with a picture in the reader’s language', () => {
  const call = aCall({
    title: { bhs: 'Tuzla po mjeri mladih', en: '' },
    summary: none,
    seo: { title: none, description: { bhs: 'Do 5.000 KM.', en: '' } },
    kind: 'blue',
    slug: 'ulica',
  });
  expect(callHead(call, 'en')).toEqual({
    title: 'Tuzla po mjeri mladih',
    shared: 'Tuzla po mjeri mladih',
    description: 'Do 5.000 KM.',
    image: '/api/social-share/call-blue/ulica/picture?language=en',
    imageAlt: 'Tuzla po mjeri mladih',
  });
});
