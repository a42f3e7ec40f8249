import { machine } from '../machine.ts';
import type { StaffRole } from '../permissions/permissions.ts';

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
  'reopenDecision',
  'withdraw',
  'startCampaign',
  'publish',
  'planSecondRound',
  'release',
  'signContract',
  'startImplementation',
  'complete',
  'applyAgain',
] as const;
export type ApplicationEvent = (typeof applicationEvents)[number];

export type ApplicationActor = 'owner' | StaffRole;

/**
 * - `revisionCurrent`: nobody saved since the revision that the owner last saw.
 * - `callOpen`: the call takes applications now.
 * - `nothingMissing`: no required field is missing, and the team has the call's minimum of members.
 * - `sectionsNamed`: the sections to mend are named.
 * - `callOver`: the call takes no more applications, or says that it decides while it is open.
 * - `noConflictOfInterest`: whoever decides declared none.
 * - `quorumReached`: enough board members scored.
 * - `fundsLeft`: the bank's fund holds what is asked for, or who may goes beyond it with a reason.
 * - `decisionTold`: the team has been told of the decision.
 * - `decisionUntold`: it has not, so that the decision can still be corrected.
 * - `confirmed`: the owner confirmed the question.
 * - `campaignAllowed`: by the call.
 * - `campaignDated`, `goalNotBelowMinimum`: of the campaign to open.
 * - `bankPaysAll`: what was submitted counts on no money from a campaign.
 * - `campaignEndedBelowGoal`: the campaign is over and missed its goal.
 * - `campaignMissed`: the campaign is over below its minimum, and nobody is paying any more.
 * - `checklistComplete`: every point of the contract checklist is ticked.
 * - `campaignReachedMinimum`: so did the last campaign, if there was one.
 * - `startDateSet`: the project has a start date.
 * - `finalReportAccepted`: so it is.
 * - `projectStarted`: its first day has come.
 * - `stepsDone`: the bank has accepted every step.
 * - `moneyAccounted`: no instalment is due, and what was paid is in accepted receipts, returned, or
 *   excused by two people of the bank.
 */
export type ApplicationGuard =
  | 'revisionCurrent'
  | 'callOpen'
  | 'nothingMissing'
  | 'sectionsNamed'
  | 'callOver'
  | 'noConflictOfInterest'
  | 'quorumReached'
  | 'fundsLeft'
  | 'decisionTold'
  | 'decisionUntold'
  | 'confirmed'
  | 'campaignAllowed'
  | 'campaignDated'
  | 'goalNotBelowMinimum'
  | 'bankPaysAll'
  | 'campaignEndedBelowGoal'
  | 'campaignMissed'
  | 'checklistComplete'
  | 'campaignReachedMinimum'
  | 'startDateSet'
  | 'finalReportAccepted'
  | 'projectStarted'
  | 'stepsDone'
  | 'moneyAccounted';

/**
 * What happens with a move besides its status, history and audit entry. `tell…` is a notification
 * (with the mail that its reader chose), `mail…` a mail of its own.
 *
 * - `saveRevision`: what is submitted is kept as a revision that never changes.
 * - `openSections`: the team may edit the named sections only.
 * - `announceDecision`: everybody may know of the decision from now on, where the call decides while
 *   it is open; otherwise once its decisions are published.
 * - `copyToDraft`: a new draft with the same content, linked to the first.
 * - `promiseGrant`: what is asked for is set aside in the bank's fund.
 * - `notifyDecision`: the team hears of the decision, by mail too, if the call's decisions are
 *   published or made while it is open; otherwise once they are.
 * - `openCampaign`, `closeCampaign`: of the application; what is held then may still settle.
 * - `notifyDonors`: everybody who gave gets a mail.
 * - `giveBackDonations`: everybody who gave gets the money back, and a mail that says why.
 * - `releaseGrant`: what is promised and not paid is free again in the bank's fund.
 */
export type ApplicationEffect =
  | 'saveRevision'
  | 'openSections'
  | 'announceDecision'
  | 'copyToDraft'
  | 'mailReceipt'
  | 'mailReturned'
  | 'notifyTeamSubmitted'
  | 'notifyTeamReturned'
  | 'notifyTeamWithdrawn'
  | 'notifyTeamPublished'
  | 'notifyTeamSigned'
  | 'notifyTeamStarted'
  | 'notifyTeamCompleted'
  | 'notifyBoardSubmitted'
  | 'notifyBoardMended'
  | 'notifyBoardWithdrawn'
  | 'promiseGrant'
  | 'notifyDecision'
  | 'openCampaign'
  | 'notifyTeamCampaign'
  | 'closeCampaign'
  | 'notifyTeamSecondRound'
  | 'notifyDonors'
  | 'giveBackDonations'
  | 'releaseGrant'
  | 'notifyTeamReleased';

const reviewers = ['asistent', 'koordinator', 'voditelj', 'savjetnik'] as const;
const deciders = ['koordinator', 'voditelj', 'savjetnik'] as const;
const campaigners = ['koordinator', 'voditelj', 'menadzer'] as const;

const withdraw = {
  to: 'withdrawn',
  by: ['owner'],
  guards: ['confirmed'],
  effects: ['notifyTeamWithdrawn', 'notifyBoardWithdrawn'],
} as const;

const sign = { to: 'contract_signed', by: ['menadzer', 'voditelj'] } as const;

/**
 * Recorded at once, but visible to the team only once the call's decisions are published, unless
 * the call decides while it is open.
 */
const decision = {
  by: deciders,
  guards: ['callOver', 'noConflictOfInterest', 'quorumReached'],
  effects: ['announceDecision', 'notifyDecision'],
} as const;

/** A decision that nobody was told of goes back to the board; both stay in the history. */
const reopenDecision = {
  to: 'submitted',
  by: deciders,
  reason: 'required',
  guards: ['noConflictOfInterest', 'decisionUntold'],
} as const;

const grant = {
  ...decision,
  guards: [...decision.guards, 'fundsLeft'],
  effects: ['promiseGrant', ...decision.effects],
} as const;

/**
 * The only way in which an application changes its status. ADMIN and global_admin act as all of
 * the bank's staff, never as the owner.
 */
export const applicationMachine = machine<
  ApplicationStatus,
  ApplicationEvent,
  ApplicationActor,
  ApplicationGuard,
  ApplicationEffect
>({
  draft: {
    submit: {
      to: 'submitted',
      by: ['owner'],
      guards: ['revisionCurrent', 'callOpen', 'nothingMissing'],
      effects: ['saveRevision', 'notifyTeamSubmitted', 'mailReceipt', 'notifyBoardSubmitted'],
    },
    // The board never saw a draft, so it hears nothing of its end.
    withdraw: { ...withdraw, effects: ['notifyTeamWithdrawn'] },
  },
  submitted: {
    returnForChanges: {
      to: 'pending',
      by: reviewers,
      reason: 'required',
      guards: ['sectionsNamed'],
      effects: ['openSections', 'notifyTeamReturned', 'mailReturned'],
    },
    approve: { to: 'approved', ...grant },
    reject: { to: 'rejected', reason: 'required', ...decision },
    declareWinner: { to: 'pobjednik', ...grant },
    withdraw,
  },
  pending: {
    submit: {
      to: 'submitted',
      by: ['owner'],
      guards: ['revisionCurrent', 'nothingMissing'],
      effects: ['saveRevision', 'notifyTeamSubmitted', 'mailReceipt', 'notifyBoardMended'],
    },
    withdraw,
  },
  approved: {
    startCampaign: {
      to: 'crowdfunding',
      by: campaigners,
      guards: ['decisionTold', 'campaignAllowed', 'campaignDated', 'goalNotBelowMinimum'],
      effects: ['openCampaign', 'notifyTeamCampaign'],
    },
    publish: {
      to: 'published',
      by: campaigners,
      guards: ['decisionTold', 'bankPaysAll'],
      effects: ['notifyTeamPublished'],
    },
    signContract: {
      ...sign,
      guards: ['checklistComplete', 'campaignReachedMinimum'],
      effects: ['notifyTeamSigned'],
    },
    reopenDecision: { ...reopenDecision, effects: ['releaseGrant'] },
  },
  pobjednik: {
    reopenDecision: { ...reopenDecision, effects: ['releaseGrant'] },
    signContract: { ...sign, guards: ['checklistComplete'], effects: ['notifyTeamSigned'] },
  },
  rejected: {
    reopenDecision,
    applyAgain: {
      to: 'draft',
      by: ['owner'],
      guards: ['callOpen'],
      effects: ['copyToDraft'],
    },
  },
  withdrawn: {},
  crowdfunding: {
    planSecondRound: {
      to: 'approved',
      by: ['voditelj', 'menadzer'],
      guards: ['campaignEndedBelowGoal'],
      effects: ['closeCampaign', 'notifyTeamSecondRound', 'notifyDonors'],
    },
    // Its campaign missed even the minimum, and the bank gives it no second one.
    release: {
      to: 'withdrawn',
      by: ['voditelj', 'menadzer'],
      reason: 'required',
      guards: ['campaignMissed'],
      effects: ['closeCampaign', 'giveBackDonations', 'releaseGrant', 'notifyTeamReleased'],
    },
    signContract: {
      ...sign,
      guards: ['checklistComplete', 'campaignReachedMinimum'],
      effects: ['closeCampaign', 'notifyTeamSigned'],
    },
  },
  published: {
    signContract: { ...sign, guards: ['checklistComplete'], effects: ['notifyTeamSigned'] },
  },
  contract_signed: {
    startImplementation: {
      to: 'implementation',
      by: ['menadzer', 'voditelj', 'koordinator'],
      guards: ['startDateSet'],
      effects: ['notifyTeamStarted'],
    },
  },
  implementation: {
    complete: {
      to: 'completed',
      by: ['voditelj', 'koordinator', 'savjetnik'],
      guards: ['finalReportAccepted', 'projectStarted', 'stepsDone', 'moneyAccounted'],
      effects: ['notifyTeamCompleted'],
    },
  },
  completed: {},
});

/** Older spellings, accepted wherever a status is read. */
const olderSpellings: ReadonlyMap<string, ApplicationStatus> = new Map([
  ['u_implementaciji', 'implementation'],
]);

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

/** Statuses in which a project is planned or under way: neither given up nor over. */
export const livingStatuses: readonly ApplicationStatus[] = [
  'draft',
  'submitted',
  'pending',
  'approved',
  'pobjednik',
  'crowdfunding',
  'published',
  'contract_signed',
  'implementation',
];

export function isPublicStatus(status: ApplicationStatus): boolean {
  return publicStatuses.some((known) => known === status);
}

/** Statuses in which an application can be edited at all (specification §4). */
export const editableStatuses = [
  'draft',
  'pending',
  'submitted',
] as const satisfies readonly ApplicationStatus[];

export function isEditableStatus(status: ApplicationStatus): boolean {
  return editableStatuses.some((known) => known === status);
}
