import { type AnyContent, type AnyForm, wholeContent } from '@app/domain/applications/form/form';
import { formOf } from '@app/domain/applications/form/forms';
import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  sql,
} from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { bankRefColumns, bankTable } from '../banks/public.ts';
import { callTable } from '../calls/public.ts';
import {
  applicationMembers,
  applicationRevisions,
  applications,
  applicationTransitions,
  callExtensions,
  type FieldRevisions,
} from './applications.tables.ts';

const { content, fieldRevisions, words, ...plainColumns } = getTableColumns(applications);

/** When a team's time ends: with its call, or later where it was given more. */
export const closesFor = sql`greatest(${callTable.closesAt}, (
  select ${callExtensions.until} from ${callExtensions}
  where ${callExtensions.applicationId} = ${applications.id}
))`
  .mapWith(callTable.closesAt)
  .as('closes_for');

const recordColumns = {
  application: plainColumns,
  call: {
    id: callTable.id,
    slug: callTable.slug,
    kind: callTable.kind,
    titleBhs: callTable.titleBhs,
    titleEn: callTable.titleEn,
    opensAt: callTable.opensAt,
    closesAt: closesFor,
    minAmount: callTable.minAmount,
    maxAmount: callTable.maxAmount,
    minTeam: callTable.minTeam,
    compulsory: callTable.compulsory,
    extraQuestions: callTable.extraQuestions,
    quorum: callTable.quorum,
    decisionsPublishedAt: callTable.decisionsPublishedAt,
    contact: callTable.contact,
  },
  bank: bankRefColumns,
  memberIds: sql<string[]>`array(
    select ${applicationMembers.userId} from ${applicationMembers}
    where ${applicationMembers.applicationId} = ${applications.id}
  )`,
};

export type ApplicationRow = Omit<
  typeof applications.$inferSelect,
  'content' | 'fieldRevisions' | 'words'
>;

export interface ApplicationRecord {
  readonly application: ApplicationRow;
  readonly call: Pick<
    typeof callTable.$inferSelect,
    | 'id'
    | 'slug'
    | 'kind'
    | 'titleBhs'
    | 'titleEn'
    | 'opensAt'
    | 'closesAt'
    | 'minAmount'
    | 'maxAmount'
    | 'minTeam'
    | 'compulsory'
    | 'extraQuestions'
    | 'quorum'
    | 'decisionsPublishedAt'
    | 'contact'
  >;
  readonly bank: Pick<
    typeof bankTable.$inferSelect,
    'id' | 'slug' | 'name' | 'municipality' | 'emblem'
  >;
  readonly memberIds: readonly string[];
}

export interface WrittenApplication extends ApplicationRecord {
  readonly working: AnyContent;
}

export interface LockedApplication extends WrittenApplication {
  readonly fieldRevisions: FieldRevisions;
}

export const titleOf = (record: WrittenApplication): string =>
  formFor(record).about(record.working).title;

export type ApplicationKey = { readonly id: string } | { readonly slug: string };

/** A deleted draft is nowhere. */
export const notDeleted = isNull(applications.deletedAt);

const whereKey = (key: ApplicationKey) =>
  and('id' in key ? eq(applications.id, key.id) : eq(applications.slug, key.slug), notDeleted);

/** The form of an application is that of its call's kind. */
export const formFor = ({ call }: { readonly call: { readonly kind: string } }): AnyForm =>
  formOf(call.kind);

/** The revision that was submitted last, for a join. */
const lastSubmitted = and(
  eq(applicationRevisions.applicationId, applications.id),
  eq(applicationRevisions.number, applications.submittedRevision),
);

export async function findApplication(
  read: Reader,
  key: ApplicationKey,
): Promise<(WrittenApplication & { readonly submitted: AnyContent | null }) | undefined> {
  const [row] = await read
    .select({ ...recordColumns, working: content, submitted: applicationRevisions.content })
    .from(applications)
    .innerJoin(callTable, eq(callTable.id, applications.callId))
    .innerJoin(bankTable, eq(bankTable.id, applications.bankId))
    .leftJoin(applicationRevisions, lastSubmitted)
    .where(whereKey(key));
  if (!row) return undefined;
  const form = formFor(row);
  const submitted = row.submitted && wholeContent(form, row.submitted);
  return { ...row, working: wholeContent(form, row.working), submitted };
}

export async function findRecord(
  read: Reader,
  key: ApplicationKey,
): Promise<ApplicationRecord | undefined> {
  const rows = await read
    .select(recordColumns)
    .from(applications)
    .innerJoin(callTable, eq(callTable.id, applications.callId))
    .innerJoin(bankTable, eq(bankTable.id, applications.bankId))
    .where(whereKey(key));
  return rows[0];
}

export function publicApplication(read: Reader) {
  const query = read
    .select({
      ...recordColumns,
      shown: sql<AnyContent>`coalesce(${applicationRevisions.content}, ${content})`,
    })
    .from(applications)
    .innerJoin(callTable, eq(callTable.id, applications.callId))
    .innerJoin(bankTable, eq(bankTable.id, applications.bankId))
    .leftJoin(applicationRevisions, lastSubmitted)
    .where(and(eq(applications.slug, sql.placeholder('slug')), notDeleted))
    .prepare('application_public');
  return async (
    slug: string,
  ): Promise<(ApplicationRecord & { readonly shown: AnyContent }) | undefined> => {
    const [row] = await query.execute({ slug });
    return row && { ...row, shown: wholeContent(formFor(row), row.shown) };
  };
}

export async function lockApplication(tx: Tx, id: string): Promise<LockedApplication | undefined> {
  const [row] = await tx
    .select({ ...recordColumns, working: content, fieldRevisions })
    .from(applications)
    .innerJoin(callTable, eq(callTable.id, applications.callId))
    .innerJoin(bankTable, eq(bankTable.id, applications.bankId))
    .where(whereKey({ id }))
    .for('update', { of: applications });
  return row && { ...row, working: wholeContent(formFor(row), row.working) };
}

/** Writes a new application and its owner's membership; undefined if the owner has a draft. */
export async function insertDraft(
  tx: Tx,
  draft: typeof applications.$inferInsert,
  membershipId: string,
): Promise<boolean> {
  const inserted = await tx
    .insert(applications)
    .values(draft)
    .onConflictDoNothing({
      target: [applications.callId, applications.ownerId],
      where: sql`status = 'draft' AND deleted_at IS NULL`,
    })
    .returning({ id: applications.id });
  if (inserted.length === 0) return false;
  await tx.insert(applicationMembers).values({
    id: membershipId,
    applicationId: draft.id,
    userId: draft.ownerId,
    role: 'vlasnik',
    joinedAt: draft.createdAt,
  });
  return true;
}

export async function findDraft(
  read: Reader,
  callId: string,
  ownerId: string,
): Promise<{ id: string; slug: string } | undefined> {
  const rows = await read
    .select({ id: applications.id, slug: applications.slug })
    .from(applications)
    .where(
      and(
        eq(applications.callId, callId),
        eq(applications.ownerId, ownerId),
        eq(applications.status, 'draft'),
        notDeleted,
      ),
    );
  return rows[0];
}

export async function updateApplication(
  tx: Tx,
  id: string,
  change: Partial<Omit<typeof applications.$inferInsert, 'id'>>,
): Promise<void> {
  await tx.update(applications).set(change).where(eq(applications.id, id));
}

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
  return (await revisionContent(read, record, submittedRevision)) ?? record.working;
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

/** The owner's deleted draft, locked; with another draft for its call it stays deleted. */
export async function lockDeleted(
  tx: Tx,
  id: string,
  ownerId: string,
): Promise<Pick<ApplicationRow, 'id' | 'callId'> | undefined> {
  const [row] = await tx
    .select({ id: applications.id, callId: applications.callId })
    .from(applications)
    .where(
      and(
        eq(applications.id, id),
        eq(applications.ownerId, ownerId),
        isNotNull(applications.deletedAt),
      ),
    )
    .for('update');
  return row;
}

export async function lastReasons(
  tx: Tx,
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (applicationIds.length === 0) return new Map();
  const rows = await tx
    .selectDistinctOn([applicationTransitions.applicationId], {
      id: applicationTransitions.applicationId,
      reason: applicationTransitions.reason,
    })
    .from(applicationTransitions)
    .where(inArray(applicationTransitions.applicationId, [...applicationIds]))
    .orderBy(applicationTransitions.applicationId, desc(applicationTransitions.id));
  return new Map(rows.map((row) => [row.id, row.reason]));
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
