import type { SeekingKind } from '@app/domain/profiles/profile';
import type { ProfilePart } from '@app/domain/profiles/profile.policy';
import { searchWords } from '@app/domain/search';
import { and, eq, exists, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import type { Reader, Tx } from '../../platform/db/client.ts';
import type { Provided } from '../../platform/provided.ts';
import { isInterestedIn } from '../accounts/public.ts';
import { profiles } from './profiles.tables.ts';

declare module '../../platform/provided.ts' {
  interface Provided {
    /** Whether one of the two members blocked the other. */
    readonly areBlocked: (read: Reader, one: string, other: string) => Promise<boolean>;
    /** That neither the reader nor the account with this id blocked the other. */
    readonly isNotBlocked: (read: Reader, readerId: string | SQL, id: AnyPgColumn) => SQL;
  }
}

export type ProfileRow = typeof profiles.$inferSelect;

/** As it is searched by: in small letters without carons. */
const folded = (of: SQL) => sql`translate(lower(${of}), 'čćđšž', 'ccdsz')`;

const ifSeen = (part: ProfilePart, of: SQL, otherwise: SQL) =>
  sql`CASE WHEN ${profiles.parts} ->> ${sql.raw(`'${part}'`)} = 'me' THEN ${otherwise} ELSE ${of} END`;

const weighed = (part: ProfilePart, weight: 'A' | 'B' | 'C' | 'D', of: SQL) =>
  ifSeen(
    part,
    sql`setweight(to_tsvector('simple', ${folded(of)}), ${sql.raw(`'${weight}'`)})`,
    sql`''::tsvector`,
  );

/** What a profile is found by, from its other columns. */
const foundBy = {
  words: sql`${weighed('skills', 'A', sql`array_to_string(${profiles.skills}, ' ')`)}
    || ${weighed('place', 'B', sql`${profiles.place}`)}
    || ${weighed('headline', 'C', sql`${profiles.headline}`)}
    || ${weighed('seeking', 'D', sql`replace(array_to_string(${profiles.seeking}, ' '), '_', '')`)}`,
  schools: ifSeen(
    'education',
    sql`ARRAY(SELECT DISTINCT ${folded(sql`btrim(one ->> 'organisation')`)}
      FROM jsonb_array_elements(${profiles.education}) AS one WHERE btrim(one ->> 'organisation') <> '')`,
    sql`'{}'::text[]`,
  ),
};

/** What somebody is found by in the directory; what is left out finds everybody. */
export interface ProfileWords {
  /** Anywhere but in what they look for. */
  readonly any?: string | undefined;
  readonly skill?: string | undefined;
  readonly place?: string | undefined;
  readonly seeking?: SeekingKind | undefined;
}

/** That a profile tells members of this place, by its whole words. */
const livesIn = (town: string): SQL =>
  sql`${profiles.words} @@ to_tsquery('simple', ${searchWords(town)
    .map((word) => `${word}:B`)
    .join(' & ')})`;

/** That the profile of the account with this id says all of these, to members. */
export function says(
  read: Reader,
  id: AnyPgColumn,
  { any = '', skill = '', place = '', seeking }: ProfileWords,
): SQL {
  const query = [
    ...searchWords(any).map((word) => `${word}:*ABC`),
    ...searchWords(skill).map((word) => `${word}:*A`),
    ...searchWords(place).map((word) => `${word}:*B`),
    ...(seeking ? [`${seeking.replace('_', '')}:D`] : []),
  ].join(' & ');
  // What was asked for in signs alone is said by nobody.
  const unsaid = [any, skill, place].some(
    (text) => text.trim() !== '' && searchWords(text).length === 0,
  );
  if (unsaid) return sql`false`;
  if (query === '') return sql`true`;
  return exists(
    read
      .select({ one: sql`1` })
      .from(profiles)
      .where(
        and(eq(profiles.userId, id), sql`${profiles.words} @@ to_tsquery('simple', ${query})`),
      ),
  );
}

/** What holds of a profile, asked of one after the other: joined, all that differ would be read. */
const ofProfile = (read: Reader, id: AnyPgColumn, holds: SQL): SQL =>
  sql`coalesce(${read.select({ holds }).from(profiles).where(eq(profiles.userId, id))}, true)`;

/** That the account with this id lets members see this part. */
const showsPart = (read: Reader, id: AnyPgColumn, part: ProfilePart): SQL =>
  ofProfile(read, id, sql`${profiles.parts} ->> ${part} IS DISTINCT FROM 'me'`);

/** A profile in which nothing is written yet, as the table has it. */
const blank = (userId: string): ProfileRow => ({
  userId,
  headline: '',
  about: '',
  place: '',
  seeking: [],
  skills: [],
  experience: [],
  education: [],
  volunteering: [],
  languages: [],
  links: [],
  revision: 0,
  sectionRevisions: {},
  updatedAt: null,
  visibility: 'everyone',
  searchEngines: false,
  parts: {},
  privacyChangedAt: null,
  words: '',
  schools: [],
});

/** A member's profile; a blank one where nothing was written yet. */
export async function profileOf(read: Reader, userId: string): Promise<ProfileRow> {
  const [row] = await read.select().from(profiles).where(eq(profiles.userId, userId));
  return row ?? blank(userId);
}

/** Profiles of several members. */
export async function profilesOf(
  read: Reader,
  userIds: readonly string[],
): Promise<(userId: string) => ProfileRow> {
  const rows = userIds.length
    ? await read
        .select()
        .from(profiles)
        .where(inArray(profiles.userId, [...userIds]))
    : [];
  const known = new Map(rows.map((row) => [row.userId, row]));
  return (userId) => known.get(userId) ?? blank(userId);
}

/** That the account with this id keeps its profile from nobody who is signed in. */
export const isNotHidden = (read: Reader, id: AnyPgColumn) =>
  ofProfile(read, id, ne(profiles.visibility, 'me'));

/** The same of a reader who is known: nobody who blocked them or whom they blocked. */
export const isShownTo = (
  { isNotBlocked }: Pick<Provided, 'isNotBlocked'>,
  read: Reader,
  readerId: string,
  id: AnyPgColumn,
): SQL => sql`${isNotHidden(read, id)} AND ${isNotBlocked(read, readerId, id)}`;

/** Narrows the directory. */
export interface DirectoryFilter extends Omit<ProfileWords, 'any'> {
  readonly interest?: string | undefined;
  /** A part that they show to members. */
  readonly showing?: ProfilePart | undefined;
  /** What else has to hold of the account with this id. */
  readonly also?: ((id: AnyPgColumn) => SQL) | undefined;
}

/** That the account with this id is shown to the reader, and is what they look for. */
export const isWanted =
  (
    provided: Pick<Provided, 'isNotBlocked'>,
    read: Reader,
    readerId: string,
    { interest, showing = interest ? 'interests' : undefined, also, ...words }: DirectoryFilter,
  ) =>
  (id: AnyPgColumn): SQL =>
    and(
      // Not joined either.
      sql`(${isShownTo(provided, read, readerId, id)}) IS TRUE`,
      says(read, id, words),
      interest ? isInterestedIn([interest]) : undefined,
      showing && showsPart(read, id, showing),
      also?.(id),
    ) ?? sql`true`;

/** Others who learn or learned where a member does, and where that is in the member's words. */
export async function schoolmatesOf(
  read: Reader,
  userId: string,
  limit: number,
): Promise<{ readonly userId: string; readonly school: string }[]> {
  const mine = alias(profiles, 'mine');
  const school = sql<string>`(SELECT one ->> 'organisation'
    FROM jsonb_array_elements(${mine.education}) AS one
    WHERE ${folded(sql`btrim(one ->> 'organisation')`)} = ANY(${profiles.schools}) LIMIT 1)`;
  return read
    .select({ userId: profiles.userId, school })
    .from(mine)
    .innerJoin(profiles, sql`${profiles.schools} && ${mine.schools}`)
    .where(and(eq(mine.userId, userId), ne(profiles.userId, userId)))
    .limit(limit);
}

/** Others who let members see that they live in a town. */
export async function townspeopleOf(
  read: Reader,
  userId: string,
  town: string,
  limit: number,
): Promise<{ readonly userId: string }[]> {
  if (searchWords(town).length === 0) return [];
  return read
    .select({ userId: profiles.userId })
    .from(profiles)
    .where(and(ne(profiles.userId, userId), livesIn(town)))
    .limit(limit);
}

/** A member's profile, kept from changing until the end of the transaction. */
export async function lockProfile(tx: Tx, userId: string): Promise<ProfileRow> {
  await tx.insert(profiles).values({ userId }).onConflictDoNothing({ target: profiles.userId });
  const [row] = await tx.select().from(profiles).where(eq(profiles.userId, userId)).for('update');
  return row ?? blank(userId);
}

export async function updateProfile(
  tx: Tx,
  userId: string,
  change: Partial<Omit<ProfileRow, 'userId' | keyof typeof foundBy>>,
): Promise<void> {
  const own = eq(profiles.userId, userId);
  await tx.update(profiles).set(change).where(own);
  // Only now do the columns hold what they are read from.
  await tx.update(profiles).set(foundBy).where(own);
}
