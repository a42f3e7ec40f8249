import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/client.ts';
import type { NewNotification } from './notifications.repo.ts';
import { notificationPeople, notifications } from './notifications.tables.ts';

/** A notification to write, or, where it gathers what several did, to put somebody into. */
export interface NewTelling
  extends Pick<NewNotification, 'id' | 'userId' | 'type' | 'text' | 'values'> {
  readonly fromUserId: string | null;
  readonly isPersonal: boolean;
  readonly placeOf: string | null;
  readonly actionUrl: string | null;
  /** ISO instant. */
  readonly at: string;
  readonly inApp: boolean;
  readonly mailWaits: boolean;
  readonly gatheredBy: string | null;
  readonly gathering: string | null;
  readonly doerId: string | null;
  readonly called: string | null;
}

/**
 * Notifications as parts of a statement's `WITH`. Whoever stands in one that gathers already moves to
 * the front, and the notification with them: lists are in the order of ids.
 *
 * @param on what has to hold, such as that what they tell of was written.
 */
export function tellingParts(rows: readonly NewTelling[], on: SQL): SQL[] {
  if (rows.length === 0) return [];
  return [
    sql`to_tell AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n (
        id uuid, "userId" uuid, type text, text text, "values" jsonb, "fromUserId" uuid,
        "isPersonal" boolean, "placeOf" uuid, "actionUrl" text, at timestamptz, "inApp" boolean,
        "mailWaits" boolean, "gatheredBy" text, gathering uuid, "doerId" uuid, called text))`,
    sql`told AS (
      INSERT INTO ${notifications} (id, user_id, type, text, "values", from_user_id, is_personal,
        place_of, action_url, created_at, in_app, mail_waits, gathered_by, gathering)
      SELECT id, "userId", type, text, "values", "fromUserId", "isPersonal", "placeOf", "actionUrl",
        at, "inApp", "mailWaits", "gatheredBy", gathering
      FROM to_tell WHERE ${on}
      ON CONFLICT (gathering) DO UPDATE SET id = excluded.id, created_at = excluded.created_at,
        action_url = excluded.action_url, read_at = NULL
      RETURNING gathering)`,
    sql`told_people AS (
      INSERT INTO ${notificationPeople} (gathering, user_id, name, at)
      SELECT told.gathering, "doerId", called, at
      FROM told JOIN to_tell ON to_tell.gathering = told.gathering
      ON CONFLICT (gathering, user_id) DO UPDATE SET name = excluded.name, at = excluded.at)`,
  ];
}

export async function insertTelling(tx: Tx, rows: readonly NewTelling[]): Promise<void> {
  const parts = tellingParts(rows, sql`true`);
  if (parts.length > 0) await tx.execute(sql`WITH ${sql.join(parts, sql`, `)} SELECT`);
}
