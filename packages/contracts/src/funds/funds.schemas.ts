import { payoutRefusals } from '@app/domain/agreements/payouts';
import { fundEntryKinds } from '@app/domain/funds/fund';
import { z } from 'zod';
import { ApplicationStatus } from '../applications/applications.schemas.ts';
import { BankRef } from '../banks/banks.schemas.ts';
import {
  Day,
  Id,
  Instant,
  Km,
  listQuery,
  PositiveKm,
  SignedKm,
  Slug,
  Words,
} from '../common.schemas.ts';

/** What a fund comes to, in KM. */
const FundSums = z.object({
  received: Km,
  /** Promised to projects, less what was released. */
  granted: Km,
  paid: Km,
  returned: Km,
  /** What can still be promised. */
  left: SignedKm,
});

export const FundYear = FundSums.extend({
  year: z.int(),
  /** Who gave for this year, the largest first. */
  sources: z.array(z.object({ name: z.string(), amount: SignedKm })),
  /** At the end of the year, with what the years before left. */
  left: SignedKm,
});
export type FundYear = z.input<typeof FundYear>;

/** A fund as everybody sees it; the newest year first. */
export const Fund = z.object({ totals: FundSums, years: z.array(FundYear) });
export type Fund = z.input<typeof Fund>;

/** The same for the bank's people: with promises that are not announced yet. */
export const DeskFund = Fund.extend({
  bank: BankRef,
  abilities: z.object({ canRecord: z.boolean(), canOverride: z.boolean() }),
});

export type DeskFund = z.input<typeof DeskFund>;

/** What one project's grant comes to, in KM. */
export const DeskGrant = z.object({
  applicationId: Id,
  slug: Slug,
  title: z.string(),
  status: ApplicationStatus,
  promised: Km,
  paid: Km,
  returned: Km,
  /** Promised and not yet paid. */
  owed: Km,
});
export type DeskGrant = z.input<typeof DeskGrant>;

export const LedgerKind = z.enum(['received', 'paid', 'returned', 'donations']);

export const LedgerEntry = z.object({
  id: Id,
  on: Day,
  kind: LedgerKind,
  amount: SignedKm,
  /** Who gave, with `received`; who doubled, with `donations`. */
  source: z.string(),
  purpose: z.string(),
  /** Of the amount, what was added to double donations. */
  matched: Km,
  /** The project that it speaks of, where everybody may see it. */
  project: z.object({ slug: Slug, title: z.string() }).nullable(),
  /** How many, with `donations`: those of one project and day. */
  donations: z.int().nullable(),
  isCorrection: z.boolean(),
  /** Paid beside the agreement, by the word of two people. */
  isException: z.boolean(),
});
export type LedgerEntry = z.input<typeof LedgerEntry>;

export const FundEntryKind = z.enum(fundEntryKinds);

export const FundEntryView = z.object({
  id: Id,
  kind: FundEntryKind,
  amount: SignedKm,
  year: z.int(),
  on: Day,
  source: z.string(),
  purpose: z.string(),
  /** Of a correction, or of a promise beyond what was left. */
  reason: z.string(),
  project: z.object({ id: Id, slug: Slug, title: z.string() }).nullable(),
  correctsId: Id.nullable(),
  createdBy: z.string(),
  createdAt: Instant,
  /** Who proposed a payout beside the agreement; then whoever wrote it accepted that. */
  proposedBy: z.string().nullable(),
  /** Until when it can be taken back without a reason; null where it cannot. */
  takeBackUntil: Instant.nullable(),
});
export type FundEntryView = z.input<typeof FundEntryView>;

/** `year`: for which the money counts. */
export const FundEntriesQuery = listQuery().extend({
  year: z.coerce.number().int().min(2000).max(2100).optional(),
  kind: FundEntryKind.optional(),
});

const Reason = Words(2000).trim();
const longEnough = (reason: string) => reason.length >= 10;

/**
 * `source` and `purpose` are public; the reason is for the bank's people. The purpose of a payout by
 * an agreement is a key (`instalment:1/2`), which each reader reads in their language.
 */
export const NewFundEntry = z
  .object({
    /** Chosen by who asks: sent again, it is not written twice. */
    id: Id,
    kind: FundEntryKind,
    amount: PositiveKm,
    on: Day,
    /** For which the money is, with `received`; that of the day unless named. */
    year: z.int().min(2000).max(2100).optional(),
    source: Words(120).trim().default(''),
    purpose: Words(300).trim().default(''),
    /** Whose grant it is, with all but `received`. */
    applicationId: Id.optional(),
    /** Goes beyond what is left, with a reason. */
    override: z.boolean().default(false),
    reason: Reason.default(''),
  })
  .refine((it) => it.kind !== 'received' || it.source !== '', {
    path: ['source'],
    message: 'required',
  })
  .refine((it) => it.kind === 'received' || it.applicationId !== undefined, {
    path: ['applicationId'],
    message: 'required',
  })
  .refine((it) => !it.override || longEnough(it.reason), { path: ['reason'], message: 'required' });
export type NewFundEntry = z.input<typeof NewFundEntry>;

/** The right amount; what is written is the difference. */
export const FundCorrection = z.object({
  id: Id,
  amount: Km,
  reason: Reason.refine(longEnough, 'required'),
  override: z.boolean().default(false),
});
export type FundCorrection = z.input<typeof FundCorrection>;

/** `details` of a `FUND_EXCEEDED`, in KM. */
export const FundExceededDetails = z.object({
  refusal: z.enum(['ABOVE_LEFT', 'ABOVE_OWED', 'ABOVE_PAID', 'BELOW_ZERO']),
  /** What there is, below zero where more was promised than there is. */
  left: SignedKm,
  asked: SignedKm,
  /** Whether the reader may go beyond it, with a reason. */
  canOverride: z.boolean(),
});
export type FundExceededDetails = z.input<typeof FundExceededDetails>;

/** `details` of a `PAYOUT_REFUSED`, in KM. */
export const PayoutRefusedDetails = z.object({
  refusal: z.enum(payoutRefusals),
  /** What has fallen due and is not paid. */
  due: Km,
  asked: Km,
  /** By how much more was asked for. */
  excess: Km,
});
export type PayoutRefusedDetails = z.input<typeof PayoutRefusedDetails>;
