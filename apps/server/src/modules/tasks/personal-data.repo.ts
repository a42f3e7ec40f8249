import { asc, eq, inArray, or } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { applicationTasks, applicationTicks } from './tasks.tables.ts';

const { assignedUserId, createdBy, doneBy } = applicationTasks;

const isWith = (userId: string) =>
  or(eq(createdBy, userId), eq(assignedUserId, userId), eq(doneBy, userId));

export async function tasksWith(read: Reader, userId: string) {
  const rows = await read
    .select()
    .from(applicationTasks)
    .where(isWith(userId))
    .orderBy(asc(applicationTasks.createdAt), asc(applicationTasks.id));
  const ticks = await read
    .select({ applicationId: applicationTicks.applicationId, kind: applicationTicks.kind })
    .from(applicationTicks)
    .where(eq(applicationTicks.by, userId));
  return [
    ...rows.map((row) => ({
      applicationId: row.applicationId,
      title: row.title,
      on: row.on,
      createdAt: row.createdAt,
      written: row.createdBy === userId,
      takenOn: row.assignedUserId === userId,
      done: row.doneBy === userId,
    })),
    ...ticks,
  ];
}

/** Tasks that may name a member: of their teams, and what they had to do with elsewhere. */
export async function tasksIn(
  read: Reader,
  applicationIds: readonly string[],
  userId: string,
): Promise<{ id: string; title: string }[]> {
  return read
    .select({ id: applicationTasks.id, title: applicationTasks.title })
    .from(applicationTasks)
    .where(or(inArray(applicationTasks.applicationId, [...applicationIds]), isWith(userId)));
}

export async function renameTask(tx: Tx, id: string, title: string): Promise<void> {
  await tx.update(applicationTasks).set({ title }).where(eq(applicationTasks.id, id));
}

export async function forgetMember(tx: Tx, userId: string): Promise<void> {
  await tx.update(applicationTasks).set({ createdBy: null }).where(eq(createdBy, userId));
  await tx.update(applicationTasks).set({ assignedUserId: null }).where(eq(assignedUserId, userId));
  await tx.update(applicationTasks).set({ doneBy: null }).where(eq(doneBy, userId));
  await tx.delete(applicationTicks).where(eq(applicationTicks.by, userId));
}
