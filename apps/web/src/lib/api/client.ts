import {
  type Address,
  type CallAnswer,
  type CallInput,
  type Endpoint,
  type Method,
  parseAddress,
} from '@app/contracts/endpoint';
import { authorisedFetch } from './authorised.ts';
import { ApiError } from './error.ts';

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Goes out even if the page is left. */
  readonly keepalive?: boolean;
  /** Sent as they are; for example `Idempotency-Key`. */
  readonly headers?: Readonly<Record<string, string>>;
}

type Optional<I> = Record<never, never> extends I ? true : false;

export interface ApiCall<E extends Endpoint = Endpoint> {
  (
    ...input: Optional<CallInput<E>> extends true
      ? [input?: CallInput<E>, options?: CallOptions]
      : [input: CallInput<E>, options?: CallOptions]
  ): Promise<CallAnswer<E>>;
  readonly address: Address;
  /** The answer together with the cursor of the next page; null on the last one. */
  paged(
    input?: CallInput<E>,
    options?: CallOptions,
  ): Promise<{ readonly items: CallAnswer<E>; readonly next: string | null }>;
}

type EndpointOf<C> = C extends ApiCall<infer E> ? E : never;

export type CallArguments<C extends ApiCall> =
  Optional<CallInput<EndpointOf<C>>> extends true
    ? [input?: CallInput<EndpointOf<C>>]
    : [input: CallInput<EndpointOf<C>>];

export type CallResult<C extends ApiCall> = CallAnswer<EndpointOf<C>>;

export type ApiClient<Api> = {
  readonly [K in keyof Api]: Api[K] extends Endpoint ? ApiCall<Api[K]> : never;
};

/**
 * Makes the client of a domain from its addresses; the shapes are types only, so that the schema
 * library stays out of the pages.
 *
 * `const calls = client<typeof callsApi>(callsPaths)`, then `calls.detail({ params: { slug } })`.
 */
export function client<Api>(paths: { readonly [K in keyof Api]: Address }): ApiClient<Api> {
  return Object.fromEntries(
    Object.entries<Address>(paths).map(([name, address]) => {
      const { method, path } = parseAddress(address);
      const sent = (input: SentInput = {}, options: CallOptions = {}) =>
        send(method, urlOf(path, input), input.body, options);
      const call = async (input?: SentInput, options?: CallOptions) =>
        (await sent(input, options)).data;
      const paged = async (input?: SentInput, options?: CallOptions) => {
        const { data, headers } = await sent(input, options);
        return { items: data, next: headers.get('x-next-cursor') };
      };
      return [name, Object.assign(call, { address, paged })];
    }),
  ) as unknown as ApiClient<Api>;
}

/** @throws ApiError for every answer that is not a success, and when the server is not reached. */
async function send(
  method: Method,
  url: string,
  body: unknown,
  { headers, signal, keepalive }: CallOptions,
): Promise<{ readonly data: unknown; readonly headers: Headers }> {
  const answer = await authorisedFetch(url, {
    method,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
    ...(keepalive ? { keepalive } : {}),
  });
  if (!answer.ok) throw await ApiError.of(answer);
  const text = await answer.text();
  return { data: text === '' ? undefined : JSON.parse(text), headers: answer.headers };
}

interface SentInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/**
 * The address with its parameters filled in and its query behind it; undefined values are left out.
 */
export function urlOf(path: string, { params = {}, query = {} }: SentInput): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(key, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}
