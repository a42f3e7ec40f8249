import type { CallContent } from '@app/contracts/calls/call-content.schemas';
import type { CallStatus } from '@app/domain/calls/call.machine';
import { searchWords } from '@app/domain/search';
import { and, desc, eq, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { inTimeOrder } from '../../platform/db/keyset.ts';
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
    .orderBy(bankTable.name);
}

export async function banksBySlugs(read: Reader, slugs: readonly string[]): Promise<BankRow[]> {
  if (slugs.length === 0) return [];
  return read
    .select(bankRefColumns)
    .from(bankTable)
    .where(inArray(bankTable.slug, [...new Set(slugs)]))
    .orderBy(bankTable.name);
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

/** Whether a call is given by one of these banks; as a partner once it is public. */
function givenBy(slugs: readonly string[]): SQL | undefined {
  const ids = sql`(select ${bankTable.id} from ${bankTable} where ${inArray(bankTable.slug, [...slugs])})`;
  return or(
    sql`${calls.bankId} in ${ids}`,
    and(sql`${calls.publishedAt} is not null`, sql`${calls.partnerBankIds} && array${ids}`),
  );
}

export async function listWork(
  read: Reader,
  { banks, bank, status, kind, q }: WorkFilter,
  { after, limit }: Slice,
): Promise<CallWork[]> {
  if (banks !== 'all' && banks.length === 0) return [];
  const order = inTimeOrder('desc', calls.createdAt, calls.id);
  const words = searchWords(q ?? '')
    .map((word) => `${word}:*`)
    .join(' & ');
  const found = await query(read)
    .where(
      and(
        banks === 'all' ? undefined : givenBy(banks),
        bank === undefined ? undefined : givenBy([bank]),
        status && eq(calls.status, status),
        kind && eq(calls.kind, kind),
        words
          ? sql`${wordsOf(calls.titleBhs, calls.titleEn)} @@ to_tsquery('simple', ${words})`
          : undefined,
        order.beyond(after),
      ),
    )
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

export async function historyOf(
  read: Reader,
  callId: string,
  {
    after,
    limit,
  }: { readonly after?: { readonly id: string } | undefined; readonly limit: number },
): Promise<(typeof callHistory.$inferSelect)[]> {
  return read
    .select()
    .from(callHistory)
    .where(and(eq(callHistory.callId, callId), after && lt(callHistory.id, after.id)))
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
