import { closingBlockers } from '@app/domain/agreements/accounting';
import { agreementFilePurposes, agreementLimits } from '@app/domain/agreements/agreement.limits';
import { agreementPoints } from '@app/domain/agreements/checklist';
import { dueDayEvents } from '@app/domain/agreements/due-day.machine';
import { exceptionKinds } from '@app/domain/agreements/exception.machine';
import { expenseEvents, expenseStates } from '@app/domain/agreements/expense.machine';
import { agreementHistoryEvents } from '@app/domain/agreements/history';
import { instalmentConditions, instalmentsAtMost } from '@app/domain/agreements/instalments';
import { milestoneEvents, milestoneStates } from '@app/domain/agreements/milestone.machine';
import { reportLimits, reportParts } from '@app/domain/agreements/report';
import { reportEvents, reportStates } from '@app/domain/agreements/report.machine';
import { applicationEvents } from '@app/domain/applications/application.machine';
import { z } from 'zod';
import { ApplicationStatus } from '../applications/applications.schemas.ts';
import { AttachedFile } from '../applications/form.schemas.ts';
import { BankRef } from '../banks/banks.schemas.ts';
import {
  ById,
  Day,
  Id,
  Instant,
  Km,
  LanguageCode,
  LocalizedText,
  PositiveKm,
  SentDay,
  Slug,
  Words,
} from '../common.schemas.ts';
import { ExceptionView } from './exceptions.schemas.ts';
import { SignedCopyView } from './signed-copies.schemas.ts';

/** Who did it and when. */
const Did = z.object({ by: z.string(), at: Instant });

export const ChecklistPoint = z.object({
  point: z.enum(agreementPoints),
  by: z.enum(['team', 'bank']),
  done: Did.nullable(),
  /** Whether the reader may tick it, or take the tick back. */
  canTick: z.boolean(),
});
export type ChecklistPoint = z.input<typeof ChecklistPoint>;

export const MilestoneView = z.object({
  id: Id,
  title: z.string(),
  what: z.string(),
  dueOn: Day,
  state: z.enum(milestoneStates),
  late: z.boolean(),
  /** What the team says of it. */
  note: z.string(),
  /** Why the bank returned it. */
  reason: z.string(),
  decidedAt: Instant.nullable(),
  /** The day that the team asks for instead. */
  asked: z.object({ on: Day, reason: z.string() }).nullable(),
  dueDayEvents: z.array(z.enum(dueDayEvents)),
  proofs: z.array(AttachedFile),
  events: z.array(z.enum(milestoneEvents)),
});
export type MilestoneView = z.input<typeof MilestoneView>;

/** Amounts in KM. */
export const LineView = z.object({
  id: z.string(),
  name: z.string(),
  promised: Km,
  spent: Km,
  left: Km,
  over: Km,
  needsConsent: z.boolean(),
  consented: z.boolean(),
});
export type LineView = z.input<typeof LineView>;

export const ExpenseView = z.object({
  id: Id,
  lineId: z.string(),
  amount: Km,
  spentOn: Day,
  supplier: z.string(),
  what: z.string(),
  state: z.enum(expenseStates),
  reason: z.string(),
  /** Why its line goes more than is allowed beyond what was promised. */
  overReason: z.string(),
  /** Whether the bank accepts it only together with that. */
  needsConsent: z.boolean(),
  sent: Did,
  decided: Did.nullable(),
  file: AttachedFile,
  events: z.array(z.enum(expenseEvents)),
});
export type ExpenseView = z.input<typeof ExpenseView>;

const reportText = z.string().max(reportLimits.text);
const reportNumber = z.int().min(0).max(reportLimits.people).nullable();
export const ReportFields = z.object({
  done: reportText,
  difficult: reportText,
  next: reportText,
  people: reportNumber,
  volunteers: reportNumber,
});
export type ReportFields = z.infer<typeof ReportFields>;

export const ReportView = ReportFields.extend({
  state: z.enum(reportStates),
  revision: z.int(),
  savedAt: Instant.nullable(),
  reason: z.string(),
  dueOn: Day.nullable(),
  late: z.boolean(),
  pictures: z.array(AttachedFile),
  missing: z.array(z.enum(reportParts)),
  events: z.array(z.enum(reportEvents)),
});
export type ReportView = z.input<typeof ReportView>;

export const InstalmentView = z.object({
  amount: Km,
  after: z.enum(instalmentConditions),
  /** Of a step: what is to be done first. */
  milestone: z.object({ id: Id, title: z.string() }).nullable(),
  paid: Km,
  state: z.enum(['waiting', 'due', 'paid']),
  /** Not of the grant: what the fund adds to donations. */
  matched: z.boolean(),
});
export type InstalmentView = z.input<typeof InstalmentView>;

/** The account to pay to. */
export const PayeeView = z.object({
  holder: z.string(),
  /** An IBAN; only its last digits to those of the bank who do not pay. */
  account: z.string(),
  written: Did,
  checked: Did.nullable(),
});
export type PayeeView = z.input<typeof PayeeView>;

/** A payout as the ledger has it. */
export const PayoutView = z.object({
  id: Id,
  on: Day,
  /** Less what was corrected. */
  amount: Km,
  by: z.string(),
  at: Instant,
  /** Who proposed it, where it was an exception. */
  proposedBy: z.string().nullable(),
  /** Until when the reader may take it back; null if they may not. */
  takeBackUntil: Instant.nullable(),
});
export type PayoutView = z.input<typeof PayoutView>;

/** What became of the money that was paid, in KM. */
export const AccountingView = z.object({
  paid: Km,
  /** In receipts that the bank accepted, as far as the money is not returned. */
  proven: Km,
  returned: Km,
  /** Neither proven nor returned. */
  missing: Km,
});
export type AccountingView = z.input<typeof AccountingView>;

export const AgreementView = z.object({
  id: Id,
  slug: Slug,
  kind: z.string(),
  title: z.string(),
  status: ApplicationStatus,
  bank: BankRef,
  callTitle: LocalizedText,
  reader: z.enum(['team', 'bank']),
  /** In KM: what the bank grants, and what of it was paid. */
  granted: Km,
  paid: Km,
  instalments: z.array(InstalmentView),
  /** What can be paid now. */
  due: Km,
  /** Promised by the fund and not paid: the most that an exception may pay. */
  owed: Km,
  payee: PayeeView.nullable(),
  payouts: z.array(PayoutView),
  accounting: AccountingView,
  /** The most that two people of the bank let be without a trace. */
  excused: Km,
  /** What stands in the way of closing the project. */
  blockers: z.array(z.enum(closingBlockers)),
  /** Of the bank; the team sees those that were accepted. */
  exceptions: z.array(ExceptionView),
  /** Members under eighteen, whose guardians' consents are meant. */
  minors: z.array(z.string()),
  startsOn: Day.nullable(),
  endsOn: Day.nullable(),
  /** Null until the bank has prepared it. */
  agreement: z
    .object({ version: z.int(), prepared: Did, extraBhs: z.string(), extraEn: z.string() })
    .nullable(),
  signedAt: Instant.nullable(),
  /** Pages of the copy that counts. */
  signedCopies: z.array(AttachedFile),
  /** Whoever signs for the team. */
  owner: z.string(),
  /** Pages that the team puts together; none to the bank. */
  pages: z.array(AttachedFile),
  /** What was sent, the last first. */
  copies: z.array(SignedCopyView),
  checklist: z.array(ChecklistPoint),
  milestones: z.array(MilestoneView),
  lines: z.array(LineView),
  totals: z.object({ promised: Km, spent: Km, accepted: Km, left: Km, over: Km }),
  expenses: z.array(ExpenseView),
  report: ReportView,
  abilities: z.object({
    canPrepare: z.boolean(),
    canSign: z.boolean(),
    canPlan: z.boolean(),
    canReport: z.boolean(),
    /** Write down what was paid. */
    canPay: z.boolean(),
    canWritePayee: z.boolean(),
    canExcept: z.array(z.enum(exceptionKinds)),
  }),
  /** Moves of the application that the reader may ask for here, guards aside. */
  moves: z.array(z.enum(applicationEvents)),
});
export type AgreementView = z.input<typeof AgreementView>;

const Extra = Words(agreementLimits.extra).trim();
/**
 * Provisions of this agreement alone, in both languages, and the parts in which the grant is paid;
 * parts left out stay as they are.
 */
export const PrepareBody = z
  .object({
    extraBhs: Extra.default(''),
    extraEn: Extra.default(''),
    instalments: z
      .array(
        z
          .object({
            amount: PositiveKm,
            after: z.enum(instalmentConditions),
            milestoneId: Id.nullable().default(null),
          })
          .refine((it) => (it.after === 'milestone') === (it.milestoneId !== null), {
            path: ['milestoneId'],
            message: 'required',
          }),
      )
      .max(instalmentsAtMost)
      .optional(),
  })
  .refine((it) => (it.extraBhs === '') === (it.extraEn === ''), {
    path: ['extraEn'],
    message: 'required',
  });
export type PrepareBody = z.input<typeof PrepareBody>;

export const MilestoneBody = z.object({
  title: Words(agreementLimits.title).trim().min(1, 'required'),
  what: Words(agreementLimits.what).trim().default(''),
  dueOn: SentDay,
});
export type MilestoneBody = z.input<typeof MilestoneBody>;

const Reason = Words(agreementLimits.reason).trim().default('');
export const DueDayMove = z
  .object({ event: z.enum(dueDayEvents), on: SentDay.nullable().default(null), reason: Reason })
  .refine((it) => it.event !== 'ask' || it.on !== null, { path: ['on'], message: 'required' });
export const MilestoneMove = z.object({
  event: z.enum(milestoneEvents),
  reason: Reason,
  /** What was done, with `prove`. */
  note: Words(agreementLimits.note).trim().default(''),
});
export const ExpenseMove = z.object({
  // Sending it again says what it is, and so has its own address.
  event: z.enum(expenseEvents).exclude(['resend']),
  reason: Reason,
  /** With `accept`: accepts as well that it goes beyond its line. */
  over: z.boolean().default(false),
});
export const ReportMove = z.object({ event: z.enum(reportEvents), reason: Reason });

export const ExpenseBody = z.object({
  lineId: z.string().min(1, 'required').max(64),
  amount: PositiveKm,
  spentOn: SentDay,
  supplier: Words(agreementLimits.supplier).trim().min(1, 'required'),
  what: Words(agreementLimits.what).trim().default(''),
  /** Needed where it brings its line more than is allowed beyond what was promised. */
  overReason: Words(agreementLimits.reason).trim().default(''),
  /** The receipt, kept before. */
  file: Id,
});
export type ExpenseBody = z.input<typeof ExpenseBody>;

/** `revision`: the one that was last seen. */
export const ReportSave = ReportFields.partial().extend({ revision: z.int().min(0) });
export type ReportSave = z.infer<typeof ReportSave>;

export const ByAgreementItem = ById.extend({ item: Id });
export const ByAgreementFile = ById.extend({ file: Id });
export const ByAgreementPoint = ById.extend({ point: z.enum(agreementPoints) });
export const DocumentQuery = z.object({ language: LanguageCode.optional() });
export const AgreementFilePurpose = z.enum(agreementFilePurposes);

/** Something that happened; `what` names the step or who issued the receipt. */
export const AgreementEvent = z.object({
  id: Id,
  at: Instant,
  by: z.string(),
  event: z.enum(agreementHistoryEvents),
  what: z.string(),
  reason: z.string(),
});
export type AgreementEvent = z.input<typeof AgreementEvent>;

/** What lies at a bank of one project. */
export const QueuedAgreement = z.object({
  applicationId: Id,
  title: z.string(),
  status: ApplicationStatus,
  prepared: z.boolean(),
  /** Waiting for the bank's answer. */
  receipts: z.int(),
  proofs: z.int(),
  report: z.enum(reportStates).nullable(),
  /** Milestones and a report whose day has passed. */
  late: z.int(),
  nextOn: Day.nullable(),
});
export type QueuedAgreement = z.infer<typeof QueuedAgreement>;

/** What everybody may know of a project under way: no supplier, no file but pictures of the report. */
export const ProjectProgress = z.object({
  signedAt: Instant.nullable(),
  lines: z.array(LineView.omit({ needsConsent: true, consented: true })),
  totals: z.object({ promised: Km, spent: Km, left: Km, over: Km }),
  /** What the bank paid, and what became of it. */
  money: AccountingView,
  milestones: z.array(
    MilestoneView.pick({ title: true, dueOn: true, late: true }).extend({ reached: z.boolean() }),
  ),
  report: ReportFields.extend({ pictures: z.array(z.string()) }).nullable(),
});
export type ProjectProgress = z.input<typeof ProjectProgress>;
