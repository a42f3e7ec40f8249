import { createHash } from 'node:crypto';
import pg from 'pg';
import { createRecent } from '../recent.ts';

/** Asked so often, a statement is worth a plan that each connection keeps. */
const often = 16;
const knownAtMost = 2_000;
/** With more values than these it is one of many rows, of which hardly two are alike. */
const mostValues = 64;

/** Which plan is best for a list, or for words, hangs on what is sought. */
const isPlannedAnew = /\slimit\s+\$|@@/i;

interface CountedText {
  times: number;
  readonly name: string | null;
}

/**
 * Makes how statements are named for the database, which plans a named one once for each connection
 * instead of each time.
 *
 * @returns a function that takes the text of a statement and answers its name: undefined of one that
 *   was not asked often, or that is better planned for what is sought.
 */
export function createStatementNames(): (text: string) => string | undefined {
  const texts = createRecent<CountedText>(knownAtMost);
  return (text) => {
    let known = texts.get(text);
    if (!known) {
      known = { times: 0, name: isPlannedAnew.test(text) ? null : nameOf(text) };
      texts.set(text, known);
    }
    known.times += 1;
    return known.times >= often ? (known.name ?? undefined) : undefined;
  };
}

/** The same for the same text, also where it was forgotten meanwhile: a connection knows it still. */
const nameOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

type NamedQuery = pg.QueryConfig & { name?: string };
type Query = (...args: unknown[]) => unknown;

/**
 * Makes a driver's client that names what it is asked often, and asks one thing after the other: what
 * is asked at once within a transaction waits here, for the driver is about to refuse it.
 */
export function namingClient(nameOf: (text: string) => string | undefined): typeof pg.Client {
  return class NamingClient extends pg.Client {
    /** Ends with what was asked last, whatever came of it. */
    #underway: Promise<unknown> | undefined;

    // biome-ignore lint/suspicious/noExplicitAny: the driver types each way of calling it apart.
    override query(...args: any): any {
      const [config, values] = args as [NamedQuery | string, unknown];
      const isNameable =
        typeof config === 'object' &&
        Array.isArray(values) &&
        values.length > 0 &&
        values.length <= mostValues &&
        !config.name;
      const name = isNameable ? nameOf(config.text) : undefined;
      if (name) args[0] = { ...(config as NamedQuery), name };
      const ask = () => (super.query as Query)(...args);
      // Only the pool calls back, and it asks once.
      return typeof args.at(-1) === 'function'
        ? ask()
        : this.#inTurn(ask as () => Promise<unknown>);
    }

    #inTurn(ask: () => Promise<unknown>): Promise<unknown> {
      const answer = this.#underway ? this.#underway.then(ask) : ask();
      const ended = () => {
        if (this.#underway === settled) this.#underway = undefined;
      };
      const settled = answer.then(ended, ended);
      this.#underway = settled;
      return answer;
    }
  };
}
