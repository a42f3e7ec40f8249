import type { TestApp } from '../../platform/testing/testApp.ts';

interface Member {
  readonly id: string;
}

/**
 * Fills the lists of conversations of one member, one conversation with messages, and all messages
 * with those of others, of which `searcher` has few. @returns the conversation.
 */
export async function fillConversations(
  app: TestApp,
  { reader, searcher, many }: { readonly reader: Member; readonly searcher: Member; many: number },
): Promise<{ readonly id: string }> {
  const { pool } = app.platform.db;
  const at = "'2026-11-20T11:00:00Z'::timestamptz - n * interval '1 minute'";
  await pool.query(
    `WITH made AS (
       INSERT INTO conversations (id, is_group, name, messages, created_at)
       SELECT gen_random_uuid(), true, 'g' || n, 1, ${at} FROM generate_series(1, $2) AS n
       RETURNING id, substr(name, 2)::int AS n
     ), wrote AS (
       INSERT INTO messages (id, conversation_id, number, content, created_at, words)
       SELECT gen_random_uuid(), id, 1, repeat('Vidimo se u pet kod mosta. ', 12), ${at}, to_tsvector('simple',
         CASE n % 100 WHEN 7 THEN 'staza' ELSE 'cesta' END || ' rijeka w' || n % 200)
       FROM made
     )
     INSERT INTO conversation_members (conversation_id, user_id, status, since, last_at,
       last_number, is_archived)
     SELECT id, $1, CASE n % 10 WHEN 7 THEN 'waiting' ELSE 'active' END, ${at}, ${at}, 1, n % 10 = 8
     FROM made`,
    [reader.id, many],
  );
  // Search reads what is the searcher's own and holds the words.
  await pool.query(
    `INSERT INTO conversation_members (conversation_id, user_id, status, since, last_at)
     SELECT id, $1, 'active', created_at, created_at FROM conversations
     WHERE substr(name, 2)::int % 100 IN (7, 9) AND substr(name, 2)::int < 2000`,
    [searcher.id],
  );
  const { rows } = await pool.query<{ id: string }>(
    `SELECT id FROM conversations WHERE name = 'g1'`,
  );
  const [one] = rows;
  if (!one) throw new Error('No conversation was made.');
  await pool.query(
    `INSERT INTO messages (id, conversation_id, number, content, created_at)
     SELECT gen_random_uuid(), $1, n + 1, 'x', ${at} FROM generate_series(1, $2) AS n`,
    [one.id, many],
  );
  await pool.query('ANALYZE conversations, conversation_members, messages');
  return one;
}
