import {
  type DigestFrequency,
  isDigest,
  lastDigest,
  outsideQuiet,
} from '@app/domain/notifications/mail-times';
import { foldKey, foldRows } from '@app/domain/notifications/notification.groups';
import type { NotificationType } from '@app/domain/notifications/notification.types';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { type MemberName, membersByIds, visibleAmong } from '../accounts/public.ts';
import { choicesMade, lockMailTimes, saveDigestTime } from './choices.repo.ts';
import { preferencesIn, preferencesOf } from './choices.service.ts';
import {
  claimMails,
  claimMailsOf,
  membersWithDigest,
  requeueMails,
  waitingMail,
} from './mails.repo.ts';
import { digestMail, notificationMail, type Place } from './notifications.mails.tsx';
import { jobNames } from './notifications.names.ts';
import type { NotificationRow } from './notifications.repo.ts';
import { writeNotifications } from './notifications.view.ts';
import { type Subscription, unsubscribeToken } from './unsubscribe.ts';

/** Types that tell a decision, or that something comes back: what is asked then is asked the bank. */
const decided: readonly NotificationType[] = ['status_change'];

/**
 * Mails one notification. What was read meanwhile or is not wanted by mail any more is left; what
 * belongs into a digest by now waits for it.
 */
export async function mailNotification(p: Platform, id: string): Promise<void> {
  const row = await waitingMail(p.db.read, id);
  if (!row) return;
  const wish = (await preferencesOf(p.db.read, [row.userId], row.type))(row.userId);
  if (wish.mail && isDigest(wish.frequency)) return;
  await claimAndSend(p, row.userId, {
    take: () => p.db.transaction((tx) => claimMails(tx, [id])),
    write: async (taken, to) => {
      if (!wish.mail || row.readAt) return undefined;
      const [one] = await writeNotifications(p, p.db.read, to.id, taken, to.language);
      if (!one) return undefined;
      const mail = notificationMail(placeOf(p, to.id, row.type), to, one);
      const replyTo =
        decided.includes(row.type) && one.actionUrl
          ? await p.provided.contactAt(p.db.read, one.actionUrl)
          : undefined;
      return { ...mail, ...(replyTo ? { replyTo } : {}) };
    },
    putBack: (taken) => p.db.transaction((tx) => requeueMails(tx, idsOf(taken))),
  });
}

const pageSize = 200;
const first = '00000000-0000-0000-0000-000000000000';

/** Puts a job for each digest that is due. A time that was missed is made up for. */
export async function putDigests(p: Platform): Promise<void> {
  for (const frequency of ['daily', 'weekly'] as const) await putDigestsOf(p, frequency);
}

async function putDigestsOf(p: Platform, frequency: DigestFrequency): Promise<void> {
  const now = p.clock.now();
  const due = lastDigest(frequency, now);
  for (let after = first; ; ) {
    const members = await membersWithDigest(p.db.read, frequency, due, after, pageSize);
    await p.db.transaction(async (tx) => {
      for (const { userId, quiet } of members) {
        await p.jobs.put(
          tx,
          jobNames.digest,
          { userId, due: due.toISOString() },
          { singletonKey: `${userId} ${due.getTime()}`, startAfter: outsideQuiet(now, quiet) },
        );
      }
    });
    const last = members.at(-1);
    if (!last || members.length < pageSize) return;
    after = last.userId;
  }
}

/**
 * Mails the digest of a time: what came until then, is unread and was in no mail yet. Taking it and
 * noting the time are one, so that no second copy sends it again; nothing new is no mail.
 */
export async function sendDigest(p: Platform, userId: string, due: Date): Promise<void> {
  let before: Date | null = null;
  await claimAndSend(p, userId, {
    take: () =>
      p.db.transaction(async (tx) => {
        const { digestedAt } = await lockMailTimes(tx, userId);
        if (digestedAt && digestedAt >= due) return [];
        before = digestedAt;
        await saveDigestTime(tx, userId, due);
        return claimMailsOf(tx, userId, due);
      }),
    write: async (taken, to) => {
      const wishOf = preferencesIn(await choicesMade(p.db.read, [userId]))(userId);
      const news = taken.filter((row) => row.readAt === null && wishOf(row.type).mail);
      if (news.length === 0) return undefined;
      const written = await writeNotifications(p, p.db.read, userId, news, to.language);
      if (written.length === 0) return undefined;
      return digestMail(placeOf(p, userId, 'digest'), to, foldRows(written, foldKey));
    },
    putBack: (taken) =>
      p.db.transaction(async (tx) => {
        await requeueMails(tx, idsOf(taken));
        await saveDigestTime(tx, userId, before);
      }),
  });
}

/**
 * Sends what was taken out of what waits, so that two copies never send the same; where sending
 * fails it waits again and the job is tried later. Nothing goes to an account that is closed or
 * waits to be erased.
 */
async function claimAndSend(
  p: Platform,
  userId: string,
  steps: {
    take(): Promise<NotificationRow[]>;
    write(taken: NotificationRow[], to: MemberName): Promise<Mail | undefined>;
    putBack(taken: NotificationRow[]): Promise<void>;
  },
): Promise<void> {
  const taken = await steps.take();
  if (taken.length === 0) return;
  try {
    const open = (await visibleAmong(p.db.read, [userId])).has(userId);
    const to = open ? (await membersByIds(p.db.read, [userId])).get(userId) : undefined;
    const mail = to && (await steps.write(taken, to));
    if (mail) await p.mail.send(mail);
  } catch (error) {
    await steps.putBack(taken);
    throw error;
  }
}

const idsOf = (rows: readonly NotificationRow[]) => rows.map((row) => row.id);

const placeOf = (p: Platform, userId: string, what: Subscription): Place => ({
  brand: p.settings.brand,
  publicUrl: p.settings.publicUrl,
  unsubscribe: `${p.settings.publicUrl}/api/notifications/unsubscribe/${unsubscribeToken(p.secret, userId, what)}`,
});
