import { type KeyStore, readStored, storageKeys } from '../drafts/storage.ts';

/** Milliseconds before its end in which a token is not used any more (specification §9). */
export const refreshThreshold = 3 * 60_000;
/** Milliseconds before its end at which a token is refreshed by the clock. */
export const refreshAhead = 5 * 60_000;
/** Longest delay for which a refresh is planned, in milliseconds. */
export const longestDelay = 24 * 3_600_000;

/** What the browser reads from an access token. Times are milliseconds of the server's clock. */
export interface Claims {
  readonly id: string;
  readonly email: string;
  readonly role: string;
  readonly issuedAt: number;
  readonly expiresAt: number;
}

/** Reads a token's claims without checking its signature; null unless it has three parts. */
export function decodeToken(token: string): Claims | null {
  const parts = token.split('.');
  if (parts.length !== 3) return null;
  try {
    const base64 = (parts[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const claims = JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
    const expiresAt = Number(claims.exp) * 1000;
    if (!Number.isFinite(expiresAt)) return null;
    const issuedAt = Number(claims.iat) * 1000;
    return {
      id: String(claims.id ?? claims.sub ?? ''),
      email: String(claims.email ?? ''),
      role: String(claims.role ?? ''),
      issuedAt: Number.isFinite(issuedAt) ? issuedAt : Number.NaN,
      expiresAt,
    };
  } catch {
    return null;
  }
}

/**
 * When a token ends by this browser's clock: its lifetime counted from the moment it was received,
 * so that a wrong clock neither ends a session early nor keeps a dead token.
 *
 * @param receivedAt by this browser's clock, milliseconds; null when it is not known.
 */
export function localExpiry(claims: Claims, receivedAt: number | null, now: number): number {
  const lifetime = claims.expiresAt - claims.issuedAt;
  if (!Number.isFinite(lifetime)) return claims.expiresAt;
  // A moment of receipt that lies ahead means that the clock was set back since.
  if (receivedAt !== null && receivedAt <= now) return receivedAt + lifetime;
  return Math.min(claims.expiresAt, now + lifetime);
}

export function tokenStore(store: KeyStore) {
  const access = () => readStored('accessToken', store);
  return {
    access,
    refresh: () => readStored('refreshToken', store),
    /** Keeps a pair; the refresh token only if it is longer than 10 characters. */
    save(pair: { accessToken: string; refreshToken: string }, now: number): void {
      // The moment goes first: other tabs wake up on the token.
      store.set(storageKeys.accessTokenAt, String(now));
      if (pair.refreshToken.length > 10) store.set(storageKeys.refreshToken, pair.refreshToken);
      store.set(storageKeys.accessToken, pair.accessToken);
    },
    clear(): void {
      store.remove(storageKeys.refreshToken);
      store.remove(storageKeys.accessTokenAt);
      store.remove(storageKeys.accessToken);
    },
    /** Removes an access token that cannot be one; at startup (specification §5). */
    dropCorrupt(): void {
      const token = access();
      if (token === null || token.length < 20 || decodeToken(token) === null) {
        store.remove(storageKeys.accessToken);
        store.remove(storageKeys.accessTokenAt);
      }
    },
    /** Milliseconds until the access token ends, by this browser's clock; null without one. */
    remaining(now: number): number | null {
      const token = access();
      const claims = token === null ? null : decodeToken(token);
      if (!claims) return null;
      return localExpiry(claims, readStored('accessTokenAt', store), now) - now;
    },
  };
}
