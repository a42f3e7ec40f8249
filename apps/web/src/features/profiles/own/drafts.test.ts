import { expect, it } from 'vitest';
import { type DraftStore, drafts } from './drafts.ts';

function memory(): DraftStore & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

it('gives back what was written, to the same member and section only', () => {
  const store = memory();
  const draft = { value: 'Praznim prostorima', editRevision: 3 };
  drafts(store, 'amina:about').keep(draft);
  expect(drafts(store, 'amina:about').read()).toEqual(draft);
  expect(drafts(store, 'amina:headline').read()).toBeNull();
  expect(drafts(store, 'lejla:about').read()).toBeNull();
  drafts(store, 'amina:about').drop();
  expect(store.kept.size).toBe(0);
});

it.each(['{', 'null', '"text"', '{"other":1}'])('lives with %j in the storage', (text) => {
  const store = memory();
  store.kept.set('profileDraft:x', text);
  expect(drafts(store, 'x').read()).toBeNull();
});

it('lives without a storage, and with a full one', () => {
  const full: DraftStore = {
    ...memory(),
    setItem() {
      throw new Error('full');
    },
  };
  for (const store of [null, full]) {
    drafts(store, 'x').keep({ value: 1, editRevision: 0 });
    expect(drafts(store, 'x').read()).toBeNull();
  }
});
