import type { AnyContent } from '@app/domain/applications/form/form';
import { wholeContent } from '@app/domain/applications/form/form';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { callTable } from '../calls/public.ts';
import {
  type ApplicationRecord,
  formFor,
  lastSubmitted,
  type WrittenApplication,
} from './applications.repo.ts';
import {
  applicationRevisions,
  applications,
  applicationTransitions,
} from './applications.tables.ts';

export async function insertRevision(
  tx: Tx,
  revision: typeof applicationRevisions.$inferInsert,
): Promise<void> {
  await tx.insert(applicationRevisions).values(revision);
}

/** What was last submitted; before that, what the team has written. */
export async function submittedContent(
  read: Reader,
  record: WrittenApplication,
): Promise<AnyContent> {
  const { submittedRevision } = record.application;
  return (await revisionContent(read, record, submittedRevision)) ?? record.draft;
}

export async function revisionContent(
  read: Reader,
  record: Pick<ApplicationRecord, 'application' | 'call'>,
  number: number,
): Promise<AnyContent | undefined> {
  const [row] = await read
    .select({ content: applicationRevisions.content })
    .from(applicationRevisions)
    .where(
      and(
        eq(applicationRevisions.applicationId, record.application.id),
        eq(applicationRevisions.number, number),
      ),
    );
  return row && wholeContent(formFor(record), row.content);
}

/** Of some applications those that, as they were submitted, count on money from a campaign. */
export async function countingOnCampaign(
  read: Reader,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await read
    .select({
      id: applications.id,
      call: { kind: callTable.kind, omittedSections: callTable.omittedSections },
      content: applicationRevisions.content,
    })
    .from(applications)
    .innerJoin(callTable, eq(callTable.id, applications.callId))
    .innerJoin(applicationRevisions, lastSubmitted)
    .where(inArray(applications.id, [...ids]));
  const counts = ({ call, content }: (typeof rows)[number]) => {
    const form = formFor({ call });
    return form.countsOnCampaign(wholeContent(form, content));
  };
  return new Set(rows.filter(counts).map(({ id }) => id));
}

export async function insertTransition(
  tx: Tx,
  transition: typeof applicationTransitions.$inferInsert,
): Promise<void> {
  await tx.insert(applicationTransitions).values(transition);
}

export async function transitionsOf(
  read: Reader,
  applicationId: string,
): Promise<(typeof applicationTransitions.$inferSelect)[]> {
  return read
    .select()
    .from(applicationTransitions)
    .where(eq(applicationTransitions.applicationId, applicationId))
    .orderBy(desc(applicationTransitions.id));
}

export async function lastReasons(
  read: Reader,
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (applicationIds.length === 0) return new Map();
  const rows = await read
    .selectDistinctOn([applicationTransitions.applicationId], {
      id: applicationTransitions.applicationId,
      reason: applicationTransitions.reason,
    })
    .from(applicationTransitions)
    .where(inArray(applicationTransitions.applicationId, [...applicationIds]))
    .orderBy(applicationTransitions.applicationId, desc(applicationTransitions.id));
  return new Map(rows.map((row) => [row.id, row.reason]));
}
