import { z } from 'zod';
import { Id, Instant } from '../common.schemas.ts';

/** A file with all that is kept about a member, prepared when they ask for it. */
export const ArchiveView = z.object({
  id: Id,
  state: z.enum(['preparing', 'ready', 'failed', 'expired']),
  requestedAt: Instant,
  /** From when on it can no longer be fetched; null while it is prepared. */
  expiresAt: Instant.nullable(),
  /** Size in bytes; null while it is prepared. */
  size: z.int().nonnegative().nullable(),
});
export type ArchiveView = z.input<typeof ArchiveView>;
