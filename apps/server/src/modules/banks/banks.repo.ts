import { asc } from 'drizzle-orm';
import type { Reader } from '../../platform/db/client.ts';
import { banks } from './banks.tables.ts';

export const bankRefColumns = {
  id: banks.id,
  slug: banks.slug,
  name: banks.name,
  municipality: banks.municipality,
  emblem: banks.emblem,
};

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
