import { giftLimits, giftRefusals, giftTypes } from '@app/domain/gifts/gift';
import { giftEvents, giftStatuses } from '@app/domain/gifts/gift.machine';
import { z } from 'zod';
import { Id, Instant, kmAs, LanguageCode, PositiveKm, Slug, Words } from '../common.schemas.ts';

const Type = z.enum(giftTypes);
const AnswerText = Words(giftLimits.words).trim();
/** The id of a contribution in the content of the application. */
const ContributionId = z.string().min(1).max(64);

/** What of it a team may correct. */
const Wish = z.object({
  donorName: Words(giftLimits.name).trim().min(2, 'required'),
  donorEmail: z.email('email').max(254),
  donationType: Type,
  /** Of cash alone. */
  donationAmount: PositiveKm.nullable().prefault(null),
  donationDescription: Words(giftLimits.description).trim().min(2, 'required'),
  /** The line of the budget that it is; what it is worth is taken from there. */
  contributionId: ContributionId.nullable().default(null),
  /** The team's words to the donor. */
  message: AnswerText.default(''),
});

export const GiftWish = Wish.extend({ applicationId: Id });
export const GiftChange = Wish;

/** The first eleven: specification §3, "Donation confirmation". */
export const DonationConfirmation = z.object({
  id: Id,
  applicationId: Id,
  donorName: z.string(),
  donorEmail: z.string(),
  donationType: Type,
  /** Of cash; null for goods and services, whose worth is `agreedValue`. */
  donationAmount: kmAs(z.number()).nullable(),
  donationDescription: z.string(),
  status: z.enum(giftStatuses),
  requestedAt: Instant,
  expiresAt: Instant,
  proofDocumentUrl: z.string().nullable(),
  contributionId: ContributionId.nullable(),
  /** In KM, whatever the kind; null where nothing was agreed. */
  agreedValue: kmAs(z.number()).nullable(),
  message: z.string(),
  answeredAt: Instant.nullable(),
  /** What the donor says is not so, and in which words. */
  refusal: z.enum(giftRefusals).nullable(),
  answer: z.string(),
  /** When the donor asked for a new address. */
  askedNewAt: Instant.nullable(),
  proof: z
    .object({ name: z.string(), bytes: z.int(), notes: z.string(), uploadedAt: Instant })
    .nullable(),
  /** Opens the receipt; null where there is none. */
  receiptToken: z.string().nullable(),
  /** What the reader may do with it now. */
  canResend: z.boolean(),
  canAmend: z.boolean(),
  canRemove: z.boolean(),
  canUploadProof: z.boolean(),
  canPreviewProof: z.boolean(),
});
export type DonationConfirmation = z.input<typeof DonationConfirmation>;

/** A line of the budget that donors can be asked about. */
export const OpenContribution = z.object({
  id: ContributionId,
  donorName: z.string(),
  description: z.string(),
  donationType: Type,
  /** In KM. */
  value: kmAs(z.number()),
});
export type OpenContribution = z.input<typeof OpenContribution>;

export const Confirmations = z.object({
  data: z.array(DonationConfirmation),
  canAsk: z.boolean(),
  /** Those of which no donor is asked, or has confirmed; empty for who may not ask. */
  contributions: z.array(OpenContribution),
});
export type Confirmations = z.input<typeof Confirmations>;

export const OneConfirmation = z.object({ data: DonationConfirmation });

/** A secret of an address that was mailed. */
export const ByGiftToken = z.object({
  token: z
    .string()
    .max(64)
    .regex(/^[A-Za-z0-9_-]+$/),
});

const GiftBank = z.object({ slug: Slug, name: z.string(), emblem: z.string() });

/** What a donor is asked. */
export const GiftRequest = z.object({
  status: z.enum(giftStatuses),
  donorName: z.string(),
  donationType: Type,
  donationDescription: z.string(),
  agreedValue: kmAs(z.number()).nullable(),
  message: z.string(),
  /** Empty while the project has no name. */
  title: z.string(),
  /** Who of the team asked; empty where they are not named to strangers. */
  askedBy: z.string(),
  bank: GiftBank,
  requestedAt: Instant,
  expiresAt: Instant,
  answeredAt: Instant.nullable(),
  refusal: z.enum(giftRefusals).nullable(),
  answer: z.string(),
  receiptToken: z.string().nullable(),
  /** What the donor can say now. */
  events: z.array(z.enum(giftEvents)),
});
export type GiftRequest = z.input<typeof GiftRequest>;

export const GiftAnswer = z
  .object({
    event: z.enum(['confirm', 'reject', 'askNew'] satisfies (typeof giftEvents)[number][]),
    /** With `reject`. */
    refusal: z.enum(giftRefusals).nullable().default(null),
    answer: AnswerText.default(''),
  })
  .superRefine(({ event, refusal }, { addIssue }) => {
    if (event === 'reject' && !refusal) {
      addIssue({ code: 'custom', path: ['refusal'], message: 'required' });
    }
  });

/** A receipt as everybody who holds it, or scans its code, reads it. */
export const GiftReceipt = z.object({
  /** `E-2026-00318` */
  number: z.string(),
  /** False once the donor took the confirmation back. */
  valid: z.boolean(),
  donorName: z.string(),
  donationType: Type,
  donationDescription: z.string(),
  agreedValue: kmAs(z.number()).nullable(),
  title: z.string(),
  /** Null while the project is not public. */
  projectSlug: z.string().nullable(),
  bank: GiftBank,
  requestedAt: Instant,
  confirmedAt: Instant,
  /** Rows of the code that leads back to it: dark (`1`) and light (`0`) squares. */
  qr: z.array(z.string()),
});
export type GiftReceipt = z.input<typeof GiftReceipt>;

export const ReceiptQuery = z.object({ language: LanguageCode.optional() });
