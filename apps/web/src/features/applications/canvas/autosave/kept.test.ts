import { beforeEach, describe, expect, it } from 'vitest';
import { editorsWithKept, type KeptName, keepFields, type Shelf, takeKept } from './kept.ts';

function shelfOf(items = new Map<string, string>()): Shelf {
  return {
    get length() {
      return items.size;
    },
    key: (n) => [...items.keys()][n] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

const field = (value: string, revision = 1) => ({ value, base: '', revision });
const editor = (name: string): KeptName => ({ userId: 'u', applicationId: 'a', editor: name });

describe('changes kept on the device', () => {
  let shelf: Shelf;
  beforeEach(() => {
    shelf = shelfOf();
  });

  it('come back to the same editor', () => {
    expect(keepFields(shelf, editor('e1'), { title: field('Kino') }, 5)).toBe(true);
    expect(takeKept(shelf, editor('e1'), [])).toEqual({ title: field('Kino') });
    expect(takeKept(shelf, editor('e1'), [])).toEqual({ title: field('Kino') });
  });

  it('are forgotten once there are none', () => {
    keepFields(shelf, editor('e1'), { title: field('Kino') }, 5);
    keepFields(shelf, editor('e1'), {}, 6);
    expect(shelf.length).toBe(0);
  });

  it('belong to one person and one application', () => {
    keepFields(shelf, editor('e1'), { title: field('Kino') }, 5);
    expect(editorsWithKept(shelf, editor(''))).toEqual(['e1']);
    expect(editorsWithKept(shelf, { userId: 'v', applicationId: 'a' })).toEqual([]);
    expect(editorsWithKept(shelf, { userId: 'u', applicationId: 'b' })).toEqual([]);
  });

  it('of editors that are gone move to this one', () => {
    keepFields(shelf, editor('gone'), { title: field('Kino') }, 5);
    expect(takeKept(shelf, editor('new'), ['gone'])).toEqual({ title: field('Kino') });
    expect(editorsWithKept(shelf, editor(''))).toEqual(['new']);
  });

  it('lose no text where two editors wrote in one field', () => {
    keepFields(shelf, editor('old'), { title: field('Prije'), story: field('Priča') }, 5);
    keepFields(shelf, editor('young'), { title: field('Poslije') }, 9);
    const taken = takeKept(shelf, editor('old'), ['young']);
    expect(taken).toEqual({ title: field('Poslije'), story: field('Priča') });
    keepFields(shelf, editor('old'), {}, 10);
    const rest = editorsWithKept(shelf, editor(''));
    expect(takeKept(shelf, editor('next'), rest)).toEqual({ title: field('Prije') });
  });

  it('say so when the device refuses them', () => {
    const full = shelfOf();
    full.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect(keepFields(full, editor('e1'), { title: field('Kino') }, 5)).toBe(false);
  });

  it('are ignored when they cannot be read', () => {
    shelf.setItem('canvas:u:a:e1', '{"at":');
    shelf.setItem('canvas:u:a:e2', '{"fields":{}}');
    expect(takeKept(shelf, editor('e1'), ['e2'])).toEqual({});
  });
});
