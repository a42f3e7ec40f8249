import { isSignable } from '../agreements/agreement.policy.ts';
import { type AgreementPoint, agreementPoints, pointOf } from '../agreements/checklist.ts';
import { reportDueOn } from '../agreements/report.ts';
import { type Fening, fening } from '../money.ts';
import type {
  BankFacts,
  CallFacts,
  CampaignFacts,
  DeskFacts,
  Named,
  ProjectFacts,
} from './desk.facts.ts';

/** What somebody of a bank has to do, in the order of a life that goes well. */
export const dutyKinds = [
  'score',
  'decide',
  'announce',
  'campaign',
  'publish',
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
  'refund',
  'ticket',
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

export interface DeskTask {
  readonly kind: DeskTaskKind;
  /** When it should be done; null where nothing says so. */
  readonly due: string | null;
  /** Id of the bank, of what waits in it beside its calls and projects. */
  readonly bank: string | null;
  /** Of what there are several. */
  readonly count: number | null;
  readonly call: string | null;
  readonly application: Named | null;
  readonly campaign: string | null;
  /** In fening. */
  readonly amount: Fening | null;
  /** Id of a member who cannot do it: they wrote or proposed what is to be checked. */
  readonly notBy: string | null;
}

const task = (kind: DeskTaskKind, due: string | null, of: Partial<DeskTask>): DeskTask => ({
  bank: null,
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
    ...facts.banks.flatMap(bankTasks),
  ];
  const place = ({ kind }: DeskTask) => deskTaskKinds.indexOf(kind);
  return tasks.sort((a, b) => (a.due ?? '9').localeCompare(b.due ?? '9') || place(a) - place(b));
}

function callTasks(call: CallFacts, today: string): DeskTask[] {
  const { slug, isClosed, isAnnounced, closesOn, decisionsOn, undecided, unscored } = call;
  const decides = isClosed || call.rolls;
  const counted = (kind: DeskTaskKind, due: string | null, count: number) =>
    count > 0 ? [task(kind, due, { call: slug, count })] : [];
  const closing = !isClosed && closesOn <= later(today, ahead);
  return [
    ...(closing ? counted('drafts', closesOn, call.drafts) : []),
    ...counted('score', decisionsOn, call.myScores),
    ...(decides ? counted('decide', decisionsOn, call.myDecisions) : []),
    ...(decides && call.myScores === 0 ? counted('scoring', decisionsOn, unscored) : []),
    ...(isClosed && !isAnnounced && undecided === 0
      ? counted('announce', decisionsOn, call.untold)
      : []),
  ];
}

function bankTasks({ id, tickets, ticketsOn, refunds }: BankFacts): DeskTask[] {
  return [
    ...(refunds > 0 ? [task('refund', null, { bank: id, count: refunds })] : []),
    ...(tickets > 0 ? [task('ticket', ticketsOn, { bank: id, count: tickets })] : []),
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
    wanted(kind, until, { amount: fening(amount), notBy: proposedBy }),
  );
  if (isSignable(status)) {
    if (status === 'crowdfunding' && !raised) return exceptions;
    const open = project.opening === null ? [] : [wanted(project.opening, null)];
    // What a campaign is to bring is agreed on once it has.
    if (project.opening === 'campaign') return [...exceptions, ...open];
    return [...exceptions, ...open, wanted(signing(project.points), startsOn)];
  }
  const isPayable = project.payeeBy === null || project.points.includes('account');
  const pay = [
    ...exceptions,
    ...(isPayable ? [] : [wanted('payee', startsOn, { notBy: project.payeeBy })]),
    ...(isPayable && project.due > 0
      ? [wanted('pay', startsOn, { amount: fening(project.due) })]
      : []),
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
