import type { TranslationRow } from '@app/contracts/translations/translations.schemas';
import { describe, expect, it } from 'vitest';
import {
  changeOf,
  createSearch,
  defaultsOf,
  type Filter,
  groupsOf,
  isChanged,
  isMissing,
  pageOf,
} from './rows.ts';

const row = (key: string, bhs: string, en: string, more: Partial<TranslationRow> = {}) => ({
  key,
  value_bhs: bhs,
  value_en: en,
  default_bhs: null,
  default_en: null,
  changed_at: null,
  changed_by: null,
  ...more,
});

const rows: TranslationRow[] = [
  row('landing.heroStart', 'Kreni', 'Start', { default_bhs: 'Pokreni' }),
  row('landing.heroTitle', 'Čekić i đak', 'Hammer'),
  row('shell.save', 'Sačuvaj', 'Keep', { default_bhs: 'Spremi', default_en: 'Save' }),
  row('shell.cancel', 'Odustani', 'Cancel'),
];

const find = (filter: Partial<Filter>) =>
  createSearch(rows)({ search: '', part: '', view: 'all', ...filter }).map(({ key }) => key);

describe('texts are found', () => {
  it.each([
    [{}, ['landing.heroStart', 'landing.heroTitle', 'shell.save', 'shell.cancel']],
    [{ search: 'cekic DJAK' }, []],
    [{ search: 'cekić dak' }, ['landing.heroTitle']],
    [{ search: 'hero' }, ['landing.heroStart', 'landing.heroTitle']],
    [{ search: ' keep ' }, ['shell.save']],
    [{ part: 'shell' }, ['shell.save', 'shell.cancel']],
    [{ view: 'changed' as const }, ['landing.heroStart', 'shell.save']],
    [{ view: 'missing' as const }, ['landing.heroStart']],
    [{ view: 'changed' as const, search: 'sacuvaj', part: 'shell' }, ['shell.save']],
  ])('%j', (filter, keys) => {
    expect(find(filter)).toEqual(keys);
  });
});

it('a row knows its default and its change', () => {
  const [changed, plain] = rows;
  if (!changed || !plain) throw new Error('no rows');
  expect(defaultsOf(changed)).toEqual({ bhs: 'Pokreni', en: 'Start' });
  expect(changeOf(changed)).toEqual({ bhs: 'Kreni', en: null });
  expect([isChanged(changed), isMissing(changed)]).toEqual([true, true]);
  expect([isChanged(plain), isMissing(plain)]).toEqual([false, false]);
});

it('a list is cut into pages and groups', () => {
  const many = Array.from({ length: 120 }, (_, index) => index);
  expect(pageOf(many, 3)).toMatchObject({ page: 3, pages: 3, from: 100 });
  expect(pageOf(many, 3).rows).toHaveLength(20);
  expect(pageOf(many, 99).page).toBe(3);
  expect(pageOf([], -1)).toEqual({ page: 1, pages: 1, from: 0, rows: [] });
  expect(groupsOf(rows).map(({ part, rows: inside }) => [part, inside.length])).toEqual([
    ['landing', 2],
    ['shell', 2],
  ]);
});
