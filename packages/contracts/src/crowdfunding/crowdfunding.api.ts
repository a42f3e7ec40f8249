import { z } from 'zod';
import { ById, Id, listOf, listQuery } from '../common.schemas.ts';
import { endpoints } from '../endpoint.ts';
import { crowdfundingPaths } from './crowdfunding.paths.ts';
import {
  CallbackBody,
  CampaignsQuery,
  CampaignView,
  DonateAnswer,
  DonateBody,
  DonationQuery,
  DonationView,
  DonorsQuery,
  DonorView,
  NewsBody,
  ReceiptPdfQuery,
  StartCampaignBody,
} from './crowdfunding.schemas.ts';
import { ByYear, GivenYear, OwnDonation, SummaryQuery } from './giving.schemas.ts';
import { MatchBody, MatchView } from './matches.schemas.ts';

export const crowdfundingApi = endpoints(crowdfundingPaths, {
  campaigns: {
    access: 'public',
    summary:
      'Campaigns: running ones by their end, ended ones last first; `X-Next-Cursor` names the next page.',
    query: CampaignsQuery,
    answer: z.array(CampaignView),
  },
  campaign: {
    access: 'public',
    summary: 'One campaign, by its own id or by that of its application.',
    params: ById,
    answer: CampaignView,
    errors: ['NOT_FOUND'],
  },
  startCampaign: {
    access: 'ob',
    summary: 'Starts the campaign of an approved application.',
    body: StartCampaignBody,
    answer: CampaignView,
    errors: ['NOT_FOUND', 'WRONG_STATUS', 'CAMPAIGN_NOT_ALLOWED', 'GOAL_BELOW_MINIMUM'],
    status: 201,
  },
  donors: {
    access: 'public',
    summary:
      "Settled donations of an application's campaign, newest first; `X-Next-Cursor` names the next page.",
    params: z.object({ applicationId: Id }),
    query: DonorsQuery,
    answer: z.object({ donors: z.array(DonorView) }),
  },
  donate: {
    access: 'public',
    summary: 'Holds an amount for 30 minutes and opens the payment.',
    body: DonateBody,
    answer: DonateAnswer,
    errors: [
      'NOT_FOUND',
      'CAMPAIGN_CLOSED',
      'AMOUNT_EXCEEDS_GOAL',
      'HOLDS_OPEN',
      'HOLDS_UNPAID',
      'IDEMPOTENCY_MISMATCH',
      'PAYMENT_PROVIDER',
    ],
    // A whole school behind one address donates in the same minute.
    rateLimit: { max: 15_000, windowSeconds: 60 },
  },
  donation: {
    access: 'public',
    summary: 'Where a donation stands, for who holds its status token.',
    params: z.object({ orderNumber: z.string().min(1).max(40) }),
    query: DonationQuery,
    answer: DonationView,
    errors: ['NOT_FOUND'],
  },
  receiptPdf: {
    access: 'public',
    kind: 'stream',
    summary: 'The receipt of a paid donation as a PDF, for who holds its status token.',
    params: z.object({ orderNumber: z.string().min(1).max(40) }),
    query: ReceiptPdfQuery,
    answer: z.unknown(),
    errors: ['NOT_FOUND'],
    rateLimit: { max: 60, windowSeconds: 600 },
  },
  matches: {
    access: 'ob',
    summary: 'All promises to double donations of a campaign, newest first, for its bank’s people.',
    params: ById,
    answer: z.array(MatchView),
    errors: ['NOT_FOUND'],
  },
  setMatch: {
    access: 'ob',
    summary:
      'Promises to double donations up to a sum and a moment; out of the fund or of a sponsor.',
    params: ById,
    body: MatchBody,
    answer: MatchView,
    errors: [
      'NOT_FOUND',
      'CAMPAIGN_CLOSED',
      'MATCH_RUNNING',
      'FUND_EXCEEDED',
      'IDEMPOTENCY_MISMATCH',
    ],
    status: 201,
  },
  endMatch: {
    access: 'ob',
    summary: 'Ends such a promise early; donations that are being paid are still doubled.',
    params: ById,
    answer: MatchView,
    errors: ['NOT_FOUND'],
  },
  ownDonations: {
    access: 'member',
    summary: 'What was given with a confirmed address of the reader, newest first.',
    query: listQuery(),
    answer: listOf(OwnDonation),
  },
  ownYears: {
    access: 'member',
    summary: 'The years in which they gave, and how much, newest first.',
    answer: z.array(GivenYear),
  },
  yearSummary: {
    access: 'member',
    kind: 'stream',
    summary: 'Their donations of a year as a PDF.',
    params: ByYear,
    query: SummaryQuery,
    answer: z.unknown(),
    errors: ['NOT_FOUND'],
  },
  news: {
    access: 'public',
    summary: 'Whether a donor gets news of a campaign by mail, by the token of such a mail.',
    params: z.object({ orderNumber: z.string().min(1).max(40) }),
    body: NewsBody,
    answer: z.object({ wanted: z.boolean() }),
    errors: ['NOT_FOUND'],
  },
  endNews: {
    access: 'public',
    summary: 'Ends the news of a campaign by mail, posted by the reader’s mail program.',
    params: z.object({
      orderNumber: z.string().min(1).max(40),
      token: z.string().min(1).max(200),
    }),
    answer: z.object({ wanted: z.boolean() }),
    errors: ['NOT_FOUND'],
  },
  callback: {
    access: 'callback',
    summary: "The card provider's notice, proven by its digest; repeated notices count once.",
    body: CallbackBody,
    answer: z.object({ received: z.literal(true) }),
    errors: ['BAD_SIGNATURE', 'NOT_FOUND'],
  },
});
