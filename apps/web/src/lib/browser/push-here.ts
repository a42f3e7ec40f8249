import { parseAddress } from '@app/contracts/endpoint';
import { sitePaths } from '@app/contracts/site/site.paths';

const { path } = parseAddress(sitePaths.worker);

/** Whether this browser can show what is pushed to it; on some phones installed pages alone can. */
export const canPushHere = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** What this browser asked its push service for; null where it did not. */
export async function pushedHere(): Promise<PushSubscription | null> {
  if (!canPushHere()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

const keyOf = ({ options: { applicationServerKey: key } }: PushSubscription): string =>
  key
    ? btoa(String.fromCharCode(...new Uint8Array(key)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '')
    : '';

/**
 * Asks the push service of this browser for notifications of the product; one that was asked for
 * with another key is given up.
 *
 * @param key the product's, in base64url.
 */
export async function startPush(key: string): Promise<PushSubscription> {
  const before = await pushedHere();
  if (before && keyOf(before) === key) return before;
  await before?.unsubscribe();
  await navigator.serviceWorker.register(path);
  const { pushManager } = await navigator.serviceWorker.ready;
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** This browser shows nothing any more; its push service says so when it is next sent something. */
export async function endPush(): Promise<void> {
  await (await pushedHere())?.unsubscribe();
}
