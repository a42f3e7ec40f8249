import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Where an endpoint lives: `"POST /api/auth/login"`. Path parameters are written `:id`.
 * Addresses stand in `<domain>.paths.ts`, apart from the schemas, so that the browser gets the
 * addresses without the schema library.
 */
export type Address = `${Method} /${string}`;

/**
 * Who may call an endpoint, checked before the handler runs; a row without an access level does
 * not compile. Finer rights (owner, scope of a bank) are decided by the domain's policies.
 *
 * - `public`: anybody; a bearer token, if sent and valid, makes the reader known to the handler.
 * - `member`: a signed-in member with a confirmed e-mail.
 * - `ob`: access to the youth-bank section (SPEC §6 "OB section access").
 * - `moderator`: ADMIN or MODERATOR. `admin`: ADMIN, admin, super_admin.
 * - `callback`: a machine that proves itself by a signature checked in the handler.
 * - `demo`: exists in demo mode only.
 */
export type Access = 'public' | 'member' | 'ob' | 'moderator' | 'admin' | 'callback' | 'demo';

const KB = 1024;

/** Most bytes of a body that its row says nothing of (decision 074). */
export const bodySizes = {
  /** A form of some fields and one long text, in any script. */
  usual: 32 * KB,
  /** What a stranger sends to come in: addresses, passwords, codes. */
  entry: 4 * KB,
  /** A form with a file. */
  file: 10 * KB * KB + 64 * KB,
} as const;

/** What a body may hold, however few bytes it takes: parsing and checking cost by the value. */
export const bodyShape = {
  /** Lists and objects within each other; the body of an article has some thirty. */
  depth: 100,
  /** Values in a body of so many bytes at most. */
  values: (largestBody: number): number => 1_000 + Math.floor(largestBody / 32),
} as const;

/** Most bytes of the body of a row. */
export const largestBodyOf = ({ kind, largestBody }: EndpointShape): number =>
  largestBody ?? (kind === 'multipart' ? bodySizes.file : bodySizes.usual);

export interface RateLimit {
  /** Calls allowed in the window, for one member; of strangers, for one network address. */
  readonly max: number;
  /** Length of the window in seconds. */
  readonly windowSeconds: number;
}

export interface EndpointShape {
  readonly access: Access;
  /** One plain sentence for the API document. */
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Shape of the answer; keys not named here never leave the server. */
  readonly answer: z.ZodType;
  /** Expected failures besides VALIDATION, UNAUTHENTICATED, FORBIDDEN and RATE_LIMITED. */
  readonly errors?: readonly ErrorCode[];
  readonly rateLimit?: RateLimit;
  /** Most bytes of the body; unless named, those of `bodySizes`. */
  readonly largestBody?: number;
  /** Status of the success answer; 200 unless named. */
  readonly status?: 200 | 201 | 202 | 204;
  /**
   * `stream`: the handler writes the answer itself (files, event streams); it is not serialised.
   * `multipart`: the body is a form with a file, read by the handler.
   */
  readonly kind?: 'json' | 'stream' | 'multipart';
  /**
   * Scripts of any site may read the answer, as a stranger: no credentials come with such a call.
   * For what is public and only read: open data, feeds, campaigns and their widget.
   */
  readonly anyOrigin?: true;
}

export type Endpoint<S extends EndpointShape = EndpointShape> = S & {
  readonly method: Method;
  readonly path: string;
};

export type Endpoints<P extends Record<string, Address>, S> = {
  readonly [K in keyof P & keyof S]: S[K] & { readonly method: Method; readonly path: string };
};

/** `address`: for example `"GET /api/health"`. */
export function parseAddress(address: Address): { method: Method; path: string } {
  const space = address.indexOf(' ');
  return { method: address.slice(0, space) as Method, path: address.slice(space + 1) };
}

/** Every address needs a shape and every shape an address. */
export function endpoints<
  const P extends Record<string, Address>,
  const S extends { readonly [K in keyof P]: EndpointShape },
>(paths: P, shapes: S & { readonly [K in Exclude<keyof S, keyof P>]: never }): Endpoints<P, S> {
  return Object.fromEntries(
    Object.entries(paths).map(([name, address]) => [
      name,
      { ...(shapes[name as keyof S] as EndpointShape), ...parseAddress(address) },
    ]),
  ) as unknown as Endpoints<P, S>;
}

type Infer<T> = T extends z.ZodType ? z.infer<T> : never;
type Input<T> = T extends z.ZodType ? z.input<T> : never;

export type CallInput<E> = (E extends { params: infer P } ? { params: Input<P> } : unknown) &
  (E extends { query: infer Q } ? { query?: Input<Q> } : unknown) &
  (E extends { body: infer B } ? { body: Input<B> } : unknown);

/** What travels: instants as texts, amounts in KM. */
export type CallAnswer<E> = E extends { answer: infer A } ? Input<A> : never;

/** What a handler gives: `Date`s and whole fening. */
export type HandlerAnswer<E> = E extends { answer: infer A } ? Infer<A> : never;

/** What a handler receives once validated and decoded. */
export type HandlerInput<E> = {
  params: E extends { params: infer P } ? Infer<P> : Record<string, never>;
  query: E extends { query: infer Q } ? Infer<Q> : Record<string, never>;
  body: E extends { body: infer B } ? Infer<B> : undefined;
};
