import type { CallContent } from '@app/contracts/calls/call-content.schemas';
import type { CallStatus } from '@app/domain/calls/call.machine';
import { searchWords } from '@app/domain/search';
import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  lt,
  lte,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alphabetical } from '../../platform/db/alphabet.ts';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { inTimeOrder } from '../../platform/db/keyset.ts';
import { firstHolding } from '../../platform/db/words.ts';
import { newId } from '../../platform/ids.ts';
import type { Slice } from '../../platform/lists.ts';
import { bankRefColumns, bankTable } from '../banks/public.ts';
import { contentOf, wholeContent } from './calls.content.ts';
import { callDrafts, callHistory, calls, wordsOf } from './calls.tables.ts';

type CallRow = typeof calls.$inferSelect;
type DraftRow = typeof callDrafts.$inferSelect;
export type BankRow = Pick<
  typeof bankTable.$inferSelect,
  'id' | 'slug' | 'name' | 'municipality' | 'emblem'
>;

/** A call as its staff work on it. */
export interface CallWork {
  readonly call: CallRow;
  readonly bank: BankRow;
  readonly partners: readonly BankRow[];
  /** Null before the first save of a call that was published from elsewhere. */
  readonly draft: DraftRow | null;
  /** The working copy. */
  readonly content: CallContent;
  /** What everybody reads; null while it is not public. */
  readonly published: CallContent | null;
}

type Found = { call: CallRow; bank: BankRow; draft: DraftRow | null };

const query = (read: Reader) =>
  read
    .select({ call: calls, bank: bankRefColumns, draft: callDrafts })
    .from(calls)
    .innerJoin(bankTable, eq(bankTable.id, calls.bankId))
    .leftJoin(callDrafts, eq(callDrafts.callId, calls.id));

export async function banksByIds(read: Reader, ids: readonly string[]): Promise<BankRow[]> {
  if (ids.length === 0) return [];
  return read
    .select(bankRefColumns)
    .from(bankTable)
    .where(inArray(bankTable.id, [...new Set(ids)]))
    .orderBy(alphabetical(bankTable.name), asc(bankTable.id));
}

export async function banksBySlugs(read: Reader, slugs: readonly string[]): Promise<BankRow[]> {
  if (slugs.length === 0) return [];
  return read
    .select(bankRefColumns)
    .from(bankTable)
    .where(inArray(bankTable.slug, [...new Set(slugs)]))
    .orderBy(alphabetical(bankTable.name), asc(bankTable.id));
}

async function workOf(read: Reader, found: readonly Found[]): Promise<CallWork[]> {
  const known = await banksByIds(
    read,
    found.flatMap(({ call }) => call.partnerBankIds),
  );
  return found.map(({ call, bank, draft }) => {
    const partners = known.filter(({ id }) => call.partnerBankIds.includes(id));
    const stands = contentOf(
      call,
      bank.slug,
      partners.map(({ slug }) => slug),
    );
    return {
      call,
      bank,
      partners,
      draft,
      content: draft ? wholeContent(draft.content) : stands,
      published: call.publishedAt ? stands : null,
    };
  });
}

export async function findWork(read: Reader, id: string): Promise<CallWork | undefined> {
  const [work] = await workOf(read, await query(read).where(eq(calls.id, id)));
  return work;
}

export const findWorks = async (read: Reader, ids: readonly string[]): Promise<CallWork[]> =>
  workOf(read, await query(read).where(inArray(calls.id, [...ids])));

/** Holds the call, so that its changes come one after the other. */
export async function lockWork(tx: Tx, id: string): Promise<CallWork | undefined> {
  // Not so strictly that applications to it could not be begun meanwhile.
  await tx.select({ id: calls.id }).from(calls).where(eq(calls.id, id)).for('no key update');
  return findWork(tx, id);
}

export interface WorkFilter {
  /** Slugs of the banks of which the reader sees all. */
  readonly banks: 'all' | readonly string[];
  readonly bank?: string | undefined;
  readonly status?: CallStatus | undefined;
  readonly kind?: CallRow['kind'] | undefined;
  readonly q?: string | undefined;
}

const idsOf = (slugs: readonly string[]): SQL =>
  sql`(select ${bankTable.id} from ${bankTable} where ${inArray(bankTable.slug, [...slugs])})`;

/** Given together with one of these banks, once it is public. */
const partneredBy = (slugs: readonly string[]) =>
  and(
    isNotNull(calls.publishedAt),
    // As the index has it.
    sql`${calls.partnerBankIds} <> '{}'`,
    sql`${calls.partnerBankIds} && array${idsOf(slugs)}`,
  );

/** Whether a call is given by one of these banks; as a partner once it is public. */
const givenBy = (slugs: readonly string[]): SQL | undefined =>
  or(sql`${calls.bankId} in ${idsOf(slugs)}`, partneredBy(slugs));

export async function listWork(
  read: Reader,
  { banks, bank, status, kind, q }: WorkFilter,
  { after, limit }: Slice,
): Promise<CallWork[]> {
  if (banks !== 'all' && banks.length === 0) return [];
  const order = inTimeOrder('desc', calls.createdAt, calls.id);
  const among = bank === undefined || banks === 'all' ? undefined : givenBy(banks);
  const first = (...besides: (SQL | undefined)[]) =>
    firstHolding({
      table: calls,
      id: calls.id,
      words: wordsOf(calls.titleBhs, calls.titleEn),
      counted: { relation: 'calls_words' },
      beginnings: searchWords(q ?? ''),
      where: and(
        ...besides,
        status && eq(calls.status, status),
        kind && eq(calls.kind, kind),
        order.beyond(after),
      ),
      by: order.by,
      limit,
    });
  // Each bank by itself, in the order of its index, however many calls the others have.
  const by = bank === undefined ? banks : [bank];
  const wanted =
    by === 'all'
      ? first()
      : sql`SELECT found.id FROM ${idsOf(by)} AS bank, LATERAL (
          ${first(sql`${calls.bankId} = bank.id`, among)}
        ) AS found UNION (${first(partneredBy(by), among)})`;
  const found = await query(read)
    .where(sql`${calls.id} = ANY (ARRAY(${wanted}))`)
    .orderBy(...order.by)
    .limit(limit);
  return workOf(read, found);
}

export async function insertCall(tx: Tx, row: typeof calls.$inferInsert): Promise<boolean> {
  const made = await tx
    .insert(calls)
    .values(row)
    .onConflictDoNothing({ target: calls.id })
    .returning({ id: calls.id });
  return made.length === 1;
}

export async function updateCall(
  tx: Tx,
  id: string,
  change: Partial<Omit<typeof calls.$inferInsert, 'id'>>,
): Promise<void> {
  await tx.update(calls).set(change).where(eq(calls.id, id));
}

/** A call that was never public; nothing but its own work can hang on it. */
export async function deleteCall(tx: Tx, id: string): Promise<void> {
  await tx.delete(callHistory).where(eq(callHistory.callId, id));
  await tx.delete(callDrafts).where(eq(callDrafts.callId, id));
  await tx.delete(calls).where(eq(calls.id, id));
}

export async function wasPublished(read: Reader, id: string): Promise<boolean> {
  const published = and(eq(callHistory.callId, id), eq(callHistory.event, 'publish'));
  return (await read.$count(callHistory, published)) > 0;
}

export async function putDraft(tx: Tx, row: DraftRow): Promise<void> {
  const { callId, ...rest } = row;
  await tx
    .insert(callDrafts)
    .values(row)
    .onConflictDoUpdate({ target: callDrafts.callId, set: rest });
}

export async function slugTaken(read: Reader, slug: string, besides: string): Promise<boolean> {
  const rows = await read.select({ id: calls.id }).from(calls).where(eq(calls.slug, slug));
  return rows.some(({ id }) => id !== besides);
}

export async function writeHistory(
  tx: Tx,
  entry: Omit<typeof callHistory.$inferInsert, 'id'>,
): Promise<void> {
  await tx.insert(callHistory).values({ id: newId(), ...entry });
}

type HistoryEntry = typeof callHistory.$inferSelect;

/** Makes an entry say what came of it in the end; one of which nothing is left goes. */
export async function rewriteHistory(
  tx: Tx,
  id: string,
  change: Pick<HistoryEntry, 'at' | 'fields'>,
): Promise<void> {
  const entry = eq(callHistory.id, id);
  if (change.fields.length === 0) await tx.delete(callHistory).where(entry);
  else await tx.update(callHistory).set(change).where(entry);
}

export async function historyOf(
  read: Reader,
  callId: string,
  {
    after,
    limit,
    besides = [],
  }: {
    readonly after?: { readonly id: string } | undefined;
    readonly limit: number;
    readonly besides?: readonly HistoryEntry['event'][];
  },
): Promise<HistoryEntry[]> {
  return read
    .select()
    .from(callHistory)
    .where(
      and(
        eq(callHistory.callId, callId),
        notInArray(callHistory.event, [...besides]),
        after && lt(callHistory.id, after.id),
      ),
    )
    .orderBy(desc(callHistory.id))
    .limit(limit);
}

/** Calls whose opening or end has come and whose status does not say so yet. */
export async function dueByClock(read: Reader, now: Date): Promise<string[]> {
  const rows = await read
    .select({ id: calls.id })
    .from(calls)
    .where(
      or(
        and(eq(calls.status, 'scheduled'), lte(calls.opensAt, now)),
        and(eq(calls.status, 'open'), lte(calls.closesAt, now)),
      ),
    )
    .orderBy(calls.id);
  return rows.map(({ id }) => id);
}
