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
import { firstHolding } from '../../platform/db/words.ts';
import type { Slice, TimePlace } from '../../platform/lists.ts';
import {
  applicationTable,
  decisionAnnounced,
  holdsWords,
  wordsCounted,
} from '../applications/public.ts';
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

const isKnown = (hidden: readonly string[]): SQL | undefined =>
  hidden.length > 0 ? notInArray(id, [...hidden]) : undefined;

const isDraft = and(eq(status, 'draft'), isNull(deletedAt));

const momentOf = (stage: DeskStage | undefined) => (stage === 'draft' ? updatedAt : submittedAt);

/** All but the words; see `holding`. */
const among = (
  { bankId: bank, callId, within, theme }: DeskFilter,
  moment: typeof submittedAt | typeof updatedAt,
) =>
  and(
    eq(bankId, bank),
    callId === undefined ? undefined : eq(applicationTable.callId, callId),
    within && and(gte(moment, within[0]), lt(moment, within[1])),
    theme === undefined ? undefined : arrayContains(applicationTable.themes, [theme]),
  );

/** The first that fit, and hold the words. */
const holding = (
  { words = [] }: DeskFilter,
  list: { where: SQL | undefined; by: readonly SQL[]; limit: number },
) =>
  firstHolding({
    table: applicationTable,
    id,
    words: applicationTable.words,
    counted: wordsCounted,
    beginnings: words,
    ...list,
  });

const shown = {
  id,
  slug: applicationTable.slug,
  title: applicationTable.projectTitle,
  status,
  requestedAmount,
  submittedAt,
  updatedAt,
  themes: applicationTable.themes,
  municipality: sql<string>`coalesce(${applicationTable.about} ->> 'municipality', '')`,
  applicant: sql<string>`coalesce(${applicationTable.about} ->> 'applicantName', '')`,
  callSlug: callTable.slug,
  callKind: callTable.kind,
  blind: callTable.blind,
  callTitleBhs: callTable.titleBhs,
  callTitleEn: callTable.titleEn,
};

const select = (read: Reader) =>
  read
    .select(shown)
    .from(applicationTable)
    .innerJoin(callTable, eq(callTable.id, applicationTable.callId));

export type DeskRow = Awaited<ReturnType<typeof select>>[number];

const statusesNamed = (stages: readonly DeskStage[]) =>
  sql`unnest(${sql.param(stages.flatMap((stage): string[] => [...statusesOfDeskStage[stage]]))}::text[])`;

/** A sorted list as it is asked for, from a place on. */
interface Sorted {
  readonly by: readonly SQL[];
  readonly beyond: SQL | undefined;
  readonly limit: number;
}

/**
 * Records of a page. Which they are is found first, in indexes that hold everything but the words
 * that they are narrowed by: only what is shown is read from the table.
 */
async function listSorted(read: Reader, filter: DeskFilter, { by, beyond, limit }: Sorted) {
  const { stage, hidden } = filter;
  const narrowed = and(among(filter, momentOf(stage)), beyond);
  const first = (what: SQL | undefined) =>
    holding(filter, { where: and(narrowed, what), by, limit });
  const found = () => {
    if (stage === 'draft') return first(isDraft);
    if (stage === undefined) return first(isNotNull(submittedAt));
    // Each status by itself: one that is rare is not searched for among all.
    const ofEach = sql`SELECT found.id FROM ${statusesNamed([stage])} AS wanted(status), LATERAL (
      ${first(and(sql`${status} = wanted.status`, isNotNull(submittedAt), isKnown(hidden)))}
    ) AS found`;
    return stage === 'sent' && hidden.length > 0
      ? sql`(${ofEach}) UNION ALL (${first(and(isNotNull(submittedAt), isHidden(hidden)))})`
      : ofEach;
  };
  return select(read)
    .where(sql`${id} = ANY (ARRAY(${found()}))`)
    .orderBy(...by)
    .limit(limit);
}

export async function listByTime(
  read: Reader,
  filter: DeskFilter,
  way: 'asc' | 'desc',
  { after, limit }: Slice<TimePlace>,
): Promise<DeskRow[]> {
  const order = inTimeOrder(way, momentOf(filter.stage), id);
  return listSorted(read, filter, { by: order.by, beyond: order.beyond(after), limit });
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
  const beyond =
    after && sql`(${requestedAmount}, ${id}) < (${after.amount}::bigint, ${after.id}::uuid)`;
  return listSorted(read, filter, { by: [desc(requestedAmount), desc(id)], beyond, limit });
}

const sentStages = deskStages.filter((stage) => stage !== 'draft');

/** What is read of a stage. */
interface Wanted {
  /** How far is counted. */
  readonly upTo: number;
  /** How many of the last are told; of drafts none. */
  readonly latest: number;
}

/** What was counted of each status, and whether there are more of any. */
interface Counted {
  readonly statuses: readonly {
    readonly status: string;
    readonly n: number;
    readonly ids: readonly string[];
  }[];
  readonly more: boolean;
}

const submittedAmong = (filter: DeskFilter, ...besides: (SQL | undefined)[]) =>
  and(among(filter, submittedAt), isNotNull(submittedAt), isKnown(filter.hidden), ...besides);

async function countEach(read: Reader, filter: DeskFilter, wanted: Wanted): Promise<Counted> {
  const { rows } = await read.execute<Counted['statuses'][number] & Record<string, unknown>>(sql`
    SELECT wanted.status, counted.n, counted.ids
    FROM ${statusesNamed(sentStages)} AS wanted(status), LATERAL (
      SELECT count(*)::int AS n, coalesce((array_agg(found.id))[1:${wanted.latest}], '{}') AS ids
      FROM (
        SELECT ${id} FROM ${applicationTable}
        WHERE ${submittedAmong(filter, sql`${status} = wanted.status`)}
        ORDER BY ${submittedAt} DESC, ${id} DESC LIMIT ${wanted.upTo}
      ) AS found
    ) AS counted`);
  return { statuses: rows, more: false };
}

/** Of what holds words, this many of the last are told apart. */
const hitsAtMost = 500;

async function countHits(read: Reader, filter: DeskFilter, { latest }: Wanted): Promise<Counted> {
  const found = holding(filter, {
    where: submittedAmong(filter),
    by: inTimeOrder('desc', submittedAt, id).by,
    limit: hitsAtMost,
  });
  const { rows } = await read.execute<Counted['statuses'][number] & Record<string, unknown>>(sql`
    SELECT hits.status, count(*)::int AS n,
      (array_agg(hits.id ORDER BY hits.submitted_at DESC, hits.id DESC))[1:${latest}] AS ids
    FROM (
      SELECT ${id}, ${status}, ${submittedAt} FROM ${applicationTable}
      WHERE ${id} = ANY (ARRAY(${found}))
    ) AS hits GROUP BY hits.status`);
  return { statuses: rows, more: rows.reduce((sum, { n }) => sum + n, 0) >= hitsAtMost };
}

async function countDrafts(read: Reader, filter: DeskFilter, upTo: number): Promise<number> {
  const found = holding(filter, {
    where: and(among(filter, updatedAt), isDraft),
    by: inTimeOrder('desc', updatedAt, id).by,
    limit: upTo,
  });
  const { rows } = await read.execute<{ n: number }>(
    sql`SELECT count(*)::int AS n FROM (${found}) AS found`,
  );
  return rows[0]?.n ?? 0;
}

/** Applications at a stage. */
interface AtStage {
  readonly count: number;
  /** Whether there may be more than were counted. */
  readonly more: boolean;
  readonly latest: readonly DeskRow[];
}

/**
 * How many there are at each stage and the last of them. Of what holds words only the last are told
 * apart by stage: no index finds words in the order of time.
 */
export async function readStages(
  read: Reader,
  filter: DeskFilter,
  wanted: Wanted,
): Promise<ReadonlyMap<DeskStage, AtStage>> {
  const { upTo, latest } = wanted;
  const [counted, drafts, hidden] = await Promise.all([
    (filter.words?.length ? countHits : countEach)(read, filter, wanted),
    countDrafts(read, filter, upTo),
    hiddenOf(read, filter),
  ]);
  const found = sentStages.map((stage) => {
    const own = counted.statuses.filter((it) =>
      statusesOfDeskStage[stage].some((one) => one === it.status),
    );
    const asSent = stage === 'sent' ? hidden : [];
    const n = own.reduce((sum, it) => sum + it.n, asSent.length);
    const ids = latest > 0 ? [...own.flatMap((it) => it.ids), ...asSent] : [];
    return { stage, count: Math.min(upTo, n), more: counted.more || n >= upTo, ids };
  });
  const rows = await rowsOf(
    read,
    found.flatMap(({ ids }) => ids),
  );
  return new Map<DeskStage, AtStage>([
    ...found.map(({ stage, ids, ...counts }): [DeskStage, AtStage] => [
      stage,
      { ...counts, latest: rows.filter((row) => ids.includes(row.id)).slice(0, latest) },
    ]),
    ['draft', { count: drafts, more: drafts >= upTo, latest: [] }],
  ]);
}

/** Those of the reader's own that are told as sent. */
async function hiddenOf(read: Reader, filter: DeskFilter): Promise<string[]> {
  const hidden = isHidden(filter.hidden);
  if (!hidden) return [];
  const rows = await read
    .select({ id })
    .from(applicationTable)
    .where(
      and(
        among(filter, submittedAt),
        holdsWords(filter.words ?? []),
        isNotNull(submittedAt),
        hidden,
      ),
    );
  return rows.map((row) => row.id);
}

/** The last first. */
async function rowsOf(read: Reader, ids: readonly string[]): Promise<DeskRow[]> {
  if (ids.length === 0) return [];
  return select(read)
    .where(inArray(id, [...ids]))
    .orderBy(desc(submittedAt), desc(id));
}
