import type { Method } from '@app/contracts/endpoint';
import { ApiError } from './error.ts';

/** What calls need to know of whoever is signed in; given by the session when the app starts. */
export interface ApiReader {
  /** Access token for the next call, refreshed if it is about to end; null for nobody. */
  accessToken(): Promise<string | null>;
  /** After a 401: answers whether another try makes sense. */
  refused(token: string): Promise<boolean>;
  language(): string;
}

let reader: ApiReader = {
  accessToken: async () => null,
  refused: async () => false,
  language: () => 'bhs',
};

/** Tells all calls who reads. */
export function setApiReader(given: ApiReader): void {
  reader = given;
}

/** Who reads, for uploads and live events. */
export const apiReader = (): ApiReader => reader;

interface Sent {
  readonly method: Method;
  readonly url: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

interface Received {
  readonly data: unknown;
  readonly headers: Headers;
}

/** A 401 where one signs in, registers or resets is an answer like any other. */
const isAuth = (url: string) => url.startsWith('/api/auth/');

/** Signing in, refreshing and signing out carry no token. */
const isSigning = (url: string) => /^\/api\/auth\/(login|refresh|logout)\b/.test(url);

/**
 * Sends one call. A 401 leads to one refresh and one more try (specification §4).
 *
 * @throws ApiError for every answer that is not a success, and when the server is not reached.
 */
export async function send(request: Sent): Promise<Received> {
  const token = isSigning(request.url) ? null : await reader.accessToken();
  if (isAuth(request.url)) return read(await deliver(request, token));
  const answer = await deliver(request, token);
  if (answer.status === 401 && token && (await reader.refused(token))) {
    return read(await deliver(request, await reader.accessToken()));
  }
  return read(answer);
}

async function deliver(request: Sent, token: string | null): Promise<Response> {
  const { method, url, body, signal } = request;
  try {
    return await fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        'x-language': reader.language(),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...request.headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, error instanceof Error ? error.message : String(error));
  }
}

async function read(answer: Response): Promise<Received> {
  const text = await answer.text();
  if (!answer.ok) throw new ApiError(answer.status, text, answer.headers.get('retry-after'));
  return { data: text === '' ? undefined : JSON.parse(text), headers: answer.headers };
}
