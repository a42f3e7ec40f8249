import { type AnyPgColumn, bigint, timestamp, uuid } from 'drizzle-orm/pg-core';

export const at = (name: string) => timestamp(name, { withTimezone: true });

export const fening = (name: string) => bigint(name, { mode: 'number' });

/** A record that must exist. */
export const reference = (name: string, column: () => AnyPgColumn) =>
  uuid(name).notNull().references(column);
