import { z } from 'zod';
import { errorStatus } from './errors.ts';

/** What a call that failed is answered. */
export const FailedCall = z
  .object({
    error: z.string(),
    code: z.enum(Object.keys(errorStatus) as [string, ...string[]]),
    fields: z.record(z.string(), z.string()).optional(),
    details: z.unknown().optional(),
  })
  .describe('What went wrong, in the language of the reader.');
