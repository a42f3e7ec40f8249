import { z } from 'zod';
import { Id, Instant, Km, LanguageCode, Slug } from '../common.schemas.ts';
import { DonationStatus } from './crowdfunding.schemas.ts';

/** A member's own donation. */
export const OwnDonation = z.object({
  orderNumber: z.string(),
  receiptNumber: z.string().nullable(),
  status: DonationStatus,
  amount: Km,
  matchedAmount: Km,
  applicationId: Id,
  slug: Slug,
  projectTitle: z.string(),
  bankName: z.string(),
  createdAt: Instant,
  settledAt: Instant.nullable(),
  /** Opens the page with its receipt. */
  statusToken: z.string(),
});
export type OwnDonation = z.input<typeof OwnDonation>;

/** What a member gave in a year, by the clocks of Sarajevo. */
export const GivenYear = z.object({ year: z.int(), amount: Km, donations: z.int() });
export type GivenYear = z.input<typeof GivenYear>;

export const ByYear = z.object({ year: z.coerce.number().int().min(2000).max(2100) });
export const SummaryQuery = z.object({ language: LanguageCode.optional() });
