import { describe, expect, it } from 'vitest';
import { foldKey, type Groupable, groupByDay } from './notification.groups.ts';

const now = new Date('2026-11-20T12:00:00Z');
let next = 0;
const one = (createdAt: string, more: Partial<Groupable> = {}): Groupable => {
  next += 1;
  return { id: `n${next}`, type: 'donation', actionUrl: '/projekat', createdAt, ...more };
};
const shape = (items: readonly Groupable[]) =>
  groupByDay(items, now).map(({ day, rows }) => [day, rows.map((row) => row.items.length)]);

describe('grouping', () => {
  it('goes by the days of Sarajevo', () => {
    const at = (createdAt: string) => one(createdAt, { actionUrl: null });
    expect(
      shape([
        at('2026-11-20T12:00:10Z'),
        at('2026-11-19T23:00:00Z'),
        at('2026-11-19T22:59:59Z'),
        at('2026-11-18T23:00:00Z'),
        at('2026-11-18T22:59:59Z'),
        at('2026-10-01T08:00:00Z'),
      ]),
    ).toEqual([
      ['today', [1, 1]],
      ['yesterday', [1, 1]],
      ['earlier', [1, 1]],
    ]);
    expect(groupByDay([], now)).toEqual([]);
  });

  it('folds what is about the same thing on the same day', () => {
    const newest = one('2026-11-20T11:00:00Z');
    const other = one('2026-11-20T10:00:00Z', { actionUrl: '/drugi' });
    const older = one('2026-11-20T09:00:00Z');
    const [today] = groupByDay([newest, other, older, one('2026-11-19T09:00:00Z')], now);
    expect(today?.rows.map((row) => row.items)).toEqual([[newest, older], [other]]);
  });

  it('keeps days before yesterday apart, under one heading', () => {
    expect(
      shape([
        one('2026-11-10T10:00:00Z'),
        one('2026-11-10T09:00:00Z'),
        one('2026-11-09T10:00:00Z'),
      ]),
    ).toEqual([['earlier', [2, 1]]]);
  });

  it('never folds decisions, nor what is about nothing', () => {
    const at = '2026-11-20T10:00:00Z';
    expect(shape([one(at, { type: 'status_change' }), one(at, { type: 'status_change' })])).toEqual(
      [['today', [1, 1]]],
    );
    expect(shape([one(at, { actionUrl: null }), one(at, { actionUrl: null })])).toEqual([
      ['today', [1, 1]],
    ]);
  });

  it('keeps a row’s key when another joins it', () => {
    const first = one('2026-11-20T09:00:00Z');
    const joined = one('2026-11-20T10:00:00Z');
    const keyOf = (items: Groupable[]) => groupByDay(items, now)[0]?.rows[0]?.key;
    expect(keyOf([joined, first])).toBe(keyOf([first]));
  });

  it('bears a type that it does not know', () => {
    const strange = { ...one('2026-11-20T09:00:00Z'), type: 'other' as Groupable['type'] };
    expect(foldKey(strange)).toBe(strange.id);
  });
});
