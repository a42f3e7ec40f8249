import { beforeEach, describe, expect, it } from 'vitest';
import { storeIn } from '../../../../lib/storage.ts';
import { editorsWithKept, type KeptName, keepFields, keptChanges, takeKept } from './kept.ts';

function fakeStorage(items = new Map<string, string>()): Storage {
  return {
    get length() {
      return items.size;
    },
    key: (n) => [...items.keys()][n] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

const field = (value: string, revision = 1) => ({ value, base: '', revision });
const editor = (name: string): KeptName => ({ userId: 'u', applicationId: 'a', editor: name });

describe('changes kept on the device', () => {
  let storage: Storage;
  let changes: ReturnType<typeof keptChanges>;
  beforeEach(() => {
    storage = fakeStorage();
    changes = keptChanges(storeIn(() => storage));
  });

  it('come back to the same editor', () => {
    expect(keepFields(changes, editor('e1'), { title: field('Kino') }, 5)).toBe(true);
    expect(takeKept(changes, editor('e1'), [])).toEqual({ title: field('Kino') });
    expect(takeKept(changes, editor('e1'), [])).toEqual({ title: field('Kino') });
  });

  it('are forgotten once there are none', () => {
    keepFields(changes, editor('e1'), { title: field('Kino') }, 5);
    keepFields(changes, editor('e1'), {}, 6);
    expect(storage.length).toBe(0);
  });

  it('belong to one person and one application', () => {
    keepFields(changes, editor('e1'), { title: field('Kino') }, 5);
    expect(editorsWithKept(changes, editor(''))).toEqual(['e1']);
    expect(editorsWithKept(changes, { userId: 'v', applicationId: 'a' })).toEqual([]);
    expect(editorsWithKept(changes, { userId: 'u', applicationId: 'b' })).toEqual([]);
  });

  it('of editors that are gone move to this one', () => {
    keepFields(changes, editor('gone'), { title: field('Kino') }, 5);
    expect(takeKept(changes, editor('new'), ['gone'])).toEqual({ title: field('Kino') });
    expect(editorsWithKept(changes, editor(''))).toEqual(['new']);
  });

  it('lose no text where two editors wrote in one field', () => {
    keepFields(changes, editor('old'), { title: field('Prije'), story: field('Priča') }, 5);
    keepFields(changes, editor('young'), { title: field('Poslije') }, 9);
    const taken = takeKept(changes, editor('old'), ['young']);
    expect(taken).toEqual({ title: field('Poslije'), story: field('Priča') });
    keepFields(changes, editor('old'), {}, 10);
    const rest = editorsWithKept(changes, editor(''));
    expect(takeKept(changes, editor('next'), rest)).toEqual({ title: field('Prije') });
  });

  it('say so when the device refuses them', () => {
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect(keepFields(changes, editor('e1'), { title: field('Kino') }, 5)).toBe(false);
    expect(takeKept(changes, editor('e1'), [])).toEqual({ title: field('Kino') });
  });

  it('are ignored when they cannot be read', () => {
    storage.setItem('canvas:u:a:e1', '{"at":');
    storage.setItem('canvas:u:a:e2', '{"fields":{}}');
    expect(takeKept(changes, editor('e1'), ['e2'])).toEqual({});
  });
});
