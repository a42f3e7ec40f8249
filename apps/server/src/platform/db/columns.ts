import type { Fening } from '@app/domain/money';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, customType, timestamp, uuid } from 'drizzle-orm/pg-core';

export const at = (name: string) => timestamp(name, { withTimezone: true });

export const fening = (name: string) => bigint(name, { mode: 'number' }).$type<Fening>();

/** Of a ledger, whose entries may take back. */
export const signedFening = (name: string) => bigint(name, { mode: 'number' });

/** A record that must exist. */
export const reference = (name: string, column: () => AnyPgColumn) =>
  uuid(name).notNull().references(column);

/** Words that are found by how they begin; written as a text. */
export const words = customType<{ data: string }>({
  dataType: () => 'tsvector',
  toDriver: (text) => sql`to_tsvector('simple', ${text})`,
});
