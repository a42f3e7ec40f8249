import type { Channel } from '@app/domain/notifications/notification.choices';
import type { NotificationType } from '@app/domain/notifications/notification.types';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db/client.ts';
import type { MailTimesRow } from './choices.repo.ts';
import {
  notificationChoices as choices,
  notificationMails as mails,
  notifications,
  pushDevices,
} from './notifications.tables.ts';

/** The last notification in which a member is told who did something. */
export interface LastGathered {
  readonly id: string;
  readonly gathering: string;
  readonly inApp: boolean;
  readonly mailWaits: boolean;
  /** Not read yet: whoever does the same stands in it too. */
  readonly isOpen: boolean;
}

/** What decides how a member is told something of a type. */
export interface Recipient {
  readonly userId: string;
  readonly chosen: Readonly<Partial<Record<Channel, boolean>>> | null;
  readonly times: MailTimesRow | null;
  readonly devices: readonly string[];
  /** Null where nothing was gathered by the key yet, and of what gathers nobody. */
  readonly last: LastGathered | null;
}

const lastGathered = (userId: SQLWrapper, key: SQLWrapper) => sql`(
  SELECT json_build_object('id', n.id, 'gathering', n.gathering, 'inApp', n.in_app,
    'mailWaits', n.mail_waits, 'isOpen', one.is_open)
  FROM ${notifications} AS n
  CROSS JOIN LATERAL (SELECT n.read_at IS NULL AND (n.in_app OR n.mail_waits) AS is_open) AS one
  WHERE n.user_id = ${userId} AND n.gathered_by = ${key}
  ORDER BY one.is_open DESC, n.id DESC LIMIT 1)`;

/**
 * A member as a recipient, inside a query that finds them.
 *
 * @param key what gathers those who do the same.
 */
export const asRecipient = (
  userId: SQLWrapper,
  type: NotificationType,
  key?: SQLWrapper,
): SQL<Recipient> => sql`json_build_object(
  'userId', ${userId},
  'chosen', (SELECT json_object_agg(c.channel, c."on") FROM ${choices} AS c
    WHERE c.user_id = ${userId} AND c.type = ${type}),
  'times', (SELECT json_build_object('frequency', m.frequency, 'quietFrom', m.quiet_from,
    'quietTo', m.quiet_to) FROM ${mails} AS m WHERE m.user_id = ${userId}),
  'devices', ARRAY(SELECT d.id FROM ${pushDevices} AS d WHERE d.user_id = ${userId}),
  'last', ${key ? lastGathered(userId, key) : sql`NULL`})`;

export async function recipientsOf(
  read: Reader,
  userIds: readonly string[],
  type: NotificationType,
  key?: string,
): Promise<Recipient[]> {
  if (userIds.length === 0) return [];
  const recipient = asRecipient(sql`u.id`, type, key === undefined ? undefined : sql`${key}::text`);
  const { rows } = await read.execute<{ recipient: Recipient }>(sql`
    SELECT ${recipient} AS recipient
    FROM unnest(${sql.param([...userIds])}::uuid[]) WITH ORDINALITY AS u (id, place) ORDER BY place`);
  return rows.map(({ recipient }) => recipient);
}
