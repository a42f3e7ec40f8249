import type { TickedKind } from '@app/domain/tasks/system-tasks';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { applicationTable } from '../applications/public.ts';
import { callTable } from '../calls/public.ts';
import { campaignTable } from '../crowdfunding/public.ts';
import { applicationTasks, applicationTicks } from './tasks.tables.ts';

export type TaskRow = typeof applicationTasks.$inferSelect;
export type TickRow = typeof applicationTicks.$inferSelect;

/** Open ones first by their day, those without one after them; then what is done, the last first. */
export async function tasksOf(read: Reader, applicationId: string): Promise<TaskRow[]> {
  const { doneAt, on, createdAt, id } = applicationTasks;
  return read
    .select()
    .from(applicationTasks)
    .where(eq(applicationTasks.applicationId, applicationId))
    .orderBy(
      asc(sql`${doneAt} IS NOT NULL`),
      desc(doneAt),
      sql`${on} ASC NULLS LAST`,
      asc(createdAt),
      asc(id),
    );
}

export async function taskCount(read: Reader, applicationId: string): Promise<number> {
  const [found] = await read
    .select({ tasks: count() })
    .from(applicationTasks)
    .where(eq(applicationTasks.applicationId, applicationId));
  return found?.tasks ?? 0;
}

export async function insertTask(tx: Tx, row: TaskRow): Promise<void> {
  await tx.insert(applicationTasks).values(row);
}

const oneOf = (applicationId: string, id: string) =>
  and(eq(applicationTasks.applicationId, applicationId), eq(applicationTasks.id, id));

export async function findTask(
  read: Reader,
  applicationId: string,
  id: string,
): Promise<TaskRow | undefined> {
  const [found] = await read.select().from(applicationTasks).where(oneOf(applicationId, id));
  return found;
}

export async function updateTask(tx: Tx, id: string, change: Partial<TaskRow>): Promise<void> {
  await tx.update(applicationTasks).set(change).where(eq(applicationTasks.id, id));
}

/** @returns whether it was there. */
export async function deleteTask(tx: Tx, applicationId: string, id: string): Promise<boolean> {
  const gone = await tx
    .delete(applicationTasks)
    .where(oneOf(applicationId, id))
    .returning({ id: applicationTasks.id });
  return gone.length > 0;
}

export async function ticksOf(read: Reader, applicationId: string): Promise<TickRow[]> {
  return read
    .select()
    .from(applicationTicks)
    .where(eq(applicationTicks.applicationId, applicationId));
}

/** Who ticked first stays. */
export async function putTick(tx: Tx, row: TickRow): Promise<void> {
  await tx.insert(applicationTicks).values(row).onConflictDoNothing();
}

export async function dropTick(tx: Tx, applicationId: string, kind: TickedKind): Promise<void> {
  await tx
    .delete(applicationTicks)
    .where(and(eq(applicationTicks.applicationId, applicationId), eq(applicationTicks.kind, kind)));
}

/** The day on which a call says that its decisions are to be known. */
export const decisionsIn = (
  timeline: readonly { readonly kind?: string | undefined; readonly on: string }[],
) => timeline.find(({ kind }) => kind === 'decisions')?.on ?? null;

/** What only the call and the campaign know of an application's dates. */
export async function datesOf(
  read: Reader,
  { callId, applicationId }: { readonly callId: string; readonly applicationId: string },
): Promise<{ decisionsOn: string | null; campaignEndsAt: Date | null }> {
  const [call] = await read
    .select({ timeline: callTable.timeline })
    .from(callTable)
    .where(eq(callTable.id, callId));
  const [campaign] = await read
    .select({ endsAt: campaignTable.endsAt })
    .from(campaignTable)
    .where(and(eq(campaignTable.applicationId, applicationId), isNull(campaignTable.closedAt)));
  return {
    decisionsOn: decisionsIn(call?.timeline ?? []),
    campaignEndsAt: campaign?.endsAt ?? null,
  };
}

/** The same for many, with when each project is to begin and to end. */
export async function datesOfAll(read: Reader, applicationIds: readonly string[]) {
  if (applicationIds.length === 0) return [];
  return read
    .select({
      id: applicationTable.id,
      about: applicationTable.about,
      timeline: callTable.timeline,
      campaignEndsAt: campaignTable.endsAt,
    })
    .from(applicationTable)
    .innerJoin(callTable, eq(callTable.id, applicationTable.callId))
    .leftJoin(
      campaignTable,
      and(eq(campaignTable.applicationId, applicationTable.id), isNull(campaignTable.closedAt)),
    )
    .where(inArray(applicationTable.id, [...applicationIds]));
}

/** Open ones with a day that a member does, or whoever comes to it, in any of these applications. */
export async function datedTasksFor(
  read: Reader,
  userId: string,
  applicationIds: readonly string[],
): Promise<TaskRow[]> {
  if (applicationIds.length === 0) return [];
  const { applicationId, assignedUserId, doneAt, on, id } = applicationTasks;
  return read
    .select()
    .from(applicationTasks)
    .where(
      and(
        inArray(applicationId, [...applicationIds]),
        isNull(doneAt),
        isNotNull(on),
        or(isNull(assignedUserId), eq(assignedUserId, userId)),
      ),
    )
    .orderBy(asc(on), asc(id));
}

export async function ticksOfAll(
  read: Reader,
  applicationIds: readonly string[],
): Promise<TickRow[]> {
  if (applicationIds.length === 0) return [];
  return read
    .select()
    .from(applicationTicks)
    .where(inArray(applicationTicks.applicationId, [...applicationIds]));
}

/**
 * Takes the tasks that are due by a day and of which nobody was reminded, some at a time, so that
 * two servers remind of different ones.
 */
export async function takeDue(
  tx: Tx,
  by: string,
  { at, atMost }: { readonly at: Date; readonly atMost: number },
): Promise<TaskRow[]> {
  const { id, on, doneAt, remindedAt } = applicationTasks;
  const due = tx
    .select({ id })
    .from(applicationTasks)
    .where(and(isNull(doneAt), isNull(remindedAt), isNotNull(on), lte(on, by)))
    .orderBy(asc(on), asc(id))
    .limit(atMost)
    .for('update', { skipLocked: true });
  return tx
    .update(applicationTasks)
    .set({ remindedAt: at })
    .where(sql`${id} in ${due}`)
    .returning();
}
