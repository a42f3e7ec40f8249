import type {
  NotificationChoices,
  NotificationChoicesChange,
  QuietHours as QuietHoursView,
} from '@app/contracts/notifications/notifications.schemas';
import {
  isDigest,
  nextDigest,
  outsideQuiet,
  type QuietHours,
} from '@app/domain/notifications/mail-times';
import {
  type Channel,
  channels,
  choicesOf,
  isOn,
  mayChoose,
  type SavedChoice,
} from '@app/domain/notifications/notification.choices';
import {
  type NotificationType,
  notificationTypes,
} from '@app/domain/notifications/notification.types';
import type { z } from 'zod';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { type Failure, fail } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { visibleAmong } from '../accounts/public.ts';
import {
  type ChoiceRow,
  choicesMade,
  lockMailTimes,
  type MailTimes,
  mailTimesOf,
  saveChoices,
  saveMailTimes,
} from './choices.repo.ts';
import { claimMailsOf } from './mails.repo.ts';
import { jobNames } from './notifications.names.ts';
import { countDevices } from './push.repo.ts';
import { recipientsOf } from './recipients.repo.ts';
import { type Preference, preferenceOf } from './telling.ts';

export async function preferencesOf(
  read: Reader,
  userIds: readonly string[],
  type: NotificationType,
): Promise<(userId: string) => Preference> {
  const recipients = await recipientsOf(read, userIds, type);
  const known = new Map(recipients.map((one) => [one.userId, preferenceOf(one, type)]));
  const unchosen = preferenceOf({ chosen: null, times: null }, type);
  return (userId) => known.get(userId) ?? unchosen;
}

/** By their choices alone, whenever mails come. */
export function preferencesIn(
  rows: readonly ChoiceRow[],
): (userId: string) => (type: NotificationType) => Readonly<Record<Channel, boolean>> {
  const saved = savedIn(rows);
  return (userId) => (type) => ({
    app: isOn(type, 'app', saved(userId)(type, 'app')),
    mail: isOn(type, 'mail', saved(userId)(type, 'mail')),
    push: isOn(type, 'push', saved(userId)(type, 'push')),
  });
}

function savedIn(rows: readonly ChoiceRow[]): (userId: string) => SavedChoice {
  const saved = new Map(rows.map((row) => [`${row.userId} ${row.type} ${row.channel}`, row.on]));
  return (userId) => (type, channel) => saved.get(`${userId} ${type} ${channel}`);
}

/**
 * Who of the members wants an e-mail at once about something that they are notified of, and when it
 * may go out: at `at`, or once their quiet hours are over. Whoever wants a digest or no e-mail is
 * not among them: their notification goes into the digest.
 *
 * Nobody whose account is closed or waits to be erased is among them either.
 *
 * Not to be asked for what is no news but a member's own receipt, nor for the safety of an account.
 */
export async function mailRecipients(
  read: Reader,
  userIds: readonly string[],
  type: NotificationType,
  at: Date,
): Promise<ReadonlyMap<string, Date>> {
  const asked = [...new Set(userIds)];
  if (asked.length === 0) return new Map();
  const wishOf = await preferencesOf(read, asked, type);
  const open = await visibleAmong(read, asked);
  return new Map(
    asked.flatMap((userId) => {
      if (!open.has(userId)) return [];
      const { mail, frequency, quiet } = wishOf(userId);
      return mail && !isDigest(frequency) ? [[userId, outsideQuiet(at, quiet)]] : [];
    }),
  );
}

export async function readChoices(
  p: Pick<Platform, 'clock'>,
  read: Reader,
  userId: string,
): Promise<z.output<typeof NotificationChoices>> {
  const saved = savedIn(await choicesMade(read, [userId]))(userId);
  const times = (await mailTimesOf(read, [userId])).get(userId);
  const { frequency = 'never', quiet = null } = times ?? {};
  return {
    types: notificationTypes.map((type) => ({ type, ...choicesOf(type, saved, frequency) })),
    accountSecurity: { on: true, locked: 'security' },
    frequency,
    quietHours: quiet && { from: clockTime(quiet.from), to: clockTime(quiet.to) },
    nextDigestAt: isDigest(frequency)
      ? outsideQuiet(nextDigest(frequency, p.clock.now()), quiet)
      : null,
    devices: await countDevices(read, userId),
  };
}

/** Changes some of a member's choices. @returns `VALIDATION` for one that cannot be changed. */
export async function changeChoices(
  p: Platform,
  userId: string,
  change: NotificationChoicesChange,
): Promise<Failure | z.output<typeof NotificationChoices>> {
  const chosen = (change.types ?? []).flatMap(({ type, ...ways }) =>
    channels.flatMap((channel) => {
      const on = ways[channel];
      return on === undefined ? [] : [{ type, channel, on }];
    }),
  );
  const refused = chosen.find(({ type, channel, on }) => !mayChoose(type, channel, on));
  if (refused) {
    return fail('VALIDATION', {
      fields: { [`types.${refused.type}.${refused.channel}`]: 'choiceLocked' },
    });
  }
  return p.db.transaction(async (tx) => {
    const before = await lockMailTimes(tx, userId);
    await saveChoices(tx, userId, lastOfEach(chosen));
    await changeTimes(p, tx, userId, before, change);
    p.signals.publish(tx, `user:${userId}`);
    return readChoices(p, tx, userId);
  });
}

/** One statement changes a row once. */
function lastOfEach<T extends { readonly type: string; readonly channel: string }>(
  chosen: readonly T[],
): T[] {
  return [...new Map(chosen.map((one) => [`${one.type} ${one.channel}`, one])).values()];
}

/** What waited for a digest that does not come any more goes out now, or not at all. */
async function changeTimes(
  p: Platform,
  tx: Tx,
  userId: string,
  before: MailTimes,
  { frequency = before.frequency, quietHours }: NotificationChoicesChange,
): Promise<void> {
  const quiet = quietHours === undefined ? before.quiet : quietHours && minutesOf(quietHours);
  await saveMailTimes(tx, userId, { frequency, quiet });
  if (frequency === 'never') await claimMailsOf(tx, userId);
  if (frequency === 'at_once' && isDigest(before.frequency)) {
    const now = p.clock.now();
    await p.jobs.put(
      tx,
      jobNames.digest,
      { userId, due: now },
      { startAfter: outsideQuiet(now, quiet) },
    );
  }
}

/** `what`: a type that comes by e-mail no more, or `digest`. */
export async function endMails(
  p: Platform,
  userId: string,
  what: NotificationType | 'digest',
): Promise<void> {
  await p.db.transaction(async (tx) => {
    const times = await lockMailTimes(tx, userId);
    if (what !== 'digest') {
      await saveChoices(tx, userId, [{ type: what, channel: 'mail', on: false }]);
    } else if (isDigest(times.frequency)) {
      await changeTimes(p, tx, userId, times, { frequency: 'never' });
    }
    p.signals.publish(tx, `user:${userId}`);
  });
}

const clockTime = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

function minutesOf({ from, to }: QuietHoursView): QuietHours {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return { from: minutes(from), to: minutes(to) };
}
