import pg from 'pg';

type NamedQuery = string | { readonly text: string; readonly values?: readonly unknown[] };

/** What is no answer to anybody: the pulse, and signals, which travel together once they are gathered. */
const isUnasked = (text: string, values: readonly unknown[]): boolean =>
  text === 'SELECT 1' || (text.includes('pg_notify') && !String(values[1]).startsWith('* '));

/**
 * Does something and tells what was asked of the database meanwhile, each a round trip: beginning and
 * ending a transaction too.
 */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...sent: unknown[]) {
    const [one, also] = sent as [NamedQuery, unknown];
    const text = typeof one === 'string' ? one : one.text;
    const values = typeof one === 'string' || Array.isArray(also) ? also : one.values;
    if (!isUnasked(text, Array.isArray(values) ? values : [])) statements.push(text);
    return (query as (...all: unknown[]) => unknown).apply(this, sent);
  } as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return statements;
}
