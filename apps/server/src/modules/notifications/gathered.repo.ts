import { and, desc, eq, inArray, isNull, notExists, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { isNoneOf } from './notifications.repo.ts';
import { notifications, notificationPeople as people } from './notifications.tables.ts';

/** Who did something, as they stand in what gathers it. */
export type NotificationPerson = Omit<typeof people.$inferInsert, 'gathering'>;

const gathers = (userId: string, key: string) =>
  and(eq(notifications.userId, userId), eq(notifications.gatheredBy, key));

/** Whether the member was told this of somebody before. */
export async function wasNotified(
  read: Reader,
  userId: string,
  key: string,
  personId: string,
): Promise<boolean> {
  const rows = await read
    .select({ one: sql`1` })
    .from(notifications)
    .innerJoin(people, eq(people.gathering, notifications.gathering))
    .where(and(gathers(userId, key), eq(people.userId, personId)))
    .limit(1);
  return rows.length > 0;
}

/** Whoever stands in it already moves to the front. */
export async function putPerson(
  tx: Tx,
  gathering: string,
  person: NotificationPerson,
): Promise<void> {
  await tx
    .insert(people)
    .values({ gathering, ...person })
    .onConflictDoUpdate({
      target: [people.gathering, people.userId],
      set: { at: person.at, name: person.name ?? null },
    });
}

/**
 * Takes somebody out of what gathers this and was not read.
 *
 * @returns whether there was something.
 */
export async function takeOut(
  tx: Tx,
  userId: string,
  key: string,
  personId: string,
): Promise<boolean> {
  const unread = tx
    .select({ gathering: notifications.gathering })
    .from(notifications)
    .where(and(gathers(userId, key), isNull(notifications.readAt)));
  const gone = await tx
    .delete(people)
    .where(and(eq(people.userId, personId), inArray(people.gathering, unread)))
    .returning({ id: people.userId });
  return gone.length > 0;
}

/** The last of those whom the reader sees in each gathering, and how many others there are. */
export async function lastPeople(
  read: Reader,
  gatherings: readonly string[],
  blocked: ReadonlySet<string>,
): Promise<
  ReadonlyMap<string, { readonly id: string; readonly name: string | null; readonly more: number }>
> {
  if (gatherings.length === 0) return new Map();
  const rows = await read
    .selectDistinctOn([people.gathering], {
      of: people.gathering,
      id: people.userId,
      name: people.name,
      more: sql<number>`(count(*) OVER (PARTITION BY ${people.gathering}))::int - 1`,
    })
    .from(people)
    .where(and(inArray(people.gathering, [...gatherings]), isNoneOf(people.userId, blocked)))
    .orderBy(people.gathering, desc(people.at), desc(people.userId));
  return new Map(rows.map(({ of, ...person }) => [of, person]));
}

/** Takes somebody out of all that gathers; what is of nobody else goes. @returns whose it was. */
export async function deletePerson(tx: Tx, userId: string): Promise<string[]> {
  const left = await tx
    .delete(people)
    .where(eq(people.userId, userId))
    .returning({ gathering: people.gathering });
  const gatherings = left.map(({ gathering }) => gathering);
  if (gatherings.length === 0) return [];
  const touched = inArray(notifications.gathering, gatherings);
  const notified = await tx
    .select({ userId: notifications.userId })
    .from(notifications)
    .where(touched);
  const others = tx
    .select({ one: sql`1` })
    .from(people)
    .where(eq(people.gathering, notifications.gathering));
  await tx.delete(notifications).where(and(touched, notExists(others)));
  return notified.map((row) => row.userId);
}
