import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { createRecent } from '../recent.ts';

/** What an answer rests on. */
export interface Ground {
  /** Whether it has changed since the answer was read. */
  isOld(): boolean;
}

/** The ground of readings: tables with the number of changes each had seen by then, and answers. */
interface Readings extends Ground {
  readonly tables: Map<string, number>;
  readonly answers: Set<Ground>;
}

/**
 * Knows from the statements themselves which tables were read and which have changed since, so that
 * whoever keeps an answer need not be told what it rests on (decision 119).
 */
export interface Changes {
  /** Learns which tables there are; before, nothing is known to be read or changed. */
  learn(pool: Pick<pg.Pool, 'query'>): Promise<void>;
  /** Begins to follow readings: what is read within `during` is ground, each table before it is read. */
  follow(): Ground & { during<T>(read: () => Promise<T>): Promise<T> };
  /** Adds the ground of an answer that was found before to what is followed around the caller. */
  restOn(ground: Ground): void;
  /** Takes note that tables have changed, here or at another copy. */
  changed(tables: Iterable<string>): void;
  /** Takes note that anything may have changed unheard. */
  everythingChanged(): void;
  /** Is called with what this copy has written, once it is committed or may be. */
  onWritten(listener: (tables: readonly string[]) => void): void;
  /** Notes what a statement is about to read, for whoever follows the caller. */
  reads(statement: unknown): void;
  /** Makes a driver's client whose statements are noted. */
  watch(Client: typeof pg.Client): typeof pg.Client;
}

const statementsAtMost = 2_000;
const word = /[a-z_]\w*/gi;
const target =
  /\b(?:insert\s+into|merge\s+into|update(?:\s+only)?|delete\s+from(?:\s+only)?|truncate(?:\s+table)?)\s+(?:"?public"?\.)?"?(\w+)/gi;
const deletes = /\bdelete\s+from\b/i;

/** Tables of the product, and those whose rows go or change with a deleted one of another. */
const catalogue = `
  SELECT c.relname AS name,
    coalesce(array_agg(f.conrelid::regclass::text) FILTER (WHERE f.confdeltype IN ('c', 'n', 'd')), '{}') AS following
  FROM pg_class c LEFT JOIN pg_constraint f ON f.confrelid = c.oid AND f.contype = 'f'
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
  GROUP BY c.relname`;

export function createChanges(): Changes {
  const following = new AsyncLocalStorage<Readings>();
  const listeners = new Set<(tables: readonly string[]) => void>();
  const times = new Map<string, number>();
  let tables: ReadonlyMap<string, readonly string[]> = new Map();
  let readBy = createRecent<readonly string[]>(statementsAtMost);
  let writtenBy = createRecent<readonly string[]>(statementsAtMost);

  const named = (names: Iterable<string>) => [...new Set(names)].filter((name) => tables.has(name));

  const once = (
    known: typeof readBy,
    text: string,
    find: (text: string) => readonly string[],
  ): readonly string[] => {
    const before = known.get(text);
    if (before) return before;
    const found = find(text);
    known.set(text, found);
    return found;
  };

  // A table's name that stands for something else is one table too many, which does no harm.
  const findRead = (text: string) => named(text.match(word) ?? []);
  const findWritten = (text: string) => {
    const targets = named([...text.matchAll(target)].map(([, name = '']) => name));
    return deletes.test(text) ? withFollowing(targets, tables) : targets;
  };

  const begin = (): Readings => ({
    tables: new Map(),
    answers: new Set(),
    isOld() {
      for (const [table, seen] of this.tables) if ((times.get(table) ?? 0) !== seen) return true;
      for (const answer of this.answers) if (answer.isOld()) return true;
      return false;
    },
  });

  const changed = (names: Iterable<string>) => {
    for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  };

  const reads = (statement: unknown) => {
    const readings = following.getStore();
    if (!readings) return;
    for (const table of once(readBy, textOf(statement), findRead)) {
      if (!readings.tables.has(table)) readings.tables.set(table, times.get(table) ?? 0);
    }
  };

  return {
    changed,
    reads,
    async learn(pool) {
      const { rows } = await pool.query<{ name: string; following: string[] }>(catalogue);
      tables = new Map(rows.map(({ name, following: others }) => [name, others]));
      readBy = createRecent(statementsAtMost);
      writtenBy = createRecent(statementsAtMost);
    },
    follow() {
      const readings = begin();
      return {
        isOld: () => readings.isOld(),
        during: (read) => following.run(readings, read),
      };
    },
    restOn: (ground) => void following.getStore()?.answers.add(ground),
    everythingChanged: () => changed(tables.keys()),
    onWritten: (listener) => void listeners.add(listener),
    watch: (Client) =>
      class FollowedClient extends Client {
        /** Not told yet: of a transaction, until it has ended. */
        readonly #written = new Set<string>();

        // biome-ignore lint/suspicious/noExplicitAny: the driver types each way of calling it apart.
        override query(...args: any): any {
          const callback = args.at(-1);
          const calledBack = typeof callback === 'function';
          // What the pool asks is noted there: here it may run on behalf of somebody else.
          if (!calledBack) reads(args[0]);
          for (const table of once(writtenBy, textOf(args[0]), findWritten)) {
            if (this.#written.size === 0) this.once('end', this.#tell);
            this.#written.add(table);
          }
          const ask = () => (super.query as (...all: unknown[]) => unknown)(...args);
          if (this.#written.size === 0) return ask();
          if (calledBack) {
            args[args.length - 1] = (...answer: unknown[]) => {
              this.#ended();
              callback(...answer);
            };
            return ask();
          }
          const answer = ask() as Promise<unknown>;
          answer.then(this.#ended, this.#ended);
          return answer;
        }

        /** A transaction that was rolled back is told of too, which costs a reading and no more. */
        readonly #ended = () => {
          if (this.getTransactionStatus() === 'I') this.#tell();
        };

        readonly #tell = () => {
          this.off('end', this.#tell);
          const written = [...this.#written];
          this.#written.clear();
          if (written.length > 0) for (const listener of listeners) listener(written);
        };
      },
  };
}

function withFollowing(
  targets: readonly string[],
  tables: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const all = new Set(targets);
  for (const table of all) for (const next of tables.get(table) ?? []) all.add(next);
  return [...all];
}

/** A statement as the driver is given it: its text, or what has one. */
function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  const text = (statement as { readonly text?: unknown } | undefined)?.text;
  return typeof text === 'string' ? text : '';
}

/** A pool that notes what is read on behalf of whom, before a connection is waited for. */
export class FollowedPool extends pg.Pool {
  readonly #changes: Changes;

  constructor(changes: Changes, config: pg.PoolConfig) {
    super(config);
    this.#changes = changes;
  }

  // biome-ignore lint/suspicious/noExplicitAny: the driver types each way of calling it apart.
  override query(...args: any): any {
    this.#changes.reads(args[0]);
    return (super.query as (...all: unknown[]) => unknown)(...args);
  }
}
