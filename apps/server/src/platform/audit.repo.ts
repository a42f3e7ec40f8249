import { auditEntries } from './audit.tables.ts';
import type { Tx } from './db/client.ts';
import { newId } from './ids.ts';

export interface AuditEntry {
  /** `<domain>.<what happened>`, for example `application.submitted`. */
  readonly action: string;
  /** Id of the record that it happened to. */
  readonly subject: string;
  /** Null for the system itself. */
  readonly actorId: string | null;
  readonly at: Date;
  /** No secrets and no more personal data than the record itself holds. */
  readonly details?: Record<string, unknown>;
}

/** Writes an audit entry in the same transaction as the change it tells of. */
export async function recordAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  await tx.insert(auditEntries).values({ id: newId(), details: {}, ...entry });
}
