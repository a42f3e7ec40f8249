import { asc, type Column, desc, type SQL, sql } from 'drizzle-orm';
import type { TimePlace } from '../lists.ts';

/**
 * The order of a list by time, and by id among records of one moment, and what lies beyond a place
 * of it; one index over both columns serves either.
 */
export function inTimeOrder(way: 'asc' | 'desc', at: Column, id: Column) {
  const [direction, sign] = way === 'asc' ? [asc, sql`>`] : [desc, sql`<`];
  return {
    by: [direction(at), direction(id)],
    beyond: (after: TimePlace | undefined): SQL | undefined =>
      after &&
      sql`(${at}, ${id}) ${sign} (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
  };
}
