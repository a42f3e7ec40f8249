import type { BankContent } from '@app/contracts/banks/bank-editing.schemas';
import { and, eq, inArray, ne, notInArray } from 'drizzle-orm';
import type { Tx } from '../../platform/db/client.ts';
import { type Failure, fail } from '../../platform/http/failure.ts';
import type { BankRow } from './banks.repo.ts';
import { bankPeople, banks } from './banks.tables.ts';

export type BankColumns = Omit<
  BankRow,
  'id' | 'slug' | 'emblem' | 'revision' | 'publishedAt' | 'createdAt' | 'updatedAt'
>;

/** Held until the transaction ends. */
export async function lockBank(tx: Tx, slug: string): Promise<BankRow | undefined> {
  const [bank] = await tx.select().from(banks).where(eq(banks.slug, slug)).for('update');
  return bank;
}

/** @returns undefined where its address is taken. */
export async function insertBank(
  tx: Tx,
  {
    at,
    ...bank
  }: Pick<BankRow, 'id' | 'slug' | 'name' | 'municipality' | 'emblem'> & {
    readonly at: Date;
  },
): Promise<BankRow | undefined> {
  const [made] = await tx
    .insert(banks)
    .values({ ...bank, descriptionBhs: '', descriptionEn: '', createdAt: at, updatedAt: at })
    .onConflictDoNothing()
    .returning();
  return made;
}

export async function updateBank(
  tx: Tx,
  id: string,
  change: BankColumns & Pick<BankRow, 'revision' | 'updatedAt'>,
): Promise<BankRow> {
  const [saved] = await tx.update(banks).set(change).where(eq(banks.id, id)).returning();
  if (!saved) throw new Error(`The bank ${id} vanished.`);
  return saved;
}

export async function publishBank(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.update(banks).set({ publishedAt: at }).where(eq(banks.id, id));
}

/**
 * Makes the people of a bank those, in this order; whose account belongs to whom stays.
 *
 * @returns `IDEMPOTENCY_MISMATCH` for an id of another bank's person.
 */
export async function keepPeople(
  tx: Tx,
  bankId: string,
  people: BankContent['people'],
): Promise<Failure | undefined> {
  const ids = people.map(({ id }) => id);
  if (ids.length > 0) {
    const foreign = await tx
      .select({ id: bankPeople.id })
      .from(bankPeople)
      .where(and(inArray(bankPeople.id, ids), ne(bankPeople.bankId, bankId)));
    if (foreign.length > 0 || new Set(ids).size < ids.length) return fail('IDEMPOTENCY_MISMATCH');
  }
  await tx
    .delete(bankPeople)
    .where(
      and(
        eq(bankPeople.bankId, bankId),
        ids.length > 0 ? notInArray(bankPeople.id, ids) : undefined,
      ),
    );
  for (const [position, { id, name, role, kind, picture }] of people.entries()) {
    const shown = { name, roleBhs: role.bhs, roleEn: role.en, kind, picture, position };
    await tx
      .insert(bankPeople)
      .values({ id, bankId, ...shown })
      .onConflictDoUpdate({ target: bankPeople.id, set: shown });
  }
  return undefined;
}
