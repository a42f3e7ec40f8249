import { asc, eq, or, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { type Person, withoutPerson } from '../../platform/personal-data.ts';
import type { FundEntryRow } from './funds.repo.ts';
import { fundEntries } from './funds.tables.ts';

export async function entriesBy(read: Reader, userId: string): Promise<FundEntryRow[]> {
  return read
    .select()
    .from(fundEntries)
    .where(or(eq(fundEntries.createdBy, userId), eq(fundEntries.proposedBy, userId)))
    .orderBy(asc(fundEntries.id));
}

/**
 * Takes the member out of what they wrote, and of what names them. Few entries do: all are looked
 * through, since nothing but their words says whom they name.
 *
 * @returns ids of the banks whose entries changed.
 */
export async function cleanEntries(tx: Tx, person: Person): Promise<string[]> {
  const { sourceName, purpose, reason } = fundEntries;
  const words = [person.lastName, ...person.addresses].filter((word) => word.trim() !== '');
  const rows = await tx
    .select({
      id: fundEntries.id,
      bankId: fundEntries.bankId,
      texts: { sourceName, purpose, reason },
    })
    .from(fundEntries)
    .where(
      or(
        eq(fundEntries.createdBy, person.id),
        eq(fundEntries.proposedBy, person.id),
        sql`EXISTS (
          SELECT FROM unnest(${sql.param(words)}::text[]) AS word
          WHERE strpos(lower(concat_ws(' ', ${sourceName}, ${purpose}, ${reason})), lower(word)) > 0
        )`,
      ),
    );
  const banks = new Set<string>();
  for (const { id, bankId, texts } of rows) {
    const cleaned = withoutPerson(texts, person);
    if (Object.values(cleaned).join('\n') === Object.values(texts).join('\n')) continue;
    await tx.update(fundEntries).set(cleaned).where(eq(fundEntries.id, id));
    banks.add(bankId);
  }
  return [...banks];
}
