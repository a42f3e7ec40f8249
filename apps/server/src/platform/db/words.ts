import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

const asBeginning = (word: string) => `${word}:*`;

/** Beginnings of words and whole words, all of which a record must hold; for `@@`. */
export const startingSo = (beginnings: readonly string[], whole: readonly string[] = []): SQL =>
  sql`to_tsquery('simple', ${[...beginnings.map(asBeginning), ...whole].join(' & ')})`;

/**
 * A condition whose share of the records the planner shall not guess: one that it takes for rare
 * makes it prepare to read the whole table, by workers whose start alone takes 20 ms.
 */
export const unguessed = (condition: SQL): SQL => sql`coalesce(${condition}, false)`;

/**
 * Records that hold the words, found by the index as `rare` asks it, and what has to be compared in
 * them. Of several beginnings the index finds one; the words of a record lie outside of it, so what
 * it found whole is not compared again.
 */
export function foundByRarest(
  words: SQLWrapper,
  beginnings: readonly string[],
  whole: readonly string[] = [],
): { readonly found: SQL; readonly compared: SQL | undefined } {
  const isAsked = beginnings.length === 0 || beginnings.length + whole.length === 1;
  return {
    found: sql`${words} @@ to_tsquery('simple', (SELECT it FROM rare))`,
    compared: isAsked ? undefined : unguessed(sql`${words} @@ ${startingSo(beginnings, whole)}`),
  };
}

interface Wanted {
  readonly table: PgTable;
  readonly id: PgColumn;
  /** What is searched, as its index has it. */
  readonly words: SQLWrapper;
  /** Of which column, or index over an expression, the database keeps how often each word is. */
  readonly counted: { readonly relation: string; readonly column?: string };
  /** None, and none whole: all that fit. */
  readonly beginnings: readonly string[];
  /** Whole words: beside one of few, one of many need not be read to its end as a beginning must. */
  readonly whole?: readonly string[];
  /** Everything but the words; of this table alone, or each joined table is read as a whole. */
  readonly where: SQL | undefined;
  readonly by: readonly SQL[];
  readonly limit: number;
}

/**
 * A table `rare` whose one `it` is what the index of words is asked for where few records of the list
 * hold one of them, and null where many hold each: the whole words, over which the index leaps, and of
 * beginnings, of which it reads every place, the rarest alone.
 */
export function rarity({
  counted: { relation, column },
  beginnings,
  whole = [],
  limit,
}: Pick<Wanted, 'counted' | 'beginnings' | 'whole' | 'limit'>): SQL {
  const words = [...beginnings, ...whole];
  const asked = [...beginnings.map(asBeginning), ...whole];
  return sql`rare AS MATERIALIZED (
      SELECT (
        SELECT concat_ws(' & ', sought.asked, ${whole.join(' & ') || null}::text)
        FROM unnest(${sql.param(words)}::text[], ${sql.param(asked)}::text[]) AS sought(word, asked),
          LATERAL (
            SELECT coalesce(sum(known.share), 0) AS share
            FROM pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) AS known(word, share)
            WHERE schemaname = 'public' AND tablename = ${relation}
              ${column ? sql`AND attname = ${column}` : sql``} AND starts_with(known.word, sought.word)
          ) AS held
        WHERE held.share < (
          SELECT sqrt(${limit}::real / greatest(reltuples, ${limit}))
          FROM pg_class WHERE oid = ${relation}::regclass
        )
        ORDER BY held.share, length(sought.word) DESC
        LIMIT 1
      ) AS it
    )`;
}

/**
 * The ids of the first records of a list that hold words, as a query. A word of many is met early in
 * the order of the list; one of few is found by the index of words. Which of both reads less follows
 * from how often a word is: the planner guesses that far off for beginnings of words, and walks
 * through whole lists for one of few or gathers half the table for one of many.
 */
export function firstHolding(wanted: Wanted): SQL {
  const { table, id, words, beginnings, whole = [], where = sql`true`, limit } = wanted;
  const ordered = sql`ORDER BY ${sql.join([...wanted.by], sql`, `)} LIMIT ${limit}`;
  if (beginnings.length + whole.length === 0) {
    return sql`SELECT ${id} FROM ${table} WHERE ${where} ${ordered}`;
  }
  const matches = sql`${words} @@ ${startingSo(beginnings, whole)}`;
  const { found, compared } = foundByRarest(words, beginnings, whole);
  // The words come last: they lie outside of the record, four pages of them for one article.
  return sql`
    WITH ${rarity(wanted)}
    (SELECT ${id} FROM ${table}
      WHERE (SELECT it FROM rare) IS NULL AND ${where} AND ${unguessed(matches)} ${ordered})
    UNION ALL
    (SELECT ${id} FROM (SELECT * FROM ${table} WHERE ${found} OFFSET 0) AS ${table}
      WHERE ${and(where, compared)} ${ordered})`;
}
