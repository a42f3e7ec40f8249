import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { liveConnection } from './live-browser.ts';
import { useLiveData } from './live-data.ts';

const live = { connected: false, tell: (_signal: string | null): void => undefined };

const ask = vi.fn(async () => 'novo');
const options = { key: 'one', ask, topics: ['campaign:1'] } as const;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
  live.connected = false;
  vi.spyOn(liveConnection, 'isConnected').mockImplementation(() => live.connected);
  vi.spyOn(liveConnection, 'listen').mockImplementation(({ onSignal }) => {
    live.tell = onSignal;
    return () => undefined;
  });
  ask.mockReset().mockResolvedValue('novo');
});

it('asks on a signal, and every half minute while none come through', async () => {
  const { result, rerender } = renderHook(() => useLiveData(options));
  expect([result.current.data, ask.mock.calls.length]).toEqual([null, 0]);
  await pass(30_000);
  expect([result.current.data, ask.mock.calls.length]).toEqual(['novo', 1]);
  live.connected = true;
  rerender();
  await pass(120_000);
  expect(ask).toHaveBeenCalledTimes(1);
  live.tell('campaign:1');
  await pass(0);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('asks once more for all that changed while a question was on its way', async () => {
  live.connected = true;
  renderHook(() => useLiveData(options));
  await pass(0);
  for (let turn = 0; turn < 5; turn += 1) live.tell('campaign:1');
  await pass(2_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('leaves what is fresh until something changes after the connection', async () => {
  live.connected = true;
  renderHook(() => useLiveData({ ...options, atOnce: false }));
  await pass(0);
  live.tell(null);
  await pass(1_000);
  expect(ask).not.toHaveBeenCalled();
  live.tell('campaign:1');
  await pass(0);
  expect(ask).toHaveBeenCalledOnce();
});

it('asks at once and in its own time where that is wanted, and stops with the key', async () => {
  live.connected = true;
  const onFailure = vi.fn();
  ask.mockRejectedValueOnce(new Error('offline'));
  const poll = (times: number) => (times < 2 ? 3_000 : 10_000);
  const { result, rerender } = renderHook(
    ({ key }: { key: string | null }) => useLiveData({ ...options, key, poll, onFailure }),
    { initialProps: { key: 'one' as string | null } },
  );
  await pass(0);
  expect([result.current.state, onFailure.mock.calls.length]).toEqual(['failed', 1]);
  await pass(3_000);
  expect([result.current.data, ask.mock.calls.length]).toEqual(['novo', 2]);
  await pass(9_999);
  expect(ask).toHaveBeenCalledTimes(2);
  rerender({ key: null });
  await pass(60_000);
  expect([result.current.data, ask.mock.calls.length]).toEqual([null, 2]);
});
