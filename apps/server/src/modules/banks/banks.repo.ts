import { asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { alphabetical } from '../../platform/db/alphabet.ts';
import type { Reader } from '../../platform/db/client.ts';
import { bankPeople, banks } from './banks.tables.ts';

export const bankRefColumns = {
  id: banks.id,
  slug: banks.slug,
  name: banks.name,
  municipality: banks.municipality,
  emblem: banks.emblem,
};

/** What everybody may know of; of a draft know its staff alone. */
export const publishedBank = isNotNull(banks.publishedAt);

export function listBanks(read: Reader) {
  return read
    .select({
      ...bankRefColumns,
      descriptionBhs: banks.descriptionBhs,
      descriptionEn: banks.descriptionEn,
      latitude: banks.latitude,
      longitude: banks.longitude,
    })
    .from(banks)
    .where(publishedBank)
    .orderBy(alphabetical(banks.name), asc(banks.id))
    .prepare('banks_list');
}

/** All of them, drafts too. */
export const listAllBanks = (read: Reader) =>
  read.select(bankRefColumns).from(banks).orderBy(alphabetical(banks.name), asc(banks.id));

/** Slugs and names of these banks, or of all, by name. */
export async function bankNames(read: Reader, slugs: 'all' | readonly string[]) {
  return read
    .select({ slug: banks.slug, name: banks.name })
    .from(banks)
    .where(slugs === 'all' ? undefined : inArray(banks.slug, [...slugs]))
    .orderBy(alphabetical(banks.name), asc(banks.id));
}

export type BankRow = typeof banks.$inferSelect;
export type BankPersonRow = typeof bankPeople.$inferSelect;

/** `key`: a slug, or the id by which older addresses name a bank. */
export async function findBank(read: Reader, key: string): Promise<BankRow | undefined> {
  const [bank] = await read
    .select()
    .from(banks)
    .where(or(eq(banks.slug, key), sql`${banks.id}::text = ${key}`));
  return bank;
}

export async function listPeople(read: Reader, bankId: string): Promise<BankPersonRow[]> {
  return read
    .select()
    .from(bankPeople)
    .where(eq(bankPeople.bankId, bankId))
    .orderBy(asc(bankPeople.position), asc(bankPeople.id));
}

/** Ids of the banks that show a member. */
export async function banksShowing(read: Reader, userId: string): Promise<string[]> {
  const rows = await read
    .selectDistinct({ bankId: bankPeople.bankId })
    .from(bankPeople)
    .where(eq(bankPeople.userId, userId));
  return rows.map(({ bankId }) => bankId);
}
