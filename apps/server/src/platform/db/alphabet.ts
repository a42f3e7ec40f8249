import { asc, type Column, type SQL, sql } from 'drizzle-orm';

/** That Bosnian orders by; a database without it is refused at start. */
export const alphabet = 'bs-x-icu';

/** Text in the order of the Bosnian alphabet, as `byAlphabet` has it; for lists by name. */
export const alphabetical = (name: Column | SQL): SQL =>
  asc(sql`${name} COLLATE ${sql.identifier(alphabet)}`);
