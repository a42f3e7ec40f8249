import type { Fening } from '@app/domain/money';
import type { Language } from '@app/messages/catalogue';
import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, customType, timestamp, uuid } from 'drizzle-orm/pg-core';

export const at = (name: string) => timestamp(name, { withTimezone: true });

export const fening = (name: string) => bigint(name, { mode: 'number' }).$type<Fening>();

/** Of a ledger, whose entries may take back. */
export const signedFening = (name: string) => bigint(name, { mode: 'number' });

/** A record that must exist. */
export const reference = (name: string, column: () => AnyPgColumn) =>
  uuid(name).notNull().references(column);

/** What a record is found by (decision 120). */
export interface Searched {
  readonly title: string;
  readonly body: string;
  /** Null: nobody knows, so that the stemmers of both languages are asked. */
  readonly language: Language | null;
  /** Words that nobody types, by which lists narrow it. */
  readonly marks?: readonly string[];
}

/** What a record is found by, from texts that no column holds as they are. */
export const words = customType<{ data: Searched | ''; driverData: string | SQL }>({
  dataType: () => 'tsvector',
  toDriver: (searched) =>
    searched === ''
      ? sql`''::tsvector`
      : sql`search_words(${searched.title}, ${searched.body}, ${searched.language ?? ''}, ${sql.param([...(searched.marks ?? [])])}::text[])`,
  fromDriver: () => '',
});

const generated = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** The same, made by the database of other columns of the record. */
export const wordsOf = (found: SQL) => generated('words').generatedAlwaysAs(found);
