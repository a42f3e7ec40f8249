import { isDigest, outsideQuiet } from '@app/domain/notifications/mail-times';
import type { Tx } from '../../platform/db/client.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { preferencesOf } from './choices.service.ts';
import {
  lockUnread,
  type NotificationPerson,
  putPerson,
  renewNotification,
  takeOut,
  wasTold,
} from './gathered.repo.ts';
import { jobNames } from './notifications.names.ts';
import type { NotificationRow } from './notifications.repo.ts';
import { deliver, type Notice, type Telling } from './notifications.service.ts';
import { putPushes } from './push.service.ts';

/** What several do to one member. The text has a second pair, `<text>More…`, with their `{{count}}`. */
export interface Gathered extends Pick<Notice, 'type' | 'text' | 'actionUrl' | 'placeOf'> {
  readonly userId: string;
  readonly from: string;
  /** What they are called to that member, where that is not their whole name. */
  readonly called?: string;
  /** Of what it is, and of what action: what has the same key stands in one notification until it is read. */
  readonly key: string;
  /** The member is told of each of them once, however often they do it. */
  readonly isOnce?: true;
}

/**
 * Tells a member of an action that others may do too: in the notification of it that they have not read
 * yet, which comes to the front, else in a new one. Whoever calls holds what the key names.
 */
export async function notifyGathered(tx: Tx, p: Telling, gathered: Gathered): Promise<void> {
  const { userId, from, called, key, isOnce, ...told } = gathered;
  if (isOnce && (await wasTold(tx, userId, key, from))) return;
  const person: NotificationPerson = { userId: from, name: called ?? null, at: p.clock.now() };
  const unread = await lockUnread(tx, userId, key);
  if (unread) return join(tx, p, unread, { person, actionUrl: told.actionUrl });
  const notice: Notice = { userIds: [userId], values: {}, isPersonal: true, ...told };
  for (const gathering of await deliver(tx, p, notice, key)) {
    await putPerson(tx, gathering, person);
  }
}

async function join(
  tx: Tx,
  p: Telling,
  { id: before, gathering, userId, type, inApp, mailWaits }: NotificationRow,
  { person, actionUrl }: { readonly person: NotificationPerson } & Pick<Gathered, 'actionUrl'>,
): Promise<void> {
  const id = newId();
  await renewNotification(tx, before, { id, createdAt: person.at, actionUrl });
  if (gathering !== null) await putPerson(tx, gathering, person);
  // The mail that was to go out for it, and what was to be pushed, does not find it any more.
  const { frequency, quiet, push } = (await preferencesOf(tx, [userId], type))(userId);
  const startAfter = outsideQuiet(person.at, quiet);
  if (mailWaits && !isDigest(frequency)) {
    await p.jobs.put(tx, jobNames.mail, { id }, { startAfter });
  }
  if (inApp && push) await putPushes(tx, p, [{ id, userId, startAfter }]);
  if (inApp) p.signals.publish(tx, `user:${userId}`);
}

/** Somebody took back what they did: what is not read yet names and counts them no more. */
export async function takeBack(
  tx: Tx,
  { signals }: Pick<Platform, 'signals'>,
  { userId, key, from }: Pick<Gathered, 'userId' | 'key' | 'from'>,
): Promise<void> {
  if (await takeOut(tx, userId, key, from)) signals.publish(tx, `user:${userId}`);
}
