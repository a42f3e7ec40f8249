import { type ZodType, z } from 'zod';
import type { Context } from './http/context.ts';
import { type Failure, fail, isFailure } from './http/failure.ts';

export interface Cursor<P> {
  write(place: P): string;
  /** @returns null if the text is no place of this list. */
  read(text: string): P | null;
}

type Part = ZodType<string | number | Date>;

/** `parts`: how each part is read from its text; times are written in milliseconds. */
export function cursorOf<S extends Readonly<Record<string, Part>>>(
  parts: S,
): Cursor<{ readonly [K in keyof S]: z.infer<S[K]> }> {
  const names = Object.keys(parts);
  const shape = z.object(parts);
  return {
    write: (place) =>
      names
        .map((name) => place[name] as string | number | Date)
        .map((part) => (part instanceof Date ? part.getTime() : part))
        .join('.'),
    read(text) {
      const written = text.split('.');
      if (written.length !== names.length) return null;
      const named = Object.fromEntries(names.map((name, n) => [name, written[n]]));
      return (shape.safeParse(named).data ?? null) as ReturnType<Cursor<never>['read']>;
    },
  };
}

export const cursorParts = {
  /** No later than the database knows. */
  time: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .refine((time) => time <= Date.parse('9999-12-31T23:59:59.999Z'))
    .transform((time) => new Date(time)),
  id: z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
};

export const timeCursor = cursorOf({ at: cursorParts.time, id: cursorParts.id });

export interface TimePlace {
  readonly at: Date;
  readonly id: string;
}

/** What a repository is asked for: at most `limit` records that follow a place. */
export interface Slice<P = TimePlace> {
  readonly after?: P | undefined;
  readonly limit: number;
}

/** A page of a list, and the cursor of the next one; null on the last. */
export interface ListPage<T> {
  readonly items: T[];
  readonly next: string | null;
}

/**
 * Reads a page of a list; one record more than asked for tells whether another page follows.
 *
 * @param query the query as it came, `after` still a text.
 * @param list `read` finds the records, `place` says where a record stands, `show` writes them.
 * @returns `VALIDATION` for an `after` that is no cursor of this list.
 */
export async function listPage<R, P, T>(
  query: { readonly after?: string | undefined; readonly limit: number },
  list: {
    readonly cursor: Cursor<P>;
    readonly read: (slice: Slice<P>) => Promise<readonly R[] | Failure>;
    readonly place: (record: R) => P;
    readonly show: (records: readonly R[]) => T[] | Promise<T[]>;
  },
): Promise<ListPage<T> | Failure> {
  const after = query.after === undefined ? undefined : list.cursor.read(query.after);
  if (after === null) return fail('VALIDATION', { fields: { after: 'invalid' } });
  const found = await list.read({ after, limit: query.limit + 1 });
  if (isFailure(found)) return found;
  const records = found.slice(0, query.limit);
  const last = found.length > query.limit ? records.at(-1) : undefined;
  return {
    items: await list.show(records),
    next: last === undefined ? null : list.cursor.write(list.place(last)),
  };
}

/** For lists whose answer the specification gives as an array: the cursor goes into a header. */
export function itemsOf<T>(
  page: ListPage<T> | Failure,
  { header }: Pick<Context, 'header'>,
): T[] | Failure {
  if (isFailure(page)) return page;
  if (page.next) header('x-next-cursor', page.next);
  return page.items;
}
