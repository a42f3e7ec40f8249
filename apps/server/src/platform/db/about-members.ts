import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Person } from '../personal-data.ts';

export type ColumnOf<T extends PgTable> = Extract<keyof T['_']['columns'], string>;

/** Which rows of a table have to do with a member. */
export type RowsOf = (person: Person) => SQL | undefined;

/**
 * What becomes of a column once the account was erased:
 * - `delete`: its row goes with whom it names, or with the row of the same module that it names;
 * - `null`: the row stays, without them;
 * - `name`: the text stays, without their name, addresses and phone number;
 * - `keep`: the id stays, for the reason given.
 */
export type Erased = 'delete' | 'null' | 'name' | { readonly keep: string };

/** Rows that a member's archive lists under a name. */
export interface Given<C extends string = string> {
  /** Columns by which they are the member's: their id, or an address that they confirmed. */
  readonly of: C | readonly C[];
  /** Those of them that are given. */
  readonly only?: SQL;
  /** Left out: all but those that name members. */
  readonly columns?: readonly C[];
  /** Columns by another name, and what is worked out of a row. */
  readonly as?: Readonly<Record<string, C | SQL>>;
  /** With a minus, the last first. */
  readonly order?: readonly (C | `-${C}`)[];
  /** There is at most one: the archive has it, or null, instead of a list. */
  readonly one?: true;
  /** The column with the key of a file, which the archive has too; it goes where its row does. */
  readonly file?: C;
}

interface About<C extends string> {
  readonly erase?: { readonly [K in C]?: Erased };
  /** Rows besides the member's own whose texts (`name`) may name them. */
  readonly named?: RowsOf;
  readonly give?: Readonly<Record<string, Given<C>>>;
}

/** One table of `AboutMembers`. */
export interface AboutTable extends About<string> {
  readonly table: PgTable;
  readonly none?: string;
}

/**
 * The tables of a module: what of each is given to a member, and what becomes of it once their
 * account is erased. What no table says stands in the module's `personalData`.
 */
export type AboutMembers = readonly AboutTable[];

/**
 * What a table keeps about members. `none` says why it is about nobody; one that says nothing
 * belongs to a record that names them, or is given and erased by code.
 */
export const about = <T extends PgTable>(
  table: T,
  kept: About<ColumnOf<T>> | { readonly none: string } = {},
): AboutTable => ({ table, ...kept });
