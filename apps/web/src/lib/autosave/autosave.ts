import {
  type Batch,
  type Clash,
  createFields,
  type FieldRules,
  type FieldsStart,
  type UnsavedFields,
} from './fields.ts';

export type SaveOutcome<T> =
  | {
      readonly kind: 'saved';
      readonly revision: number;
      readonly savedAt: string;
      readonly merged: Partial<T>;
    }
  | {
      readonly kind: 'clash';
      readonly theirs: Partial<T>;
      readonly by: string;
      readonly at: string;
    }
  /** Would be refused again; `fields` are to blame, or all that were sent. */
  | { readonly kind: 'refused'; readonly fields: readonly string[] | null; readonly why: string }
  /** There is nothing to save to any more. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'unreached' };

/** What to look at again: all of the record, or what was written in it. */
export type Look = 'all' | 'written';

export interface Pulled<T> {
  /** Fields that are left out stand as they were at the last revision that was known. */
  readonly content: Partial<T>;
  readonly revision: number;
  readonly savedAt: string;
}

export interface AutosaveDependencies<T> extends FieldRules<T> {
  save(batch: Batch<T>): Promise<SaveOutcome<T>>;
  /** What stands on the server; null when it was not reached. */
  pull(look: Look, revision: number): Promise<Pulled<T> | null>;
  /** Keeps unsaved changes on this device; false if it cannot. */
  keep(fields: UnsavedFields<T>): boolean;
  later(milliseconds: number, run: () => void): () => void;
  now(): number;
  /** 0 to 1, to spread the tries of many. */
  random(): number;
  /** The server took something: other tabs may want to know. */
  onSaved?(): void;
}

export type SaveState = 'saved' | 'saving' | 'offline' | 'clash' | 'refused' | 'gone';

export interface AutosaveView<T> {
  readonly content: T;
  readonly revision: number;
  readonly state: SaveState;
  readonly savedAt: string;
  readonly clashes: ReadonlyMap<keyof T & string, Clash>;
  /** Fields that the server did not take, with its reason. */
  readonly refused: ReadonlyMap<keyof T & string, string>;
  /** Fields that somebody else changed while the cursor stands in them. */
  readonly waiting: ReadonlySet<keyof T & string>;
  /** Whether closing the page now would lose something. */
  readonly atRisk: boolean;
}

/** Quiet time after the last key before a save, in milliseconds. */
const quiet = 800;
/** Who never stops typing is saved this often. */
const longest = 5_000;
const firstRetry = 1_000;
const longestRetry = 30_000;

const wider = (one: Look | null, other: Look): Look => (one === 'all' ? one : other);

export type Autosave<T extends object> = ReturnType<typeof createAutosave<T>>;

/**
 * Saves what is written while it is written: one request at a time, changed fields only. What has
 * not been saved is kept on the device and tried again until the server is reached.
 */
export function createAutosave<T extends object>(
  deps: AutosaveDependencies<T>,
  start: FieldsStart<T> & { readonly savedAt: string },
) {
  type F = keyof T & string;
  const fields = createFields<T>(start, deps);
  const listeners = new Set<() => void>();
  let savedAt = start.savedAt;
  let offline = false;
  let gone = false;
  let kept = true;
  let stale: Look | null = null;
  let failures = 0;
  let waitingSince: number | null = null;
  let cancelTimer: () => void = () => undefined;
  let planned = false;
  /** Whoever waits for everything to be saved does not wait for the last key to be quiet. */
  let urgent = 0;
  let running: Promise<void> | null = null;
  let view = look();

  function look(): AutosaveView<T> {
    const unsaved = fields.unsaved();
    return {
      content: fields.content(),
      revision: fields.revision(),
      state: stateOf(unsaved),
      savedAt,
      clashes: new Map(fields.clashes()),
      refused: new Map(fields.refused()),
      waiting: new Set(fields.waiting().keys()),
      atRisk: unsaved.length > 0 && !kept,
    };
  }

  function stateOf(unsaved: readonly F[]): SaveState {
    if (gone) return unsaved.length > 0 ? 'gone' : 'saved';
    if (fields.clashes().size > 0) return 'clash';
    if (unsaved.length === 0) return 'saved';
    if (offline) return 'offline';
    return fields.batch() === null && running === null ? 'refused' : 'saving';
  }

  const show = () => {
    view = look();
    for (const listener of listeners) listener();
  };

  const settle = () => {
    kept = deps.keep(fields.kept());
    show();
  };

  const cancel = () => {
    planned = false;
    cancelTimer();
  };

  const plan = (delay: number) => {
    cancel();
    planned = true;
    cancelTimer = deps.later(delay, () => void run());
  };

  const planSoon = () => {
    const now = deps.now();
    waitingSince ??= now;
    plan(Math.max(0, Math.min(quiet, waitingSince + longest - now)));
  };

  const planAgain = () => {
    failures += 1;
    const delay = Math.min(firstRetry * 2 ** (failures - 1), longestRetry);
    plan(delay * (0.5 + deps.random() / 2));
  };

  const reached = () => {
    offline = false;
    failures = 0;
  };

  /** Answers whether the server was reached. */
  const pull = async (look: Look): Promise<boolean> => {
    // What changes from here on has to be looked at again.
    stale = null;
    const pulled = await deps.pull(look, fields.revision());
    if (!pulled) {
      stale = wider(stale, look);
      return false;
    }
    reached();
    fields.absorb(pulled.content, pulled.revision);
    if (fields.unsaved().length === 0) savedAt = pulled.savedAt;
    settle();
    return true;
  };

  /** Answers whether the server was reached. */
  const save = async (batch: Batch<T>): Promise<boolean> => {
    const outcome = await deps.save(batch);
    if (outcome.kind === 'unreached') return false;
    reached();
    if (outcome.kind === 'saved') {
      savedAt = outcome.savedAt;
      fields.saved(batch, outcome.revision, outcome.merged);
      deps.onSaved?.();
    } else if (outcome.kind === 'clash') {
      fields.clashed(outcome.theirs, outcome.by, outcome.at);
      stale = 'all';
    } else if (outcome.kind === 'refused') {
      fields.refuse(outcome.fields ?? Object.keys(batch.changes), outcome.why);
      stale = 'all';
    } else {
      gone = true;
    }
    settle();
    return true;
  };

  const step = (): Promise<boolean> | null => {
    if (gone) return null;
    if (stale) return pull(stale);
    if (planned && urgent === 0) return null;
    const batch = fields.batch();
    return batch ? save(batch) : null;
  };

  const loop = async () => {
    waitingSince = null;
    for (let next = step(); next; next = step()) {
      show();
      if (await next) continue;
      // Nothing of this person's hangs on it: the next look will do.
      if (fields.unsaved().length === 0) stale = null;
      else {
        offline = true;
        planAgain();
      }
      break;
    }
  };

  const run = (): Promise<void> => {
    cancel();
    running ??= loop().finally(() => {
      running = null;
      settle();
    });
    return running;
  };

  const changed = () => {
    settle();
    if (!gone && fields.batch() !== null && !offline) planSoon();
  };

  if (fields.unsaved().length > 0) plan(0);

  return {
    read: () => view,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change<K extends F>(field: K, value: T[K]): void {
      fields.change(field, value);
      changed();
    },
    hold: (field: F) => fields.hold(field),
    release(field: F): void {
      fields.release(field);
      show();
    },
    resolve<K extends F>(field: K, value: T[K]): void {
      fields.resolve(field, value);
      changed();
    },
    baseOf: fields.baseOf,
    /** Looks what others wrote, and tries again what has not been saved. */
    async refresh(look: Look = 'all'): Promise<void> {
      stale = wider(stale, look);
      await running;
      await run();
    },
    /** Tries again what the server refused: circumstances changed. */
    async retry(): Promise<void> {
      fields.forgive();
      await running;
      await run();
    },
    /** Saves now. Answers whether everything is saved. */
    async flush(): Promise<boolean> {
      urgent += 1;
      await running;
      await run();
      urgent -= 1;
      return fields.unsaved().length === 0;
    },
    /** The page is left: no more timers, one last try. */
    stop(): void {
      if (fields.batch() !== null) void run().then(() => cancel());
      cancel();
    },
  };
}
