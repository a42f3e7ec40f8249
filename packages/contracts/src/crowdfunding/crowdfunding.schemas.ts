import { campaignOutcomes, campaignStatuses } from '@app/domain/crowdfunding/campaign';
import { donationStatuses } from '@app/domain/crowdfunding/donation.machine';
import { z } from 'zod';
import { Id, Instant, Km, LanguageCode, listQuery, PositiveKm, Slug } from '../common.schemas.ts';

/** A donation as everybody sees it; `donorName` is null for who did not ask to be named. */
export const DonorView = z.object({
  donorName: z.string().nullable(),
  amount: Km,
  /** What a match gave with it. */
  matchedAmount: Km,
  message: z.string().nullable(),
  donatedAt: Instant,
});
export type DonorView = z.input<typeof DonorView>;

/** Who doubles what is given now, and how far it still goes. */
export const RunningMatch = z.object({
  giver: z.string(),
  /** The bank itself, not somebody through it. */
  byBank: z.boolean(),
  amount: Km,
  givenAmount: Km,
  /** What it can still promise. */
  availableAmount: Km,
  endsAt: Instant,
});
export type RunningMatch = z.input<typeof RunningMatch>;

/** A campaign (specification §3, Campaign). `id` is the campaign's own. */
export const CampaignView = z.object({
  id: Id,
  applicationId: Id,
  slug: Slug,
  title: z.string(),
  summary: z.string(),
  municipality: z.string(),
  bankName: z.string(),
  bankSlug: Slug,
  bankEmblem: z.string(),
  picture: z.string().nullable(),
  targetAmount: Km,
  minimumAmount: Km,
  currentAmount: Km,
  /** Of `currentAmount`, what matches gave. */
  matchedAmount: Km,
  /** What earlier rounds of the same project brought; it stays with the project. */
  earlierAmount: Km,
  /** Room left for new donations: target less settled less held. */
  availableAmount: Km,
  isDonationEnabled: z.boolean(),
  state: z.enum(campaignStatuses),
  donorCount: z.int().nonnegative(),
  daysLeft: z.int().nonnegative(),
  startsAt: Instant,
  endsAt: Instant,
  outcome: z.enum(campaignOutcomes).nullable(),
  match: RunningMatch.nullable(),
  recentDonations: z.array(DonorView),
});
export type CampaignView = z.input<typeof CampaignView>;

/** `running`: begun and not ended, soonest end first. `ended`: last ended first. */
export const CampaignsQuery = listQuery().extend({
  state: z.enum(['running', 'ended']).default('running'),
  bank: Slug.optional(),
  /** Of the running ones: `nearly`, seven tenths are in; `soon`, they end within ten days. */
  show: z.enum(['all', 'nearly', 'soon']).default('all'),
});

export const DonorsQuery = listQuery(100);

export const StartCampaignBody = z
  .object({ applicationId: Id, targetAmount: PositiveKm, startsAt: Instant, endsAt: Instant })
  .refine((body) => body.endsAt > body.startsAt, {
    path: ['endsAt'],
    error: 'endAfterStart',
  });
export type StartCampaignBody = z.input<typeof StartCampaignBody>;

const Line = (max: number) => z.string().trim().min(1).max(max);

/** The donation form (specification §3, Donation payload; §5). */
export const DonateBody = z.object({
  applicationId: Id,
  projectTitle: z.string().max(300).optional(),
  amount: PositiveKm,
  donorName: Line(80),
  donorSurname: Line(80),
  donorEmail: z
    .string()
    .trim()
    .toLowerCase()
    .max(100)
    .pipe(z.email({ error: 'email' })),
  donorPhone: Line(30),
  donorAddress: Line(100),
  donorCity: Line(30),
  donorPostalCode: Line(9),
  donorCountry: z.string().trim().max(60).default('Bosna i Hercegovina'),
  message: z.string().trim().max(500).default(''),
  isAnonymous: z.boolean().default(true),
  showNamePublicly: z.boolean().default(false),
  /** The team's news by mail, until the donor wants no more. */
  wantsNews: z.boolean().default(false),
  acceptTerms: z.boolean().refine((accepted) => accepted, 'termsRequired'),
  paymentMethod: z.literal('card').default('card'),
  /** `form`: the provider's own page. `components`: its card field within ours. */
  paymentFlow: z.enum(['form', 'components']).default('form'),
  /** Chosen by the client for one press of the button; a repeat answers the first donation. */
  idempotencyKey: z.string().min(8).max(80).optional(),
  /** Demo mode: `instant` settles at once, `provider` walks through the provider's page. */
  demoFlow: z.enum(['instant', 'provider']).optional(),
});
export type DonateBody = z.input<typeof DonateBody>;

/** How the browser goes on with the payment (specification §3, Payment result; §4). */
export const PaymentResult = z.object({
  client_secret: z.string().optional(),
  status: z.string(),
  form_html: z.string().optional(),
  redirect_url: z.string().optional(),
});

export type PaymentResult = z.infer<typeof PaymentResult>;

export const DonateAnswer = z.object({
  success: z.literal(true),
  orderNumber: z.string(),
  /** As everybody will see it with the donation; null for who gives without a name. */
  donorName: z.string().nullable(),
  /** Proves to the status endpoint that the asker made the donation. */
  statusToken: z.string(),
  holdExpiresAt: Instant,
  /** What a match adds to the donation once it is paid in time. */
  matchedAmount: Km,
  paymentResult: PaymentResult,
});
export type DonateAnswer = z.input<typeof DonateAnswer>;

export const DonationStatus = z.enum(donationStatuses);

export const DonationView = z.object({
  orderNumber: z.string(),
  receiptNumber: z.string().nullable(),
  status: DonationStatus,
  amount: Km,
  matchedAmount: Km,
  projectTitle: z.string(),
  applicationId: Id,
  slug: Slug,
  donorFirstName: z.string(),
  donorEmail: z.string(),
  createdAt: Instant,
  settledAt: Instant.nullable(),
  campaign: CampaignView,
});
export type DonationView = z.input<typeof DonationView>;

export const DonationQuery = z.object({
  token: z.string().min(1).max(200),
  /**
   * The whole address at which the provider sent the buyer back. Its digest never settles a
   * donation; it makes the server ask the provider at once.
   */
  returned: z.string().max(2000).optional(),
});

export const ReceiptPdfQuery = DonationQuery.pick({ token: true }).extend({
  language: LanguageCode.optional(),
});

export const NewsBody = z.object({ token: z.string().min(1).max(200), wanted: z.boolean() });

/** A card provider's notice (Monri); further keys are ignored. */
export const CallbackBody = z.unknown();
