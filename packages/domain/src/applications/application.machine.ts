import type { StaffRole } from '../accounts/permissions.ts';
import { machine } from '../machine.ts';

/** Statuses of an application, orange and blue, in the order of a life that goes well. */
export const applicationStatuses = [
  'draft',
  'submitted',
  'pending',
  'approved',
  'pobjednik',
  'rejected',
  'withdrawn',
  'crowdfunding',
  'published',
  'contract_signed',
  'implementation',
  'completed',
] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

export const applicationEvents = [
  'submit',
  'returnForChanges',
  'approve',
  'reject',
  'declareWinner',
  'withdraw',
  'startCampaign',
  'publish',
  'planSecondRound',
  'signContract',
  'startImplementation',
  'complete',
  'applyAgain',
] as const;
export type ApplicationEvent = (typeof applicationEvents)[number];

/** Who moves an application: its owner, or the staff of its bank. */
export type ApplicationActor = 'owner' | StaffRole;

/**
 * - `callOpen`: the call takes applications now.
 * - `nothingMissing`: no required field is missing.
 * - `teamComplete`: no invitation is still needed for the minimum team.
 * - `sectionsNamed`: the sections to mend are named.
 * - `quorumReached`: enough board members scored.
 * - `confirmed`: the owner confirmed the question.
 * - `campaignDated`, `goalNotBelowMinimum`: of the campaign to open.
 * - `bankPaysAll`: the bank pays the whole grant.
 * - `campaignEndedBelowGoal`: the campaign is over and missed its goal.
 * - `checklistComplete`: every point of the contract checklist is ticked.
 * - `campaignReachedMinimum`: so did the last campaign, if there was one.
 * - `startDateSet`: the project has a start date.
 * - `finalReportAccepted`: so it is.
 */
export type ApplicationGuard =
  | 'callOpen'
  | 'nothingMissing'
  | 'teamComplete'
  | 'sectionsNamed'
  | 'quorumReached'
  | 'confirmed'
  | 'campaignDated'
  | 'goalNotBelowMinimum'
  | 'bankPaysAll'
  | 'campaignEndedBelowGoal'
  | 'checklistComplete'
  | 'campaignReachedMinimum'
  | 'startDateSet'
  | 'finalReportAccepted';

const reviewers = ['asistent', 'koordinator', 'voditelj', 'savjetnik'] as const;
const deciders = ['koordinator', 'voditelj', 'savjetnik'] as const;
const campaigners = ['koordinator', 'voditelj', 'menadzer'] as const;

const withdraw = {
  to: 'withdrawn',
  by: ['owner'],
  guard: 'confirmed',
  effects: ['tellTeam', 'tellBoard'],
} as const;

const signContract = {
  to: 'contract_signed',
  by: ['menadzer', 'voditelj'],
  guard: ['checklistComplete', 'campaignReachedMinimum'],
  effects: ['tellTeam'],
} as const;

/** Recorded at once, but visible to the team only once the call's decisions are published. */
const decided = ['recordDecision', 'tellTeamWhenPublished'] as const;

/**
 * The only way in which an application changes its status. ADMIN and global_admin act as all of
 * the bank's staff, never as the owner.
 */
export const applicationMachine = machine<
  ApplicationStatus,
  ApplicationEvent,
  ApplicationActor,
  ApplicationGuard
>({
  draft: {
    submit: {
      to: 'submitted',
      by: ['owner'],
      guard: ['callOpen', 'nothingMissing', 'teamComplete'],
      effects: ['keepRevision', 'tellTeam', 'tellBoard', 'mailConfirmation'],
    },
    withdraw,
  },
  submitted: {
    returnForChanges: {
      to: 'pending',
      by: reviewers,
      guard: 'sectionsNamed',
      reason: 'required',
      effects: ['tellTeam', 'openSections'],
    },
    approve: { to: 'approved', by: deciders, guard: 'quorumReached', effects: decided },
    reject: {
      to: 'rejected',
      by: deciders,
      guard: 'quorumReached',
      reason: 'required',
      effects: decided,
    },
    declareWinner: { to: 'pobjednik', by: deciders, guard: 'quorumReached', effects: decided },
    withdraw,
  },
  pending: {
    submit: {
      to: 'submitted',
      by: ['owner'],
      guard: 'nothingMissing',
      effects: ['keepRevision', 'tellReviewersChanges'],
    },
    withdraw,
  },
  approved: {
    startCampaign: {
      to: 'crowdfunding',
      by: campaigners,
      guard: ['campaignDated', 'goalNotBelowMinimum'],
      effects: ['openCampaign'],
    },
    publish: {
      to: 'published',
      by: campaigners,
      guard: 'bankPaysAll',
      effects: ['showWithoutCampaign'],
    },
    signContract,
  },
  pobjednik: { signContract },
  rejected: {
    applyAgain: {
      to: 'draft',
      by: ['owner'],
      guard: 'callOpen',
      effects: ['copyLinkedToFirst'],
    },
  },
  withdrawn: {},
  crowdfunding: {
    planSecondRound: {
      to: 'approved',
      by: ['voditelj', 'menadzer'],
      guard: 'campaignEndedBelowGoal',
      effects: ['closeCampaign', 'tellDonors'],
    },
    signContract,
  },
  published: { signContract },
  contract_signed: {
    startImplementation: {
      to: 'implementation',
      by: ['menadzer', 'voditelj', 'koordinator'],
      guard: 'startDateSet',
      effects: ['openMilestones', 'openSpending'],
    },
  },
  implementation: {
    complete: {
      to: 'completed',
      by: ['voditelj', 'koordinator', 'savjetnik'],
      guard: 'finalReportAccepted',
      effects: ['issueProofCards'],
    },
  },
  completed: {},
});

/** Older spellings, accepted wherever a status is read. */
const olderSpellings: ReadonlyMap<string, ApplicationStatus> = new Map([
  ['u_implementaciji', 'implementation'],
]);

/** Reads a status, in an older spelling too; `null` if it is none. */
export function readStatus(raw: string): ApplicationStatus | null {
  return applicationStatuses.find((status) => status === raw) ?? olderSpellings.get(raw) ?? null;
}

/** Statuses in which everybody may see an application (specification §4). */
export const publicStatuses = [
  'published',
  'crowdfunding',
  'approved',
  'contract_signed',
  'implementation',
  'completed',
] as const satisfies readonly ApplicationStatus[];

/** Whether everybody may see an application of this status. */
export function isPublicStatus(status: ApplicationStatus): boolean {
  return publicStatuses.some((known) => known === status);
}

/** Statuses in which an application can be edited at all (specification §4). */
export const editableStatuses = [
  'draft',
  'pending',
  'submitted',
] as const satisfies readonly ApplicationStatus[];

/** Whether an application of this status can be edited at all. */
export function isEditableStatus(status: ApplicationStatus): boolean {
  return editableStatuses.some((known) => known === status);
}
