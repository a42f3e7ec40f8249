import { sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db/client.ts';
import { isVisible } from '../accounts/public.ts';
import { isConnected } from '../network/public.ts';
import { conversations, conversationMembers as members } from './conversations.tables.ts';

interface Speaker {
  readonly conversationId: string;
  readonly senderId: string;
}

export const speakerKey = ({ conversationId, senderId }: Speaker) =>
  `${conversationId} ${senderId}`;

/**
 * Those of whom it is plain that they may write, all at once: in groups that they are in, and to
 * connections who let them in. Of the others it takes more to say.
 */
export async function plainSpeakers(
  read: Reader,
  asked: readonly Speaker[],
): Promise<ReadonlySet<string>> {
  const { rows } = await read.execute<{ conversation_id: string; sender_id: string }>(sql`
    SELECT own.conversation_id, own.user_id AS sender_id
    FROM unnest(${sql.param(asked.map((one) => one.conversationId))}::uuid[],
      ${sql.param(asked.map((one) => one.senderId))}::uuid[]) AS asked (conversation_id, sender_id)
    JOIN ${members} AS own ON own.conversation_id = asked.conversation_id
      AND own.user_id = asked.sender_id AND own.status = 'active'
    JOIN ${conversations} AS c ON c.id = own.conversation_id
    CROSS JOIN LATERAL (
      SELECT CASE WHEN c.low_id = own.user_id THEN c.high_id ELSE c.low_id END AS id
    ) AS other
    WHERE c.is_group OR c.messages > 0
      AND EXISTS (SELECT FROM ${members} AS part WHERE part.conversation_id = c.id
        AND part.user_id = other.id AND part.status = 'active')
      AND ${isConnected(sql`own.user_id`, sql`other.id`)}
      AND ${isVisible(sql`other.id`)}`);
  return new Set(
    rows.map((row) => speakerKey({ conversationId: row.conversation_id, senderId: row.sender_id })),
  );
}
