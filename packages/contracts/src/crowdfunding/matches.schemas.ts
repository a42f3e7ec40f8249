import { z } from 'zod';
import { Id, Km, PositiveKm, SentInstant, Words } from '../common.schemas.ts';
import { RunningMatch } from './crowdfunding.schemas.ts';

/** A promise to double donations; sent again with the same id it is promised once. */
export const MatchBody = z
  .object({
    id: Id,
    /** Out of the bank's own fund; else of whom `giver` names. */
    byBank: z.boolean(),
    giver: Words(120).trim().default(''),
    amount: PositiveKm,
    endsAt: SentInstant,
  })
  .refine(({ byBank, giver }) => byBank || giver !== '', { path: ['giver'], message: 'required' });
export type MatchBody = z.input<typeof MatchBody>;

/** A match as the bank's people see it. */
export const MatchView = RunningMatch.extend({
  id: Id,
  /** Reserved for donations that are being paid. */
  heldAmount: Km,
  isRunning: z.boolean(),
});
export type MatchView = z.input<typeof MatchView>;
