import { expect, it } from 'vitest';
import { gather } from './gather.ts';

/** Work that ends when told to, and remembers its lots. */
function held() {
  const batches: string[][] = [];
  const ends: (() => void)[] = [];
  const work = async (items: readonly string[]) => {
    batches.push([...items]);
    await new Promise<void>((resolve) => ends.push(resolve));
    return items.map((item) => item.toUpperCase());
  };
  const end = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { lots: batches, work, end };
}

const byFirst = { keyOf: (item: string) => item.charAt(0), atMost: 2 };

it('does together what is asked while a lot is worked on, in its order', async () => {
  const { lots: batches, work, end } = held();
  const ask = gather(byFirst, work);
  const answers = Promise.all(['a1', 'a2', 'a3', 'a4'].map(ask));
  await end();
  await end();
  await end();
  expect(await answers).toEqual(['A1', 'A2', 'A3', 'A4']);
  expect(batches).toEqual([['a1'], ['a2', 'a3'], ['a4']]);
});

it('makes nobody wait for another key', async () => {
  const { lots: batches, work, end } = held();
  const ask = gather(byFirst, work);
  const answers = Promise.all(['a1', 'b1'].map(ask));
  expect(batches).toEqual([['a1'], ['b1']]);
  await end();
  await end();
  await answers;
});

it('takes a key up again once its lane was empty', async () => {
  const ask = gather(byFirst, async (items: readonly string[]) => items);
  expect(await ask('a1')).toBe('a1');
  expect(await ask('a2')).toBe('a2');
});

it('works one by one on a lot that failed, so that only what cannot be done fails', async () => {
  const ask = gather(byFirst, async (items: readonly string[]) => {
    await new Promise((resolve) => setImmediate(resolve));
    if (items.includes('a2')) throw new Error('not a2');
    return items;
  });
  const answers = await Promise.allSettled(['a1', 'a2', 'a3'].map(ask));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
