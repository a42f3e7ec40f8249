import type { Reader } from './client.ts';

/**
 * Makes the place of queries whose text is written once for all who ask: writing that of a large one
 * takes as long as the database takes to answer it.
 *
 * @returns a function that takes what is read through, what tells the query from others of its kind,
 *   and how it is made; within a transaction it is made anew.
 */
export function readyOn<Query>() {
  const all = new WeakMap<Reader, Map<string, Query>>();
  return (read: Reader, key: string, make: () => Query): Query => {
    const own = all.get(read) ?? new Map<string, Query>();
    all.set(read, own);
    const query = own.get(key) ?? make();
    own.set(key, query);
    return query;
  };
}
