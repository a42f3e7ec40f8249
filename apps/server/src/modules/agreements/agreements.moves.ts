import { pages } from '@app/contracts/pages';
import { type ClosingBlocker, isAccounted } from '@app/domain/agreements/accounting';
import type { AgreementEffect } from '@app/domain/agreements/agreement.policy';
import { answerers, reportDeciders } from '@app/domain/agreements/agreement.policy';
import { isChecklistComplete } from '@app/domain/agreements/checklist';
import type { DueDayState, dueDayMachine } from '@app/domain/agreements/due-day.machine';
import type { expenseMachine } from '@app/domain/agreements/expense.machine';
import type { MilestoneState, milestoneMachine } from '@app/domain/agreements/milestone.machine';
import { missingReportParts } from '@app/domain/agreements/report';
import type { reportMachine } from '@app/domain/agreements/report.machine';
import type { signedCopyMachine } from '@app/domain/agreements/signed-copy.machine';
import type { ApplicationGuard } from '@app/domain/applications/application.machine';
import type { ObPermissionType } from '@app/domain/permissions/permissions';
import { dayText } from '@app/domain/sarajevo-time';
import { formatLongDate } from '@app/messages/format/dates';
import type { NotificationText } from '@app/messages/notifications';
import type { CodeOf } from '../../kit/moves.ts';
import type { Tx } from '../../platform/db/client.ts';
import { type Failure, fail } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SomeMoves } from '../../platform/provided.ts';
import {
  type ApplicationMove,
  type ApplicationRecord,
  incomplete,
  titleOf,
  type WrittenApplication,
} from '../applications/public.ts';
import { lockFund } from '../funds/public.ts';
import { notify } from '../notifications/public.ts';
import { staffOf } from '../permissions/public.ts';
import { donePoints } from './agreements.checklist.ts';
import {
  type ExpenseRow,
  expensesOf,
  filesOf,
  findReport,
  type MilestoneRow,
  type ReportRow,
} from './agreements.repo.ts';
import { accountingIn, blockersOf, moneyFacts } from './agreements.standing.ts';
import { excusedOf } from './exceptions.repo.ts';
import type { CopyRow } from './signed-copies.repo.ts';

declare module '../../platform/provided.ts' {
  interface Moves {
    readonly milestone: CodeOf<typeof milestoneMachine, PartMoving<MilestoneRow>>;
    readonly dueDay: CodeOf<typeof dueDayMachine, PartMoving<DueDayRow>>;
    readonly expense: CodeOf<typeof expenseMachine, PartMoving<MovedExpense>>;
    readonly signedCopy: CodeOf<typeof signedCopyMachine, PartMoving<CopyRow>>;
    readonly finalReport: CodeOf<typeof reportMachine, PartMoving<ReportRow>>;
  }
}

/** A move under way of something that belongs to an agreement; the application is held. */
export interface PartMoving<Row> {
  readonly record: WrittenApplication;
  readonly actorId: string;
  readonly row: Row;
}

/** A receipt; `over`: whoever accepts it has said that it may go beyond its line. */
export interface MovedExpense extends ExpenseRow {
  readonly beyond: boolean;
  readonly over: boolean;
}

/** A step, and the day of which its move speaks. */
export type DueDayRow = Omit<MilestoneRow, 'state'> & {
  readonly state: DueDayState;
  readonly step: MilestoneState;
  readonly on: string;
};

const answererRoles: readonly ObPermissionType[] = answerers.map((role) => `ob_${role}` as const);
const deciderRoles: readonly ObPermissionType[] = reportDeciders.map(
  (role) => `ob_${role}` as const,
);

/** Those of the bank who answer, but for who is on the team. */
export async function bankOf(
  tx: Tx,
  { bank, memberIds }: ApplicationRecord,
  types: readonly ObPermissionType[] = answererRoles,
): Promise<string[]> {
  const people = await staffOf(tx, bank.slug, types);
  return people.map(({ id }) => id).filter((id) => !memberIds.includes(id));
}

export async function tellBank(
  p: Platform,
  tx: Tx,
  record: WrittenApplication,
  {
    text,
    what,
    reason = '',
    day,
    from,
    types = answererRoles,
  }: {
    readonly text: NotificationText;
    readonly what: string;
    readonly reason?: string;
    readonly day?: string;
    readonly from: string;
    readonly types?: readonly ObPermissionType[];
  },
): Promise<void> {
  await notify(tx, p, {
    userIds: (await bankOf(tx, record, types)).filter((id) => id !== from),
    type: 'review',
    text,
    values: { title: titleOf(record), what, reason, ...dayIn(day) },
    actionUrl: pages.agreement({ id: record.application.id }),
  });
}

const dayIn = (day: string | undefined) =>
  day === undefined
    ? {}
    : { day: { bhs: formatLongDate(day, 'bhs'), en: formatLongDate(day, 'en') } };

export async function tellTeam(
  p: Platform,
  tx: Tx,
  record: WrittenApplication,
  {
    text,
    what = '',
    reason = '',
    day,
  }: {
    readonly text: NotificationText;
    readonly what?: string;
    readonly reason?: string;
    readonly day?: string | undefined;
  },
): Promise<void> {
  await notify(tx, p, {
    userIds: record.memberIds,
    type: 'status_change',
    text,
    values: { title: titleOf(record), what, reason, ...dayIn(day) },
    actionUrl: pages.agreement({ id: record.application.id }),
  });
}

type Word<Row> = (
  p: Platform,
  tx: Tx,
  move: PartMoving<Row> & { readonly event: string; readonly reason: string },
) => Promise<void>;

/** Effects that say by its event what became of a part, which `called` names. */
function words<Row>(
  texts: Readonly<Record<string, NotificationText>>,
  called: (row: Row) => string,
  {
    types,
    dayOf,
  }: {
    readonly types?: readonly ObPermissionType[];
    readonly dayOf?: (row: Row) => string;
  } = {},
): Readonly<Record<AgreementEffect, Word<Row>>> {
  const textOf = (event: string): NotificationText => {
    const text = texts[event];
    if (!text) throw new Error(`Nothing is said of ${event}.`);
    return text;
  };
  return {
    tellBank: (p, tx, { record, actorId, event, reason, row }) =>
      tellBank(p, tx, record, {
        text: textOf(event),
        what: called(row),
        reason,
        ...(dayOf ? { day: dayOf(row) } : {}),
        from: actorId,
        ...(types ? { types } : {}),
      }),
    tellTeam: (p, tx, { record, event, reason, row }) =>
      tellTeam(p, tx, record, {
        text: textOf(event),
        what: called(row),
        reason,
        day: dayOf?.(row),
      }),
  };
}

const missing = (parts: readonly string[]): Failure | undefined =>
  parts.length > 0 ? fail('INCOMPLETE', { details: { missing: parts } }) : undefined;

export const agreementMoves = {
  application: {
    guards: {
      checklistComplete: async (tx, { record }) =>
        isChecklistComplete((await donePoints(tx, record.application.id)).map(({ point }) => point))
          ? undefined
          : incomplete('checklistComplete'),
      finalReportAccepted: async (tx, { record }) =>
        (await findReport(tx, record.application.id))?.state === 'accepted'
          ? undefined
          : incomplete('finalReportAccepted'),
      projectStarted: (tx, move) => unlessClear(tx, move, 'projectStarted', ['notStarted']),
      stepsDone: (tx, move) => unlessClear(tx, move, 'stepsDone', ['stepsOpen']),
      async moneyAccounted(tx, move) {
        // Nothing is paid or given back between this look and the move.
        await lockFund(tx, move.record.bank.id);
        return unlessClear(tx, move, 'moneyAccounted', ['payoutDue', 'moneyMissing']);
      },
    },
  },
  milestone: {
    guards: {
      hasProof: async (tx, { record, row }) => {
        const files = await filesOf(tx, record.application.id);
        const has = row.note !== '' || files.some(({ milestoneId }) => milestoneId === row.id);
        return missing(has ? [] : ['proof']);
      },
    },
    effects: words<MilestoneRow>(
      { prove: 'milestoneProvenBoard', accept: 'milestoneAccepted', return: 'milestoneReturned' },
      ({ title }) => title,
    ),
  },
  dueDay: {
    guards: {
      stepOpen: (_tx, { row: { step } }) =>
        step === 'planned' || step === 'returned' ? undefined : fail('WRONG_STATUS'),
    },
    effects: words<DueDayRow>(
      { ask: 'milestoneMoveAskedBoard', accept: 'milestoneMoved', refuse: 'milestoneMoveRefused' },
      ({ title }) => title,
      { dayOf: ({ on }) => on },
    ),
  },
  expense: {
    guards: {
      overspendingAccepted: (_tx, { row: { beyond, over } }) =>
        beyond && !over ? fail('VALIDATION', { fields: { over: 'required' } }) : undefined,
    },
    effects: words<MovedExpense>(
      { resend: 'receiptSentBoard', accept: 'receiptAccepted', return: 'receiptReturned' },
      ({ supplier }) => supplier,
    ),
  },
  signedCopy: {
    guards: {},
    effects: words<CopyRow>(
      {
        send: 'agreementSentBoard',
        confirm: 'agreementConfirmed',
        return: 'agreementReturned',
        reopen: 'agreementReopened',
      },
      () => '',
    ),
  },
  finalReport: {
    guards: {
      reportWhole: async (tx, { record, row }) =>
        missing(await lackingIn(tx, record.application.id, row)),
      receiptsAnswered: async (tx, { record }) => {
        const waiting = (await expensesOf(tx, record.application.id)).filter(
          ({ state }) => state === 'sent',
        );
        return missing(waiting.length > 0 ? ['money'] : []);
      },
      async moneyTraced(tx, { record }) {
        const { id } = record.application;
        const traced = isAccounted(await accountingIn(tx, id), await excusedOf(tx, id));
        return missing(traced ? [] : ['money']);
      },
    },
    effects: words<ReportRow>(
      { send: 'reportSentBoard', accept: 'reportAccepted', return: 'reportReturned' },
      () => '',
      { types: deciderRoles },
    ),
  },
} satisfies SomeMoves;

/** The guard's refusal where one of these stands in the way of closing a project. */
async function unlessClear(
  tx: Tx,
  { record, at }: ApplicationMove,
  guard: ApplicationGuard,
  blockers: readonly ClosingBlocker[],
): Promise<Failure | undefined> {
  const { application } = record;
  const { startsOn } = application.about;
  const found = await blockersOf(tx, { ...application, startsOn }, dayText(at));
  return found.some((one) => blockers.includes(one)) ? incomplete(guard) : undefined;
}

async function lackingIn(tx: Tx, id: string, { content }: ReportRow): Promise<string[]> {
  const files = await filesOf(tx, id);
  return missingReportParts(content, {
    pictures: files.filter(({ purpose }) => purpose === 'picture').length,
    ...(await moneyFacts(tx, id)),
  });
}
