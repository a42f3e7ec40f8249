import * as z from 'zod/mini';
import { draftStore } from '../../../lib/drafts/drafts.ts';
import { type AmountChoice, presets } from './amount.ts';
import { noDetails } from './details.ts';
import type { Attempt, DonationDraft } from './flow.ts';

const text = (otherwise: string) => z.catch(z.string(), otherwise);
const tick = z.catch(z.boolean(), false);

const attempt = z.object({
  key: z.string(),
  body: z.record(z.string(), z.unknown()),
  order: z.nullable(z.object({ orderNumber: z.string(), statusToken: z.string() })),
});

/** Fills in what an earlier version of the page did not keep, and drops what is not understood. */
export const donationDraftSchema: z.ZodMiniType<DonationDraft> = z.object({
  amount: z.object({
    preset: z.nullable(z.literal(presets)),
    custom: z.nullable(z.number()),
    text: z.string(),
  }) satisfies z.ZodMiniType<AmountChoice>,
  details: z.object({
    donorName: text(noDetails.donorName),
    donorSurname: text(noDetails.donorSurname),
    donorEmail: text(noDetails.donorEmail),
    donorPhone: text(noDetails.donorPhone),
    donorAddress: text(noDetails.donorAddress),
    donorCity: text(noDetails.donorCity),
    donorPostalCode: text(noDetails.donorPostalCode),
    donorCountry: text(noDetails.donorCountry),
    message: text(noDetails.message),
    showNamePublicly: tick,
    wantsNews: tick,
    acceptTerms: tick,
  }),
  // The server checks the body of the press that is repeated.
  attempt: z.catch(z.nullable(attempt as unknown as z.ZodMiniType<Attempt>), null),
});

/**
 * What the donor typed, while they are on the card provider's page: kept by the browser for this
 * tab only, and gone once the donation succeeded. By application.
 */
export const donationDrafts = draftStore({
  name: 'donation',
  schema: donationDraftSchema,
  lives: 'tab',
});

export const saveDonationDraft = (
  applicationId: string,
  { amount, details, attempt }: DonationDraft,
) => void donationDrafts.keep(applicationId, { amount, details, attempt });
