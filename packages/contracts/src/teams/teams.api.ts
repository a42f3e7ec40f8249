import { z } from 'zod';
import { ById, Done, Id, listOf, listQuery } from '../common.schemas.ts';
import { endpoints } from '../endpoint.ts';
import {
  AgeCorrectionMove,
  ByMemberId,
  DeclaredAge,
  KnownAge,
  RequestedCorrection,
} from './ages.schemas.ts';
import { AskGuardian, ByConsentToken, ConsentMove, ConsentView } from './guardians.schemas.ts';
import { teamsPaths } from './teams.paths.ts';
import {
  Asks,
  Description,
  Handover,
  Invitation,
  InvitationMove,
  InvitationView,
  Invite,
  LinkCode,
  LinkView,
  RequestMove,
  Team,
} from './teams.schemas.ts';

const ByCode = z.object({ code: LinkCode });
const ByMember = ById.extend({ memberId: Id });
/** Asks anybody for something at most so often an hour. */
const sparing = { max: 60, windowSeconds: 3_600 };

export const teamsApi = endpoints(teamsPaths, {
  team: {
    access: 'member',
    summary: 'The team of an application, its invitations and who asks to join.',
    params: ById,
    answer: Team,
    errors: ['NOT_FOUND'],
  },
  invitations: {
    access: 'member',
    summary: 'Invitations to the team of an application.',
    params: ById,
    answer: z.object({ invitations: z.array(Invitation) }),
    errors: ['NOT_FOUND'],
  },
  invite: {
    access: 'member',
    summary:
      'Invites people by address or as found by name; who is invited already is asked again.',
    params: ById,
    body: Invite,
    answer: Team,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'TEAM_CLOSED', 'TEAM_FULL', 'INVITATION_OVER'],
    rateLimit: sparing,
  },
  myInvitations: {
    access: 'member',
    summary: 'Invitations that wait for the reader.',
    answer: z.array(InvitationView),
  },
  myAsks: {
    access: 'member',
    summary:
      'Who asks to join a team that the reader owns, and what they are offered to take over.',
    answer: Asks,
  },
  invitation: {
    access: 'public',
    summary: 'An invitation, for whom it was sent to: by the code of its mail, or signed in.',
    params: ById,
    query: z.object({ code: z.string().max(64).optional() }),
    answer: InvitationView,
    errors: ['NOT_FOUND'],
    rateLimit: sparing,
  },
  moveInvitation: {
    access: 'member',
    summary: 'Accepts or declines, as the invited person; sends again or withdraws, as the owner.',
    params: ById,
    body: InvitationMove,
    answer: InvitationView,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'INVITATION_OVER', 'TEAM_CLOSED', 'TEAM_FULL'],
    rateLimit: sparing,
  },
  newLink: {
    access: 'member',
    summary: 'A new link to the team; the one before ends.',
    params: ById,
    answer: Team,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'TEAM_CLOSED'],
    rateLimit: sparing,
  },
  withdrawLink: {
    access: 'member',
    summary: 'Ends the link of a team at once.',
    params: ById,
    answer: Team,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'TEAM_CLOSED'],
  },
  link: {
    access: 'public',
    summary: 'The team to which a link leads.',
    params: ByCode,
    answer: LinkView,
    errors: ['NOT_FOUND'],
    rateLimit: { max: 300, windowSeconds: 3_600 },
  },
  ask: {
    access: 'member',
    summary: 'Asks to be let into the team to which a link leads; the owner answers.',
    params: ByCode,
    answer: LinkView,
    errors: ['NOT_FOUND', 'TEAM_CLOSED', 'TEAM_FULL', 'INVITATION_OVER'],
    rateLimit: sparing,
  },
  moveRequest: {
    access: 'member',
    summary: 'Lets in or refuses who asked, as the owner; takes the question back, as who asked.',
    params: ById,
    body: RequestMove,
    answer: Done,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'WRONG_STATUS', 'TEAM_CLOSED', 'TEAM_FULL'],
  },
  describe: {
    access: 'member',
    summary: 'What a member does in the project, in their words or the owner’s.',
    params: ByMember,
    body: Description,
    answer: Team,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  },
  leave: {
    access: 'member',
    summary: 'Leaves a team, or removes a member as its owner; what they wrote stays.',
    params: ByMember,
    answer: Done,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'TEAM_CLOSED', 'OWNER_STAYS'],
  },
  offerHandover: {
    access: 'member',
    summary: 'Offers the application to another member, or takes the offer back.',
    params: ById,
    body: Handover,
    answer: Team,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'TEAM_CLOSED'],
  },
  answerHandover: {
    access: 'member',
    summary: 'Takes the offered application over, or declines.',
    params: ById,
    body: z.object({ accept: z.boolean() }),
    answer: Team,
    errors: ['NOT_FOUND', 'WRONG_STATUS', 'TEAM_CLOSED', 'ALREADY_EXISTS'],
  },
  sayAge: {
    access: 'member',
    summary:
      'What a member says about their age, for whoever is under eighteen the year. Once known it changes only towards more protection.',
    params: ById,
    body: DeclaredAge,
    answer: Team,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'AGE_FIXED'],
  },
  ownAge: {
    access: 'member',
    summary: 'What is known of the reader’s age, and what they ask to have put right.',
    answer: KnownAge,
  },
  correctAge: {
    access: 'member',
    summary:
      'Asks to have one’s age put right where that protects less; it changes once a guardian or staff confirm it.',
    body: DeclaredAge,
    answer: KnownAge,
    errors: ['WRONG_STATUS'],
  },
  dropAgeCorrection: {
    access: 'member',
    summary: 'Asks for it no more; none is no failure.',
    answer: KnownAge,
  },
  ageCorrections: {
    access: 'moderator',
    summary:
      'Ages that members ask to have put right, the longest waiting first; paged by key. The reader’s own is left out.',
    query: listQuery(),
    answer: listOf(RequestedCorrection),
  },
  moveAgeCorrection: {
    access: 'moderator',
    summary: 'Confirms an age that staff verified, or refuses to. The member is told.',
    params: ByMemberId,
    body: AgeCorrectionMove,
    answer: Done,
    errors: ['NOT_FOUND'],
  },
  askGuardian: {
    access: 'member',
    summary: 'Asks the guardian of a member under eighteen by mail; again, with a new address.',
    params: ById,
    body: AskGuardian,
    answer: Team,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'WRONG_STATUS'],
    rateLimit: { max: 20, windowSeconds: 3_600 },
  },
  consent: {
    access: 'public',
    summary: 'What a guardian is asked, by the secret of their mail.',
    params: ByConsentToken,
    answer: ConsentView,
    errors: ['NOT_FOUND'],
    rateLimit: sparing,
  },
  moveConsent: {
    access: 'public',
    summary: 'A guardian agrees, refuses, or takes their consent back.',
    params: ByConsentToken,
    body: ConsentMove,
    answer: ConsentView,
    errors: ['NOT_FOUND', 'WRONG_STATUS'],
    rateLimit: sparing,
  },
});
