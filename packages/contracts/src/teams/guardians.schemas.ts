import { ageLacks } from '@app/domain/teams/age';
import { consentLimits, guardianRelations } from '@app/domain/teams/guardian-consent';
import { consentEvents, consentStatuses } from '@app/domain/teams/guardian-consent.machine';
import { z } from 'zod';
import { Instant, LocalizedText, Words } from '../common.schemas.ts';
import { AgeCorrection } from './ages.schemas.ts';

export const AskGuardian = z.object({ email: z.email().max(254) });

/** The secret of the address that a guardian was mailed. */
export const ByConsentToken = z.object({
  token: z
    .string()
    .max(64)
    .regex(/^[A-Za-z0-9_-]+$/),
});

export const ConsentMove = z
  .object({
    event: z.enum(['agree', 'refuse', 'withdraw'] satisfies (typeof consentEvents)[number][]),
    /** Of the guardian, and what they are to the member; with `agree`. */
    name: Words(consentLimits.guardianName).trim().default(''),
    relation: z.enum(guardianRelations).nullable().default(null),
  })
  .superRefine(({ event, name, relation }, { addIssue }) => {
    if (event !== 'agree') return;
    if (name.length < 2) addIssue({ code: 'custom', path: ['name'], message: 'required' });
    if (!relation) addIssue({ code: 'custom', path: ['relation'], message: 'required' });
  });

/** What a guardian is asked. */
export const ConsentView = z.object({
  firstName: z.string(),
  status: z.enum(consentStatuses),
  /** Of the application. */
  kind: z.string(),
  /** Empty while the project has no name. */
  title: z.string(),
  callTitle: LocalizedText,
  bankName: z.string(),
  /** What the member does in the project; empty if nothing was said. */
  responsibility: z.string(),
  /** The others in the team. */
  others: z.int(),
  contact: z.object({ name: z.string(), email: z.string() }),
  expiresAt: Instant,
  answeredAt: Instant.nullable(),
  /** The year that the member asks to have put right, which a yes confirms; null: none. */
  birthYear: z.int().nullable(),
  /** What the guardian can answer now. */
  events: z.array(z.enum(consentEvents)),
});
export type ConsentView = z.input<typeof ConsentView>;

/** How the reader, a member of the team, stands to the rules about ages. */
export const OwnAge = z.object({
  lack: z.enum(ageLacks).nullable(),
  /** Whether the call's rule needs the year of birth. */
  needsYear: z.boolean(),
  /** They said a year by which they are under eighteen. */
  isMinor: z.boolean(),
  correction: AgeCorrection.nullable(),
  consent: z
    .object({
      /** The guardian's, as the member wrote it. */
      email: z.string(),
      status: z.enum(consentStatuses),
      sentAt: Instant,
      expiresAt: Instant,
      canSend: z.boolean(),
    })
    .nullable(),
});
export type OwnAge = z.input<typeof OwnAge>;
