import { appCode } from '../modules/accounts/accounts.testing.ts';
import {
  newTotpSecret,
  sealSecret,
} from '../modules/accounts/second-factor/second-factor.crypto.ts';
import {
  putUnprovenFactor,
  updateFactor,
} from '../modules/accounts/second-factor/second-factor.repo.ts';
import type { Person, Stage } from './stage.ts';

/** Gives a member a second factor. @returns what their authenticator app shows now. */
export async function withFactor(
  { app, tx }: Stage,
  { id: userId }: Person,
  enabled = true,
): Promise<string> {
  const secret = newTotpSecret();
  const at = app.clock.now();
  await tx(async (open) => {
    await putUnprovenFactor(open, {
      userId,
      secret: sealSecret(app.platform.encryptionKeys, userId, secret),
      createdAt: at,
    });
    if (enabled) await updateFactor(open, userId, { enabledAt: at });
  });
  return appCode(app, secret);
}

/** A member's row as it stands. */
export async function rowOf(
  { app }: Stage,
  { id }: Person,
): Promise<{ readonly password_hash: string | null }> {
  const { rows } = await app.platform.db.pool.query<{ password_hash: string | null }>(
    'SELECT password_hash FROM users WHERE id = $1',
    [id],
  );
  return rows[0] ?? { password_hash: null };
}
