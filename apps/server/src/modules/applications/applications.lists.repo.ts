import { wholeContent } from '@app/domain/applications/form/form';
import type { GrantKind } from '@app/domain/applications/form/forms';
import { type ProjectStage, statusesOfStage } from '@app/domain/applications/project-stage';
import {
  and,
  arrayContains,
  asc,
  count,
  countDistinct,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  lt,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Reader } from '../../platform/db/client.ts';
import { inTimeOrder } from '../../platform/db/keyset.ts';
import { firstHolding, startingSo } from '../../platform/db/words.ts';
import type { Slice } from '../../platform/lists.ts';
import { bankRefColumns, bankTable, type Supported } from '../banks/public.ts';
import { callTable } from '../calls/public.ts';
import { closesFor, formFor, notDeleted } from './applications.repo.ts';
import { applicationMembers, applications, codeOf, isPublic } from './applications.tables.ts';

/** What a team learns once it is announced. */
const decidedInSecret = ['approved', 'rejected', 'pobjednik'] as const;

/** Whether everybody may know what was decided; for queries that join the call. */
export const decisionAnnounced = or(
  notInArray(applications.status, [...decidedInSecret]),
  isNotNull(applications.announcedAt),
  isNotNull(callTable.decisionsPublishedAt),
);

/** The same for queries that do not join it. */
const announcedOf = or(
  notInArray(applications.status, [...decidedInSecret]),
  isNotNull(applications.announcedAt),
  sql`(SELECT ${callTable.decisionsPublishedAt} FROM ${callTable} WHERE ${eq(callTable.id, applications.callId)}) IS NOT NULL`,
);

/** Whether everybody may see the application; for queries that join the call. */
export const shownToAll = and(sql`${applications}.${isPublic}`, decisionAnnounced);

/** The same for queries that do not join the call. */
export const shownToAllAlone = and(sql`${applications}.${isPublic}`, announcedOf);

export type OwnApplicationRow = Awaited<ReturnType<typeof listOwn>>[number];

export async function listOwn(read: Reader, userId: string) {
  const rows = await read
    .select({
      id: applications.id,
      slug: applications.slug,
      ownerId: applications.ownerId,
      status: applications.status,
      openSections: applications.openSections,
      returnReason: applications.returnReason,
      announcedAt: applications.announcedAt,
      content: applications.content,
      kind: callTable.kind,
      updatedAt: applications.updatedAt,
      bankName: bankTable.name,
      bankSlug: bankTable.slug,
      bankEmblem: bankTable.emblem,
      callTitleBhs: callTable.titleBhs,
      callTitleEn: callTable.titleEn,
      callClosesAt: closesFor,
      minAmount: callTable.minAmount,
      maxAmount: callTable.maxAmount,
      minTeam: callTable.minTeam,
      maxTeam: callTable.maxTeam,
      minAge: callTable.minAge,
      maxAge: callTable.maxAge,
      compulsory: callTable.compulsory,
      omittedSections: callTable.omittedSections,
      extraQuestions: callTable.extraQuestions,
      decisionsPublishedAt: callTable.decisionsPublishedAt,
      memberIds: sql<string[]>`array(
        select mates.user_id from ${applicationMembers} as mates
        where mates.application_id = ${applications.id}
      )`,
    })
    .from(applicationMembers)
    .innerJoin(applications, eq(applications.id, applicationMembers.applicationId))
    .innerJoin(callTable, eq(callTable.id, applications.callId))
    .innerJoin(bankTable, eq(bankTable.id, applications.bankId))
    .where(and(eq(applicationMembers.userId, userId), notDeleted))
    .orderBy(desc(applications.updatedAt), desc(applications.id));
  return rows.map((row) => ({
    ...row,
    content: wholeContent(formFor({ call: row }), row.content),
  }));
}

export async function listMemberships(
  read: Reader,
  userId: string,
): Promise<{ applicationId: string }[]> {
  return read
    .select({ applicationId: applicationMembers.applicationId })
    .from(applicationMembers)
    .innerJoin(applications, eq(applications.id, applicationMembers.applicationId))
    .where(and(eq(applicationMembers.userId, userId), notDeleted))
    .orderBy(asc(applicationMembers.applicationId));
}

/** Whose a membership of a team is; null for what is none. */
export async function memberOf(read: Reader, membershipId: string): Promise<string | null> {
  const [found] = await read
    .select({ userId: applicationMembers.userId })
    .from(applicationMembers)
    .where(eq(applicationMembers.id, membershipId));
  return found?.userId ?? null;
}

export async function listMembers(
  read: Reader,
  applicationId: string,
): Promise<
  Omit<
    typeof applicationMembers.$inferSelect,
    'applicationId' | 'joinedAt' | 'guardianAgreedAt' | 'toldAt'
  >[]
> {
  return read
    .select({
      id: applicationMembers.id,
      userId: applicationMembers.userId,
      role: applicationMembers.role,
      responsibility: applicationMembers.responsibility,
    })
    .from(applicationMembers)
    .where(eq(applicationMembers.applicationId, applicationId))
    .orderBy(
      desc(sql`${applicationMembers.role} = 'vlasnik'`),
      asc(applicationMembers.joinedAt),
      asc(applicationMembers.id),
    );
}

export async function memberIdsOf(
  read: Reader,
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const found = new Map<string, string[]>();
  if (applicationIds.length === 0) return found;
  const rows = await read
    .select({ id: applicationMembers.applicationId, userId: applicationMembers.userId })
    .from(applicationMembers)
    .where(inArray(applicationMembers.applicationId, [...applicationIds]));
  for (const { id, userId } of rows) found.set(id, [...(found.get(id) ?? []), userId]);
  return found;
}

export interface ShownFilter {
  readonly bankId?: string | undefined;
  readonly theme?: number | undefined;
  readonly stage?: ProjectStage | undefined;
  readonly kind?: GrantKind | undefined;
  /** Submitted from the one instant until before the other. */
  readonly within?: readonly [Date, Date] | undefined;
  readonly words?: readonly string[] | undefined;
}

/** Whether an application holds words that begin so. */
export const holdsWords = (words: readonly string[]): SQL | undefined =>
  words.length === 0 ? undefined : sql`${applications.words} @@ ${startingSo(words)}`;

/** Where the database keeps how often each word is. */
export const wordsCounted = { relation: 'applications', column: 'words' } as const;

/** Everything but the words. */
const shownWith = (
  { bankId, theme, stage, kind, within }: ShownFilter,
  announced = decisionAnnounced,
) =>
  and(
    sql`${applications}.${isPublic}`,
    announced,
    bankId === undefined ? undefined : eq(applications.bankId, bankId),
    theme === undefined ? undefined : arrayContains(applications.themes, [theme]),
    stage && inArray(applications.status, [...statusesOfStage[stage]]),
    kind &&
      sql`${applications.callId} in (
        select ${callTable.id} from ${callTable} where ${callTable.kind} = ${kind}
      )`,
    within &&
      and(gte(applications.submittedAt, within[0]), lt(applications.submittedAt, within[1])),
  );

/** Projects that everybody may see, the last submitted first. */
export async function listShown(read: Reader, { after, limit }: Slice, filter: ShownFilter) {
  // Everything that is shown was submitted.
  const submittedAt = sql<Date>`${applications.submittedAt}`.mapWith(applications.submittedAt);
  const order = inTimeOrder('desc', applications.submittedAt, applications.id);
  const found = firstHolding({
    table: applications,
    id: applications.id,
    words: applications.words,
    counted: wordsCounted,
    beginnings: filter.words ?? [],
    where: and(shownWith(filter, announcedOf), order.beyond(after)),
    by: order.by,
    limit,
  });
  return read
    .select({
      id: applications.id,
      slug: applications.slug,
      kind: callTable.kind,
      title: applications.projectTitle,
      status: applications.status,
      amount: applications.requestedAmount,
      themes: applications.themes,
      submittedAt,
      bank: bankRefColumns,
      about: applications.about,
    })
    .from(applications)
    .innerJoin(callTable, eq(callTable.id, applications.callId))
    .innerJoin(bankTable, eq(bankTable.id, applications.bankId))
    .where(sql`${applications.id} = ANY (ARRAY(${found}))`)
    .orderBy(...order.by)
    .limit(limit);
}

/**
 * Applications that somebody may open, the last changed first. The rights are narrowed here and
 * judged by the policy.
 *
 * @param reader `banks` are those whose applications they may open, by slug.
 */
export async function findOpenable(
  read: Reader,
  wish: { readonly slug: string } | { readonly words: readonly string[]; readonly code?: string },
  reader: { readonly userId: string | undefined; readonly banks: 'all' | readonly string[] },
  limit: number,
) {
  const { userId, banks } = reader;
  const ofTeam =
    userId === undefined
      ? undefined
      : sql`exists (select from ${applicationMembers} as mates
          where mates.application_id = ${applications.id} and mates.user_id = ${userId})`;
  const mayOpen =
    banks === 'all'
      ? undefined
      : or(shownToAll, ofTeam, banks.length > 0 ? inArray(bankTable.slug, [...banks]) : undefined);
  const wished =
    'slug' in wish
      ? eq(applications.slug, wish.slug)
      : or(
          holdsWords(wish.words) ?? sql`false`,
          wish.code === undefined ? undefined : eq(codeOf(applications.id), wish.code),
        );
  return read
    .select({
      id: applications.id,
      slug: applications.slug,
      title: applications.projectTitle,
      bank: bankRefColumns,
      kind: callTable.kind,
      about: applications.about,
      subject: {
        ownerId: applications.ownerId,
        memberIds: sql<string[]>`array(
          select mates.user_id from ${applicationMembers} as mates
          where mates.application_id = ${applications.id}
        )`,
        status: applications.status,
        blind: callTable.blind,
        decisionsPublished: sql<boolean>`(${callTable.decisionsPublishedAt} is not null or ${applications.announcedAt} is not null)`,
      },
    })
    .from(applications)
    .innerJoin(callTable, eq(callTable.id, applications.callId))
    .innerJoin(bankTable, eq(bankTable.id, applications.bankId))
    .where(and(notDeleted, wished, mayOpen))
    .orderBy(desc(applications.updatedAt), desc(applications.id))
    .limit(limit);
}

/** The projects that everybody may see and that fit a filter, together. */
export async function sumShown(
  read: Reader,
  filter: ShownFilter,
): Promise<{ projects: number; amount: number; banks: number }> {
  const [sums] = await read
    .select({
      projects: count(),
      amount: sql<number>`coalesce(sum(${applications.requestedAmount}), 0)`.mapWith(Number),
      banks: countDistinct(applications.bankId),
    })
    .from(applications)
    .innerJoin(callTable, eq(callTable.id, applications.callId))
    .where(and(shownWith(filter), holdsWords(filter.words ?? [])));
  return sums ?? { projects: 0, amount: 0, banks: 0 };
}

/** Years of Sarajevo in which what everybody may see was submitted, the last first. */
export async function yearsShown(read: Reader): Promise<number[]> {
  const year = sql<number>`extract(year from ${applications.submittedAt} at time zone 'Europe/Sarajevo')::int`;
  const rows = await read
    .selectDistinct({ year })
    .from(applications)
    .innerJoin(callTable, eq(callTable.id, applications.callId))
    .where(shownToAll)
    .orderBy(desc(year));
  return rows.map((row) => row.year);
}

/** How many projects of each bank everybody may see, and how many members their teams have. */
export async function countSupported(read: Reader): Promise<ReadonlyMap<string, Supported>> {
  const rows = await read
    .select({
      bankId: applications.bankId,
      projects: countDistinct(applications.id),
      people: countDistinct(applicationMembers.userId),
    })
    .from(applications)
    .innerJoin(callTable, eq(callTable.id, applications.callId))
    .leftJoin(applicationMembers, eq(applicationMembers.applicationId, applications.id))
    .where(shownToAll)
    .groupBy(applications.bankId);
  return new Map(rows.map(({ bankId, ...supported }) => [bankId, supported]));
}
