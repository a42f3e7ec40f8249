import type pg from 'pg';
import { load, median } from '../support/load.ts';
import { factor, perSecond, type Verdict } from '../support/report.ts';
import type { Measured } from '../support/stage.ts';
import type { Pace } from './speed.ts';

/** Time at a hundred times the size. */
export const mostAtSize = 1.3;
/** A page in the middle against the first. */
export const mostInTheMiddle = 1.5;

/** A product with so many records, and as whom it is asked. */
export interface Sized extends Measured {
  readonly headers?: Readonly<Record<string, string>>;
  /** Leads to the middle of the list. */
  readonly after: string;
}

/** Lets `work` fill tables without looking each row up or sorting it in; the indexes are made again at once. */
export async function inBulk(
  db: pg.Pool,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await db.query<{ name: string; definition: string }>(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
     WHERE tablename = ANY ($1) AND NOT EXISTS (
       SELECT 1 FROM pg_constraint WHERE conindid = format('%I', indexname)::regclass)`,
    [tables],
  );
  const { rows: referring } = await db.query<{ statement: string; again: string }>(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS statement,
       format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname,
         pg_get_constraintdef(oid)) AS again
     FROM pg_constraint WHERE contype = 'f' AND conrelid::regclass::text = ANY ($1)`,
    [tables],
  );
  for (const { statement } of referring) await db.query(statement);
  for (const { name } of rows) await db.query(`DROP INDEX ${name}`);
  await work();
  for (const { definition } of rows) await db.query(definition);
  for (const { again } of referring) await db.query(again);
}

/** Answers in a second of a path at one size, and pages of the database read for one answer. */
interface Figures {
  readonly rate: number;
  readonly pagesRead: number;
}

/** A product, and what it is asked for. */
export interface Question {
  readonly of: Sized;
  readonly path: string;
}

async function rateOf({ of: { product, headers = {} }, path }: Question, seconds: number) {
  const url = product.url + path;
  const { rate } = await load({ url, pid: product.pid, expects: 200, headers }, { seconds });
  return rate;
}

const answersCounted = 5;

/** Counted by the database, whatever else the machine does. */
async function pagesReadFor({ of, path }: Question): Promise<number> {
  const { db, product, headers = {} } = of;
  await db.query('SELECT pg_stat_statements_reset()');
  for (let n = 0; n < answersCounted; n += 1) {
    // A list that is kept for a second is asked for anew by another length of its pages.
    const url = new URL(product.url + path);
    if (!/board|today|feed/.test(url.pathname)) url.searchParams.set('limit', String(20 + n));
    await (await fetch(url, { headers })).arrayBuffer();
  }
  const { rows } = await db.query<{ pages: number }>(
    `SELECT coalesce(sum(shared_blks_hit + shared_blks_read), 0)::float8 AS pages
     FROM pg_stat_statements WHERE dbid = (SELECT oid FROM pg_database WHERE datname = current_database())
       AND query !~ 'pg_stat_statements|pgboss'`,
  );
  return (rows[0]?.pages ?? 0) / answersCounted;
}

/** Rounds of both beside each other: what disturbs one disturbs both. */
async function compare(one: Question, other: Question, pace: Pace) {
  const warmUp = Math.ceil(pace.warmUp / 4);
  await rateOf(one, warmUp);
  await rateOf(other, warmUp);
  const rounds: { one: number; other: number }[] = [];
  for (let round = 0; round < pace.rounds; round += 1) {
    rounds.push({
      one: await rateOf(one, pace.measure),
      other: await rateOf(other, pace.measure),
    });
  }
  const figures = async (question: Question, which: 'one' | 'other'): Promise<Figures> => ({
    rate: median(rounds.map((round) => round[which])),
    pagesRead: await pagesReadFor(question),
  });
  return {
    one: await figures(one, 'one'),
    other: await figures(other, 'other'),
    ratio: median(rounds.map((round) => round.one / round.other)),
  };
}

const told = ({ rate, pagesRead }: Figures) =>
  `${perSecond(rate)}, ${Math.round(pagesRead).toLocaleString('en')} pages`;

/** The same asked of both, as a verdict. */
export async function judge(
  what: string,
  one: Question,
  other: Question,
  { pace, atMost }: { readonly pace: Pace; readonly atMost: number },
): Promise<Verdict> {
  const figures = await compare(one, other, pace);
  const verdict: Verdict = {
    goal: 'P6',
    what,
    floor: told(figures.one),
    ours: told(figures.other),
    ratio: `${factor(figures.ratio)} ×`,
    wanted: `≤ ${atMost} ×`,
    met: figures.ratio <= atMost,
  };
  process.stderr.write(
    `${what.padEnd(48)} ${verdict.ratio}   ${verdict.floor} → ${verdict.ours}\n`,
  );
  return verdict;
}
