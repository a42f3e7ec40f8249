import { describe, expect, it } from 'vitest';
import type { KeyStore } from '../drafts/storage.ts';
import { withLease } from './lock.ts';

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds / 10));

function sharedStore(): KeyStore {
  const stored = new Map<string, string>();
  return {
    get: (key) => stored.get(key) ?? null,
    set: (key, value) => void stored.set(key, value),
    remove: (key) => void stored.delete(key),
  };
}

describe('the lease where Web Locks are missing', () => {
  it('lets one tab in at a time', async () => {
    const store = sharedStore();
    let inside = 0;
    let most = 0;
    const visit = () =>
      withLease(
        store,
        async () => {
          inside += 1;
          most = Math.max(most, inside);
          await pause(50);
          inside -= 1;
        },
        { now: Date.now, pause },
      );
    await Promise.all(Array.from({ length: 6 }, visit));
    expect(most).toBe(1);
  });

  it('is freed by a failure, and by time when a tab died with it', async () => {
    const store = sharedStore();
    const clock = { now: Date.now, pause };
    await expect(
      withLease(store, () => Promise.reject(new Error('refused')), clock),
    ).rejects.toThrow('refused');
    expect(await withLease(store, async () => 'in', clock)).toBe('in');
    store.set('sessionLease', `dead ${Date.now() - 1}`);
    expect(await withLease(store, async () => 'in', clock)).toBe('in');
  });
});
