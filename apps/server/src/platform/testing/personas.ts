import { createSession, createUser } from '../../modules/accounts/accounts.factory.ts';
import { passwords } from '../../modules/accounts/passwords/passwords.ts';
import { grantPermission } from '../../modules/permissions/permissions.factory.ts';
import { type DemoAccount, demoAccounts, demoPassword } from '../../seed/accounts.ts';
import type { TestApp } from './testApp.ts';

/** Short names of the demo's cast. */
export type PersonaKey =
  | 'admin'
  | 'moderator'
  | 'voditelj'
  | 'savjetnik'
  | 'koordinator'
  | 'asistent'
  | 'menadzer'
  | 'odbor1'
  | 'odbor2'
  | 'odbor3'
  | 'globalni'
  | 'vlasnik'
  | 'clan'
  | 'lejla'
  | 'emir'
  | 'novi'
  | 'stari';

/** One of the cast, signed in. */
export interface Persona {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  /** Access token for `app.as(…)`; `novi` has one too, though nobody unverified can sign in. */
  readonly token: string;
  readonly sessionId: string;
  readonly refreshToken: string;
}

let hashed: Promise<string> | undefined;

/**
 * Creates the demo's cast in an empty database and signs everybody in. All have the demo's
 * password but `stari`, who has none; staff and board belong to the bank `tuzla`.
 */
export async function personas(app: TestApp): Promise<Record<PersonaKey, Persona>> {
  hashed ??= passwords.hash(demoPassword);
  const passwordHash = await hashed;
  const at = app.clock.now();
  const people = await app.platform.db.transaction(async (tx) => {
    const made: Record<string, Persona> = {};
    for (const account of demoAccounts) {
      const user = await createUser(tx, { ...choiceOf(account, passwordHash), at });
      if (account.permission) {
        await grantPermission(tx, user.id, account.permission, account.bank ?? null, { at });
      }
      const session = await createSession(tx, user.id, { at });
      const token = await app.platform.access.issue({
        userId: user.id,
        sessionId: session.sessionId,
        email: user.email,
        role: account.role ?? 'INDIVIDUAL',
      });
      made[account.key] = { ...user, ...session, token };
    }
    return made;
  });
  return people as Record<PersonaKey, Persona>;
}

function choiceOf(account: DemoAccount, passwordHash: string) {
  return {
    email: account.email,
    firstName: account.firstName,
    lastName: account.lastName,
    passwordHash: account.migrated ? null : passwordHash,
    verified: !account.unverified,
    ...(account.role ? { role: account.role } : {}),
  };
}
