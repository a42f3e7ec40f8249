import { seenKeeping } from '@app/contracts/site/seen-pages';

/** Takes from this device what was kept of members' pages, and from the page what it shows of it. */
export function forgetSeen(): void {
  delete document.getElementById(seenKeeping.host)?.dataset.shown;
  if (globalThis.caches) void caches.delete(seenKeeping.cache).catch(() => undefined);
}
