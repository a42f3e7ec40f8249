import { expect, it } from 'vitest';
import { inOneLanguage } from './one-language.ts';

const given = () => ({
  calls: [{ title: { bhs: 'Kino', en: 'Cinema' }, amount: 5, until: null }],
  summary: { bhs: 'Samo ovako', en: '' },
  counts: { bhs: 3, en: 4 },
});

it.each([
  ['bhs', { bhs: 'Kino', en: '' }, { bhs: 'Samo ovako', en: '' }],
  ['en', { bhs: '', en: 'Cinema' }, { bhs: 'Samo ovako', en: '' }],
] as const)('leaves of each text what a reader of %s is shown', (language, title, summary) => {
  const data = given();
  inOneLanguage(data, language);
  expect(data).toEqual({ ...given(), calls: [{ title, amount: 5, until: null }], summary });
});

it.each([null, 'Kino', 3])('leaves %j as it is', (data) => {
  expect(() => inOneLanguage(data, 'bhs')).not.toThrow();
});
