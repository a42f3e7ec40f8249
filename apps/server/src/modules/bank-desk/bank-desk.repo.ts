import { type DeskStage, deskStages, statusesOfDeskStage } from '@app/domain/bank-desk/desk.stages';
import {
  and,
  arrayContains,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  not,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Reader } from '../../platform/db/client.ts';
import { inTimeOrder } from '../../platform/db/keyset.ts';
import type { Slice, TimePlace } from '../../platform/lists.ts';
import { applicationTable, decisionAnnounced, holdsWords } from '../applications/public.ts';
import { callTable } from '../calls/public.ts';

const { id, bankId, status, submittedAt, updatedAt, requestedAmount, deletedAt } = applicationTable;

/** What the desk knows of whose applications it lists. */
export interface DeskFilter {
  readonly bankId: string;
  readonly callId?: string | undefined;
  readonly stage?: DeskStage | undefined;
  /** Submitted from the one instant until before the other; of drafts, last saved. */
  readonly within?: readonly [Date, Date] | undefined;
  readonly theme?: number | undefined;
  readonly words?: readonly string[] | undefined;
  /** Ids of the reader's own, whose decision they may not know yet: told as sent. */
  readonly hidden: readonly string[];
}

/** The last calls of a bank, by which its applications are sorted. */
export async function listDeskCalls(read: Reader, bank: string, atMost: number) {
  const { slug, titleBhs, titleEn, closesAt } = callTable;
  return read
    .select({ slug, titleBhs, titleEn })
    .from(callTable)
    .where(eq(callTable.bankId, bank))
    .orderBy(desc(closesAt), desc(callTable.id))
    .limit(atMost);
}

/** @returns null for a call of another bank. */
export async function findDeskCall(read: Reader, bank: string, slug: string) {
  const [call] = await read
    .select({ id: callTable.id })
    .from(callTable)
    .where(and(eq(callTable.slug, slug), eq(callTable.bankId, bank)));
  return call?.id ?? null;
}

/** When the first application of a bank was submitted. */
export async function firstSubmitted(read: Reader, bank: string): Promise<Date | null> {
  const [first] = await read
    .select({ submittedAt })
    .from(applicationTable)
    .where(and(eq(bankId, bank), isNotNull(submittedAt)))
    .orderBy(submittedAt)
    .limit(1);
  return first?.submittedAt ?? null;
}

/** Applications of the reader's own teams that are decided, which nobody has told them yet. */
export async function hiddenAmong(
  read: Reader,
  bank: string,
  reader: { readonly id: string; readonly teams: readonly string[] },
): Promise<string[]> {
  const own = or(
    eq(applicationTable.ownerId, reader.id),
    reader.teams.length > 0 ? inArray(id, [...reader.teams]) : undefined,
  );
  const rows = await read
    .select({ id })
    .from(applicationTable)
    .innerJoin(callTable, eq(callTable.id, applicationTable.callId))
    .where(and(eq(bankId, bank), own, not(decisionAnnounced as SQL)));
  return rows.map((row) => row.id);
}

const isHidden = (hidden: readonly string[]): SQL | undefined =>
  hidden.length > 0 ? inArray(id, [...hidden]) : undefined;

function atStage(stage: DeskStage | undefined, hidden: readonly string[]): SQL | undefined {
  if (stage === 'draft') return and(eq(status, 'draft'), isNull(deletedAt));
  if (stage === undefined) return isNotNull(submittedAt);
  const inIt = inArray(status, [...statusesOfDeskStage[stage]]);
  if (hidden.length === 0) return and(inIt, isNotNull(submittedAt));
  const shownSo =
    stage === 'sent' ? or(inIt, isHidden(hidden)) : and(inIt, notInArray(id, [...hidden]));
  return and(shownSo, isNotNull(submittedAt));
}

const momentOf = (stage: DeskStage | undefined) => (stage === 'draft' ? updatedAt : submittedAt);

const among = (
  { bankId: bank, callId, within, theme, words = [] }: DeskFilter,
  moment: typeof submittedAt | typeof updatedAt,
) =>
  and(
    eq(bankId, bank),
    callId === undefined ? undefined : eq(applicationTable.callId, callId),
    within && and(gte(moment, within[0]), lt(moment, within[1])),
    theme === undefined ? undefined : arrayContains(applicationTable.themes, [theme]),
    holdsWords(words),
  );

const shown = {
  id,
  slug: applicationTable.slug,
  title: applicationTable.projectTitle,
  status,
  requestedAmount,
  submittedAt,
  updatedAt,
  themes: applicationTable.themes,
  municipality: sql<string>`coalesce(${applicationTable.content} ->> 'municipality', '')`,
  applicant: sql<string>`coalesce(${applicationTable.content} ->> 'applicantName', '')`,
  callSlug: callTable.slug,
  callKind: callTable.kind,
  callTitleBhs: callTable.titleBhs,
  callTitleEn: callTable.titleEn,
};

const select = (read: Reader) =>
  read
    .select(shown)
    .from(applicationTable)
    .innerJoin(callTable, eq(callTable.id, applicationTable.callId));

export type DeskRow = Awaited<ReturnType<typeof listByTime>>[number];

export async function listByTime(
  read: Reader,
  filter: DeskFilter,
  way: 'asc' | 'desc',
  { after, limit }: Slice<TimePlace>,
) {
  const { stage, hidden } = filter;
  const moment = momentOf(stage);
  const order = inTimeOrder(way, moment, id);
  return select(read)
    .where(and(among(filter, moment), atStage(stage, hidden), order.beyond(after)))
    .orderBy(...order.by)
    .limit(limit);
}

export interface AmountPlace {
  /** In fening. */
  readonly amount: number;
  readonly id: string;
}

/** The largest first. */
export async function listByAmount(
  read: Reader,
  filter: DeskFilter,
  { after, limit }: Slice<AmountPlace>,
): Promise<DeskRow[]> {
  const { stage, hidden } = filter;
  return select(read)
    .where(
      and(
        among(filter, momentOf(stage)),
        atStage(stage, hidden),
        after && sql`(${requestedAmount}, ${id}) < (${after.amount}::bigint, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(requestedAmount), desc(id))
    .limit(limit);
}

const statusesNamed = (stages: readonly DeskStage[]) =>
  sql`unnest(${sql.param(stages.flatMap((stage): string[] => [...statusesOfDeskStage[stage]]))}::text[])`;

/** The last `atMost` of each stage but the drafts. */
export async function listLatest(
  read: Reader,
  filter: DeskFilter,
  atMost: number,
): Promise<Map<DeskStage, DeskRow[]>> {
  const stages = deskStages.filter((stage) => stage !== 'draft');
  const hidden = isHidden(filter.hidden);
  const latest = sql`(SELECT latest.id FROM ${statusesNamed(stages)} AS wanted(status), LATERAL (
    SELECT ${id} FROM ${applicationTable}
    WHERE ${and(among(filter, submittedAt), isNotNull(submittedAt), sql`${status} = wanted.status`)}
    ORDER BY ${submittedAt} DESC, ${id} DESC LIMIT ${atMost}
  ) AS latest)`;
  const rows = await select(read)
    .where(or(inArray(id, latest), hidden && and(hidden, among(filter, submittedAt))))
    .orderBy(desc(submittedAt), desc(id));
  const stageOf = (row: DeskRow) =>
    filter.hidden.includes(row.id)
      ? 'sent'
      : stages.find((stage) => statusesOfDeskStage[stage].some((it) => it === row.status));
  const byStage = Map.groupBy(rows, stageOf);
  return new Map(stages.map((stage) => [stage, (byStage.get(stage) ?? []).slice(0, atMost)]));
}

/** How many there are at each stage; no further than `upTo` is counted. */
export async function countStages(
  read: Reader,
  filter: DeskFilter,
  upTo: number,
): Promise<Record<DeskStage, number>> {
  const known = filter.hidden.length > 0 ? notInArray(id, [...filter.hidden]) : undefined;
  const { rows } = await read.execute<{ status: string; n: number }>(sql`
    SELECT wanted.status, counted.n FROM ${statusesNamed(deskStages)} AS wanted(status), LATERAL (
      SELECT count(*)::int AS n FROM (
        SELECT 1 FROM ${applicationTable}
        WHERE ${and(
          among(filter, submittedAt),
          known,
          isNull(deletedAt),
          sql`${status} = wanted.status`,
          sql`(${submittedAt} IS NOT NULL OR wanted.status = 'draft')`,
        )}
        LIMIT ${upTo}
      ) AS found
    ) AS counted`);
  const hidden = isHidden(filter.hidden);
  const asSent = hidden
    ? (
        await read
          .select({ id })
          .from(applicationTable)
          .where(and(among(filter, submittedAt), hidden))
      ).length
    : 0;
  const of = new Map(rows.map((row) => [row.status, row.n]));
  return Object.fromEntries(
    deskStages.map((stage) => {
      const all = statusesOfDeskStage[stage].reduce((sum, it) => sum + (of.get(it) ?? 0), 0);
      return [stage, Math.min(upTo, all + (stage === 'sent' ? asSent : 0))];
    }),
  ) as Record<DeskStage, number>;
}
