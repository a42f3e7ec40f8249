import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Person } from '../personal-data.ts';

/** What a name begins with in each of its cases. */
const stemOf = (name: string) => name.trim().replace(/[aeo]$/iu, '');

/** Texts that may name somebody: with both their names in whatever case, or with an address. */
export function naming(text: SQLWrapper, { firstName, lastName, addresses }: Person): SQL {
  const holds = (word: string) => sql`position(lower(${word}) in lower(${text}::text)) > 0`;
  const names = [firstName, lastName].map(stemOf).filter((stem) => stem !== '');
  const either = [
    ...(names.length > 0 ? [sql.join(names.map(holds), sql` AND `)] : []),
    ...addresses.map(holds),
  ];
  return either.length > 0 ? sql`(${sql.join(either, sql` OR `)})` : sql`false`;
}
