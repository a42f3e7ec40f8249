import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { useFilter } from './use-filter.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

function shown() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={['/?q=most']}>{children}</MemoryRouter>
  );
  return renderHook(() => ({ place: useFilter(), address: useLocation().search }), { wrapper });
}
const settle = () => act(() => vi.advanceTimersByTimeAsync(1_000));

it('puts what is looked for into the address once the typing has settled', async () => {
  const { result } = shown();
  act(() => result.current.place.setSearch('mo'));
  act(() => result.current.place.setSearch('mostar'));
  expect([result.current.place.filter.search, result.current.address]).toEqual([
    'mostar',
    '?q=most',
  ]);
  await settle();
  expect(result.current.address).toBe('?q=mostar');
});

it('loses no word where a filter is chosen right after typing', async () => {
  const { result } = shown();
  act(() => result.current.place.setSearch('mostar'));
  act(() => result.current.place.setView('changed'));
  await settle();
  expect(result.current.address).toBe('?q=mostar&view=changed');
});

it('shows all, and nothing of before comes back', async () => {
  const { result } = shown();
  act(() => result.current.place.setView('changed'));
  act(() => result.current.place.setSearch('mostar'));
  act(() => result.current.place.showAll());
  await settle();
  expect([result.current.place.filter.view, result.current.address]).toEqual(['all', '']);
});
