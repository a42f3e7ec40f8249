import { type Persona, personaNames, personas } from './accounts/accounts.factory.ts';
import type { Actor } from './permissions/permissions.ts';
import type { ReasonCode, Verdict } from './policy.ts';

/** Letters for the cells of a matrix, so that it can be read at a glance. */
const cells: Readonly<Record<string, ReasonCode | 'ok'>> = {
  '+': 'ok',
  s: 'NOT_SIGNED_IN',
  o: 'NOT_OWNER',
  t: 'NOT_TEAM',
  f: 'NOT_STAFF',
  b: 'NOT_BOARD',
  m: 'NOT_MODERATOR',
  a: 'NOT_ADMIN',
  x: 'OWN_APPLICATION',
  c: 'CONFLICT_OF_INTEREST',
  '1': 'SCORE_FIRST',
  w: 'WRONG_STATUS',
  n: 'CALL_NOT_OPEN',
  v: 'CALL_FORBIDS',
  i: 'NOT_SELF',
  e: 'OWN_ACCOUNT',
  l: 'LAST_ADMIN',
  r: 'OWN_REQUEST',
};

type Matrix = Record<string, Record<string, string>>;

/**
 * Reads the matrix that a test expects: lines of personas, a colon and a cell for each column; a
 * single cell stands for the whole line.
 *
 * @throws Error if a persona is missing, comes twice or has too few cells: a matrix is whole.
 */
export function expectedMatrix(columns: readonly string[], text: string): Matrix {
  const matrix: Matrix = {};
  for (const line of text.trim().split('\n')) {
    const [names = '', row = ''] = line.split(':');
    const given = row.trim().split(/\s+/);
    for (const name of names.trim().split(/\s+/)) {
      if (!personaNames.includes(name as Persona) || matrix[name]) throw new Error(`who? ${name}`);
      if (given.length !== 1 && given.length !== columns.length) throw new Error(`cells: ${line}`);
      const entries = columns.map((column, n) => {
        const cell = cells[given.length === 1 ? (given[0] ?? '') : (given[n] ?? '')];
        if (!cell) throw new Error(`unknown cell in: ${line}`);
        return [column, cell];
      });
      matrix[name] = Object.fromEntries(entries);
    }
  }
  const missing = personaNames.filter((name) => !matrix[name]);
  if (missing.length > 0) throw new Error(`not in the matrix: ${missing.join(', ')}`);
  return matrix;
}

export function actualMatrix<C extends string>(
  columns: readonly C[],
  ask: (actor: Actor, column: C) => Verdict,
): Matrix {
  return Object.fromEntries(
    personaNames.map((name) => {
      const row = columns.map((column) => {
        const verdict = ask(personas[name], column);
        return [column, verdict.ok ? 'ok' : verdict.reason];
      });
      return [name, Object.fromEntries(row)];
    }),
  );
}
