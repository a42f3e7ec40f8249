import type { Figures } from '@app/domain/landing/figures';
import { fening } from '@app/domain/money';
import { count, eq, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db/client.ts';
import { countOpenMembers } from '../accounts/public.ts';
import { applicationTable, shownToAll } from '../applications/public.ts';
import { bankTable, publishedBank } from '../banks/public.ts';
import { callTable } from '../calls/public.ts';
import { campaignTable } from '../crowdfunding/public.ts';
import { fundEntryTable } from '../funds/public.ts';

/** Partners are the youth banks and whoever put money into their funds. */
export async function countFigures(read: Reader): Promise<Figures> {
  const [users, [projects], [given], [raised], banks, [givers]] = await Promise.all([
    countOpenMembers(read),
    read
      .select({ count: count() })
      .from(applicationTable)
      .innerJoin(callTable, eq(callTable.id, applicationTable.callId))
      .where(shownToAll),
    read
      .select({
        sum: sql<string>`coalesce(sum(CASE ${fundEntryTable.kind} WHEN 'paid' THEN ${fundEntryTable.amount} WHEN 'returned' THEN -${fundEntryTable.amount} ELSE 0 END), 0)`,
      })
      .from(fundEntryTable),
    read
      .select({ sum: sql<string>`coalesce(sum(${campaignTable.settled}), 0)` })
      .from(campaignTable),
    read.$count(bankTable, publishedBank),
    read
      .select({
        count: sql<number>`count(DISTINCT lower(${fundEntryTable.sourceName}))::int`,
      })
      .from(fundEntryTable)
      .where(eq(fundEntryTable.kind, 'received')),
  ]);
  return {
    users,
    projects: projects?.count ?? 0,
    invested: fening(Number(given?.sum ?? 0) + Number(raised?.sum ?? 0)),
    partners: banks + (givers?.count ?? 0),
  };
}
