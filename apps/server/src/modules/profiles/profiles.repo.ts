import { and, eq, inArray, notExists, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Reader, Tx } from '../../platform/db/client.ts';
import type { Provided } from '../../platform/provided.ts';
import { profiles } from './profiles.tables.ts';

declare module '../../platform/provided.ts' {
  interface Provided {
    /** Whether one of the two members blocked the other. */
    readonly areApart: (read: Reader, one: string, other: string) => Promise<boolean>;
    /** That neither the reader nor the account with this id blocked the other. */
    readonly isNotApart: (read: Reader, readerId: string, id: AnyPgColumn) => SQL;
  }
}

export type ProfileRow = typeof profiles.$inferSelect;

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

/** Whether the account with this id keeps its profile from nobody who is signed in. */
const isNotHidden = (read: Reader, id: AnyPgColumn) =>
  notExists(
    read
      .select({ one: sql`1` })
      .from(profiles)
      .where(and(eq(profiles.userId, id), eq(profiles.visibility, 'me'))),
  );

/** The same of a reader who is known: nobody who blocked them or whom they blocked. */
export const isShownTo = (
  { isNotApart }: Pick<Provided, 'isNotApart'>,
  read: Reader,
  readerId: string,
  id: AnyPgColumn,
): SQL => sql`${isNotHidden(read, id)} AND ${isNotApart(read, readerId, id)}`;

/** A member's profile, kept from changing until the end of the transaction. */
export async function lockProfile(tx: Tx, userId: string): Promise<ProfileRow> {
  await tx.insert(profiles).values({ userId }).onConflictDoNothing({ target: profiles.userId });
  const [row] = await tx.select().from(profiles).where(eq(profiles.userId, userId)).for('update');
  return row ?? blank(userId);
}

export async function updateProfile(
  tx: Tx,
  userId: string,
  change: Partial<Omit<ProfileRow, 'userId'>>,
): Promise<void> {
  await tx.update(profiles).set(change).where(eq(profiles.userId, userId));
}

export async function deleteProfile(tx: Tx, userId: string): Promise<void> {
  await tx.delete(profiles).where(eq(profiles.userId, userId));
}
