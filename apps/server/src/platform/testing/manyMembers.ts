import type { TestApp } from './testApp.ts';

interface Client {
  query<T extends object>(text: string, values?: unknown[]): Promise<{ readonly rows: T[] }>;
}

/**
 * Makes so many members, in place of those of an earlier call, and lets `work` write what they did at
 * once, by a connection on which nothing that is referred to is looked for.
 *
 * @param work finds them in the table `cast_of`, numbered from 1.
 */
export async function manyMembers<T>(
  app: TestApp,
  members: number,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = await app.platform.db.pool.connect();
  try {
    await client.query("SET session_replication_role = 'replica'");
    await client.query("SET statement_timeout = '10min'");
    await client.query("DELETE FROM users WHERE email LIKE 'puno-%'");
    await client.query(
      `INSERT INTO users (id, email, first_name, last_name, language, verified_at, adult_said_at, created_at)
       SELECT gen_random_uuid(), 'puno-' || n || '@b.ba', 'Ime' || n, 'Prezime' || n, 'bhs', now(), now(), now()
       FROM generate_series(1, $1::int) AS n`,
      [members],
    );
    await client.query(
      `CREATE TEMP TABLE cast_of (n int PRIMARY KEY, id uuid);
       INSERT INTO cast_of SELECT row_number() OVER (ORDER BY id), id FROM users WHERE email LIKE 'puno-%';
       ANALYZE cast_of`,
    );
    return await work(client);
  } finally {
    client.release(true);
  }
}
