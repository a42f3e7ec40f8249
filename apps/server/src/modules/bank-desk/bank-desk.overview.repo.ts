import type { Figures } from '@app/domain/bank-desk/figures';
import { unlistedStatuses } from '@app/domain/calls/call.machine';
import {
  and,
  asc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  not,
  notInArray,
  sql,
} from 'drizzle-orm';
import { alphabetical } from '../../platform/db/alphabet.ts';
import type { Reader } from '../../platform/db/client.ts';
import { applicationTable } from '../applications/public.ts';
import { bankRefColumns, bankTable, publishedBank } from '../banks/public.ts';
import { callTable } from '../calls/public.ts';
import { campaignDayTable } from '../crowdfunding/public.ts';
import { fundEntryTable } from '../funds/public.ts';

const among = (banks: 'all' | readonly string[]) =>
  banks === 'all' ? undefined : inArray(bankTable.slug, [...banks]);

/** Banks in the order of their names. */
export const banksOf = (read: Reader, banks: 'all' | readonly string[]) =>
  read
    .select(bankRefColumns)
    .from(bankTable)
    .where(among(banks))
    .orderBy(alphabetical(bankTable.name), asc(bankTable.id));

interface Wanted {
  readonly now: Date;
  /** Of which the money is told. */
  readonly year: number;
  /** Applications of a bank are counted no further. */
  readonly upTo: number;
}

/** Banks in the order of their names, each with what it comes to; money in fening. */
export async function figuresOf(
  read: Reader,
  banks: 'all' | readonly string[],
  { now, year, upTo }: Wanted,
) {
  const { opensAt, closesAt, publishedAt, decisionsPublishedAt, status } = callTable;
  const ofBank = eq(callTable.bankId, bankTable.id);
  const openCalls = and(
    ofBank,
    isNotNull(publishedAt),
    notInArray(status, [...unlistedStatuses]),
    lte(opensAt, now),
    gt(closesAt, now),
  );
  const waiting = and(
    ofBank,
    lte(closesAt, now),
    isNull(decisionsPublishedAt),
    eq(applicationTable.callId, callTable.id),
    eq(applicationTable.status, 'submitted'),
  );
  const { kind, amount } = fundEntryTable;
  const money = (adds: 'promised' | 'paid', takes?: 'released') => {
    const counted = and(
      eq(fundEntryTable.bankId, bankTable.id),
      eq(fundEntryTable.year, year),
      inArray(kind, takes ? [adds, takes] : [adds]),
    );
    const signed = sql`CASE ${kind} WHEN ${adds} THEN ${amount} ELSE -${amount} END`;
    return sql<number>`(SELECT coalesce(sum(${signed}), 0) FROM ${fundEntryTable} WHERE ${counted})`.mapWith(
      Number,
    );
  };
  const given = and(
    eq(campaignDayTable.bankId, bankTable.id),
    gte(campaignDayTable.day, `${year}-01-01`),
    lt(campaignDayTable.day, `${year + 1}-01-01`),
  );
  const figures = {
    openCalls: sql<number>`(SELECT count(*)::int FROM ${callTable} WHERE ${openCalls})`,
    waiting: sql<number>`(SELECT count(*)::int FROM (
      SELECT 1 FROM ${callTable}, ${applicationTable} WHERE ${waiting} LIMIT ${upTo}
    ) AS found)`,
    granted: money('promised', 'released'),
    paid: money('paid'),
    donated: sql<number>`(
      SELECT coalesce(sum(${sql`${campaignDayTable.settled} - ${campaignDayTable.matched}`}), 0) FROM ${campaignDayTable} WHERE ${given}
    )`.mapWith(Number),
  } satisfies Record<keyof Figures, unknown>;
  return read
    .select({ bank: bankRefColumns, isDraft: sql<boolean>`${not(publishedBank)}`, ...figures })
    .from(bankTable)
    .where(among(banks))
    .orderBy(alphabetical(bankTable.name), asc(bankTable.id));
}
