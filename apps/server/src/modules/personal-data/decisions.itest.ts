import { getTableName } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { columnOf, namingColumns } from '../../kit/personal-data/personal-data.repo.ts';
import { modules } from '../../modules.ts';
import { setUpApp } from '../../platform/testing/setUp.ts';

const tables = modules.flatMap(({ name, tables }) =>
  tables.map((about) => ({
    module: name,
    table: getTableName(about.table),
    about,
    columns: namingColumns(tables, about).map((column) => columnOf(about.table, column).name),
  })),
);
const columns = tables.flatMap(({ table, columns }) =>
  columns.map((column) => `${table}.${column}`),
);

const app = setUpApp();

const names = async (query: string) =>
  (await app.platform.db.pool.query<{ name: string }>(query)).rows.map(({ name }) => name);

describe('what is kept about members', () => {
  it('has a decision for every table', async () => {
    const kept = await names(`
      SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`);
    expect(kept).toEqual(tables.map(({ table }) => table).sort());
  });

  it('has a decision for every column that names a member', async () => {
    const kept = await names(`
      SELECT format('%s.%s', k.table_name, k.column_name) AS name
      FROM information_schema.referential_constraints AS r
      JOIN information_schema.key_column_usage AS k USING (constraint_schema, constraint_name)
      JOIN information_schema.key_column_usage AS target
        ON target.constraint_schema = r.unique_constraint_schema
        AND target.constraint_name = r.unique_constraint_name
      WHERE target.table_name = 'users' AND target.column_name = 'id'
      UNION
      SELECT format('%s.%s', table_name, column_name) FROM information_schema.columns
      WHERE table_schema = 'public' AND data_type = 'uuid'
        AND column_name ~ '(user_id|actor_id|owner_id|reviewer_id|member_id|_by)$'
      ORDER BY 1`);
    expect(kept).toEqual(columns.sort());
  });

  it('is given and erased by the module whose tables hold it', () => {
    const parts = new Set(app.platform.personalData.map(({ name }) => name));
    const held = tables.filter(({ about }) => about.erase ?? about.give);
    expect(held.filter(({ module }) => !parts.has(module))).toEqual([]);
  });
});
