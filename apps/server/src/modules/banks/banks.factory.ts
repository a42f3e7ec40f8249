import type { Tx } from '../../platform/db/client.ts';
import { newId } from '../../platform/ids.ts';
import { banks } from './banks.tables.ts';

export type Bank = typeof banks.$inferSelect;

export type BankPlan = Partial<Omit<Bank, 'id'>>;

export async function createBank(tx: Tx, plan: BankPlan = {}): Promise<Bank> {
  const id = newId();
  const slug = plan.slug ?? `banka-${id.slice(-8)}`;
  const municipality = plan.municipality ?? 'Tuzla';
  const bank: Bank = {
    id,
    slug,
    name: `Omladinska banka ${municipality}`,
    municipality,
    emblem: slug,
    descriptionBhs: 'Mladi odlučuju kome ide novac za ideje iz naselja.',
    descriptionEn: 'Young people decide which neighbourhood ideas get money.',
    createdAt: new Date('2026-01-05T09:00:00.000Z'),
    ...plan,
  };
  await tx.insert(banks).values(bank);
  return bank;
}
