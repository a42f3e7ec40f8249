import type { KeyStore } from '../drafts/storage.ts';

/** Whoever exchanges the refresh token holds it. */
export const lockName = 'session';
/** A tab that holds the lease longer than this is believed dead. */
const leaseFor = 10_000;
/** Time for two tabs that wrote at once to see each other, in milliseconds. */
const settle = 40;

/**
 * Makes what runs in one tab of the browser at a time. Web Locks exist on secure pages only; elsewhere a lease
 * in the storage does what it can, and the server forgives the rest.
 */
export function lockAmongTabs(store: KeyStore): <T>(run: () => Promise<T>) => Promise<T> {
  if (typeof navigator !== 'undefined' && navigator.locks) {
    return (run) => navigator.locks.request(lockName, run) as ReturnType<typeof run>;
  }
  return (run) => withLease(store, run, { now: Date.now, pause });
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

const key = 'sessionLease';

/** `clock`: `now` in milliseconds and `pause`, apart for tests. */
export async function withLease<T>(
  store: KeyStore,
  run: () => Promise<T>,
  clock: { now(): number; pause(milliseconds: number): Promise<void> },
): Promise<T> {
  const id = Math.random().toString(36).slice(2);
  const holder = () => {
    const [name = '', until = '0'] = (store.get(key) ?? '').split(' ');
    return Number(until) > clock.now() ? name : '';
  };
  for (;;) {
    if (holder() === '') {
      store.set(key, `${id} ${clock.now() + leaseFor}`);
      await clock.pause(settle);
      if (holder() === id) break;
    }
    await clock.pause(settle);
  }
  try {
    return await run();
  } finally {
    if (holder() === id) store.remove(key);
  }
}
