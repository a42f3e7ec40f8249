import { describe, expect, it } from 'vitest';
import { equal, keepBoth, merge, mergeSets } from './merge.ts';

const line = (id: string, name: string, amount = 0) => ({ id, name, amount });

describe('equal', () => {
  it.each([
    [{ a: [1, { b: null }] }, { a: [1, { b: null }] }, true],
    [[1, 2], [2, 1], false],
    [{ a: 1 }, { a: 1, b: undefined }, false],
    [null, {}, false],
    [[], {}, false],
    ['č', 'č', true],
  ])('%j and %j: %s', (a, b, expected) => {
    expect(equal(a, b)).toBe(expected);
  });
});

describe('merge', () => {
  const base = [line('a', 'Platno'), line('b', 'Projektor')];

  it('takes the one change there is', () => {
    expect(merge('x', 'x', 'y')).toEqual({ value: 'y' });
    expect(merge('x', 'y', 'x')).toEqual({ value: 'y' });
    expect(merge('x', 'y', 'y')).toEqual({ value: 'y' });
  });

  it('gives up on one text that both changed', () => {
    expect(merge('x', 'y', 'z')).toBeNull();
    expect(merge(base, [line('a', 'Moje')], [line('a', 'Njihovo')])).toBeNull();
  });

  it('brings together different lines, and different fields of one line', () => {
    const mine = [line('a', 'Platno', 100), line('b', 'Projektor'), line('c', 'Kablovi')];
    const theirs = [line('a', 'Platno 3 × 2'), line('b', 'Projektor', 2500), line('d', 'Stalci')];
    expect(merge(base, mine, theirs)).toEqual({
      value: [
        line('a', 'Platno 3 × 2', 100),
        line('b', 'Projektor', 2500),
        line('d', 'Stalci'),
        line('c', 'Kablovi'),
      ],
    });
  });

  it('removes what one removed, unless the other changed it', () => {
    expect(merge(base, [base[0]], [line('a', 'Novo'), base[1]])).toEqual({
      value: [line('a', 'Novo')],
    });
    expect(merge(base, [base[0]], [base[0], line('b', 'Bolji projektor')])).toEqual({
      value: [base[0], line('b', 'Bolji projektor')],
    });
  });

  it('keeps the order of whoever moved something', () => {
    const [a, b] = base;
    expect(merge(base, [b, a], [a, b, line('c', 'Novo')])).toEqual({
      value: [b, a, line('c', 'Novo')],
    });
    expect(merge(base, [a, b, line('c', 'Novo')], [b, a])).toEqual({
      value: [b, a, line('c', 'Novo')],
    });
  });

  it('looks into lists within items', () => {
    const activity = (tasks: unknown, name = 'Kino') => [{ id: 'a', name, tasks }];
    expect(merge(activity([1]), activity([1, 2]), activity([1], 'Film'))).toEqual({
      value: activity([1, 2], 'Film'),
    });
    expect(merge(activity([1]), activity([1, 2]), activity([3]))).toBeNull();
  });
});

describe('mergeSets', () => {
  it('keeps what either added and drops what either removed', () => {
    expect(mergeSets([4, 11], [4, 11, 13], [11, 16])).toEqual([11, 16, 13]);
  });
});

describe('keepBoth', () => {
  const newId = () => 'new';
  it('puts one text after the other', () => {
    expect(keepBoth('', ' Moje ', 'Njihovo', newId)).toBe('Moje\n\nNjihovo');
    expect(keepBoth('x', '', 'Njihovo', newId)).toBe('Njihovo');
  });
  it('doubles what both changed in a list of items', () => {
    const both = keepBoth([line('a', 'x')], [line('a', 'y')], [line('a', 'z')], newId);
    expect(both).toEqual([line('a', 'y'), line('new', 'z')]);
  });
  it('adds the other lines to plain lists', () => {
    expect(keepBoth([], ['a', 'b'], ['b', 'c'], newId)).toEqual(['a', 'b', 'c']);
  });
  it('cannot keep two numbers or two days', () => {
    expect(keepBoth(1, 2, 3, newId)).toBeNull();
    expect(keepBoth(null, { lat: 1 }, { lat: 2 }, newId)).toBeNull();
  });
});
