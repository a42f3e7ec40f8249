import { jwtVerify, SignJWT } from 'jose';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { derivedToken } from '../../../platform/tokens.ts';
import type { Account } from '../accounts.repo.ts';
import { lifetime, sameHash } from '../secrets/tokens.ts';

const issuer = 'platform';
/** Another than that of access tokens, so that neither is taken for the other. */
const audience = 'platform-sign-in';

export interface Challenge {
  readonly id: string;
  readonly userId: string;
  readonly password: string;
}

/** Names the password that was right, without telling anything of it. */
const fingerprint = (p: Pick<Platform, 'secret'>, passwordHash: string | null): string =>
  derivedToken(p.secret, `challenge\0${passwordHash ?? ''}`);

/** A signed word that the account's password was right; good for five minutes with a code. */
export function issueChallenge(
  p: Pick<Platform, 'secret' | 'clock'>,
  account: Pick<Account, 'id' | 'passwordHash'>,
): Promise<string> {
  const now = p.clock.now().getTime();
  return new SignJWT({ pwd: fingerprint(p, account.passwordHash) })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(account.id)
    .setJti(newId())
    .setIssuer(issuer)
    .setAudience(audience)
    .setExpirationTime(Math.floor((now + lifetime.challenge) / 1000))
    .sign(p.secret);
}

/** Reads a challenge. @returns null if it is forged or too old. */
export async function readChallenge(
  p: Pick<Platform, 'secret' | 'clock'>,
  token: string,
): Promise<Challenge | null> {
  try {
    const { payload } = await jwtVerify(token, p.secret, {
      algorithms: ['HS256'],
      issuer,
      audience,
      currentDate: p.clock.now(),
      requiredClaims: ['sub', 'jti', 'pwd', 'exp'],
    });
    const { sub = '', jti = '', pwd } = payload;
    return { id: jti, userId: sub, password: String(pwd) };
  } catch {
    return null;
  }
}

/** Whether the password that was right is still the account's. */
export const stillTrue = (
  p: Pick<Platform, 'secret'>,
  challenge: Challenge,
  account: Pick<Account, 'passwordHash'>,
): boolean => sameHash(challenge.password, fingerprint(p, account.passwordHash));
