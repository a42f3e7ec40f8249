import { z } from 'zod';

export const StoredDocument = z.object({
  /** A path of the product. */
  url: z.string(),
  bytes: z.int().positive(),
});
export type StoredDocument = z.infer<typeof StoredDocument>;
