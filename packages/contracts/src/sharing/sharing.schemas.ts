import { z } from 'zod';
import { Slug } from '../common.schemas.ts';

/** `slugOrId`: of an application of either kind; the type is only how the address reads. */
export const ByShared = z.object({
  type: z.enum(['orange-grant', 'blue-grant']),
  slugOrId: Slug,
});
