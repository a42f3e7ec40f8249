import { type SQL, sql } from 'drizzle-orm';
import { isVisible } from '../accounts/public.ts';
import { isConnected } from '../network/public.ts';
import { conversations, conversationMembers as members } from './conversations.tables.ts';

/**
 * That it is plain that the sender of `s` may write: in groups that they are in, and to connections
 * who let them in. Of the others it takes more to say. Asked for each by its keys: joined, the database
 * would read all members and connections for a few messages.
 */
export const speaksPlainly: SQL = sql`(
  SELECT true FROM ${members} AS own
  JOIN ${conversations} AS c ON c.id = own.conversation_id
  CROSS JOIN LATERAL (
    SELECT CASE WHEN c.low_id = own.user_id THEN c.high_id ELSE c.low_id END AS id
  ) AS other
  WHERE own.conversation_id = s.conversation_id AND own.user_id = s.sender_id
    AND own.status = 'active'
    AND (c.is_group OR c.messages > 0
      AND EXISTS (SELECT FROM ${members} AS part WHERE part.conversation_id = c.id
        AND part.user_id = other.id AND part.status = 'active')
      AND ${isConnected(sql`own.user_id`, sql`other.id`)}
      AND ${isVisible(sql`other.id`)}))`;
