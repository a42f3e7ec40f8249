import type pg from 'pg';
import { alphabet } from './alphabet.ts';

/** A database that the server cannot work on; the message is one sentence for people. */
export class UnfitDatabase extends Error {
  override readonly name = 'UnfitDatabase';
}

/**
 * Searches and erasure compare letters whatever their case, and leave that to the database: one made
 * with the locale C knows the case of English letters alone, one of Turkish takes I for ı, and one
 * of another encoding cannot hold every name (decision 084). Lists by name go by the alphabet, which
 * comes with ICU.
 *
 * @throws UnfitDatabase
 */
export async function refuseUnfit(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ encoding: string; locale: string }>(
    `SELECT current_setting('server_encoding') AS encoding, datctype AS locale
     FROM pg_database WHERE datname = current_database()`,
  );
  const [database] = rows;
  if (database?.encoding === 'UTF8') {
    const small = await client.query<{ fits: boolean }>(
      `SELECT lower('ABČĆDĐEIJKSŠTZŽ ÄÉÖÜ ЂЖЋШ') = 'abčćdđeijksštzž äéöü ђжћш' AS fits`,
    );
    const order = await client.query('SELECT 1 FROM pg_collation WHERE collname = $1', [alphabet]);
    if (order.rows.length === 0) {
      throw new UnfitDatabase(
        `The database does not know the order of the Bosnian alphabet (${alphabet}); use a PostgreSQL that was built with ICU, as those of distributions are.`,
      );
    }
    if (small.rows[0]?.fits) return;
  }
  throw new UnfitDatabase(
    `The database (encoding ${database?.encoding}, LC_CTYPE ${database?.locale}) does not know ` +
      'every letter and its case; make one with CREATE DATABASE … TEMPLATE template0 ENCODING ' +
      "'UTF8' LC_COLLATE 'C' LC_CTYPE 'C.UTF-8', or with any locale of UTF-8 but Turkish.",
  );
}
