import { z } from 'zod';
import { Km } from '../common.schemas.ts';

/** What has been reached so far, rounded down; null while there is too little to tell. */
export const LandingFigures = z.object({
  figures: z
    .object({
      users: z.int().nonnegative(),
      projects: z.int().nonnegative(),
      invested: Km,
      partners: z.int().nonnegative(),
    })
    .nullable(),
});
export type LandingFigures = z.input<typeof LandingFigures>;
