import { asc } from 'drizzle-orm';
import type { Reader } from '../../platform/db/client.ts';
import { banks } from './banks.tables.ts';

/** The part of a bank that other records carry. */
export const bankRefColumns = {
  id: banks.id,
  slug: banks.slug,
  name: banks.name,
  municipality: banks.municipality,
  emblem: banks.emblem,
};

/** Makes the list of all banks, by name; prepared once and run often. */
export function listBanks(read: Reader) {
  return read
    .select({
      ...bankRefColumns,
      descriptionBhs: banks.descriptionBhs,
      descriptionEn: banks.descriptionEn,
    })
    .from(banks)
    .orderBy(asc(banks.name), asc(banks.id))
    .prepare('banks_list');
}
