import type { AgreementPoint } from '../agreements/checklist.ts';
import type { ExceptionKind } from '../agreements/exception.machine.ts';
import type { ReportState } from '../agreements/report.machine.ts';
import type { ApplicationStatus } from '../applications/application.machine.ts';

export interface Named {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
}

/** Days are written `yyyy-mm-dd`. Counts are of applications; `my…` are the reader's own. */
export interface CallFacts {
  readonly slug: string;
  readonly closesOn: string;
  readonly isClosed: boolean;
  /** Whether it decides while it is open (decision 090). */
  readonly rolls: boolean;
  /** When its decisions are to be known; null where the call does not say. */
  readonly decisionsOn: string | null;
  readonly isAnnounced: boolean;
  /** Begun and not submitted. */
  readonly drafts: number;
  readonly undecided: number;
  /** Undecided, and short of the scores that a decision needs. */
  readonly unscored: number;
  /** Undecided, and waiting for the reader's own score. */
  readonly myScores: number;
  /** Undecided, with all the scores that a decision needs, and not the reader's own project. */
  readonly myDecisions: number;
  /** Decided, and told to nobody. */
  readonly untold: number;
}

export interface CampaignFacts {
  readonly id: string;
  readonly application: Named;
  readonly endsOn: string;
  readonly isOver: boolean;
  /** Whether it got the least that the project needs. */
  readonly hasMinimum: boolean;
}

/** What stands of a project's agreement. */
export interface AgreementFacts {
  /** Points that are ticked; none before it is prepared. */
  readonly points: readonly AgreementPoint[];
  /** Parts of the grant that have fallen due and are not paid, in fening. */
  readonly due: number;
  /** Who wrote the account to pay to: it is paid to once another has ticked the point `account`. */
  readonly payeeBy: string | null;
  /** What goes beside the agreement and waits for a second person. */
  readonly exceptions: readonly {
    readonly kind: ExceptionKind;
    /** In fening. */
    readonly amount: number;
    readonly proposedBy: string;
    /** The last day on which it can be accepted. */
    readonly until: string;
  }[];
  /** Receipts, proofs of steps and wishes for another day that wait for the bank's answer. */
  readonly receipts: number;
  readonly proofs: number;
  readonly askedDays: number;
  /** The day of the first step that is not proven; null without one. */
  readonly nextStepOn: string | null;
  /** Receipts that the bank gave back. */
  readonly returnedReceipts: number;
  readonly openSteps: number;
  readonly report: ReportState;
}

/** How an approved project is shown to all: with a campaign for what it lacks, or without one. */
export type Opening = 'campaign' | 'publish';

export interface ProjectFacts extends Named, AgreementFacts {
  readonly status: ApplicationStatus;
  /** Null once it was, and where its call allows no campaign though it counts on one. */
  readonly opening: Opening | null;
  readonly startsOn: string | null;
  readonly endsOn: string | null;
}

/** What waits in a bank beside its calls and projects; counts are of what the reader may do. */
export interface BankFacts {
  readonly id: string;
  /** Requests for mentorship that nobody took, and those of the reader's that wait for an answer. */
  readonly tickets: number;
  /** The day on which the first of them is to be answered; null without one. */
  readonly ticketsOn: string | null;
  /** Refunds that wait for a second person, or did not go through. */
  readonly refunds: number;
}

export interface DeskFacts {
  readonly banks: readonly BankFacts[];
  readonly calls: readonly CallFacts[];
  /** Of applications whose campaign is not settled by a next step. */
  readonly campaigns: readonly CampaignFacts[];
  /** Approved, announced, and not completed. */
  readonly projects: readonly ProjectFacts[];
}
