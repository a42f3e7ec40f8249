import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  getTableName,
  inArray,
  or,
  type SQL,
} from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type {
  AboutMembers,
  AboutTable,
  ColumnOf,
  Erased,
  Given,
} from '../../platform/db/about-members.ts';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { type Person, withoutPerson } from '../../platform/personal-data.ts';

type Row = Record<string, unknown>;

const columnsOf = (table: PgTable): Record<string, PgColumn> => getTableColumns(table);

export const columnOf = (table: PgTable, name: string): PgColumn => {
  const column = columnsOf(table)[name];
  if (!column) throw new Error(`${getTableName(table)} has no column ${name}.`);
  return column;
};

/** That a column holds the id of a member, or one of the addresses that they confirmed. */
const isOf = (column: PgColumn, { id, addresses }: Person): SQL =>
  column.getSQLType() === 'uuid' ? eq(column, id) : inArray(column, [...addresses]);

const erasedAs = ({ erase = {} }: AboutTable, wanted: (erased: Erased) => boolean): string[] =>
  Object.entries(erase).flatMap(([name, erased]) => (erased && wanted(erased) ? name : []));

const isDeleted = (erased: Erased) => erased === 'delete';

/** The table of the module whose rows go with members, where a column names one of them. */
function parentOf(tables: AboutMembers, { table }: AboutTable, name: string) {
  const column = columnOf(table, name);
  for (const { reference } of getTableConfig(table).foreignKeys) {
    const { columns, foreignTable, foreignColumns } = reference();
    if (columns[0]?.name !== column.name || foreignTable === table) continue;
    const parent = tables.find((one) => one.table === foreignTable);
    if (parent && erasedAs(parent, isDeleted).length > 0) {
      return { parent, key: foreignColumns[0] as PgColumn };
    }
  }
  return undefined;
}

/** Columns of a table that name members by their ids. */
export const namingColumns = (tables: AboutMembers, about: AboutTable): string[] =>
  erasedAs(about, (erased) => erased !== 'name').filter(
    (name) => columnOf(about.table, name).getSQLType() === 'uuid' && !parentOf(tables, about, name),
  );

/** What the tables of a module give of a member, by the names that their lists have. */
export async function givenBy(read: Reader, tables: AboutMembers, person: Person): Promise<Row> {
  const given: Row = {};
  for (const about of tables) {
    for (const [name, list] of Object.entries(about.give ?? {})) {
      const rows = await rowsOf(read, about.table, list, selected(tables, about, list), person);
      given[name] = list.one ? (rows[0] ?? null) : rows;
    }
  }
  return given;
}

function selected(tables: AboutMembers, about: AboutTable, { columns, as = {} }: Given) {
  const naming = namingColumns(tables, about);
  const all = Object.keys(columnsOf(about.table)).filter((name) => !naming.includes(name));
  const own = (columns ?? all).map((name) => [name, name] as const);
  return Object.fromEntries(
    [...own, ...Object.entries(as)].map(([key, of]) => [
      key,
      typeof of === 'string' ? columnOf(about.table, of) : of,
    ]),
  );
}

async function rowsOf(
  read: Reader,
  table: PgTable,
  { of, only, order = [] }: Given,
  fields: Record<string, PgColumn | SQL>,
  person: Person,
): Promise<Row[]> {
  return read
    .select(fields)
    .from(table)
    .where(and(or(...[of].flat().map((name) => isOf(columnOf(table, name), person))), only))
    .orderBy(
      ...order.map((name) =>
        name.startsWith('-') ? desc(columnOf(table, name.slice(1))) : asc(columnOf(table, name)),
      ),
    );
}

/** Keys of the files of the rows that are given. */
export async function filesBy(
  read: Reader,
  tables: AboutMembers,
  person: Person,
): Promise<string[]> {
  const keys: string[] = [];
  for (const { table, give = {} } of tables) {
    for (const list of Object.values(give)) {
      if (!list.file) continue;
      const rows = await rowsOf(read, table, list, { key: columnOf(table, list.file) }, person);
      keys.push(...keysIn(rows));
    }
  }
  return keys;
}

const keysIn = (rows: readonly Row[] = []): string[] =>
  rows.flatMap(({ key }) => (key as string | null) ?? []);

/** Takes a member out of the texts (`name`) of their own rows, and of those that may name them. */
export async function takeOutNames(tx: Tx, tables: AboutMembers, person: Person): Promise<void> {
  for (const about of tables) {
    const texts = erasedAs(about, (erased) => erased === 'name');
    if (texts.length === 0) continue;
    const own = erasedAs(about, (erased) => erased !== 'name' && erased !== 'delete');
    const where = or(
      ...own.map((name) => isOf(columnOf(about.table, name), person)),
      about.named?.(person),
    );
    await takeOut(tx, about.table, texts as ColumnOf<typeof about.table>[], where, person);
  }
}

/**
 * Takes a member out of texts.
 *
 * @returns the rows that named them, as they were.
 */
export async function takeOut<T extends PgTable>(
  tx: Tx,
  table: T,
  texts: readonly ColumnOf<T>[],
  where: SQL | undefined,
  person: Person,
): Promise<T['$inferSelect'][]> {
  if (!where) return [];
  const named: Row[] = [];
  const rows: Row[] = await tx
    .select()
    .from(table as PgTable)
    .where(where);
  for (const row of rows) {
    const said = Object.fromEntries(texts.map((name) => [name, row[name]]));
    const cleaned = withoutPerson(said, person);
    if (JSON.stringify(cleaned) === JSON.stringify(said)) continue;
    named.push(row);
    await tx
      .update(table)
      .set(cleaned as never)
      .where(and(...keyOf(table).map((name) => eq(columnOf(table, name), row[name]))));
  }
  return named as T['$inferSelect'][];
}

/** Names of the columns of a table's primary key, as the code has them. */
function keyOf(table: PgTable): string[] {
  const inKey = new Set(
    getTableConfig(table).primaryKeys.flatMap(({ columns }) => columns.map(({ name }) => name)),
  );
  const key = Object.entries(columnsOf(table)).flatMap(([name, column]) =>
    column.primary || inKey.has(column.name) ? name : [],
  );
  // Without one, an update would reach every row.
  if (key.length === 0) throw new Error(`${getTableName(table)} has no primary key.`);
  return key;
}

/**
 * Deletes the rows that go with a member, those that rest on others first, and takes the member off
 * those that stay.
 *
 * @returns keys of files that went with their rows.
 */
export async function eraseRows(tx: Tx, tables: AboutMembers, person: Person): Promise<string[]> {
  const keys: string[] = [];
  for (const about of restingFirst(tables)) {
    const { table } = about;
    const gone = goneOf(tx, tables, about, person);
    const key = Object.values(about.give ?? {}).find((list) => list.file)?.file;
    const deleted = gone && tx.delete(table).where(gone);
    if (key) keys.push(...keysIn(await deleted?.returning({ key: columnOf(table, key) })));
    else await deleted;
    for (const name of erasedAs(about, (erased) => erased === 'null')) {
      await tx
        .update(table)
        .set({ [name]: null } as never)
        .where(isOf(columnOf(table, name), person));
    }
  }
  return keys;
}

function goneOf(tx: Tx, tables: AboutMembers, about: AboutTable, person: Person): SQL | undefined {
  return or(
    ...erasedAs(about, isDeleted).map((name) => {
      const column = columnOf(about.table, name);
      const found = parentOf(tables, about, name);
      if (!found) return isOf(column, person);
      const { parent, key } = found;
      const gone = goneOf(tx, tables, parent, person);
      return inArray(column, tx.select({ key }).from(parent.table).where(gone));
    }),
  );
}

/** A table before those that it refers to. */
function restingFirst(tables: AboutMembers): AboutTable[] {
  const ordered = new Set<AboutTable>();
  const place = (about: AboutTable) => {
    for (const { reference } of getTableConfig(about.table).foreignKeys) {
      const parent = tables.find(({ table }) => table === reference().foreignTable);
      if (parent && parent !== about && !ordered.has(parent)) place(parent);
    }
    ordered.add(about);
  };
  tables.forEach(place);
  return [...ordered].toReversed();
}
