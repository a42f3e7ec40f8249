import { recordAudit } from '../../platform/audit.repo.ts';
import type { Tx } from '../../platform/db/client.ts';

/** Notes what happened to an account: its member's own doing unless told otherwise. */
export const auditAccount = (
  tx: Tx,
  action: `account.${string}`,
  userId: string,
  at: Date,
  details: Record<string, unknown> = {},
  actorId: string | null = userId,
): Promise<void> => recordAudit(tx, { action, subject: userId, actorId, at, details });
