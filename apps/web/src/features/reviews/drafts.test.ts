import { describe, expect, it } from 'vitest';
import { createDrafts, readDraft, type Shelf } from './drafts.ts';

function shelfOf(entries: Record<string, string> = {}): Shelf & { entries: Map<string, string> } {
  const kept = new Map(Object.entries(entries));
  return {
    entries: kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

const draft = { scores: { need: { value: 4, note: 'anketa' }, team: { note: 'mladi' } }, note: '' };

describe('scores that are not handed in', () => {
  it('survive a reload, each reader and application for itself', () => {
    const shelf = shelfOf();
    createDrafts(() => shelf).set('dino', 'staza', draft);
    const afterwards = createDrafts(() => shelf);
    expect(afterwards.get('dino', 'staza')).toEqual(draft);
    expect(afterwards.get('nejra', 'staza')).toBeNull();
    expect(afterwards.get('dino', 'hor')).toBeNull();
  });

  it('are gone once dropped, and those who watch hear of it', () => {
    const shelf = shelfOf();
    const drafts = createDrafts(() => shelf);
    let heard = 0;
    const stop = drafts.watch(() => {
      heard += 1;
    });
    drafts.set('dino', 'staza', draft);
    drafts.drop('dino', 'staza');
    stop();
    drafts.set('dino', 'hor', draft);
    expect(heard).toBe(2);
    expect(drafts.get('dino', 'staza')).toBeNull();
    expect([...shelf.entries.keys()]).toEqual(['odbor:dino:hor']);
  });

  it('stay in memory where the browser keeps nothing', () => {
    const drafts = createDrafts(() => {
      throw new Error('forbidden');
    });
    drafts.set('dino', 'staza', draft);
    expect(drafts.get('dino', 'staza')).toEqual(draft);
    expect(drafts.get('dino', 'hor')).toBeNull();
  });

  it.each(['', 'null', '[]', '{"scores":[],"note":""}', '{"scores":{}}', '{'])(
    'what is no draft is none: %s',
    (kept) => expect(readDraft(kept)).toBeNull(),
  );

  it('a value off the scale counts as not given', () => {
    const kept = '{"scores":{"need":{"value":9,"note":"x"},"team":{"value":2}},"note":"y"}';
    expect(readDraft(kept)).toEqual({ scores: { need: { note: 'x' } }, note: 'y' });
  });
});
