import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dismissToast, readToasts, toast } from './toast-store.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

it('keeps one toast: the newest', () => {
  toast({ description: 'first' });
  const second = toast({ description: 'second' });
  expect(readToasts().map((entry) => entry.id)).toEqual([second]);
  expect(readToasts()[0]?.duration).toBe(5000);
  dismissToast(second);
});

it('removes a toast 5000 ms after it was dismissed', () => {
  const id = toast({ description: 'leaving' });
  dismissToast(id);
  expect(readToasts()[0]?.open).toBe(false);
  vi.advanceTimersByTime(4999);
  expect(readToasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(readToasts()).toHaveLength(0);
});

it('does not take a newer toast away with an older one', () => {
  const old = toast({ description: 'old' });
  dismissToast(old);
  const fresh = toast({ description: 'fresh' });
  vi.advanceTimersByTime(6000);
  expect(readToasts().map((entry) => entry.id)).toEqual([fresh]);
  dismissToast(fresh);
});
