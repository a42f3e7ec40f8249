import type { QuietHours } from '@app/domain/notifications/mail-times';
import {
  type Channel,
  defaultFrequency,
  type MailFrequency,
} from '@app/domain/notifications/notification.choices';
import type { NotificationType } from '@app/domain/notifications/notification.types';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { notificationChoices, notificationMails } from './notifications.tables.ts';

export interface MailTimes {
  readonly frequency: MailFrequency;
  readonly quiet: QuietHours | null;
}

const unchosen: MailTimes = { frequency: defaultFrequency, quiet: null };

/** @returns for each of the members, defaults filled in. */
export async function mailTimesOf(
  read: Reader,
  userIds: readonly string[],
): Promise<Map<string, MailTimes>> {
  const rows = await read
    .select()
    .from(notificationMails)
    .where(inArray(notificationMails.userId, [...userIds]));
  const kept = new Map(rows.map((row) => [row.userId, timesOf(row)]));
  return new Map(userIds.map((userId) => [userId, kept.get(userId) ?? unchosen]));
}

export type MailTimesRow = Pick<
  typeof notificationMails.$inferSelect,
  'frequency' | 'quietFrom' | 'quietTo'
>;

export function timesOf(row: MailTimesRow | null): MailTimes {
  if (row === null) return unchosen;
  const { frequency, quietFrom, quietTo } = row;
  const quiet = quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo };
  return { frequency, quiet };
}

/** A choice that was made; others are at their default. */
export type ChoiceRow = typeof notificationChoices.$inferSelect;

/** @param type of one type only; of all when left out. */
export async function choicesMade(
  read: Reader,
  userIds: readonly string[],
  type?: NotificationType,
): Promise<ChoiceRow[]> {
  return read
    .select()
    .from(notificationChoices)
    .where(
      and(
        inArray(notificationChoices.userId, [...userIds]),
        type ? eq(notificationChoices.type, type) : undefined,
      ),
    );
}

export async function saveChoices(
  tx: Tx,
  userId: string,
  choices: readonly {
    readonly type: NotificationType;
    readonly channel: Channel;
    readonly on: boolean;
  }[],
): Promise<void> {
  if (choices.length === 0) return;
  await tx
    .insert(notificationChoices)
    .values(choices.map((choice) => ({ userId, ...choice })))
    .onConflictDoUpdate({
      target: [notificationChoices.userId, notificationChoices.type, notificationChoices.channel],
      set: { on: sql`excluded."on"` },
    });
}

/** A member's mail times, made if there are none, kept from changing until the transaction's end. */
export async function lockMailTimes(
  tx: Tx,
  userId: string,
): Promise<MailTimes & { readonly digestedAt: Date | null }> {
  await tx
    .insert(notificationMails)
    .values({ userId, frequency: defaultFrequency })
    .onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(notificationMails)
    .where(eq(notificationMails.userId, userId))
    .for('update');
  return row ? { ...timesOf(row), digestedAt: row.digestedAt } : { ...unchosen, digestedAt: null };
}

export async function saveMailTimes(tx: Tx, userId: string, times: MailTimes): Promise<void> {
  await tx
    .update(notificationMails)
    .set({
      frequency: times.frequency,
      quietFrom: times.quiet?.from ?? null,
      quietTo: times.quiet?.to ?? null,
    })
    .where(eq(notificationMails.userId, userId));
}

export async function saveDigestTime(tx: Tx, userId: string, at: Date | null): Promise<void> {
  await tx
    .update(notificationMails)
    .set({ digestedAt: at })
    .where(eq(notificationMails.userId, userId));
}
