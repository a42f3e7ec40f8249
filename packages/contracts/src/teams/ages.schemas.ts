import { ageCorrectionEvents } from '@app/domain/people/age';
import { z } from 'zod';
import { Id, Instant, Words } from '../common.schemas.ts';

/** What a member says about their age: the year, that they are eighteen already, or both. */
export const DeclaredAge = z.object({
  birthYear: z.int().min(1900).max(2200).nullable(),
  adult: z.boolean(),
});

/** What a member asks to have put right; nothing changes before it is confirmed. */
export const AgeCorrection = DeclaredAge.extend({ askedAt: Instant });
export type AgeCorrection = z.input<typeof AgeCorrection>;

/** What is known of the reader’s age. */
export const KnownAge = DeclaredAge.extend({
  isMinor: z.boolean(),
  correction: AgeCorrection.nullable(),
});
export type KnownAge = z.input<typeof KnownAge>;

/** A correction that waits, as staff sees it: ages are shown to staff here alone. */
export const RequestedCorrection = AgeCorrection.extend({
  userId: Id,
  name: z.string(),
  email: z.string(),
  known: DeclaredAge,
  /** What guardians said of them, in any team. */
  guardian: z.enum(['none', 'agreed', 'refused']),
});
export type RequestedCorrection = z.input<typeof RequestedCorrection>;

export const AgeCorrectionMove = z.object({
  event: z.enum(ageCorrectionEvents),
  /** How it was verified, or why not; for the record of what staff did. */
  note: Words(500).trim().min(1, 'required'),
});

export const ByMemberId = z.object({ userId: Id });
