/** A name in the address, and what stands behind it. What was typed wrongly means nothing. */
export interface Param<T> {
  readonly name: string;
  /** @param text null where the name is not there. */
  read(text: string | null): T;
  /** @returns null where nothing needs to be written. */
  write(value: T): string | null;
}

/** What a page reads of its address, by the names that the code uses. */
export type Params = Readonly<Record<string, Param<unknown>>>;

export type PlaceOf<P extends Params> = {
  readonly [K in keyof P]: P[K] extends Param<infer T> ? T : never;
};

/** Any text that `isRight` lets pass. */
const matching = (name: string, isRight: RegExp): Param<string | undefined> => ({
  name,
  read: (text) => (text !== null && isRight.test(text) ? text : undefined),
  write: (value) => value || null,
});

export const slug = (name: string) => matching(name, /^[a-z0-9-]{1,160}$/);
export const uuid = (name: string) => matching(name, /^[0-9a-f-]{36}$/);

/** Whatever stands there, as it was typed. */
export const text = (name: string): Param<string> => ({
  name,
  read: (typed) => typed ?? '',
  write: (value) => value || null,
});

/** What is searched for, without spaces around it, no longer than `most`. */
export const words = (name: string, most: number): Param<string | undefined> => ({
  name,
  read: (text) => text?.trim().slice(0, most) || undefined,
  write: (value) => value || null,
});

/** A whole number between two, both included. */
export const whole = (name: string, from: number, to: number): Param<number | undefined> => ({
  name,
  read: (text) => {
    const value = /^\d{1,9}$/.test(text ?? '') ? Number(text) : Number.NaN;
    return value >= from && value <= to ? value : undefined;
  },
  write: (value) => value?.toString() ?? null,
});

/** Whether `word` stands there. */
export const flag = (name: string, word: string): Param<boolean> => ({
  name,
  read: (text) => text === word,
  write: (value) => (value ? word : null),
});

/**
 * One of several; `otherwise` where none is named, which then is not written.
 *
 * @param wordOf how they stand in the address; as they are, unless told.
 */
export function oneOf<T extends string, O extends T | undefined = undefined>(
  name: string,
  known: readonly T[],
  otherwise?: O,
  wordOf?: Readonly<Record<T, string>>,
): Param<T | O> {
  return {
    name,
    read: (text) => known.find((one) => (wordOf?.[one] ?? one) === text) ?? (otherwise as O),
    write: (value) =>
      value === undefined || value === otherwise ? null : (wordOf?.[value as T] ?? value),
  };
}

/** What an address says, read alike by a page's loader and in the browser. */
export function readPlace<P extends Params>(params: P, query: URLSearchParams): PlaceOf<P> {
  const read = Object.entries(params).map(([key, { name, read }]) => [key, read(query.get(name))]);
  return Object.fromEntries(read) as PlaceOf<P>;
}

/** The query with some of its place changed; what belongs to others stays, defaults are left out. */
export function withPlace<P extends Params>(
  params: P,
  query: URLSearchParams,
  changed: Partial<PlaceOf<P>>,
): URLSearchParams {
  const after = new URLSearchParams(query);
  for (const [key, { name, write }] of Object.entries(params)) {
    if (!(key in changed)) continue;
    const text = write(changed[key]);
    if (text === null) after.delete(name);
    else after.set(name, text);
  }
  return after;
}
