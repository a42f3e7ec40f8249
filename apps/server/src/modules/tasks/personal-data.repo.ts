import { asc, eq, or } from 'drizzle-orm';
import type { Reader } from '../../platform/db/client.ts';
import { applicationTasks, applicationTicks } from './tasks.tables.ts';

const { assignedUserId, createdBy, doneBy } = applicationTasks;

export async function tasksWith(read: Reader, userId: string) {
  const rows = await read
    .select()
    .from(applicationTasks)
    .where(or(eq(createdBy, userId), eq(assignedUserId, userId), eq(doneBy, userId)))
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
