import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Platform } from '../platform.ts';
import type { Topic } from '../topics.ts';
import type { Tx } from './client.ts';

/** What is written together with something else, or not at all. */
export interface Alongside {
  /**
   * Parts of its statement's `WITH`.
   *
   * @param on that what they belong to was written.
   */
  readonly parts: (on: SQL) => readonly SQL[];
  /** What takes statements of its own; left out where there is nothing. */
  readonly put?: ((tx: Tx) => Promise<void>) | undefined;
  /** What is told once it is written. */
  readonly topics: readonly Topic[];
}

/**
 * Writes something and what goes with it: in one statement, which is a transaction of its own, unless
 * something has to be put beside it.
 *
 * @param write returns a row where it wrote.
 * @returns whether it wrote.
 */
export function writeWith(
  { db, signals }: Pick<Platform, 'db' | 'signals'>,
  write: (tx: Tx) => SQLWrapper,
  { parts, put, topics }: Alongside,
): Promise<boolean> {
  const work = async (tx: Tx) => {
    const all = [sql`made AS ${write(tx)}`, ...parts(sql`EXISTS (SELECT FROM made)`)];
    const { rows } = await tx.execute(sql`WITH ${sql.join(all, sql`, `)} SELECT FROM made`);
    if (rows.length === 0) return false;
    await put?.(tx);
    signals.publish(tx, ...topics);
    return true;
  };
  return put ? db.transaction(work) : db.single(work);
}

/** The platform, whose reads and writes are all part of a transaction. */
export const within = (p: Platform, tx: Tx): Platform => ({
  ...p,
  db: { ...p.db, read: tx, transaction: (work) => work(tx), single: (work) => work(tx) },
});
