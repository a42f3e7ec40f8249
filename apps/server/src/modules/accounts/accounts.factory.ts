import type { Language } from '@app/messages/catalogue';
import type { Tx } from '../../platform/db/client.ts';
import { newId, newSecret } from '../../platform/ids.ts';
import { tokenHash } from '../../platform/tokens.ts';
import { refreshTokens, sessions, users } from './accounts.tables.ts';
import { lifetime } from './secrets/tokens.ts';

/** What may be chosen of a built account; the rest is plausible. */
export interface UserChoice {
  readonly id?: string;
  readonly email?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly role?: string;
  readonly language?: Language;
  /** Null for a member of the older system. */
  readonly passwordHash?: string | null;
  readonly verified?: boolean;
  readonly onboarded?: boolean;
  readonly closed?: boolean;
  readonly picture?: string;
  /** Left out, they said that they are eighteen; null: they said nothing. */
  readonly birthYear?: number | null;
  readonly at?: Date;
}

export interface BuiltUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

const start = new Date('2026-09-01T08:00:00.000Z');

/** Builds an account: verified, onboarded, without a usable password unless a hash is given. */
export async function createUser(tx: Tx, choice: UserChoice = {}): Promise<BuiltUser> {
  const id = choice.id ?? newId();
  const at = choice.at ?? start;
  const { firstName = 'Selma', lastName = 'Kurtić' } = choice;
  const email = choice.email ?? `clan-${id.slice(-12)}@primjer.ba`;
  await tx.insert(users).values({
    id,
    email,
    firstName,
    lastName,
    role: choice.role ?? 'INDIVIDUAL',
    language: choice.language ?? 'bhs',
    passwordHash: choice.passwordHash ?? null,
    verifiedAt: choice.verified === false ? null : at,
    onboardedAt: choice.verified === false || choice.onboarded === false ? null : at,
    closedAt: choice.closed ? at : null,
    picture: choice.picture ?? null,
    birthYear: choice.birthYear ?? null,
    adultSaidAt: choice.birthYear === undefined ? at : null,
    createdAt: at,
  });
  return { id, email, name: `${firstName} ${lastName}` };
}

/** Signs a member in, as at the given time. */
export async function createSession(
  tx: Tx,
  userId: string,
  more: { at?: Date; ip?: string; userAgent?: string } = {},
): Promise<{ sessionId: string; refreshToken: string }> {
  const sessionId = newId();
  const refreshToken = newSecret();
  const at = more.at ?? start;
  await tx.insert(sessions).values({
    id: sessionId,
    userId,
    userAgent: more.userAgent ?? 'lightMyRequest',
    ip: more.ip ?? '127.0.0.1',
    createdAt: at,
    lastUsedAt: at,
  });
  await tx.insert(refreshTokens).values({
    hash: tokenHash(refreshToken),
    sessionId,
    createdAt: at,
    expiresAt: new Date(at.getTime() + lifetime.refreshToken),
  });
  return { sessionId, refreshToken };
}
