import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { type ApplicationRow, notDeleted } from './applications.repo.ts';
import { applications } from './applications.tables.ts';

/** How many applications to a call were begun, and how many of them it received. */
export async function countOfCall(
  read: Reader,
  callId: string,
): Promise<{ readonly started: number; readonly received: number }> {
  const [row] = await read
    .select({ started: count(), received: count(applications.submittedAt) })
    .from(applications)
    .where(and(eq(applications.callId, callId), notDeleted));
  return row ?? { started: 0, received: 0 };
}

/** The same of several calls, and how many of them are decided; calls without any are left out. */
export async function countOfCalls(
  read: Reader,
  callIds: readonly string[],
): Promise<
  ReadonlyMap<
    string,
    { readonly started: number; readonly received: number; readonly decided: number }
  >
> {
  if (callIds.length === 0) return new Map();
  const undecided = sql`${applications.status} in ('draft', 'submitted', 'pending', 'withdrawn')`;
  const rows = await read
    .select({
      callId: applications.callId,
      started: count(),
      // What was withdrawn or handed back waits for nobody's decision.
      received: sql<number>`(count(*) filter (where ${applications.status} = 'submitted' or not ${undecided}))::int`,
      decided: sql<number>`(count(*) filter (where not ${undecided}))::int`,
    })
    .from(applications)
    .where(and(inArray(applications.callId, [...callIds]), notDeleted))
    .groupBy(applications.callId);
  return new Map(rows.map(({ callId, ...counted }) => [callId, counted]));
}

export async function undecidedInCall(read: Reader, callId: string): Promise<number> {
  return read.$count(
    applications,
    and(eq(applications.callId, callId), eq(applications.status, 'submitted')),
  );
}

export async function lockInCall(
  tx: Tx,
  callId: string,
  statuses: readonly ApplicationRow['status'][],
): Promise<Pick<ApplicationRow, 'id' | 'slug' | 'status' | 'projectTitle' | 'announcedAt'>[]> {
  return tx
    .select({
      id: applications.id,
      slug: applications.slug,
      status: applications.status,
      projectTitle: applications.projectTitle,
      announcedAt: applications.announcedAt,
    })
    .from(applications)
    .where(and(eq(applications.callId, callId), inArray(applications.status, [...statuses])))
    .orderBy(applications.id)
    .for('update');
}
