import type { Access } from '@app/contracts/endpoint';
import { type Actor, hasObAccess, isAdmin, isModerator } from '@app/domain/permissions/permissions';
import type { Language } from '@app/messages/catalogue';
import { jwtVerify, SignJWT } from 'jose';
import { createCache } from '../cache.ts';
import type { Clock } from '../clock.ts';
import { type Failure, fail } from '../http/failure.ts';
import { newId } from '../ids.ts';
import { createRecent } from '../recent.ts';
import type { Settings } from '../settings.ts';
import type { Signals } from '../signals.ts';

type SignedInActor = NonNullable<Actor>;

export interface SignedIn {
  readonly actor: SignedInActor;
  readonly sessionId: string;
  readonly language: Language;
  readonly verified: boolean;
}

/** The member whom a handler meets. Nobody is one before the address is confirmed. */
export const memberOf = (reader: SignedIn | null): SignedIn | null =>
  reader?.verified ? reader : null;

/** Who stands behind a session; null when it has ended. */
export type FindSession = (userId: string, sessionId: string) => Promise<SignedIn | null>;

export interface AccessControl {
  /** Signs an access token that lives 15 minutes. */
  issue(claims: {
    userId: string;
    sessionId: string;
    email: string;
    role: string;
  }): Promise<string>;
  /** Who stands behind an `Authorization` header; null for nobody, a bad or an ended one. */
  recognise(authorization: string | undefined): Promise<SignedIn | null>;
  /** Whether the reader may call an endpoint of this access level; undefined means yes. */
  refusal(access: Access, reader: SignedIn | null): Failure | undefined;
}

const accessTokenSeconds = 15 * 60;
const issuer = 'platform';
const audience = 'platform-api';
/** What is known of a session is asked again after this many milliseconds, signal or not. */
const knownFor = 30_000;
const knownAtMost = 20_000;

/**
 * Makes the access control. What the database says of a session is kept in memory until a signal
 * `account:<user id>` says that it changed, so that a signed-in poll costs no query.
 */
export function createAccess(
  settings: Pick<Settings, 'mode'>,
  secret: Uint8Array,
  clock: Clock,
  signals: Signals,
  find: FindSession,
): AccessControl {
  const readers = createCache<SignedIn | null>(
    { signals, clock },
    {
      milliseconds: knownFor,
      atMost: knownAtMost,
      on: (topic, cached) =>
        topic.startsWith('account:') &&
        cached.deleteWhere((key) => key.startsWith(`${topic.slice('account:'.length)} `)),
    },
  );
  const claimsOf = createRecent<{ userId: string; sessionId: string; expires: number }>(
    knownAtMost,
  );

  const readClaims = async (token: string) => {
    const stored = claimsOf.get(token);
    if (stored) return stored;
    const { payload } = await jwtVerify(token, secret, {
      algorithms: ['HS256'],
      issuer,
      audience,
      currentDate: clock.now(),
      requiredClaims: ['sub', 'sid', 'exp'],
    });
    const claims = {
      userId: String(payload.sub),
      sessionId: String(payload.sid),
      expires: Number(payload.exp) * 1000,
    };
    claimsOf.set(token, claims);
    return claims;
  };

  return {
    issue({ userId, sessionId, email, role }) {
      const seconds = Math.floor(clock.now().getTime() / 1000);
      return (
        new SignJWT({ sid: sessionId, id: userId, email, role })
          // Two of the same second are two tokens.
          .setJti(newId())
          .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
          .setSubject(userId)
          .setIssuer(issuer)
          .setAudience(audience)
          .setIssuedAt(seconds)
          .setExpirationTime(seconds + accessTokenSeconds)
          .sign(secret)
      );
    },

    async recognise(authorization) {
      if (!authorization?.startsWith('Bearer ')) return null;
      const token = authorization.slice('Bearer '.length);
      const claims = await readClaims(token).catch(() => null);
      if (!claims || claims.expires <= clock.now().getTime()) return null;
      const { userId, sessionId } = claims;
      return readers(`${userId} ${sessionId}`, () => find(userId, sessionId));
    },

    refusal(access, reader) {
      switch (access) {
        case 'public':
        case 'callback':
          return undefined;
        case 'demo':
          return settings.mode === 'demo' ? undefined : fail('NOT_FOUND');
        default:
          if (!reader) return fail('UNAUTHENTICATED');
          if (!reader.verified) return fail('EMAIL_NOT_VERIFIED');
          return mayCall[access](reader.actor) ? undefined : fail('FORBIDDEN');
      }
    },
  };
}

const mayCall: Record<
  Exclude<Access, 'public' | 'callback' | 'demo'>,
  (actor: SignedInActor) => boolean
> = {
  member: () => true,
  ob: hasObAccess,
  moderator: (actor) => isModerator(actor) || isAdmin(actor),
  admin: isAdmin,
};
