import {
  type AnyContent,
  type AnyForm,
  wholeContent,
  withoutSections,
} from '@app/domain/applications/form/form';
import { formOf } from '@app/domain/applications/form/forms';
import { and, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { bankRefColumns, bankTable } from '../banks/public.ts';
import { callTable } from '../calls/public.ts';
import {
  applicationMembers,
  applicationRevisions,
  applications,
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

export const memberIds = sql<string[]>`array(
    select ${applicationMembers.userId} from ${applicationMembers}
    where ${applicationMembers.applicationId} = ${applications.id}
  )`;

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
    minAge: callTable.minAge,
    maxAge: callTable.maxAge,
    municipalities: callTable.municipalities,
    minTeam: callTable.minTeam,
    maxTeam: callTable.maxTeam,
    questions: callTable.questions,
    compulsory: callTable.compulsory,
    omittedSections: callTable.omittedSections,
    extraQuestions: callTable.extraQuestions,
    allowsCampaign: callTable.allowsCampaign,
    quorum: callTable.quorum,
    blind: callTable.blind,
    rollingDecisions: callTable.rollingDecisions,
    decisionsPublishedAt: callTable.decisionsPublishedAt,
    contact: callTable.contact,
  },
  bank: bankRefColumns,
  memberIds,
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
    | 'minAge'
    | 'maxAge'
    | 'municipalities'
    | 'minTeam'
    | 'maxTeam'
    | 'questions'
    | 'compulsory'
    | 'omittedSections'
    | 'extraQuestions'
    | 'allowsCampaign'
    | 'quorum'
    | 'blind'
    | 'rollingDecisions'
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
  readonly draft: AnyContent;
}

export interface SentApplication extends WrittenApplication {
  /** The revision that was submitted last. */
  readonly submitted: AnyContent | null;
}

export interface LockedApplication extends WrittenApplication {
  readonly fieldRevisions: FieldRevisions;
}

/** As much of an application as decides who may write in it. */
export interface StandingApplication {
  readonly application: Pick<
    ApplicationRow,
    'id' | 'ownerId' | 'status' | 'openSections' | 'announcedAt'
  >;
  readonly call: Pick<
    ApplicationRecord['call'],
    'kind' | 'omittedSections' | 'allowsCampaign' | 'blind' | 'decisionsPublishedAt'
  >;
  readonly bank: Pick<ApplicationRecord['bank'], 'slug'>;
  readonly memberIds: readonly string[];
}

/** What is asked for with every save. */
export interface WritableApplication extends StandingApplication {
  readonly application: StandingApplication['application'] &
    Pick<ApplicationRow, 'editRevision' | 'submittedRevision' | 'updatedAt'>;
  readonly draft: AnyContent;
  readonly fieldRevisions: FieldRevisions;
}

export const titleOf = (record: Pick<WritableApplication, 'call' | 'draft'>): string =>
  formFor(record).about(record.draft).title;

export type ApplicationKey = { readonly id: string } | { readonly slug: string };

/** A deleted draft is nowhere. */
export const notDeleted = isNull(applications.deletedAt);

/** An address names an application by its slug, or by its id. */
export const keyOf = (slugOrId: string): ApplicationKey =>
  isId.test(slugOrId) ? { id: slugOrId } : { slug: slugOrId };

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const whereKey = (key: ApplicationKey) =>
  and('id' in key ? eq(applications.id, key.id) : eq(applications.slug, key.slug), notDeleted);

/** The form of an application is that of its call's kind, without what the call leaves out. */
export const formFor = ({
  call,
}: {
  readonly call: { readonly kind: string; readonly omittedSections: readonly string[] };
}): AnyForm => withoutSections(formOf(call.kind), call.omittedSections);

/** The revision that was submitted last, for a join. */
export const lastSubmitted = and(
  eq(applicationRevisions.applicationId, applications.id),
  eq(applicationRevisions.number, applications.submittedRevision),
);

export async function findApplication(
  read: Reader,
  key: ApplicationKey,
): Promise<SentApplication | undefined> {
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
  return { ...row, draft: wholeContent(form, row.working), submitted };
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

export async function findStanding(
  read: Reader,
  ids: readonly string[],
): Promise<ApplicationRecord[]> {
  return read
    .select(recordColumns)
    .from(applications)
    .innerJoin(callTable, eq(callTable.id, applications.callId))
    .innerJoin(bankTable, eq(bankTable.id, applications.bankId))
    .where(and(inArray(applications.id, [...ids]), notDeleted));
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
    slugOrId: string,
  ): Promise<(ApplicationRecord & { readonly shown: AnyContent }) | undefined> => {
    const key = keyOf(slugOrId);
    if ('id' in key) {
      const found = await findApplication(read, key);
      return found && { ...found, shown: found.submitted ?? found.draft };
    }
    const [row] = await query.execute(key);
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
  return row && { ...row, draft: wholeContent(formFor(row), row.working) };
}

interface OfApplication {
  readonly applicationId: string;
}

/** For letters about an application. */
export const aboutApplication = {
  find: (read: Reader, { applicationId }: OfApplication) =>
    findApplication(read, { id: applicationId }),
  hold: (tx: Tx, { applicationId }: OfApplication) => lockApplication(tx, applicationId),
};

export async function updateApplication(
  tx: Tx,
  id: string,
  change: Partial<Omit<typeof applications.$inferInsert, 'id'>>,
): Promise<void> {
  await tx.update(applications).set(change).where(eq(applications.id, id));
}
