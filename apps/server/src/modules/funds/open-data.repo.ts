import { grantEntryKinds } from '@app/domain/funds/fund';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Reader } from '../../platform/db/client.ts';
import { applicationTable, shownToAll } from '../applications/public.ts';
import { bankTable } from '../banks/public.ts';
import { callTable } from '../calls/public.ts';
import { fundEntries } from './funds.tables.ts';

export type GrantRecord = Awaited<ReturnType<typeof grantsOf>>[number];

/** Grants of a bank that everybody may know of, each with its entries in the order of their days. */
export async function grantsOf(read: Reader, bankId: string) {
  const projects = await read
    .select({ application: applicationTable, call: callTable, bank: bankTable })
    .from(applicationTable)
    .innerJoin(callTable, eq(callTable.id, applicationTable.callId))
    .innerJoin(bankTable, eq(bankTable.id, applicationTable.bankId))
    .where(and(eq(applicationTable.bankId, bankId), shownToAll))
    .orderBy(asc(applicationTable.id));
  const entries = await read
    .select()
    .from(fundEntries)
    .where(and(eq(fundEntries.bankId, bankId), inArray(fundEntries.kind, [...grantEntryKinds])))
    .orderBy(asc(fundEntries.happenedOn), asc(fundEntries.id));
  const byGrant = Map.groupBy(entries, ({ applicationId }) => applicationId);
  return projects.flatMap((project) => {
    const own = byGrant.get(project.application.id);
    return own ? [{ ...project, entries: own }] : [];
  });
}
