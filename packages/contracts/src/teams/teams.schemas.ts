import { ageLacks } from '@app/domain/teams/age';
import { consentStatuses } from '@app/domain/teams/guardian-consent.machine';
import { teamLimits } from '@app/domain/teams/team';
import { invitationEvents } from '@app/domain/teams/team-invitation.machine';
import { requestEvents, requestStatuses } from '@app/domain/teams/team-request.machine';
import { z } from 'zod';
import { Id, Instant, LocalizedText, Words } from '../common.schemas.ts';
import { OwnAge } from './guardians.schemas.ts';

const Responsibility = Words(teamLimits.responsibility).trim();

/** The code in the address of a team's link. */
export const LinkCode = z
  .string()
  .max(40)
  .regex(/^[A-Za-z0-9_-]+$/);

/** As specification §3 has it; the account's id only for those with the right to contact details. */
export const Invitation = z.object({
  id: Id,
  inviteeUserId: Id.nullable(),
  inviteeName: z.string(),
  inviteeEmail: z.string(),
  role: z.string(),
  status: z.enum(['pending', 'accepted', 'rejected', 'expired']),
  /** What they would do; empty if nothing was said. */
  responsibility: z.string(),
  sentAt: Instant,
  expiresAt: Instant,
  /** What the reader may do with it now. */
  events: z.array(z.enum(invitationEvents)),
});
export type Invitation = z.input<typeof Invitation>;

export const TeamPerson = z.object({
  /** Of the membership, not of the account. */
  id: Id,
  name: z.string(),
  profile_picture_url: z.string().nullable(),
  role: z.string(),
  /** What they do in the project, in their own words. */
  responsibility: z.string(),
  isReader: z.boolean(),
  /** What they lack for submitting, and what their guardian said: for them and the owner. */
  lack: z.enum(ageLacks).nullable(),
  consent: z.enum(consentStatuses).nullable(),
});
export type TeamPerson = z.infer<typeof TeamPerson>;

export const TeamRequest = z.object({
  id: Id,
  name: z.string(),
  askedAt: Instant,
});
export type TeamRequest = z.input<typeof TeamRequest>;

/** A team as its members and the bank see it. */
export const Team = z.object({
  members: z.array(TeamPerson),
  invitations: z.array(Invitation),
  /** Who came through the link and waits; for the owner alone. */
  requests: z.array(TeamRequest),
  /** For the owner alone. */
  link: z.object({ code: LinkCode, expiresAt: Instant, uses: z.int(), atMost: z.int() }).nullable(),
  /** To whom the owner wants to hand the application over. */
  handover: z.object({ memberId: Id, name: z.string(), toReader: z.boolean() }).nullable(),
  places: z.object({ minimum: z.int(), atMost: z.int() }),
  /** The ages that the call takes; null: no bound. */
  ages: z.object({ least: z.int().nullable(), most: z.int().nullable() }),
  /** Of a reader who is in the team. */
  own: OwnAge.nullable(),
  canManage: z.boolean(),
  canLeave: z.boolean(),
});
export type Team = z.input<typeof Team>;

export const Invite = z
  .object({
    emails: z.array(z.email().max(254)).max(teamLimits.addressesAtOnce).default([]),
    /** Accounts found by name; their address is not told. */
    memberIds: z.array(Id).max(teamLimits.addressesAtOnce).default([]),
    responsibility: Responsibility.default(''),
    message: Words(teamLimits.message).trim().default(''),
  })
  .refine(({ emails, memberIds }) => emails.length + memberIds.length > 0, {
    path: ['emails'],
    error: 'required',
  });
export type Invite = z.input<typeof Invite>;

/** What a team is to somebody who is not in it yet. */
const ProjectFacts = {
  applicationId: Id,
  /** Empty while the project has no name. */
  title: z.string(),
  kind: z.string(),
  callTitle: LocalizedText,
  closesAt: Instant,
  bankName: z.string(),
  ownerName: z.string(),
  members: z.int(),
  /** The application was sent; who joins now waits for the decision with the others. */
  submitted: z.boolean(),
};

export const InvitationView = z.object({
  ...ProjectFacts,
  id: Id,
  status: Invitation.shape.status,
  /** The address that it was sent to, hidden but for its beginning. */
  address: z.string(),
  /** The whole of it, for who holds the code that was mailed to it. */
  invitedEmail: z.string().nullable(),
  responsibility: z.string(),
  message: z.string(),
  expiresAt: Instant,
  /** Whether the reader is signed in as whom it was sent to. */
  isForReader: z.boolean(),
});
export type InvitationView = z.input<typeof InvitationView>;

/** What waits for the reader's answer besides invitations. */
export const Asks = z.object({
  requests: z.array(TeamRequest.extend({ applicationId: Id, kind: z.string(), title: z.string() })),
  handovers: z.array(
    z.object({
      applicationId: Id,
      kind: z.string(),
      title: z.string(),
      ownerName: z.string(),
      offeredAt: Instant,
    }),
  ),
});
export type Asks = z.input<typeof Asks>;

export const LinkView = z.object({
  ...ProjectFacts,
  over: z.enum(['withdrawn', 'expired', 'used', 'closed', 'full']).nullable(),
  /** How the reader stands to the team. */
  reader: z.enum(['stranger', 'member', ...requestStatuses]),
  requestId: Id.nullable(),
});
export type LinkView = z.input<typeof LinkView>;

export const InvitationMove = z.object({ event: z.enum(invitationEvents) });
export const RequestMove = z.object({ event: z.enum(requestEvents) });
export const Description = z.object({ responsibility: Responsibility });
export const Handover = z.object({
  /** To whom; null takes the offer back. */
  memberId: Id.nullable(),
});
