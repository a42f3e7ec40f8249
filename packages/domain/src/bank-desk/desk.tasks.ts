import { isSignable } from '../agreements/agreement.policy.ts';
import { type AgreementPoint, agreementPoints, pointOf } from '../agreements/checklist.ts';
import type { ExceptionKind } from '../agreements/exception.machine.ts';
import type { ReportState } from '../agreements/report.machine.ts';
import { reportDueOn } from '../agreements/report.ts';
import type { ApplicationStatus } from '../applications/application.machine.ts';

/** What somebody of a bank has to do, in the order of a life that goes well. */
export const dutyKinds = [
  'score',
  'decide',
  'announce',
  'campaignMissed',
  'prepare',
  'check',
  'sign',
  'start',
  'payee',
  'pay',
  'payout',
  'shortfall',
  'dueDay',
  'proof',
  'receipt',
  'report',
  'complete',
] as const;
export type DutyKind = (typeof dutyKinds)[number];

/** What waits for others than the reader of the desk: teams, donors, the rest of the board. */
export const awaitedKinds = [
  'drafts',
  'scoring',
  'campaignEnding',
  'teamSign',
  'teamProof',
  'teamReceipt',
  'teamReport',
] as const;

export const deskTaskKinds = [...dutyKinds, ...awaitedKinds] as const;
export type DeskTaskKind = (typeof deskTaskKinds)[number];

/** Days before its end in which a call or a campaign is something to know of. */
const ahead = 7;

interface Named {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
}

/** Days are written `yyyy-mm-dd`. Counts are of applications; `my…` are the reader's own. */
export interface CallFacts {
  readonly slug: string;
  readonly closesOn: string;
  readonly isClosed: boolean;
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
  /** Decided, and not announced. */
  readonly decided: number;
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

export interface ProjectFacts extends Named, AgreementFacts {
  readonly status: ApplicationStatus;
  readonly startsOn: string | null;
  readonly endsOn: string | null;
}

export interface DeskFacts {
  readonly calls: readonly CallFacts[];
  /** Of applications whose campaign is not settled by a next step. */
  readonly campaigns: readonly CampaignFacts[];
  /** Approved, announced, and not completed. */
  readonly projects: readonly ProjectFacts[];
}

export interface DeskTask {
  readonly kind: DeskTaskKind;
  /** When it should be done; null where nothing says so. */
  readonly due: string | null;
  /** Of what there are several. */
  readonly count: number | null;
  readonly call: string | null;
  readonly application: Named | null;
  readonly campaign: string | null;
  /** In fening. */
  readonly amount: number | null;
  /** Id of a member who cannot do it: they wrote or proposed what is to be checked. */
  readonly notBy: string | null;
}

const task = (kind: DeskTaskKind, due: string | null, of: Partial<DeskTask>): DeskTask => ({
  count: null,
  call: null,
  application: null,
  campaign: null,
  amount: null,
  notBy: null,
  ...of,
  kind,
  due,
});

const later = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/**
 * What waits to be done in a bank, told by its data alone: what is due first comes first, what has
 * no day comes last. Whose each is, `deskPolicy.do` says (decision 089).
 *
 * @param today in Sarajevo.
 */
export function deskTasks(facts: DeskFacts, today: string): DeskTask[] {
  const tasks = [
    ...facts.calls.flatMap((call) => callTasks(call, today)),
    ...facts.campaigns.flatMap((campaign) => campaignTasks(campaign, today)),
    ...facts.projects.flatMap((project) => projectTasks(project, facts.campaigns, today)),
  ];
  const place = ({ kind }: DeskTask) => deskTaskKinds.indexOf(kind);
  return tasks.sort((a, b) => (a.due ?? '9').localeCompare(b.due ?? '9') || place(a) - place(b));
}

function callTasks(call: CallFacts, today: string): DeskTask[] {
  const { slug, isClosed, isAnnounced, closesOn, decisionsOn, undecided, unscored } = call;
  const counted = (kind: DeskTaskKind, due: string | null, count: number) =>
    count > 0 ? [task(kind, due, { call: slug, count })] : [];
  const closing = !isClosed && closesOn <= later(today, ahead);
  return [
    ...(closing ? counted('drafts', closesOn, call.drafts) : []),
    ...counted('score', decisionsOn, call.myScores),
    ...(isClosed ? counted('decide', decisionsOn, call.myDecisions) : []),
    ...(isClosed && call.myScores === 0 ? counted('scoring', decisionsOn, unscored) : []),
    ...(isClosed && !isAnnounced && undecided === 0
      ? counted('announce', decisionsOn, call.decided)
      : []),
  ];
}

function campaignTasks(campaign: CampaignFacts, today: string): DeskTask[] {
  const { id, endsOn, application } = campaign;
  const of = { campaign: id, application };
  if (campaign.isOver) {
    return campaign.hasMinimum ? [] : [task('campaignMissed', endsOn, of)];
  }
  return endsOn <= later(today, ahead) ? [task('campaignEnding', endsOn, of)] : [];
}

function projectTasks(
  project: ProjectFacts,
  campaigns: readonly CampaignFacts[],
  today: string,
): DeskTask[] {
  const { id, slug, title, status, startsOn } = project;
  const application = { id, slug, title };
  const raised = campaigns.some(
    (one) => one.application.slug === slug && one.isOver && one.hasMinimum,
  );
  const wanted = (kind: DeskTaskKind, due: string | null, of: Partial<DeskTask> = {}) =>
    task(kind, due, { application, ...of });
  const exceptions = project.exceptions.map(({ kind, until, proposedBy, amount }) =>
    wanted(kind, until, { amount, notBy: proposedBy }),
  );
  if (isSignable(status)) {
    if (status === 'crowdfunding' && !raised) return exceptions;
    return [...exceptions, wanted(signing(project.points), startsOn)];
  }
  const isPayable = project.payeeBy === null || project.points.includes('account');
  const pay = [
    ...exceptions,
    ...(isPayable ? [] : [wanted('payee', startsOn, { notBy: project.payeeBy })]),
    ...(isPayable && project.due > 0 ? [wanted('pay', startsOn, { amount: project.due })] : []),
  ];
  if (status === 'contract_signed') {
    const begins = startsOn === null || startsOn <= today;
    return begins ? [wanted('start', startsOn), ...pay] : pay;
  }
  return status === 'implementation' ? [...pay, ...runningTasks(project, today, wanted)] : [];
}

const missesAny = (done: readonly AgreementPoint[], by: 'team' | 'bank') =>
  agreementPoints.some(
    (point) => point !== 'countersigned' && pointOf[point].by === by && !done.includes(point),
  );

/** What of an agreement comes next: the bank's own points first, it signs when the team has. */
function signing(points: readonly AgreementPoint[]): DeskTaskKind {
  if (!points.includes('document')) return 'prepare';
  if (missesAny(points, 'bank')) return 'check';
  return missesAny(points, 'team') ? 'teamSign' : 'sign';
}

function runningTasks(
  { endsOn, startsOn, report, openSteps, ...project }: ProjectFacts,
  today: string,
  wanted: (kind: DeskTaskKind, due: string | null, of?: Partial<DeskTask>) => DeskTask,
): DeskTask[] {
  const counted = (kind: DeskTaskKind, count: number) =>
    count > 0 ? [wanted(kind, null, { count })] : [];
  const { nextStepOn } = project;
  const reportOn = reportDueOn(endsOn ?? '');
  const begun = startsOn === null || startsOn <= today;
  const isDone = report === 'accepted' && openSteps === 0 && project.due === 0 && begun;
  const writing = report === 'draft' || report === 'returned';
  return [
    ...counted('dueDay', project.askedDays),
    ...counted('proof', project.proofs),
    ...counted('receipt', project.receipts),
    ...counted('teamReceipt', project.returnedReceipts),
    ...(nextStepOn !== null && nextStepOn < today ? [wanted('teamProof', nextStepOn)] : []),
    ...(report === 'sent' ? [wanted('report', reportOn)] : []),
    ...(writing && endsOn !== null && endsOn < today ? [wanted('teamReport', reportOn)] : []),
    ...(isDone ? [wanted('complete', reportOn)] : []),
  ];
}
