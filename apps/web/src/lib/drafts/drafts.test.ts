import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { draftStore } from './drafts.ts';
import { storeIn } from './storage.ts';

/** A storage that refuses everything keeps in memory, which is enough here. */
const memory = () =>
  storeIn(() => {
    throw new Error('refused');
  });

const drafts = (store = memory()) =>
  draftStore({ name: 'note', schema: z.object({ text: z.string() }), lives: 'tab' }, store);

it('gives back what was written, to its slot only, until it is dropped', () => {
  const store = memory();
  drafts(store).keep('amina:a', { text: 'Praznim prostorima' });
  const afterwards = drafts(store);
  expect(afterwards.read('amina:a')).toEqual({ text: 'Praznim prostorima' });
  expect([afterwards.read('amina:b'), afterwards.read('lejla:a')]).toEqual([null, null]);
  expect(afterwards.slots('amina:')).toEqual(['amina:a']);
  afterwards.drop('amina:a');
  expect([afterwards.read('amina:a'), afterwards.slots('')]).toEqual([null, []]);
});

it.each(['{', 'null', '"text"', '{"other":1}'])('takes %s for no draft', (text) => {
  const store = memory();
  store.set('note:x', text);
  expect(drafts(store).read('x')).toBeNull();
});

it('gives the same draft until it changes, and tells who watches', () => {
  const store = memory();
  const some = drafts(store);
  const heard = vi.fn();
  const stop = some.watch(heard);
  expect(some.keep('x', { text: 'a' })).toBe(false);
  expect(some.read('x')).toBe(some.read('x'));
  store.set('note:x', '{"text":"b"}');
  expect(some.read('x')).toEqual({ text: 'b' });
  some.drop('x');
  stop();
  some.keep('x', { text: 'c' });
  expect([heard.mock.calls.length, some.version()]).toEqual([2, 3]);
});
