import type { ApplicationStatus } from '../applications/application.machine.ts';

/** What may wait on a bank's desk, in the order of a life that goes well. */
export const deskTaskKinds = [
  'drafts',
  'score',
  'decide',
  'announce',
  'campaignEnding',
  'campaignMissed',
  'sign',
  'start',
  'pay',
  'complete',
] as const;
export type DeskTaskKind = (typeof deskTaskKinds)[number];

/** Days before its end in which a call or a campaign is something to do. */
const ahead = 7;

interface Named {
  readonly slug: string;
  readonly title: string;
}

/** Days are written `yyyy-mm-dd`. */
export interface CallFacts {
  readonly slug: string;
  readonly closesOn: string;
  readonly isClosed: boolean;
  /** When its decisions are to be known; null where the call does not say. */
  readonly decisionsOn: string | null;
  /** Begun and not submitted. */
  readonly drafts: number;
  readonly undecided: number;
  /** Of the undecided, those that the reader has said nothing of. */
  readonly unscored: number;
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

export interface ProjectFacts extends Named {
  readonly status: ApplicationStatus;
  readonly startsOn: string | null;
  readonly endsOn: string | null;
  /** Promised and not yet paid, in fening. */
  readonly owed: number;
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
}

const task = (kind: DeskTaskKind, due: string | null, of: Partial<DeskTask>): DeskTask => ({
  count: null,
  call: null,
  application: null,
  campaign: null,
  amount: null,
  ...of,
  kind,
  due,
});

const later = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/**
 * What waits to be done in a bank, told by its data alone: what is due first comes first, what has
 * no day comes last.
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
  const { slug, drafts, undecided, unscored, decided, decisionsOn } = call;
  const counted = (kind: DeskTaskKind, due: string | null, count: number) =>
    count > 0 ? [task(kind, due, { call: slug, count })] : [];
  if (!call.isClosed) {
    return call.closesOn <= later(today, ahead) ? counted('drafts', call.closesOn, drafts) : [];
  }
  return [
    ...counted('score', decisionsOn, unscored),
    ...counted('decide', decisionsOn, undecided),
    ...(undecided === 0 ? counted('announce', decisionsOn, decided) : []),
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
  const { slug, title, status, startsOn, endsOn, owed } = project;
  const of = { application: { slug, title } };
  const tasks: DeskTask[] = [];
  const raised = campaigns.some(
    ({ application, isOver, hasMinimum }) => application.slug === slug && isOver && hasMinimum,
  );
  if (['approved', 'pobjednik', 'published'].includes(status) || raised) {
    tasks.push(task('sign', startsOn, of));
  }
  if (status === 'contract_signed' && (startsOn === null || startsOn <= today)) {
    tasks.push(task('start', startsOn, of));
  }
  if (['contract_signed', 'implementation'].includes(status) && owed > 0) {
    tasks.push(task('pay', startsOn, { ...of, amount: owed }));
  }
  if (status === 'implementation' && endsOn !== null && endsOn < today) {
    tasks.push(task('complete', endsOn, of));
  }
  return tasks;
}
