import { guardianEvents } from '@app/domain/guardian-contact/guardian-contact';
import { z } from 'zod';
import { Instant } from '../common.schemas.ts';

export const SetGuardian = z.object({ email: z.email().max(254) });

/** The address of a guardian, as the member it belongs to sees it; nobody else does. */
export const GuardianContact = z.object({
  /** Whether they are young enough that one may be kept. */
  isOffered: z.boolean(),
  contact: z
    .object({
      email: z.string(),
      /** Null until the guardian confirmed it; before, nothing is sent there but the request. */
      confirmedAt: Instant.nullable(),
      sentAt: Instant,
      expiresAt: Instant,
      isExpired: z.boolean(),
    })
    .nullable(),
});
export type GuardianContact = z.input<typeof GuardianContact>;

/** The secret of a link that a guardian was mailed. */
export const ByGuardianToken = z.object({
  token: z
    .string()
    .max(64)
    .regex(/^[A-Za-z0-9_-]+$/),
});

export const GuardianMove = z.object({ event: z.enum(guardianEvents) });

/** What a guardian is asked, or what became of it. */
export const GuardianRequest = z.object({
  firstName: z.string(),
  status: z.enum(['pending', 'confirmed', 'removed']),
  expiresAt: Instant,
  /** What they can do by the link that they came with. */
  events: z.array(z.enum(guardianEvents)),
});
export type GuardianRequest = z.input<typeof GuardianRequest>;
