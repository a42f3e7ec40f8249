import type {
  AccountingView,
  AgreementView,
  ChecklistPoint,
  ExpenseView,
  InstalmentView,
  MilestoneView,
  ReportView,
} from '@app/contracts/agreements/agreements.schemas';
import {
  type Accounting,
  accountingOf,
  closingBlockersOf,
} from '@app/domain/agreements/accounting';
import {
  type AgreementActor,
  agreementActors,
  agreementEvents,
  agreementPolicy,
  isSigned,
} from '@app/domain/agreements/agreement.policy';
import { agreementPoints, mayTick, pointOf } from '@app/domain/agreements/checklist';
import { type DueDayEvent, dueDayMachine } from '@app/domain/agreements/due-day.machine';
import { exceptionKinds } from '@app/domain/agreements/exception.machine';
import { exceptionPolicy } from '@app/domain/agreements/exception.policy';
import { expenseMachine } from '@app/domain/agreements/expense.machine';
import { milestoneMachine } from '@app/domain/agreements/milestone.machine';
import { daysUntil } from '@app/domain/agreements/reminders';
import { emptyReport, missingReportParts, reportDueOn } from '@app/domain/agreements/report';
import { reportMachine } from '@app/domain/agreements/report.machine';
import { spendingOf } from '@app/domain/agreements/spending';
import { mayMove } from '@app/domain/applications/application.policy';
import type { AnyContent } from '@app/domain/applications/form/form';
import { fundPolicy } from '@app/domain/funds/fund.policy';
import { eventsFrom } from '@app/domain/machine';
import { fening, noFening } from '@app/domain/money';
import type { Actor } from '@app/domain/permissions/permissions';
import { dayText } from '@app/domain/sarajevo-time';
import type { z } from 'zod';
import type { Platform } from '../../platform/platform.ts';
import { membersByIds } from '../accounts/public.ts';
import { minorsIn, seenBy, subjectOf, type WrittenApplication } from '../applications/public.ts';
import { matchedFor, sumsOfGrant } from '../funds/public.ts';
import { donePoints } from './agreements.checklist.ts';
import {
  expensesOf,
  type FileRow,
  filesOf,
  findAgreement,
  findReport,
  type MilestoneRow,
  milestonesOf,
  movedAt,
} from './agreements.repo.ts';
import { isReported, moneyFacts, reachedIn, standingFrom } from './agreements.standing.ts';
import { linesOf } from './agreements.text.ts';
import { excusedOf } from './exceptions.repo.ts';
import { exceptionViews } from './exceptions.view.ts';
import { payeeView, payoutViews } from './payouts.view.ts';
import { signedCopiesView } from './signed-copies.view.ts';

/** An application with what was submitted last. */
export type AgreementRecord = WrittenApplication & { readonly submitted: AnyContent | null };

const attached = ({ id, name, bytes }: FileRow) => ({ file: id, name, bytes });

/** All that is known of an agreement, for somebody who may see it. */
export async function viewOf(
  { db: { read }, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: Actor,
  record: AgreementRecord,
): Promise<z.output<typeof AgreementView>> {
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
  const lines = agreement?.terms.lines ?? linesOf(record.submitted ?? record.draft);
  const { lines: spent, ...totals } = spendingOf(lines, expenses);
  const people = await membersByIds(read, [
    application.ownerId,
    ...done.map(({ by }) => by),
    ...expenses.flatMap(({ sentBy, decidedBy }) => (decidedBy ? [sentBy, decidedBy] : [sentBy])),
    ...(agreement ? [agreement.preparedBy, agreement.payeeBy ?? []].flat() : []),
  ]);
  const did = (by: string, at: Date) => ({
    by: people.get(by)?.name ?? '',
    at,
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
  const excused = await excusedOf(read, id);
  const accounting = accountingOf(grant, totals.accepted);
  const { parts, due, signed } = standingFrom({
    status: subject.status,
    agreement,
    requested: application.requestedAmount,
    reached: reachedIn(milestones),
    reported: isReported(report),
    grant,
    matched: (await matchedFor(read, [id])).get(id) ?? noFening,
  });
  const canPay = !actors.includes('team') && fundPolicy.record(actor, { bankSlug: bank.slug }).ok;
  const signedAt = await movedAt(read, id, 'signContract');

  const pointView = (point: (typeof agreementPoints)[number]): z.output<typeof ChecklistPoint> => {
    const tick = done.find((one) => one.point === point);
    const { by, ticked } = pointOf[point];
    return {
      point,
      by,
      done: tick ? did(tick.by, tick.at) : null,
      canTick:
        ticked &&
        agreement !== undefined &&
        may(point === 'account' ? 'checkPayee' : by === 'team' ? 'sign' : 'prepare') &&
        // Whoever wrote the account does not check it.
        (point !== 'account' || agreement.payeeBy !== actor?.id) &&
        mayTick(point, standing),
    };
  };
  const reportView: z.output<typeof ReportView> = {
    ...content,
    state: report?.state ?? 'draft',
    revision: report?.revision ?? 0,
    savedAt: report?.savedAt ?? null,
    reason: report?.reason ?? '',
    dueOn,
    late: running && dueOn !== null && !isSettled(report?.state) && late(dueOn),
    pictures: of('picture').map(attached),
    missing: missingReportParts(content, {
      pictures: of('picture').length,
      ...(await moneyFacts(read, id)),
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
    granted,
    paid,
    instalments: parts.map(
      ({ milestoneId, matched = false, ...part }): z.output<typeof InstalmentView> => {
        const step = milestones.find((row) => row.id === milestoneId);
        return {
          ...part,
          matched,
          amount: part.amount,
          paid: part.paid,
          milestone: step ? { id: step.id, title: step.title } : null,
        };
      },
    ),
    due,
    owed: grant.owed,
    payee: payeeView(agreement, done, did, { whole: canPay || actors.includes('team') }),
    payouts: await payoutViews(read, id, { now: clock.now(), canPay }),
    accounting: inKm(accounting),
    excused,
    blockers: running
      ? closingBlockersOf({
          reported: isReported(report),
          startsOn: agreement?.terms.startsOn ?? about.startsOn,
          today,
          openSteps: milestones.filter(({ state }) => state !== 'accepted').length,
          due,
          accounting,
          excused,
        })
      : [],
    exceptions: await exceptionViews(read, actor, record),
    minors: await minorsIn(read, id, clock.now()),
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
    owner: people.get(application.ownerId)?.name ?? '',
    ...(await signedCopiesView(read, actor, id, subject)),
    checklist: agreementPoints.map(pointView),
    milestones: milestones.map(
      (row): z.output<typeof MilestoneView> => ({
        id: row.id,
        title: row.title,
        what: row.what,
        dueOn: row.dueOn,
        state: row.state,
        late: (row.state === 'planned' || row.state === 'returned') && late(row.dueOn),
        note: row.note,
        reason: row.reason,
        decidedAt: row.decidedAt,
        asked: row.askedOn === null ? null : { on: row.askedOn, reason: row.askedReason },
        dueDayEvents: isSigned(subject.status) ? dueDayEventsOf(row, actors) : [],
        proofs: files.filter(({ milestoneId }) => milestoneId === row.id).map(attached),
        events: running ? eventsFrom(milestoneMachine, row.state, actors) : [],
      }),
    ),
    lines: spent.map(({ accepted: _, ...line }) => ({
      ...line,
      promised: line.promised,
      spent: line.spent,
      left: line.left,
      over: line.over,
    })),
    totals: {
      promised: totals.promised,
      spent: totals.spent,
      accepted: totals.accepted,
      left: totals.left,
      over: totals.over,
    },
    expenses: expenses.flatMap((row): z.output<typeof ExpenseView>[] => {
      const file = files.find((one) => one.id === row.fileId);
      if (!file) return [];
      return [
        {
          id: row.id,
          lineId: row.lineId,
          amount: row.amount,
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
      canPay: canPay && signed,
      canWritePayee: agreement !== undefined && may('writePayee'),
      canExcept: exceptionKinds.filter(
        (kind) => exceptionPolicy.propose(actor, { ...subject, kind }).ok,
      ),
    },
    moves: agreementEvents.filter((event) => mayMove(actor, subject, event).ok),
  };
}

/** A day that was asked for is answered also once a proof has come; none is asked for then. */
function dueDayEventsOf(
  { state, askedOn }: Pick<MilestoneRow, 'state' | 'askedOn'>,
  actors: readonly AgreementActor[],
): DueDayEvent[] {
  const events = eventsFrom(dueDayMachine, askedOn === null ? 'kept' : 'asked', actors);
  if (state === 'accepted') return [];
  return state === 'proven' ? events.filter((event) => event !== 'ask') : events;
}

export const inKm = ({
  paid,
  proven,
  returned,
  missing,
}: Accounting): z.output<typeof AccountingView> => ({
  paid,
  proven,
  returned,
  missing,
});

/** Whether the team has nothing more to do for it. */
const isSettled = (state: string | undefined) => state === 'sent' || state === 'accepted';
