import { type AgreementPoint, agreementPoints, pointOf } from '../agreements/checklist.ts';
import type { MilestoneState } from '../agreements/milestone.machine.ts';
import { daysAfter } from '../agreements/reminders.ts';
import type { ReportState } from '../agreements/report.machine.ts';
import { reportDueOn } from '../agreements/report.ts';
import type { ApplicationStatus } from '../applications/application.machine.ts';
import { dayText } from '../sarajevo-time.ts';

/** What the call, the board and the contract ask, in the order in which it is done. */
export const systemTaskKinds = [
  'mend',
  'section',
  'submit',
  'resend',
  'decision',
  'applyAgain',
  'share',
  'campaignEnd',
  ...agreementPoints,
  'signContract',
  'start',
  'milestone',
  'milestoneProven',
  'receiptBack',
  'receipts',
  'finish',
  'report',
  'reportSent',
] as const;
export type SystemTaskKind = (typeof systemTaskKinds)[number];

const ended: readonly ApplicationStatus[] = ['completed', 'rejected', 'withdrawn'];

/** Whether nothing is to come of an application: it ended, or was not sent while its call was open. */
export const isOver = (
  { status, closesAt }: { readonly status: ApplicationStatus; readonly closesAt: Date },
  now: Date,
): boolean => ended.includes(status) || (status === 'draft' && closesAt <= now);

/** Of these nobody but the team knows when they are done, so it ticks them off itself. */
export const tickedKinds = ['share'] as const satisfies readonly SystemTaskKind[];
export type TickedKind = (typeof tickedKinds)[number];

/** Who does them; the rest is the team's. */
const ofTheBank: readonly SystemTaskKind[] = [
  'decision',
  ...agreementPoints.filter((point) => pointOf[point].by === 'bank'),
  'signContract',
  'start',
  'milestoneProven',
  'reportSent',
];

/** Days are written `yyyy-mm-dd`; empty or null while nothing says so. */
export interface TaskFacts {
  /** As the team may know it. */
  readonly status: ApplicationStatus;
  /** When this team's time to submit ends. */
  readonly closesAt: Date;
  /** When the call says that its decisions are to be known. */
  readonly decisionsOn: string | null;
  /** Sections in which something required is missing, in their order. */
  readonly missing: readonly string[];
  /** Sections that the board asked to mend; null or none: all. */
  readonly openSections: readonly string[] | null;
  readonly campaignEndsAt: Date | null;
  readonly startsOn: string | null;
  readonly endsOn: string | null;
  /** What of the agreement's checklist stands. */
  readonly points: readonly (Did & { readonly point: AgreementPoint })[];
  /** What the agreement asks while the project runs; null before there is one. */
  readonly dues: ProjectDues | null;
}

/** Who did it and when. */
export interface Did {
  readonly by: string;
  readonly at: Date;
}

export interface ProjectDues {
  readonly milestones: readonly {
    readonly id: string;
    readonly title: string;
    readonly dueOn: string;
    readonly state: MilestoneState;
  }[];
  /** Receipts that the bank gave back. */
  readonly returnedReceipts: number;
  /** The last receipt, once each line of the budget has one that was not given back. */
  readonly receipts: Did | null;
  readonly report: ReportState;
}

export interface SystemTask {
  readonly kind: SystemTaskKind;
  /** Of the application, where it is about one. */
  readonly section: string | null;
  /** The milestone that it is about. */
  readonly item: { readonly id: string; readonly title: string } | null;
  /** The day in Sarajevo on which it is due; null where nothing says so. */
  readonly on: string | null;
  /** The moment, where there is one. */
  readonly at: Date | null;
  readonly by: 'team' | 'bank';
  /** Where the agreement itself says that it is done. */
  readonly done: Did | null;
}

/** What comes next for an application, told by its data alone; nothing once all is over. */
export function systemTasks(facts: TaskFacts, now: Date): SystemTask[] {
  const contract = [
    ...agreementPoints.map((point): SystemTask => {
      const done = facts.points.find((one) => one.point === point);
      return { ...task(point, facts.startsOn), done: done ? { by: done.by, at: done.at } : null };
    }),
    task('signContract', facts.startsOn),
  ];
  switch (facts.status) {
    case 'draft':
      return [
        ...facts.missing.map((section) => task('section', facts.closesAt, section)),
        task('submit', facts.closesAt),
      ];
    case 'pending':
      return [
        ...(facts.openSections ?? []).map((section) => task('mend', facts.decisionsOn, section)),
        ...facts.missing
          .filter((section) => !facts.openSections?.includes(section))
          .map((section) => task('section', facts.decisionsOn, section)),
        task('resend', facts.decisionsOn),
      ];
    case 'submitted':
      return [task('decision', facts.decisionsOn)];
    case 'rejected':
      return facts.closesAt > now ? [task('applyAgain', facts.closesAt)] : [];
    case 'crowdfunding':
      return [
        task('share', facts.campaignEndsAt),
        task('campaignEnd', facts.campaignEndsAt),
        ...contract,
      ];
    case 'approved':
    case 'pobjednik':
    case 'published':
      return contract;
    case 'contract_signed':
      return [task('start', facts.startsOn)];
    case 'implementation':
      return running(facts);
    case 'withdrawn':
    case 'completed':
      return [];
  }
}

function running({ endsOn, dues }: TaskFacts): SystemTask[] {
  const { milestones, returnedReceipts, receipts, report } = dues ?? noDues;
  const open = milestones.filter(({ state }) => state !== 'accepted');
  return [
    ...open.map(({ id, title, dueOn, state }): SystemTask => {
      const kind = state === 'proven' ? 'milestoneProven' : 'milestone';
      return { ...task(kind, dueOn), item: { id, title } };
    }),
    ...(returnedReceipts > 0 ? [task('receiptBack', endsOn)] : []),
    { ...task('receipts', endsOn), done: receipts },
    task('finish', endsOn),
    ...(report === 'accepted'
      ? []
      : [task(report === 'sent' ? 'reportSent' : 'report', reportDueOn(endsOn ?? ''))]),
  ];
}

const noDues: ProjectDues = {
  milestones: [],
  returnedReceipts: 0,
  receipts: null,
  report: 'draft',
};

function task(
  kind: SystemTaskKind,
  due: Date | string | null = null,
  section: string | null = null,
): SystemTask {
  const at = due instanceof Date ? due : null;
  const on = due instanceof Date ? dayText(due) : due || null;
  return {
    kind,
    section,
    item: null,
    on,
    at,
    by: ofTheBank.includes(kind) ? 'bank' : 'team',
    done: null,
  };
}

/** Whether its time has passed: a moment at once, a day when it is over in Sarajevo. */
export function isLate(due: { readonly on: string | null; readonly at: Date | null }, now: Date) {
  if (due.at) return due.at <= now;
  return due.on !== null && due.on < dayText(now);
}

/** What is done first: the team's own part, and where it has none, what the bank does. */
export function firstTask(
  tasks: readonly SystemTask[],
  ticked: readonly SystemTaskKind[],
): SystemTask | undefined {
  const open = tasks.filter(({ kind, done }) => !done && !ticked.includes(kind));
  return open.find(({ by }) => by === 'team') ?? open[0];
}

/** Of the tasks that a team writes for itself. */
export const taskLimits = { title: 160, open: 100 } as const;

/** Whether a task is due tomorrow, by the days of Sarajevo: then whoever does it is reminded. */
export const tomorrow = (now: Date): string => daysAfter(dayText(now), 1);
