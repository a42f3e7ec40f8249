import pg from 'pg';

/** Tells when the database has fallen silent: stopped, or behind a network that drops everything. */
export interface Pulse {
  /** From when it says nothing until it answers again; then nothing is asked of it. */
  readonly silent: boolean;
  /**
   * Makes a driver's client whose connections the pulse knows. They are refused at once while the
   * database is silent, and cut when it falls silent: what they ask fails then, with `ETIMEDOUT`,
   * and no pool takes them back.
   */
  watch(Client: typeof pg.Client): typeof pg.Client;
  /** Is called whenever the database falls silent. */
  onSilent(listener: () => void): void;
  /** Ends; what has not ended a second later is cut, of the watched connections too. */
  close(): Promise<void>;
}

/** Milliseconds. */
const endsWithin = 1_000;

export interface PulseOptions {
  /** Milliseconds from one question to the next. */
  readonly every?: number;
  /** Questions' time for which the database may say nothing. */
  readonly patience?: number;
  /** Milliseconds beyond its own limit after which a statement is not answered any more. */
  readonly beyondLimit?: number;
}

/**
 * Within two seconds everybody has an answer: asked each half second while somebody waits, and silent
 * after a whole one.
 */
const usual = { every: 500, patience: 2, beyondLimit: 5_000 } as const;

/** The parts of the driver's client that its types leave out. */
interface Inside {
  readonly connection: {
    readonly stream: { readonly bytesRead: number; destroy(e?: Error): void };
  };
  readonly connectionParameters: { readonly statement_timeout: number | false };
  /** Whether no statement is under way. */
  readonly readyForQuery?: boolean;
}
const inside = (client: pg.Client) => client as unknown as Inside;

const silence = () =>
  Object.assign(new Error('The database says nothing.'), { code: 'ETIMEDOUT' as const });

/** Ends a connection without a word to the other side, which would not hear it. */
export function cut(client: pg.Client): void {
  inside(client).connection.stream.destroy(silence());
}

/**
 * Asks the database each half second while somebody waits for it, over a connection of its own, for
 * what answers at once however much there is to do: so no time limit stands on honest work that takes
 * long. A connection that the network swallowed alone is found by the limit that stands on each
 * statement.
 *
 * @param url PostgreSQL connection address.
 */
export function takePulse(url: string, options: PulseOptions = {}): Pulse {
  const { every, patience, beyondLimit } = { ...usual, ...options };
  const watched = new Set<pg.Client>();
  const listeners = new Set<() => void>();
  let silent = false;
  let own: pg.Client | undefined;
  /** Turns for which an answer has been waited for; undefined while none is. */
  let waited: number | undefined;
  const bytes = () => bytesOf(own ? [...watched, own] : watched);
  let heard = bytes();
  const unanswered = new WeakMap<pg.Client, { bytes: number; turns: number }>();

  const ask = async () => {
    if (!own) {
      own = new pg.Client({ connectionString: url });
      own.on('error', () => undefined);
      await own.connect();
    }
    await own.query('SELECT 1');
  };

  const give = () => {
    if (own) cut(own);
    own = undefined;
    waited = undefined;
  };

  const fallSilent = () => {
    const before = silent;
    silent = true;
    for (const client of watched) cut(client);
    if (!before) for (const listener of listeners) listener();
  };

  const turn = () => {
    for (const client of watched) if (isAlone(client)) cut(client);
    if (waited === undefined) {
      if (!silent && [...watched].every(isAtRest)) return;
      waited = 0;
      heard = bytes();
      const mine = ask();
      const asked = own;
      mine.then(
        () => {
          if (own !== asked) return;
          waited = undefined;
          silent = false;
        },
        () => own === asked && give(),
      );
      return;
    }
    waited += 1;
    // What has come in while this process was busy is read first.
    if (waited >= patience) setImmediate(judge);
  };

  const judge = () => {
    if (waited === undefined) return;
    // A database with so much to do that it forgets this question still answers others.
    const before = heard;
    heard = bytes();
    const hears = (one: pg.Client) => (heard.get(one) ?? 0) > (before.get(one) ?? 0);
    // On its way to an answer: a machine with much to do connects slowly.
    if (own && hears(own)) {
      waited = 0;
      return;
    }
    if (![...watched].some(hears)) fallSilent();
    give();
  };

  /** Whether a statement has had no answer for longer than the database itself lets it run. */
  const isAlone = (client: pg.Client) => {
    const { connection, connectionParameters, readyForQuery } = inside(client);
    const bytes = connection.stream.bytesRead;
    const known = unanswered.get(client);
    const turns = readyForQuery === false && known?.bytes === bytes ? known.turns + 1 : 0;
    unanswered.set(client, { bytes, turns });
    const limit = connectionParameters.statement_timeout;
    return limit !== false && limit > 0 && turns * every > limit + beyondLimit;
  };

  const timer = setInterval(turn, every).unref();
  return {
    get silent() {
      return silent;
    },
    onSilent(listener) {
      listeners.add(listener);
    },
    watch: (Client) =>
      class WatchedClient extends Client {
        // biome-ignore lint/suspicious/noExplicitAny: the driver types each way of calling it apart.
        override connect(callback?: any): any {
          if (silent) {
            const error = silence();
            if (!callback) return Promise.reject(error);
            process.nextTick(callback, error);
            return undefined;
          }
          watched.add(this);
          this.once('end', () => watched.delete(this));
          return super.connect(callback);
        }
      },
    async close() {
      clearInterval(timer);
      const last = own;
      own = undefined;
      // A connection that the network swallowed does not hear that it is to end.
      const late = setTimeout(() => {
        for (const client of [...watched, ...(last ? [last] : [])]) cut(client);
      }, endsWithin);
      await last?.end();
      late.unref();
    },
  };
}

/** Whether the connection is open and no statement is under way on it. */
const isAtRest = (client: pg.Client) => inside(client).readyForQuery === true;

const bytesOf = (clients: Iterable<pg.Client>): Map<pg.Client, number> =>
  new Map([...clients].map((one) => [one, inside(one).connection.stream.bytesRead]));
