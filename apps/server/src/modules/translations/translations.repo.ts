import { asc, inArray, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { lock } from '../../platform/db/locks.ts';
import { textOverrides } from './translations.tables.ts';

export type OverrideRow = typeof textOverrides.$inferSelect;

export function listOverrides(read: Reader): Promise<OverrideRow[]> {
  return read.select().from(textOverrides).orderBy(asc(textOverrides.key));
}

export function overridesOf(read: Reader, keys: readonly string[]): Promise<OverrideRow[]> {
  return read
    .select()
    .from(textOverrides)
    .where(inArray(textOverrides.key, [...keys]));
}

/** Whoever changes texts waits here for those before them, until the end of the transaction. */
export async function lockTexts(tx: Tx): Promise<void> {
  await lock(tx, 'text-overrides');
}

export async function putOverrides(tx: Tx, rows: readonly OverrideRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(textOverrides)
    .values([...rows])
    .onConflictDoUpdate({
      target: textOverrides.key,
      set: {
        valueBhs: sql`excluded.value_bhs`,
        valueEn: sql`excluded.value_en`,
        updatedBy: sql`excluded.updated_by`,
        updatedAt: sql`excluded.updated_at`,
      },
    });
}

export async function dropOverrides(tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await tx.delete(textOverrides).where(inArray(textOverrides.key, [...keys]));
}
