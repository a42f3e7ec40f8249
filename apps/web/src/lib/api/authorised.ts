import { buildHeader } from '@app/contracts/page';
import { holdReload, noteBuild } from '../browser/newer-build.ts';
import { takeAskedFirst } from './asked-first.ts';
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

export function setApiReader(given: ApiReader): void {
  reader = given;
}

type Headers = Readonly<Record<string, string>>;

export interface ApiRequest {
  readonly method?: string;
  readonly headers?: Headers;
  readonly body?: string | FormData;
  readonly signal?: AbortSignal;
  readonly keepalive?: boolean;
}

/** Carries a request to the server; `fetch`, or what can tell the progress of an upload. */
export type Transport = (
  url: string,
  request: ApiRequest & { readonly headers: Headers },
) => Promise<Response>;

/** A 401 where one signs in, registers or resets is an answer like any other. */
const isAuth = (url: string) => url.startsWith('/api/auth/');

/** Signing in, refreshing and signing out carry no token. */
const isSigning = (url: string) => /^\/api\/auth\/(login|refresh|logout)\b/.test(url);

/**
 * Sends a request as whoever is signed in; nothing else knows of tokens. A 401 leads to one refresh
 * and one more try (specification §4).
 *
 * @returns the answer, whatever its status.
 * @throws ApiError `NETWORK` when the server is not reached; the abort as it is.
 */
export async function authorisedFetch(
  url: string,
  request: ApiRequest = {},
  transport: Transport = fetch,
): Promise<Response> {
  if (!request.method || request.method === 'GET') {
    const early = await takeAskedFirst(url, reader.language());
    if (early) return early;
  }
  const deliver = async (token: string | null) => {
    const headers = {
      'x-language': reader.language(),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...request.headers,
    };
    const letGo = holdReload();
    try {
      const answer = await transport(url, { ...request, headers });
      noteBuild(answer.headers.get(buildHeader));
      return answer;
    } catch (error) {
      if (request.signal?.aborted) throw error;
      throw new ApiError(0, error instanceof Error ? error.message : String(error));
    } finally {
      letGo();
    }
  };
  const token = isSigning(url) ? null : await reader.accessToken();
  const answer = await deliver(token);
  if (answer.status !== 401 || !token || isAuth(url)) return answer;
  return (await reader.refused(token)) ? deliver(await reader.accessToken()) : answer;
}
