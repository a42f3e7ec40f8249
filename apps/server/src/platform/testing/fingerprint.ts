import type { TestApp } from './testApp.ts';

/** Tables that note tries, refused ones among them. */
const notes = ['rate_limits', 'sign_in_events'];
/** Columns that count wrong guesses. */
const counters = ['tries'];
/** What is audited although it was refused. */
const auditedRefusals = ['account.wrong-code'];

/** What stands in the database: rows and a hash for each table, and what is waiting to be done. */
export type Fingerprint = Readonly<Record<string, string>>;

/**
 * Takes the fingerprint of the whole database, but for what notes that somebody tried: the counts
 * of tries, the list of sign-ins, the audit of refusals. Two that are equal mean that nothing
 * changed between them.
 */
export async function fingerprint({ platform }: TestApp): Promise<Fingerprint> {
  const { pool } = platform.db;
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`,
  );
  const parts = tables
    .filter(({ name }) => !notes.includes(name))
    .map(({ name }) => {
      const where = name === 'audit_entries' ? 'WHERE NOT (action = ANY ($2))' : '';
      const row = `(to_jsonb(t) - $1::text[])::text`;
      return `SELECT '${name}' AS name, count(*) || ' ' ||
        md5(coalesce(string_agg(${row}, '|' ORDER BY ${row}), '')) AS print FROM "${name}" t ${where}`;
    });
  parts.push(`SELECT 'job ' || group_id, count(*)::text FROM pgboss.job
    WHERE group_id IS NOT NULL GROUP BY group_id`);
  const { rows } = await pool.query<{ name: string; print: string }>(parts.join(' UNION ALL '), [
    counters,
    auditedRefusals,
  ]);
  // In the order of the names: PostgreSQL reads so many tables side by side.
  const sorted = rows.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return Object.fromEntries(sorted.map(({ name, print }) => [name, print]));
}

/** The names of everything in an answer: `a.b` for what lies within, `a[]` for the items of a list. */
export function keysOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((one) => keysOf(one, `${path}[]`)))];
  if (typeof value !== 'object' || value === null) return path === '' ? [] : [path];
  return Object.entries(value).flatMap(([key, inner]) =>
    keysOf(inner, path === '' ? key : `${path}.${key}`),
  );
}
