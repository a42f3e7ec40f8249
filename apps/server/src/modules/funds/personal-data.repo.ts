import { eq, or, sql } from 'drizzle-orm';
import { takeOut } from '../../kit/personal-data/personal-data.repo.ts';
import type { Tx } from '../../platform/db/client.ts';
import type { Person } from '../../platform/personal-data.ts';
import { fundEntries } from './funds.tables.ts';

/**
 * Takes the member out of what they wrote, and of what names them. Few entries do: all are looked
 * through, since nothing but their words says whom they name.
 *
 * @returns ids of the banks whose entries changed.
 */
export async function cleanEntries(tx: Tx, person: Person): Promise<string[]> {
  const { createdBy, proposedBy, sourceName, purpose, reason } = fundEntries;
  const words = [person.lastName, ...person.addresses].filter((word) => word.trim() !== '');
  const mayName = sql`EXISTS (
    SELECT FROM unnest(${sql.param(words)}::text[]) AS word
    WHERE strpos(lower(concat_ws(' ', ${sourceName}, ${purpose}, ${reason})), lower(word)) > 0
  )`;
  const named = await takeOut(
    tx,
    fundEntries,
    ['sourceName', 'purpose', 'reason'],
    or(eq(createdBy, person.id), eq(proposedBy, person.id), mayName),
    person,
  );
  return [...new Set(named.map(({ bankId }) => bankId))];
}
