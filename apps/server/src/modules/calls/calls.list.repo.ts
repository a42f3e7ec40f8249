import type { CallKind, CallState } from '@app/contracts/calls/calls.schemas';
import { and, asc, desc, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Reader } from '../../platform/db/client.ts';
import { bankRefColumns, bankTable } from '../banks/public.ts';
import { listed } from './calls.repo.ts';
import { calls } from './calls.tables.ts';

export interface CallsPlace {
  readonly state: CallState;
  /** The call's end; of a coming one its beginning. */
  readonly at: Date;
  readonly id: string;
}

export interface CallsFilter {
  readonly state?: CallState | undefined;
  readonly kind?: CallKind | undefined;
  readonly bank?: string | undefined;
  readonly after?: CallsPlace | undefined;
}

const now = sql.placeholder('now');

/**
 * The groups of the list in their order: what bounds each by its sort key, what else must hold, and
 * on which side of a cursor it goes on.
 */
const groups = {
  open: {
    bound: gt(calls.closesAt, now),
    besides: lte(calls.opensAt, now),
    key: calls.closesAt,
    way: asc,
    beyond: sql`>`,
  },
  coming: {
    bound: gt(calls.opensAt, now),
    besides: undefined,
    key: calls.opensAt,
    way: asc,
    beyond: sql`>`,
  },
  closed: {
    bound: lte(calls.closesAt, now),
    besides: undefined,
    key: calls.closesAt,
    way: desc,
    beyond: sql`<`,
  },
} as const satisfies Record<CallState, unknown>;

const order = Object.keys(groups) as CallState[];

const columns = {
  id: calls.id,
  slug: calls.slug,
  kind: calls.kind,
  titleBhs: calls.titleBhs,
  titleEn: calls.titleEn,
  summaryBhs: calls.summaryBhs,
  summaryEn: calls.summaryEn,
  opensAt: calls.opensAt,
  closesAt: calls.closesAt,
  minAmount: calls.minAmount,
  maxAmount: calls.maxAmount,
  minTeam: calls.minTeam,
  maxTeam: calls.maxTeam,
  minAge: calls.minAge,
  maxAge: calls.maxAge,
  municipalities: calls.municipalities,
  topics: calls.topics,
  picture: calls.picture,
  pictureAlt: calls.pictureAlt,
  // Named apart: both tables have an id, a slug and so on, and a union knows names only.
  bankId: sql<string>`${bankRefColumns.id}`.as('bank_id'),
  bankSlug: sql<string>`${bankRefColumns.slug}`.as('bank_slug'),
  bankName: sql<string>`${bankRefColumns.name}`.as('bank_name'),
  bankMunicipality: sql<string>`${bankRefColumns.municipality}`.as('bank_municipality'),
  bankEmblem: sql<string>`${bankRefColumns.emblem}`.as('bank_emblem'),
};

interface Page extends Omit<CallsFilter, 'after'> {
  readonly from: CallState;
  readonly beyond?: CallsPlace | undefined;
}

/**
 * Time goes on between two pages: a cursor that it has overtaken means the beginning of its group,
 * so that cursor and time never bound one scan from the same side.
 */
function pageOf({ after, ...filter }: CallsFilter, time: Date): Page {
  const from = after?.state ?? filter.state ?? 'open';
  return {
    ...filter,
    from,
    beyond: after && after.at > time === (from !== 'closed') ? after : undefined,
  };
}

function groupQuery(read: Reader, state: CallState, page: Page) {
  const { bound, besides, key, way, beyond } = groups[state];
  const cursor = sql`(${sql.placeholder('at')}::timestamptz, ${sql.placeholder('id')}::uuid)`;
  const conditions: (SQL | undefined)[] = [
    page.beyond?.state === state ? sql`(${key}, ${calls.id}) ${beyond} ${cursor}` : bound,
    besides,
    listed,
  ];
  if (page.kind) conditions.push(eq(calls.kind, sql.placeholder('kind')));
  const by = [way(key), way(calls.id)];
  const limit = sql.placeholder('limit');
  if (page.bank) {
    const bank = sql`(select ${bankTable.id} from ${bankTable} where ${bankTable.slug} = ${sql.placeholder('bank')})`;
    const first = (given: SQL) =>
      read
        .select({ id: calls.id })
        .from(calls)
        .where(and(...conditions, given))
        .orderBy(...by)
        .limit(limit);
    // Its own and a partner's by themselves: an index serves each, however many calls others have.
    const own = first(sql`${calls.bankId} = ${bank}`);
    const shared = first(
      sql`${calls.partnerBankIds} <> '{}' and ${calls.partnerBankIds} @> array[${bank}]`,
    );
    conditions.splice(0, Infinity, sql`${calls.id} = any (array(${own} union all ${shared}))`);
  }
  return read
    .select({
      ...columns,
      rank: sql<number>`${sql.raw(String(order.indexOf(state)))}::int`.as('rank'),
      place: sql<string>`row_number() over (order by ${way(key)}, ${way(calls.id)})`.as('place'),
    })
    .from(calls)
    .innerJoin(bankTable, eq(bankTable.id, calls.bankId))
    .where(and(...conditions))
    .orderBy(...by)
    .limit(limit);
}

function prepareList(read: Reader, name: string, page: Page) {
  // A page of one group has that group only; any other draws on what follows, too.
  const drawn = page.state ? [page.state] : order.slice(order.indexOf(page.from));
  const [first, second, ...rest] = drawn.map((state) => groupQuery(read, state, page));
  if (!first) throw new RangeError('a list has a group');
  if (!second) return first.prepare(name);
  return unionAll(first, second, ...rest)
    .orderBy(sql`rank`, sql`place`)
    .limit(sql.placeholder('limit'))
    .prepare(name);
}

/**
 * Makes the list of calls: open ones by their end, then coming ones by their beginning, then closed
 * ones, the last closed first. One query whatever the filter, each of its forms prepared once.
 */
export function createCallsList(read: Reader) {
  const prepared = new Map<string, ReturnType<typeof prepareList>>();

  return async (filter: CallsFilter, time: Date, limit: number) => {
    const page = pageOf(filter, time);
    const { state = 'all', kind, bank, from, beyond } = page;
    const parts = [state, from, beyond && 'beyond', kind && 'kind', bank && 'bank'];
    const name = `calls_${parts.filter(Boolean).join('_')}`;
    let query = prepared.get(name);
    if (!query) {
      query = prepareList(read, name, page);
      prepared.set(name, query);
    }
    const { at, id } = beyond ?? {};
    const rows = await query.execute({ now: time, limit, kind, bank, at, id });
    return rows.map(({ rank, place, ...row }) => ({ ...row, state: order[rank] ?? 'closed' }));
  };
}

export type CallRow = Awaited<ReturnType<ReturnType<typeof createCallsList>>>[number];
