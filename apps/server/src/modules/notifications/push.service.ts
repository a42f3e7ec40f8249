import type { PushDevice } from '@app/contracts/notifications/notifications.schemas';
import { pages } from '@app/contracts/pages';
import webPush from 'web-push';
import type { GuardedPost } from '../../platform/guarded-fetch.ts';
import { type Failure, fail } from '../../platform/http/failure.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { findSession, membersByIds, visibleAmong } from '../accounts/public.ts';
import { preferencesOf } from './choices.service.ts';
import { findNotification } from './notifications.repo.ts';
import { writeNotifications } from './notifications.view.ts';
import { pushKeys } from './push.keys.ts';
import {
  countDevices,
  type DeviceRow,
  deleteDevice,
  deleteDeviceById,
  deviceById,
  putDevice,
} from './push.repo.ts';

const devicesAtMost = 20;
/** Seconds that a push service keeps what it cannot deliver. */
const keptFor = 24 * 60 * 60;

const done = { success: true } as const;

export const addDevice = (
  p: Platform,
  { userId, sessionId }: Pick<DeviceRow, 'userId' | 'sessionId'>,
  { endpoint, keys }: PushDevice,
): Promise<typeof done | Failure> =>
  p.db.transaction(async (tx) => {
    await deleteDevice(tx, userId, endpoint);
    if ((await countDevices(tx, userId)) >= devicesAtMost) return fail('TOO_MANY_ITEMS');
    const addedAt = p.clock.now();
    await putDevice(tx, { id: newId(), userId, sessionId, endpoint, ...keys, addedAt });
    return done;
  });

export const removeDevice = (p: Platform, userId: string, endpoint: string): Promise<typeof done> =>
  p.db.transaction(async (tx) => {
    await deleteDevice(tx, userId, endpoint);
    return done;
  });

/**
 * Sends one notification to one device. What was read meanwhile, was taken back or is not wanted any
 * more is left; a device that is gone is forgotten.
 *
 * @throws where its push service may take it later; the job is tried again then.
 */
export async function pushNotification(
  p: Platform,
  post: GuardedPost,
  { id, deviceId }: { readonly id: string; readonly deviceId: string },
): Promise<void> {
  const { read } = p.db;
  const [row, device] = [await findNotification(read, id), await deviceById(read, deviceId)];
  if (!device || row?.userId !== device.userId || row.readAt !== null || !row.inApp) return;
  const { userId, sessionId } = device;
  const forget = () => p.db.transaction((tx) => deleteDeviceById(tx, deviceId));
  // Whoever signed out there, or was, is told nothing there any more.
  if ((await findSession(read, sessionId))?.endedAt !== null) return forget();
  const wish = (await preferencesOf(read, [userId], row.type))(userId);
  const isOpen = (await visibleAmong(read, [userId])).has(userId);
  const to = isOpen ? (await membersByIds(read, [userId])).get(userId) : undefined;
  if (!to || !wish.push) return;
  const [one] = await writeNotifications(p, read, userId, [row], to.language);
  if (!one) return;
  const payload = JSON.stringify({
    title: one.title,
    body: one.message,
    url: one.actionUrl ?? pages.network({ hash: 'notifications' }),
    // What gathers several stays one on the device.
    tag: row.gathering ?? row.id,
  });
  const status = await send(p, post, device, payload);
  if (status === 'gone') await forget();
  if (status === 'later') throw new Error('The push service did not take a notification.');
}

/** What is sent; null of keys that no browser made. */
function sealed(p: Platform, { endpoint, p256dh, auth }: DeviceRow, payload: string) {
  const { publicUrl, mailFrom } = p.settings;
  const [, sender = mailFrom] = /<([^>]+)>/.exec(mailFrom) ?? [];
  const subject = publicUrl.startsWith('https:') ? publicUrl : `mailto:${sender}`;
  const vapidDetails = { ...pushKeys(p.secret), subject };
  try {
    const keys = { p256dh, auth };
    const options = { vapidDetails, TTL: keptFor };
    return webPush.generateRequestDetails({ endpoint, keys }, payload, options);
  } catch {
    return null;
  }
}

async function send(
  p: Platform,
  post: GuardedPost,
  device: DeviceRow,
  payload: string,
): Promise<'taken' | 'gone' | 'later'> {
  const details = sealed(p, device, payload);
  if (details === null) return 'gone';
  const { headers, body } = details;
  const status = await post(device.endpoint, {
    headers: Object.fromEntries(Object.entries(headers).map(([name, it]) => [name, `${it}`])),
    body,
  });
  if (typeof status === 'string') return status === 'forbidden' ? 'gone' : 'later';
  if (status >= 200 && status < 300) return 'taken';
  // Not there, not for this product's key, or nothing that it could ever take.
  return status === 429 || status >= 500 ? 'later' : 'gone';
}
