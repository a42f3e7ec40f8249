import { beforeEach, describe, expect, it } from 'vitest';
import { storeIn } from '../drafts/storage.ts';
import {
  editorsWithUnsaved,
  storeUnsaved,
  takeOverUnsaved,
  type UnsavedKey,
  unsavedChanges,
} from './unsaved-store.ts';

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
const editor = (name: string): UnsavedKey => ({ userId: 'u', recordId: 'a', editor: name });

describe('changes kept on the device', () => {
  let storage: Storage;
  let changes: ReturnType<typeof unsavedChanges>;
  beforeEach(() => {
    storage = fakeStorage();
    changes = unsavedChanges(
      'canvas',
      storeIn(() => storage),
    );
  });

  it('come back to the same editor', () => {
    expect(storeUnsaved(changes, editor('e1'), { title: field('Kino') }, 5)).toBe(true);
    expect(takeOverUnsaved(changes, editor('e1'), [])).toEqual({ title: field('Kino') });
    expect(takeOverUnsaved(changes, editor('e1'), [])).toEqual({ title: field('Kino') });
  });

  it('are forgotten once there are none', () => {
    storeUnsaved(changes, editor('e1'), { title: field('Kino') }, 5);
    storeUnsaved(changes, editor('e1'), {}, 6);
    expect(storage.length).toBe(0);
  });

  it('belong to one person and one application', () => {
    storeUnsaved(changes, editor('e1'), { title: field('Kino') }, 5);
    expect(editorsWithUnsaved(changes, editor(''))).toEqual(['e1']);
    expect(editorsWithUnsaved(changes, { userId: 'v', recordId: 'a' })).toEqual([]);
    expect(editorsWithUnsaved(changes, { userId: 'u', recordId: 'b' })).toEqual([]);
  });

  it('of editors that are gone move to this one', () => {
    storeUnsaved(changes, editor('gone'), { title: field('Kino') }, 5);
    expect(takeOverUnsaved(changes, editor('new'), ['gone'])).toEqual({ title: field('Kino') });
    expect(editorsWithUnsaved(changes, editor(''))).toEqual(['new']);
  });

  it('lose no text where two editors wrote in one field', () => {
    storeUnsaved(changes, editor('old'), { title: field('Prije'), story: field('Priča') }, 5);
    storeUnsaved(changes, editor('young'), { title: field('Poslije') }, 9);
    const taken = takeOverUnsaved(changes, editor('old'), ['young']);
    expect(taken).toEqual({ title: field('Poslije'), story: field('Priča') });
    storeUnsaved(changes, editor('old'), {}, 10);
    const rest = editorsWithUnsaved(changes, editor(''));
    expect(takeOverUnsaved(changes, editor('next'), rest)).toEqual({ title: field('Prije') });
  });

  it('say so when the device refuses them', () => {
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect(storeUnsaved(changes, editor('e1'), { title: field('Kino') }, 5)).toBe(false);
    expect(takeOverUnsaved(changes, editor('e1'), [])).toEqual({ title: field('Kino') });
  });

  it('are ignored when they cannot be read', () => {
    storage.setItem('canvas:u:a:e1', '{"at":');
    storage.setItem('canvas:u:a:e2', '{"fields":{}}');
    expect(takeOverUnsaved(changes, editor('e1'), ['e2'])).toEqual({});
  });
});
