import type {
  AgreementView,
  ChecklistPoint,
  ExpenseView,
  InstalmentView,
  MilestoneView,
  ReportView,
} from '@app/contracts/agreements/agreements.schemas';
import {
  agreementActors,
  agreementEvents,
  agreementPolicy,
  isSigned,
} from '@app/domain/agreements/agreement.policy';
import { agreementPoints, mayTick, pointOf } from '@app/domain/agreements/checklist';
import { dueDayMachine } from '@app/domain/agreements/due-day.machine';
import { expenseMachine } from '@app/domain/agreements/expense.machine';
import { instalmentsOf, instalmentsStanding } from '@app/domain/agreements/instalments';
import { milestoneMachine } from '@app/domain/agreements/milestone.machine';
import { daysUntil } from '@app/domain/agreements/reminders';
import { emptyReport, missingReportParts, reportDueOn } from '@app/domain/agreements/report';
import { reportMachine } from '@app/domain/agreements/report.machine';
import { spendingOf } from '@app/domain/agreements/spending';
import { mayMove } from '@app/domain/applications/application.policy';
import type { AnyContent } from '@app/domain/applications/form/form';
import { fundPolicy } from '@app/domain/funds/fund.policy';
import { eventsFrom } from '@app/domain/machine';
import { fening, toKm } from '@app/domain/money';
import type { Actor } from '@app/domain/permissions/permissions';
import { dayText } from '@app/domain/sarajevo-time';
import type { Platform } from '../../platform/platform.ts';
import { membersByIds } from '../accounts/public.ts';
import { seenBy, subjectOf, type WrittenApplication } from '../applications/public.ts';
import { sumsOfGrant } from '../funds/public.ts';
import { donePoints } from './agreements.checklist.ts';
import {
  expensesOf,
  type FileRow,
  filesOf,
  findAgreement,
  findReport,
  milestonesOf,
  movedAt,
} from './agreements.repo.ts';
import { linesOf } from './agreements.text.ts';

/** An application with what was submitted last. */
export type AgreementRecord = WrittenApplication & { readonly submitted: AnyContent | null };

const attached = ({ id, name, bytes }: FileRow) => ({ file: id, name, bytes });

/** All that is known of an agreement, for somebody who may see it. */
export async function viewOf(
  { db: { read }, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: Actor,
  record: AgreementRecord,
): Promise<AgreementView> {
  const { application, bank, call } = record;
  const { id, about } = application;
  const subject = seenBy(actor, subjectOf(record));
  const today = dayText(clock.now());
  const late = (on: string) => daysUntil(on, today) < 0;
  const agreement = await findAgreement(read, id);
  const done = await donePoints(read, id);
  const milestones = await milestonesOf(read, id);
  const expenses = await expensesOf(read, id);
  const report = await findReport(read, id);
  const files = await filesOf(read, id);
  const grant = await sumsOfGrant(read, id);
  const lines = agreement?.terms.lines ?? linesOf(record.submitted ?? record.working);
  const { lines: spent, ...totals } = spendingOf(lines, expenses);
  const people = await membersByIds(read, [
    ...done.map(({ by }) => by),
    ...expenses.flatMap(({ sentBy, decidedBy }) => (decidedBy ? [sentBy, decidedBy] : [sentBy])),
    ...(agreement ? [agreement.preparedBy] : []),
  ]);
  const did = (by: string, at: Date) => ({
    by: people.get(by)?.name ?? '',
    at: at.toISOString(),
  });
  const actors = agreementActors(actor, subject);
  const may = (ability: Exclude<keyof typeof agreementPolicy, 'view'>) =>
    agreementPolicy[ability](actor, subject).ok;
  const standing = done.map(({ point }) => point);
  const running = subject.status === 'implementation';
  const of = (purpose: FileRow['purpose']) => files.filter((file) => file.purpose === purpose);
  const endsOn = agreement?.terms.endsOn ?? about.endsOn;
  const content = report?.content ?? emptyReport;
  const dueOn = reportDueOn(endsOn);
  const granted = fening(agreement?.terms.amount ?? application.requestedAmount);
  const paid = fening(Math.max(0, grant.paid - grant.returned));
  const signedAt = (await movedAt(read, id, 'signContract'))?.toISOString() ?? null;

  const pointView = (point: (typeof agreementPoints)[number]): ChecklistPoint => {
    const tick = done.find((one) => one.point === point);
    const { by, ticked } = pointOf[point];
    return {
      point,
      by,
      done: tick ? did(tick.by, tick.at) : null,
      canTick:
        ticked &&
        agreement !== undefined &&
        may(by === 'team' ? 'sign' : 'prepare') &&
        mayTick(point, standing),
    };
  };
  const reportView: ReportView = {
    ...content,
    state: report?.state ?? 'draft',
    revision: report?.revision ?? 0,
    savedAt: report?.savedAt.toISOString() ?? null,
    reason: report?.reason ?? '',
    dueOn,
    late: running && dueOn !== null && !isSettled(report?.state) && late(dueOn),
    pictures: of('picture').map(attached),
    missing: missingReportParts(content, {
      pictures: of('picture').length,
      receipts: expenses.filter(({ state }) => state !== 'withdrawn').length,
      returnedReceipts: expenses.filter(({ state }) => state === 'returned').length,
    }),
    events: running ? eventsFrom(reportMachine, report?.state ?? 'draft', actors) : [],
  };
  return {
    id,
    slug: application.slug,
    kind: call.kind,
    title: about.title,
    status: subject.status,
    bank,
    callTitle: { bhs: call.titleBhs, en: call.titleEn },
    reader: actors.includes('team') ? 'team' : 'bank',
    granted: toKm(granted),
    paid: toKm(paid),
    instalments: instalmentsStanding(instalmentsOf(agreement?.terms.instalments, granted), {
      // What is given back at the end was paid before.
      paid: grant.paid,
      signed: signedAt !== null,
      reached: milestones.filter(({ state }) => state === 'accepted').map((row) => row.id),
      reported: report?.state === 'accepted',
    }).map(({ milestoneId, ...part }): InstalmentView => {
      const step = milestones.find((row) => row.id === milestoneId);
      return {
        ...part,
        amount: toKm(part.amount),
        paid: toKm(part.paid),
        milestone: step ? { id: step.id, title: step.title } : null,
      };
    }),
    startsOn: (agreement?.terms.startsOn ?? about.startsOn) || null,
    endsOn: endsOn || null,
    agreement: agreement
      ? {
          version: agreement.version,
          prepared: did(agreement.preparedBy, agreement.preparedAt),
          extraBhs: agreement.terms.extra.bhs,
          extraEn: agreement.terms.extra.en,
        }
      : null,
    signedAt,
    signedCopies: of('signed').map(attached),
    checklist: agreementPoints.map(pointView),
    milestones: milestones.map(
      (row): MilestoneView => ({
        id: row.id,
        title: row.title,
        what: row.what,
        dueOn: row.dueOn,
        state: row.state,
        late: (row.state === 'planned' || row.state === 'returned') && late(row.dueOn),
        note: row.note,
        reason: row.reason,
        decidedAt: row.decidedAt?.toISOString() ?? null,
        asked: row.askedOn === null ? null : { on: row.askedOn, reason: row.askedReason },
        dueDayEvents:
          isSigned(subject.status) && (row.state === 'planned' || row.state === 'returned')
            ? eventsFrom(dueDayMachine, row.askedOn === null ? 'kept' : 'asked', actors)
            : [],
        proofs: files.filter(({ milestoneId }) => milestoneId === row.id).map(attached),
        events: running ? eventsFrom(milestoneMachine, row.state, actors) : [],
      }),
    ),
    lines: spent.map(({ accepted: _, ...line }) => ({
      ...line,
      promised: toKm(line.promised),
      spent: toKm(line.spent),
      left: toKm(line.left),
      over: toKm(line.over),
    })),
    totals: {
      promised: toKm(totals.promised),
      spent: toKm(totals.spent),
      accepted: toKm(totals.accepted),
      left: toKm(totals.left),
      over: toKm(totals.over),
    },
    expenses: expenses.flatMap((row): ExpenseView[] => {
      const file = files.find((one) => one.id === row.fileId);
      if (!file) return [];
      return [
        {
          id: row.id,
          lineId: row.lineId,
          amount: toKm(row.amount),
          spentOn: row.spentOn,
          supplier: row.supplier,
          what: row.what,
          state: row.state,
          reason: row.reason,
          overReason: row.overReason,
          needsConsent:
            row.state === 'sent' &&
            row.overReason !== '' &&
            spent.some((line) => line.id === row.lineId && line.needsConsent),
          sent: did(row.sentBy, row.sentAt),
          decided: row.decidedBy && row.decidedAt ? did(row.decidedBy, row.decidedAt) : null,
          file: attached(file),
          events: running ? eventsFrom(expenseMachine, row.state, actors) : [],
        },
      ];
    }),
    report: reportView,
    abilities: {
      canPrepare: may('prepare'),
      canSign: may('sign'),
      canPlan: may('plan'),
      canReport: may('report'),
      canPay:
        !actors.includes('team') &&
        signedAt !== null &&
        fundPolicy.record(actor, { bankSlug: bank.slug }).ok,
    },
    moves: agreementEvents.filter((event) => mayMove(actor, subject, event).ok),
  };
}

/** Whether the team has nothing more to do for it. */
const isSettled = (state: string | undefined) => state === 'sent' || state === 'accepted';
