import { isHours, volunteerLimits } from '@app/domain/volunteers/volunteer';
import { volunteerEvents, volunteerStatuses } from '@app/domain/volunteers/volunteer.machine';
import { z } from 'zod';
import { Day, Id, Instant, LanguageCode, Words } from '../common.schemas.ts';

const Status = z.enum(volunteerStatuses);
const ActivityId = z.string().min(1).max(64);

export const Volunteer = z.object({
  id: Id,
  activityId: ActivityId,
  name: z.string(),
  /** Empty of who offered to help: the team has their answer in the product. */
  email: z.string(),
  status: Status,
  /** What they said with their answer. */
  answer: z.string(),
  /** By halves; null until they are written down. */
  hours: z.number().nullable(),
  invitedAt: Instant,
  expiresAt: Instant,
  answeredAt: Instant.nullable(),
  canResend: z.boolean(),
  canRemove: z.boolean(),
  canRecord: z.boolean(),
  /** Offered to help, and waits for the team. */
  canDecide: z.boolean(),
});
export type Volunteer = z.input<typeof Volunteer>;

/** An activity of the plan, with those who were invited to it. */
export const ActivityVolunteers = z.object({
  activityId: ActivityId,
  name: z.string(),
  startsOn: Day.nullable(),
  endsOn: Day.nullable(),
  /** How many the plan expects; 0 where it plans none. */
  expected: z.int(),
  /** What they are to do. */
  task: z.string(),
  /** Nobody is invited to what is over. */
  canInvite: z.boolean(),
  volunteers: z.array(Volunteer),
});
export type ActivityVolunteers = z.input<typeof ActivityVolunteers>;

export const VolunteersOf = z.object({
  data: z.array(ActivityVolunteers),
  canInvite: z.boolean(),
});
export type VolunteersOf = z.input<typeof VolunteersOf>;

export const VolunteerInvite = z.object({
  activityId: ActivityId,
  people: z
    .array(
      z.object({
        name: Words(volunteerLimits.name).trim().min(2, 'required'),
        email: z.email('email').max(254),
      }),
    )
    .min(1, 'required')
    .max(volunteerLimits.atOnce),
});

/** What a member offers to help with, and a word to the team. */
export const VolunteerOffer = z.object({
  activityId: ActivityId,
  answer: Words(volunteerLimits.words).trim().default(''),
});

export const VolunteerDecision = z.object({
  event: z.enum(['accept', 'refuse'] satisfies (typeof volunteerEvents)[number][]),
});

export const VolunteerHours = z.object({ hours: z.number().refine(isHours, 'invalid') });

/** The secret of the address that a volunteer was mailed. */
export const ByVolunteerToken = z.object({
  token: z
    .string()
    .max(64)
    .regex(/^[A-Za-z0-9_-]+$/),
});

/** What a volunteer is asked. */
export const VolunteerInvitation = z.object({
  status: Status,
  name: z.string(),
  title: z.string(),
  activity: z.string(),
  task: z.string(),
  place: z.string(),
  startsOn: Day.nullable(),
  endsOn: Day.nullable(),
  /** Empty where they are not named to strangers. */
  askedBy: z.string(),
  bank: z.object({ slug: z.string(), name: z.string(), emblem: z.string() }),
  answer: z.string(),
  hours: z.number().nullable(),
  expiresAt: Instant,
  events: z.array(z.enum(volunteerEvents)),
});
export type VolunteerInvitation = z.input<typeof VolunteerInvitation>;

/** What a member is asked, and did, by the address of their account. */
export const OwnVolunteering = VolunteerInvitation.extend({
  id: Id,
  applicationId: Id,
  activityId: ActivityId,
  /** Opens the certificate; null where there is none. */
  certificateToken: z.string().nullable(),
});
export type OwnVolunteering = z.input<typeof OwnVolunteering>;

/** What was asked last comes first; at most `volunteerLimits.shown`. */
export const OwnVolunteeringList = z.array(OwnVolunteering);

export const VolunteerAnswer = z.object({
  event: z.enum(['confirm', 'decline'] satisfies (typeof volunteerEvents)[number][]),
  answer: Words(volunteerLimits.words).trim().default(''),
});

export const CertificateQuery = z.object({ language: LanguageCode.optional() });
