import type { Tx } from '../../platform/db/client.ts';
import type { Platform } from '../../platform/platform.ts';

/**
 * Tells all copies that what is known of an account is no longer true: a session has ended, a
 * right or the language changed. Travels with the commit itself; this copy knows at once.
 */
export async function accountChanged(
  tx: Tx,
  p: Pick<Platform, 'signals'>,
  userId: string,
): Promise<void> {
  await p.signals.publishDurably(tx, `account:${userId}`);
  p.signals.publish(tx, `account:${userId}`);
}
