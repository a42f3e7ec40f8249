import type { TogetherAnswer } from '@app/contracts/system/system.api';

/** What a page asked before its scripts were there. */
export interface AskedFirst {
  /** Addresses, in the order of the answers. */
  readonly asked: readonly string[];
  /** Those whose answers were taken over. */
  readonly taken: Set<string>;
  readonly language: string;
  /** Null: not answered, and everything is asked in the usual way. */
  readonly answer: Promise<{
    readonly token: string;
    readonly answers: TogetherAnswer;
    /** When the server was asked, by its clock, milliseconds since 1970; NaN where it did not say. */
    readonly askedAt: number;
  } | null>;
}

declare global {
  interface Window {
    askedFirst?: AskedFirst | undefined;
  }
}

export interface FirstAsking {
  readonly asked: readonly string[];
  /** Address that answers them in one. */
  readonly together: string;
  readonly refresh: string;
  readonly logout: string;
  /** The one that the page is rendered in, where none was chosen. */
  readonly language: string;
  /** Names in the storage. */
  readonly keys: Readonly<Record<'access' | 'accessAt' | 'refresh' | 'language', string>>;
  readonly lock: string;
  /** Header that says when it was asked. */
  readonly askedAt: string;
  /** Milliseconds before its end in which a token is not used any more. */
  readonly threshold: number;
}

/**
 * Asks a page's first questions as whoever keeps a token here, while the scripts are still under
 * way. Printed into the page as it stands, so it uses nothing from outside.
 *
 * A token that is about to end is refreshed first, under the lock that the session's own refresh
 * takes, and kept as the session keeps it: whoever comes second finds the successor.
 */
export function askFirst({
  asked,
  together,
  refresh,
  logout,
  language: rendered,
  keys,
  askedAt,
  lock,
  threshold,
}: FirstAsking): AskedFirst | undefined {
  try {
    const kept = (name: string) => localStorage.getItem(name);
    // What cannot be a token counts as none, as it does for the session.
    const renewal = () => {
      const token = kept(keys.refresh);
      return token && token !== 'undefined' && token.length >= 10 ? token : null;
    };
    const language = kept(keys.language) ?? rendered;
    const fresh = () => {
      const token = kept(keys.access);
      const part = token?.split('.')[1];
      if (!token || !part) return null;
      const { exp, iat } = JSON.parse(atob(part.replace(/-/g, '+').replace(/_/g, '/')));
      const age = Date.now() - Number(kept(keys.accessAt));
      return age >= 0 && (exp - iat) * 1000 - age > threshold ? token : null;
    };
    const post = (url: string, refreshToken: string) =>
      fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ refreshToken }),
        signal: AbortSignal.timeout(10_000),
      });
    const renewed = async () => {
      const found = fresh();
      const refreshToken = renewal();
      if (found || !refreshToken) return found;
      const answer = await post(refresh, refreshToken);
      if (!answer.ok) return null;
      const pair = await answer.json();
      if (kept(keys.refresh) !== refreshToken) {
        // Signed out, or in as somebody else, while the answer was under way.
        await post(logout, pair.refreshToken);
        return null;
      }
      localStorage.setItem(keys.accessAt, String(Date.now()));
      if (pair.refreshToken.length > 10) localStorage.setItem(keys.refresh, pair.refreshToken);
      localStorage.setItem(keys.access, pair.accessToken);
      return pair.accessToken as string;
    };
    const ask = async (token: string | null) => {
      if (!token) return null;
      const query = asked.map((url) => `ask=${encodeURIComponent(url)}`).join('&');
      const answer = await fetch(`${together}?${query}`, {
        headers: {
          accept: 'application/json',
          authorization: `Bearer ${token}`,
          'x-language': language,
        },
      });
      if (!answer.ok) return null;
      const at = Number(answer.headers.get(askedAt) ?? Number.NaN);
      return { token, answers: (await answer.json()) as TogetherAnswer, askedAt: at };
    };
    const token = fresh();
    if (!token && !(renewal() && navigator.locks)) return undefined;
    const answer = token ? ask(token) : navigator.locks.request(lock, renewed).then(ask);
    return { asked, taken: new Set(), language, answer: answer.catch(() => null) };
  } catch {
    return undefined;
  }
}
