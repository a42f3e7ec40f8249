import { afterAll, expect, it } from 'vitest';
import type { EchoHost, EchoServices } from './beside.testing.ts';
import { beside } from './beside.ts';

const host: EchoHost = { double: (n) => 2 * n };
const { ask, stop } = beside<EchoServices>('platform/beside.testing', host);
afterAll(stop);

it('answers each who asks, who may be asked back', async () => {
  const all = await Promise.all(Array.from({ length: 50 }, (_, n) => ask('quadruple', n)));
  expect(all).toEqual(Array.from({ length: 50 }, (_, n) => 4 * n));
});

it('does not wait for one before it answers another', async () => {
  const answered: number[] = [];
  await Promise.all(
    [200, 1].map(async (milliseconds) => answered.push(await ask('wait', milliseconds))),
  );
  expect(answered).toEqual([1, 200]);
});

it('says what failed', async () => {
  await expect(ask('refuse', 'not so')).rejects.toMatchObject({
    name: 'TypeError',
    message: 'not so',
  });
});

it('tells what cannot be copied to whoever asks', async () => {
  await expect(ask('quadruple', (() => 1) as never)).rejects.toThrow('could not be cloned');
  expect(await ask('quadruple', 1)).toBe(4);
});

it('fails what it had in hand when it ends, and is there again for the next', async () => {
  const waiting = ask('wait', 600_000);
  await expect(ask('end')).rejects.toThrow('has ended');
  await expect(waiting).rejects.toThrow('has ended');
  expect(await ask('quadruple', 2)).toBe(8);
});

it('fails when its file is not there', async () => {
  await expect(beside<EchoServices>('platform/nothing').ask('end')).rejects.toThrow('nothing');
});
