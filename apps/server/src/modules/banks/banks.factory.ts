import type { Tx } from '../../platform/db/client.ts';
import { newId } from '../../platform/ids.ts';
import { bankPeople, banks } from './banks.tables.ts';

export type Bank = typeof banks.$inferSelect;

export type BankPlan = Partial<Omit<Bank, 'id'>>;

export async function createBank(tx: Tx, plan: BankPlan = {}): Promise<Bank> {
  const id = newId();
  const slug = plan.slug ?? `banka-${id.slice(-8)}`;
  const municipality = plan.municipality ?? 'Tuzla';
  const at = new Date('2026-01-05T09:00:00.000Z');
  const bank: Bank = {
    id,
    slug,
    name: `Omladinska banka ${municipality}`,
    municipality,
    emblem: slug,
    descriptionBhs: 'Mladi odlučuju kome ide novac za ideje iz naselja.',
    descriptionEn: 'Young people decide which neighbourhood ideas get money.',
    storyBhs: '',
    storyEn: '',
    logo: null,
    picture: null,
    email: '',
    phone: '',
    web: '',
    addressBhs: '',
    addressEn: '',
    latitude: null,
    longitude: null,
    foundedOn: null,
    revision: 0,
    publishedAt: at,
    createdAt: at,
    updatedAt: at,
    ...plan,
  };
  await tx.insert(banks).values(bank);
  return bank;
}

export async function createBankPerson(
  tx: Tx,
  bank: { readonly id: string },
  plan: Partial<Omit<typeof bankPeople.$inferInsert, 'id' | 'bankId'>> = {},
): Promise<void> {
  await tx.insert(bankPeople).values({
    id: newId(),
    bankId: bank.id,
    name: 'Denis Sarić',
    roleBhs: 'član odbora',
    roleEn: 'board member',
    kind: 'committee',
    position: 0,
    ...plan,
  });
}
