import type { Tx } from '../../platform/db/client.ts';
import type { Platform } from '../../platform/platform.ts';
import { takeOut, wasNotified } from './gathered.repo.ts';
import { type NotificationPlatform, tell } from './notifications.service.ts';
import { type Recipient, recipientsOf } from './recipients.repo.ts';
import { type Notice, type Telling, tellingOf } from './telling.ts';

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
 * yet, which comes to the front, else in a new one.
 */
export async function notifyGathered(
  tx: Tx,
  p: NotificationPlatform,
  gathered: Gathered,
): Promise<void> {
  const { userId, from, key, isOnce } = gathered;
  if (isOnce && (await wasNotified(tx, userId, key, from))) return;
  const recipients = await recipientsOf(tx, [userId], gathered.type, key);
  await tell(tx, p, gatheredTelling(gathered, recipients, p.clock.now()));
}

/** The same of recipients who are found already, as the statement that writes it needs it. */
export const gatheredTelling = (
  { from, called, key, type, text, actionUrl, placeOf }: Omit<Gathered, 'userId'>,
  recipients: readonly Recipient[],
  at: Date,
): Telling =>
  tellingOf(
    { type, text, actionUrl, values: {}, isPersonal: true, ...(placeOf && { placeOf }) },
    recipients,
    at,
    { key, by: { id: from, called } },
  );

/** Somebody took back what they did: what is not read yet names and counts them no more. */
export async function takeBack(
  tx: Tx,
  { signals }: Pick<Platform, 'signals'>,
  { userId, key, from }: Pick<Gathered, 'userId' | 'key' | 'from'>,
): Promise<void> {
  if (await takeOut(tx, userId, key, from)) signals.publish(tx, `user:${userId}`);
}
