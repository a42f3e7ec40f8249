import type { SearchKind } from '@app/contracts/search/search.kinds';
import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../db/client.ts';
import { asked, askedWhole, firstFound, type SearchPool } from './found.repo.ts';

/** Letter under which `search_words` keeps the words of a title. */
const title = 'T';

/** So many of a kind are ranked and counted; whatever is older is told as more. */
export const countedTo = 50;

export interface Ranked {
  readonly kind: SearchKind;
  readonly id: string;
  /** The lower, the nearer. */
  readonly rank: number;
}

export interface Asked {
  readonly kind: SearchKind;
  readonly pools: readonly SearchPool[];
}

/** Of each pool the newest that hold all words in their title, and the newest that hold them. */
function hits({ kind, pools }: Asked, typed: string): SQL {
  const ofEach = pools.map(({ table, id, words, where, near }) => {
    const first = (query: SQL) =>
      firstFound({ table, id, words, query, where, by: [sql`${id} DESC`], limit: countedTo + 1 });
    const holds = (query: SQL) => sql`${words} @@ ${query}`;
    return sql`SELECT ${id} AS id, CASE
        WHEN ${holds(askedWhole(typed, title))} THEN 0 WHEN ${holds(asked(typed, title))} THEN 2
        WHEN ${holds(askedWhole(typed))} THEN 4 ELSE 6
      END + CASE WHEN ${near ?? sql`false`} THEN 0 ELSE 1 END AS rank
      FROM ${table} WHERE ${id} = ANY (
        ARRAY(${first(asked(typed, title))}) || ARRAY(${first(asked(typed))}))`;
  });
  return sql`(SELECT ${kind}::text AS kind, id, min(rank) AS rank
    FROM (${sql.join(ofEach, sql` UNION ALL `)}) AS hits
    GROUP BY id ORDER BY min(rank), id DESC LIMIT ${countedTo + 1})`;
}

/** What of these kinds is found, the nearest of each first: title before text, whole words before others, the reader's own town before others, new before old. */
export async function ranked(
  read: Reader,
  kinds: readonly Asked[],
  typed: string,
): Promise<Ranked[]> {
  if (kinds.length === 0) return [];
  const all = sql.join(
    kinds.map((kind) => hits(kind, typed)),
    sql` UNION ALL `,
  );
  const { rows } = await read.execute<{ kind: SearchKind; id: string; rank: number }>(all);
  return rows;
}

/** Those of some words that what was typed finds, in whatever form. */
export async function wordsFound(
  read: Reader,
  typed: string,
  words: readonly string[],
): Promise<ReadonlySet<string>> {
  if (words.length === 0) return new Set();
  const { rows } = await read.execute<{ word: string }>(sql`
    SELECT word FROM unnest(${sql.param([...words])}::text[]) AS word
    WHERE array_to_tsvector(search_lexemes(search_letters(word), ''))
      @@ replace(${asked(typed)}::text, ' & ', ' | ')::tsquery`);
  return new Set(rows.map(({ word }) => word));
}

/** In so many of the newest records of each pool words are looked for that are written alike. */
const readFor = 500;
const alike = 0.35;

/** Words of what the reader may see, of which each is written like one that was typed. */
export async function wordsAlike(
  read: Reader,
  kinds: readonly Asked[],
  typed: readonly string[],
): Promise<{ readonly typed: string; readonly word: string; readonly likeness: number }[]> {
  const pools = kinds.flatMap((kind) => kind.pools);
  if (pools.length === 0 || typed.length === 0) return [];
  const known = pools.map(
    ({ table, id, words, where }) => sql`SELECT unnest(tsvector_to_array(words)) AS word
      FROM (SELECT ${words} AS words FROM ${table} WHERE ${where ?? sql`true`}
        ORDER BY ${id} DESC LIMIT ${readFor}) AS newest`,
  );
  const { rows } = await read.execute<{ typed: string; word: string; likeness: number }>(sql`
    SELECT sought.typed, known.word,
      similarity(known.word, btrim(search_fold(search_letters(sought.typed)))) AS likeness
    FROM (SELECT DISTINCT word FROM (${sql.join(known, sql` UNION ALL `)}) AS every
      WHERE word COLLATE "C" ~ '^[a-z]{3,}$') AS known,
      unnest(${sql.param([...typed])}::text[]) AS sought(typed)
    WHERE similarity(known.word, btrim(search_fold(search_letters(sought.typed)))) >= ${alike}
    ORDER BY likeness DESC, known.word LIMIT 60`);
  return rows;
}
