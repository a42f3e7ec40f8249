import { eq } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { bankTable } from '../banks/public.ts';
import { agreementTemplates } from './agreements.tables.ts';

type TemplateRow = typeof agreementTemplates.$inferSelect;

export async function findTemplate(read: Reader, bankId: string): Promise<TemplateRow | undefined> {
  const [row] = await read
    .select()
    .from(agreementTemplates)
    .where(eq(agreementTemplates.bankId, bankId));
  return row;
}

/** One writes at a time, the first wording of a bank too. */
export async function lockTemplate(
  tx: Tx,
  slug: string,
): Promise<{ readonly id: string } | undefined> {
  const [bank] = await tx
    .select({ id: bankTable.id })
    .from(bankTable)
    .where(eq(bankTable.slug, slug))
    .for('no key update');
  return bank;
}

export async function putTemplate(tx: Tx, row: TemplateRow): Promise<void> {
  const { bankId, ...set } = row;
  await tx
    .insert(agreementTemplates)
    .values(row)
    .onConflictDoUpdate({ target: agreementTemplates.bankId, set });
}

export async function dropTemplate(tx: Tx, bankId: string): Promise<void> {
  await tx.delete(agreementTemplates).where(eq(agreementTemplates.bankId, bankId));
}
