import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** Records that are searched by their words; the newest, whose ids come last, are met first. */
export interface SearchPool {
  readonly table: PgTable;
  readonly id: PgColumn;
  readonly words: SQLWrapper;
  /** Which of them the reader may see; of this table alone. */
  readonly where: SQL | undefined;
  /** Which of them are of the reader's own town or bank. */
  readonly near?: SQL | undefined;
}

/**
 * A condition whose share of the records the planner shall not guess: one that it takes for rare
 * makes it prepare to read the whole table, by workers whose start alone takes 20 ms.
 */
export const unguessed = (condition: SQL): SQL => sql`coalesce(${condition}, false)`;

/** Made once, also where a plan does not know what was typed: not for each record anew. */
const once = (query: SQL): SQL => sql`(SELECT ${query})`;

/**
 * What a query asks for, for `@@` (decision 120).
 *
 * @param part letter of a part of the record, as `search_part` has it; left out: anywhere.
 * @param marks words that lists narrow by, which the record must hold too.
 * @returns null where it asks for nothing.
 */
export function asked(typed: string, part = '', marks: readonly string[] = []): SQL {
  const words = sql`search_query(${typed}, ${part})`;
  if (marks.length === 0) return once(words);
  const marked = sql`${marks.join(' & ')}::tsquery`;
  return once(typed.trim() === '' ? marked : sql`${words} && ${marked}`);
}

/** The same for the words as they stand, without other forms and longer words. */
export const askedWhole = (typed: string, part = ''): SQL =>
  once(sql`search_query(${typed}, ${part}, true)`);

/** So many records of a list are looked through at once, and so many where that found some. */
const [near, far] = [300, 3000];

/**
 * The ids of the first records of a list that hold what is asked, as a query. Words of many are met
 * early in the order of the list; only what the first records hold seldom is asked of the index,
 * which finds all that hold it, wherever they stand.
 *
 * @param where everything but the words; of this table alone, or each joined table is read as a whole.
 */
export function firstFound({
  table,
  id,
  words,
  query,
  where = sql`true`,
  by,
  limit,
}: {
  readonly table: PgTable;
  readonly id: PgColumn;
  readonly words: SQLWrapper;
  /** Left out: all that fit. */
  readonly query?: SQL | undefined;
  readonly where?: SQL | undefined;
  readonly by: readonly SQL[];
  readonly limit: number;
}): SQL {
  const ordered = sql`ORDER BY ${sql.join([...by], sql`, `)}`;
  if (!query) return sql`SELECT ${id} FROM ${table} WHERE ${where} ${ordered} LIMIT ${limit}`;
  const within = (rows: number) => sql`SELECT ${id} AS id
    FROM (SELECT * FROM ${table} WHERE ${where} ${ordered} LIMIT ${rows}) AS ${table}
    WHERE ${unguessed(sql`${words} @@ ${query}`)} LIMIT ${limit}`;
  return sql`WITH near AS MATERIALIZED (${within(near)}),
    far AS MATERIALIZED (SELECT id FROM (${within(far)}) AS found
      WHERE (SELECT count(*) BETWEEN 1 AND ${limit - 1} FROM near)),
    met AS (SELECT id FROM near WHERE (SELECT count(*) FROM near) = ${limit} UNION SELECT id FROM far)
    SELECT id FROM met WHERE (SELECT count(*) FROM met) >= ${limit} UNION ALL
    (SELECT ${id} FROM (SELECT * FROM ${table} WHERE ${words} @@ ${query} OFFSET 0) AS ${table}
      WHERE (SELECT count(*) FROM met) < ${limit} AND ${where} ${ordered} LIMIT ${limit})`;
}
