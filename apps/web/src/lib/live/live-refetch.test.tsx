import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api/error.ts';
import { liveConnection } from './live-browser.ts';
import { useLiveRefetch } from './live-refetch.ts';

const live = { tell: (_signal: string | null, _isKnown?: boolean): void => undefined };
const ask = vi.fn<() => Promise<string>>();
const queryKey = ['projects', 'p1'];

beforeEach(() => {
  vi.spyOn(liveConnection, 'isConnected').mockReturnValue(true);
  vi.spyOn(liveConnection, 'listen').mockImplementation(({ onSignal }) => {
    live.tell = onSignal;
    return () => undefined;
  });
  ask.mockReset();
});

async function shown() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const options = { queryKey, queryFn: ask };
  const { result } = renderHook(
    () => useQuery({ ...options, ...useLiveRefetch(queryKey, ['application:p1']) }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.fetchStatus).toBe('idle'));
  await waitFor(() => expect(liveConnection.listen).toHaveBeenCalled());
  return result;
}

it('asks again once connected, for what may have changed meanwhile', async () => {
  ask.mockResolvedValueOnce('staro').mockResolvedValue('novo');
  const result = await shown();
  act(() => live.tell(null));
  await waitFor(() => expect(result.current.data).toBe('novo'));
});

it('asks nothing again where the server tells what was signalled since the page asked', async () => {
  ask.mockResolvedValueOnce('staro').mockResolvedValue('novo');
  const result = await shown();
  act(() => live.tell(null, true));
  expect([result.current.data, result.current.fetchStatus]).toEqual(['staro', 'idle']);
  act(() => live.tell('application:p1'));
  await waitFor(() => expect(result.current.data).toBe('novo'));
});

it('leaves a refusal standing until something changes', async () => {
  ask.mockRejectedValueOnce(new ApiError(404, '{"code":"NOT_FOUND"}')).mockResolvedValue('novo');
  const result = await shown();
  act(() => live.tell(null));
  expect([result.current.isError, result.current.fetchStatus]).toEqual([true, 'idle']);
  act(() => live.tell('application:p1'));
  await waitFor(() => expect(result.current.data).toBe('novo'));
});

it('asks again where the server was not reached', async () => {
  ask.mockRejectedValueOnce(new ApiError(0, '')).mockResolvedValue('novo');
  const result = await shown();
  act(() => live.tell(null));
  await waitFor(() => expect(result.current.data).toBe('novo'));
});

it('asks once more for what changed while the first answer was under way', async () => {
  const first = Promise.withResolvers<string>();
  ask.mockReturnValueOnce(first.promise).mockResolvedValue('novo');
  const queries = new QueryClient();
  const { result } = renderHook(
    () => useQuery({ queryKey, queryFn: ask, ...useLiveRefetch(queryKey, ['application:p1']) }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={queries}>{children}</QueryClientProvider>
      ),
    },
  );
  await waitFor(() => expect(liveConnection.listen).toHaveBeenCalled());
  act(() => live.tell('application:p1'));
  act(() => live.tell('application:p1'));
  expect(ask).toHaveBeenCalledOnce();
  await act(async () => first.resolve('staro'));
  await waitFor(() => expect(result.current.data).toBe('novo'));
  expect(ask).toHaveBeenCalledTimes(2);
});
