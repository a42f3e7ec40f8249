import { z } from 'zod';
import { Id, Instant, SentInstant, Words } from '../common.schemas.ts';

/** A team that has not submitted. */
const Waiting = z.object({
  id: Id,
  title: z.string(),
  /** Names of its members, the owner first. */
  team: z.array(z.string()),
});

export const CallExtension = z.object({
  application: Waiting,
  until: Instant,
  reason: z.string(),
  by: z.object({ name: z.string() }),
  at: Instant,
});
export type CallExtension = z.input<typeof CallExtension>;

export const CallExtensions = z.object({
  extensions: z.array(CallExtension),
  /** Whom time can be given to. */
  drafts: z.array(Waiting),
});
export type CallExtensions = z.input<typeof CallExtensions>;

export const NewExtension = z.object({
  applicationId: Id,
  until: SentInstant,
  reason: Words(1000).trim().min(10),
});
export type NewExtension = z.input<typeof NewExtension>;
