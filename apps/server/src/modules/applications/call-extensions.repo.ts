import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { callTable } from '../calls/public.ts';
import { notDeleted } from './applications.repo.ts';
import { applicationMembers, applications, callExtensions } from './applications.tables.ts';

export type ExtensionRow = typeof callExtensions.$inferSelect;

const team = sql<string[]>`array(
  select ${applicationMembers.userId} from ${applicationMembers}
  where ${applicationMembers.applicationId} = ${applications.id}
  order by ${applicationMembers.joinedAt}, ${applicationMembers.id}
)`;

const ofCall = (callId: string) => and(eq(applications.callId, callId), notDeleted);

/** Those who have not submitted, with the time that they were given. */
export async function waitingIn(read: Reader, callId: string) {
  return read
    .select({
      id: applications.id,
      title: applications.projectTitle,
      team,
      extension: callExtensions,
    })
    .from(applications)
    .leftJoin(callExtensions, eq(callExtensions.applicationId, applications.id))
    .where(and(ofCall(callId), eq(applications.status, 'draft')))
    .orderBy(applications.createdAt, applications.id);
}

export async function findExtension(
  read: Reader,
  callId: string,
  applicationId: string,
): Promise<{ title: string; team: string[]; extension: ExtensionRow } | undefined> {
  const [row] = await read
    .select({ title: applications.projectTitle, team, extension: callExtensions })
    .from(callExtensions)
    .innerJoin(applications, eq(applications.id, callExtensions.applicationId))
    .where(and(ofCall(callId), eq(applications.id, applicationId)));
  return row;
}

export async function putExtension(tx: Tx, row: ExtensionRow): Promise<void> {
  const { applicationId: _, ...rest } = row;
  await tx
    .insert(callExtensions)
    .values(row)
    .onConflictDoUpdate({ target: callExtensions.applicationId, set: rest });
}

/** Extensions of teams that have not submitted, by when they end. */
export async function extensionsEndingBy(read: Reader, now: Date, by: Date) {
  return read
    .select({
      extension: callExtensions,
      team,
      call: { kind: callTable.kind, bhs: callTable.titleBhs, en: callTable.titleEn },
    })
    .from(callExtensions)
    .innerJoin(applications, eq(applications.id, callExtensions.applicationId))
    .innerJoin(callTable, eq(callTable.id, applications.callId))
    .where(
      and(
        gt(callExtensions.until, now),
        lte(callExtensions.until, by),
        eq(applications.status, 'draft'),
        notDeleted,
      ),
    )
    .orderBy(callExtensions.until, callExtensions.applicationId);
}

/** @returns whether this reminder of this end had not gone out. */
export async function markReminded(
  tx: Tx,
  { applicationId, until }: ExtensionRow,
  hours: number,
): Promise<boolean> {
  const { remindedHours } = callExtensions;
  const marked = await tx
    .update(callExtensions)
    .set({ remindedHours: hours })
    .where(
      and(
        eq(callExtensions.applicationId, applicationId),
        eq(callExtensions.until, until),
        or(isNull(remindedHours), gt(remindedHours, hours)),
      ),
    )
    .returning({ applicationId: callExtensions.applicationId });
  return marked.length === 1;
}

export async function dropExtension(tx: Tx, applicationId: string): Promise<void> {
  await tx.delete(callExtensions).where(eq(callExtensions.applicationId, applicationId));
}
