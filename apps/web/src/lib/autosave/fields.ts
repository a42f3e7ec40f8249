import { equal } from './merge.ts';

/** Two people changed the same field; until one decides, it is not saved. */
export interface Clash<V = unknown> {
  readonly theirs: V;
  readonly by: string;
  /** When, ISO 8601. */
  readonly at: string;
}

export interface UnsavedField<V = unknown> {
  readonly value: V;
  /** What the server had when the change began. */
  readonly base: V;
  /** The revision of `base`. */
  readonly revision: number;
}

export type UnsavedFields<T> = { readonly [F in keyof T]?: UnsavedField<T[F]> };

/** Changed fields for the server, with the revision that they rest on. */
export interface Batch<T> {
  readonly revision: number;
  readonly changes: Partial<T>;
}

export interface FieldsStart<T> {
  readonly content: T;
  readonly revision: number;
  readonly kept: UnsavedFields<T>;
}

export interface FieldRules<T> {
  sendable<F extends keyof T>(field: F, value: T[F]): boolean;
  /** Brings both changes together; undefined where that cannot be done without asking. */
  merge<F extends keyof T>(field: F, base: T[F], mine: T[F], theirs: T[F]): T[F] | undefined;
}

/**
 * What this person wrote, what the server has, and what lies between. Each field is either in step
 * with the server at `revision`, or rests on an older revision that it names, so that the server
 * notices when somebody else changed it since.
 */
export function createFields<T extends object>(start: FieldsStart<T>, rules: FieldRules<T>) {
  type F = keyof T & string;
  const names = Object.keys(start.content) as F[];
  const base: T = { ...start.content };
  let local: T = { ...start.content };
  let revision = start.revision;
  /** Revisions of fields that are behind. */
  const behind = new Map<F, number>();
  /** Others' changes of fields in which the person's cursor stands. */
  const waiting = new Map<F, unknown>();
  const held = new Set<F>();
  const clashes = new Map<F, Clash>();
  const refused = new Map<F, string>();

  const put = <K extends F>(field: K, value: T[K]) => {
    local = { ...local, [field]: value };
  };
  const dirty = (field: F) => !equal(local[field], base[field]);
  const restsOn = (field: F) => behind.get(field) ?? revision;
  const inStep = (field: F) => {
    behind.delete(field);
    waiting.delete(field);
    clashes.delete(field);
  };

  /** Takes note of what stands on the server; `old` is the revision that the field rested on. */
  const meet = <K extends F>(field: K, value: T[K], old: number) => {
    if (equal(value, base[field])) return inStep(field);
    if (equal(value, local[field]) || !dirty(field)) {
      if (held.has(field) && !equal(value, local[field])) {
        waiting.set(field, value);
        behind.set(field, old);
        return;
      }
      base[field] = value;
      put(field, value);
      return inStep(field);
    }
    const merged = rules.merge(field, base[field], local[field], value);
    if (merged !== undefined) {
      base[field] = value;
      put(field, merged);
      return inStep(field);
    }
    behind.set(field, old);
    const clash = clashes.get(field);
    if (clash) clashes.set(field, { ...clash, theirs: value });
  };

  const meetAll = (values: Partial<T>, at: number) => {
    const met = (Object.keys(values) as F[]).filter((field) => field in base);
    const rested = new Map(met.map((field) => [field, restsOn(field)]));
    revision = Math.max(revision, at);
    for (const field of met) meet(field, values[field] as T[F], rested.get(field) ?? revision);
  };

  for (const field of names) {
    const kept = start.kept[field];
    if (!kept || equal(kept.value, base[field])) continue;
    const server = base[field];
    const old = Math.min(kept.revision, revision);
    base[field] = kept.base;
    put(field, kept.value);
    behind.set(field, old);
    meet(field, server, old);
  }

  return {
    content: () => local,
    revision: () => revision,
    clashes: () => clashes as ReadonlyMap<F, Clash>,
    refused: () => refused as ReadonlyMap<F, string>,
    waiting: () => waiting as ReadonlyMap<F, unknown>,
    unsaved: () => names.filter(dirty),
    change<K extends F>(field: K, value: T[K]): void {
      put(field, value);
      refused.delete(field);
      const clash = clashes.get(field);
      if (clash && equal(value, clash.theirs)) {
        base[field] = value;
        clashes.delete(field);
      }
    },
    /** The cursor stands in this field: others' changes of it wait. */
    hold: (field: F) => void held.add(field),
    release(field: F): void {
      held.delete(field);
      const theirs = waiting.get(field) as T[F] | undefined;
      if (theirs === undefined || dirty(field)) return;
      base[field] = theirs;
      put(field, theirs);
      inStep(field);
    },
    /** The next changes to send: those that rest on the oldest revision. */
    batch(): Batch<T> | null {
      const ready = names.filter(
        (field) =>
          dirty(field) &&
          !clashes.has(field) &&
          !refused.has(field) &&
          rules.sendable(field, local[field]),
      );
      if (ready.length === 0) return null;
      const oldest = Math.min(...ready.map(restsOn));
      const changes: Partial<T> = {};
      for (const field of ready) if (restsOn(field) === oldest) changes[field] = local[field];
      return { revision: oldest, changes };
    },
    /** The server took a batch; `merged` are others' changes since its revision. */
    saved(sent: Batch<T>, at: number, merged: Partial<T>): void {
      for (const field of Object.keys(sent.changes) as F[]) {
        base[field] = sent.changes[field] as T[F];
        behind.delete(field);
        waiting.delete(field);
      }
      meetAll(merged, at);
    },
    /** The server refused a batch because of these fields, which somebody else changed. */
    clashed(theirs: Partial<T>, by: string, at: string): void {
      for (const field of Object.keys(theirs) as F[]) {
        const value = theirs[field] as T[F];
        waiting.delete(field);
        if (rules.merge(field, base[field], local[field], value) === undefined) {
          clashes.set(field, { theirs: value, by, at });
        }
      }
    },
    /** What stands on the server now. Older answers are not believed. */
    absorb(content: Partial<T>, at: number): void {
      if (at >= revision) meetAll(content, at);
    },
    refuse(fields: readonly string[], reason: string): void {
      for (const field of names) if (fields.includes(field)) refused.set(field, reason);
    },
    forgive: () => refused.clear(),
    /** Ends a clash: `value` stays, knowing of the other one. */
    resolve<K extends F>(field: K, value: T[K]): void {
      const clash = clashes.get(field);
      if (!clash) return;
      base[field] = clash.theirs as T[K];
      put(field, value);
      inStep(field);
    },
    baseOf: <K extends F>(field: K): T[K] => base[field],
    kept(): UnsavedFields<T> {
      const kept: { [K in keyof T]?: UnsavedField<T[K]> } = {};
      for (const field of names) {
        if (!dirty(field)) continue;
        kept[field] = { value: local[field], base: base[field], revision: restsOn(field) };
      }
      return kept;
    },
  };
}
