import { createHash } from 'node:crypto';
import { isDigest, outsideQuiet } from '@app/domain/notifications/mail-times';
import { isOn } from '@app/domain/notifications/notification.choices';
import type { NotificationType } from '@app/domain/notifications/notification.types';
import type { NotificationText } from '@app/messages/notifications';
import { newId } from '../../platform/ids.ts';
import { type MailTimes, timesOf } from './choices.repo.ts';
import { jobNames } from './notifications.names.ts';
import type { NotificationValue } from './notifications.view.ts';
import type { LastGathered, Recipient } from './recipients.repo.ts';
import type { NewTelling } from './telling.repo.ts';

export interface Notice {
  /** Whom; each once, however often named. Nobody is no failure. */
  readonly userIds: readonly string[];
  readonly type: NotificationType;
  readonly text: NotificationText;
  /** Amounts in KM; numbers are written as the reader's language writes them. */
  readonly values: Readonly<Record<string, NotificationValue>>;
  /** Address within the product that a click leads to. */
  readonly actionUrl: string | null;
  /** Whose doing it is; the text has their name as `{{name}}`. */
  readonly from?: string;
  /**
   * A mail that is written for the occasion goes to whom `mailRecipients` names; the notification
   * itself is mailed only with a digest.
   */
  readonly ownMail?: true;
  /** Of nothing but what `from` did to them: it is gone while a block stands between the two. */
  readonly isPersonal?: true;
  /** Whose page `actionUrl` is: nothing leads there while a block stands between them and the reader. */
  readonly placeOf?: string;
}

export interface Preference extends MailTimes {
  readonly app: boolean;
  /** By e-mail, at once or with a digest. */
  readonly mail: boolean;
  /** On the member's devices, of what the app shows. */
  readonly push: boolean;
}

/** Who did something that others may do too, as the one notification of all of them has it. */
export interface Doer {
  readonly id: string;
  /** What they are called to that member, where that is not their whole name. */
  readonly called?: string | undefined;
}

/** What is written to tell members something, and what follows it. */
export interface Telling {
  readonly rows: readonly NewTelling[];
  readonly jobs: readonly {
    readonly name: string;
    readonly data: Readonly<Record<string, string>>;
    readonly startAfter: Date;
  }[];
  /** Of whom the app shows something new. */
  readonly shownTo: readonly string[];
}

export const nothingToTell: Telling = { rows: [], jobs: [], shownTo: [] };

/**
 * How members are told something, each on the ways that they chose.
 *
 * @param recipients of this notice's type; each once.
 * @param gathered by what those who do the same stand in one notification, and who did it.
 */
export function tellingOf(
  notice: Omit<Notice, 'userIds'>,
  recipients: readonly Recipient[],
  at: Date,
  gathered?: { readonly key: string; readonly by: Doer },
): Telling {
  const tellings = recipients.map((one) => tellingOne(notice, one, at, gathered));
  return together(tellings);
}

export const together = (all: readonly Telling[]): Telling => ({
  rows: all.flatMap(({ rows }) => rows),
  jobs: all.flatMap(({ jobs }) => jobs),
  shownTo: all.flatMap(({ shownTo }) => shownTo),
});

function tellingOne(
  { type, text, values, actionUrl, from, isPersonal, placeOf, ownMail }: Omit<Notice, 'userIds'>,
  { userId, last, devices, ...recipient }: Recipient,
  at: Date,
  gathered?: { readonly key: string; readonly by: Doer },
): Telling {
  const wish = preferenceOf(recipient, type);
  const joined = gathered && last?.isOpen ? last : undefined;
  const inApp: boolean = joined?.inApp ?? wish.app;
  const mailWaits: boolean =
    joined?.mailWaits ?? (wish.mail && (isDigest(wish.frequency) || !ownMail));
  if (!inApp && !mailWaits) return nothingToTell;
  const id = newId();
  const startAfter = outsideQuiet(at, wish.quiet);
  return {
    rows: [
      {
        id,
        userId,
        type,
        text,
        values,
        fromUserId: from ?? null,
        isPersonal: isPersonal ?? false,
        placeOf: placeOf ?? null,
        actionUrl,
        at: at.toISOString(),
        inApp,
        mailWaits,
        gatheredBy: gathered?.key ?? null,
        gathering: gathered ? gatheringAfter(last, `${userId} ${gathered.key}`) : null,
        doerId: gathered?.by.id ?? null,
        called: gathered?.by.called ?? null,
      },
    ],
    jobs: [
      ...(mailWaits && !isDigest(wish.frequency)
        ? [{ name: jobNames.mail, data: { id }, startAfter }]
        : []),
      ...(inApp && wish.push
        ? devices.map((deviceId) => ({ name: jobNames.push, data: { id, deviceId }, startAfter }))
        : []),
    ],
    shownTo: inApp ? [userId] : [],
  };
}

export function preferenceOf(
  { chosen, times }: Pick<Recipient, 'chosen' | 'times'>,
  type: NotificationType,
): Preference {
  const { frequency, quiet } = timesOf(times);
  const app = isOn(type, 'app', chosen?.app);
  return {
    frequency,
    quiet,
    app,
    mail: isOn(type, 'mail', chosen?.mail) && frequency !== 'never',
    push: app && isOn(type, 'push', chosen?.push),
  };
}

/**
 * What those stand by who do the same from now on. Two who begin it at the same moment find the same,
 * so that they stand in one.
 */
function gatheringAfter(last: LastGathered | null, first: string): string {
  if (last?.isOpen) return last.gathering;
  const hash = createHash('sha256')
    .update(last?.id ?? first)
    .digest('hex');
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
