import { campaignPageLimits } from '@app/domain/campaign-pages/campaign-page';
import { z } from 'zod';
import { Id, Instant, LanguageCode, ObPicture, PositiveKm, Words } from '../common.schemas.ts';

const Written = (most: number, least = 2) => Words(most).trim().min(1, 'required').min(least);

/** What an amount makes possible, in the team's words. */
export const CampaignAmount = z.object({
  amount: PositiveKm,
  makes: Written(campaignPageLimits.makes),
});
export type CampaignAmount = z.input<typeof CampaignAmount>;

export const CampaignUpdate = z.object({
  id: Id,
  title: z.string(),
  text: z.string(),
  pictures: z.array(z.string()),
  publishedAt: Instant,
  changedAt: Instant.nullable(),
});
export type CampaignUpdate = z.input<typeof CampaignUpdate>;

/** `answer` is null while it waits; only the team and the bank see those. */
export const CampaignQuestion = z.object({
  id: Id,
  name: z.string(),
  question: z.string(),
  askedAt: Instant,
  answer: z.string().nullable(),
  answeredAt: Instant.nullable(),
});
export type CampaignQuestion = z.input<typeof CampaignQuestion>;

/** What the project says of itself; the newest that everybody may see. */
export const CampaignStory = z.object({
  problem: z.string(),
  story: z.string(),
  pictures: z.array(z.string()),
  steps: z.array(z.string()),
  /** Lines of the budget, dearest first. */
  spending: z.array(z.object({ name: z.string(), amount: z.number() })),
});
export type CampaignStory = z.infer<typeof CampaignStory>;

export const CampaignPage = z.object({
  /** Null while the project itself is not public. */
  story: CampaignStory.nullable(),
  amounts: z.array(CampaignAmount),
  updates: z.array(CampaignUpdate),
  questions: z.array(CampaignQuestion),
  canWrite: z.boolean(),
  canModerate: z.boolean(),
  canAsk: z.boolean(),
  /** How many donors get news by mail; for who writes them. */
  readers: z.int().nullable(),
});
export type CampaignPage = z.input<typeof CampaignPage>;

export const CampaignAmountsBody = z.object({
  amounts: z
    .array(CampaignAmount)
    .max(campaignPageLimits.amounts)
    .refine((all) => new Set(all.map(({ amount }) => amount)).size === all.length, 'amountTwice'),
});

export const CampaignUpdateBody = z.object({
  title: Written(campaignPageLimits.updateTitle, 3),
  text: Written(campaignPageLimits.updateText, 10),
  pictures: z.array(ObPicture).max(campaignPageLimits.updatePictures).default([]),
});

/** With an id that its writer chose: sent again, it adds nothing. */
export const CampaignNewsBody = CampaignUpdateBody.extend({ id: Id });

export const CampaignQuestionBody = z.object({
  /** Chosen by who asks: sent again, it adds nothing. */
  id: Id,
  name: Written(campaignPageLimits.askerName),
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(254)
    .pipe(z.email({ error: 'email' })),
  question: Written(campaignPageLimits.question, 5),
});

export const CampaignAnswerBody = z.object({
  answer: Written(campaignPageLimits.answer),
  /** The answer that it takes the place of. */
  known: z.string().max(campaignPageLimits.answer).nullable(),
});

/** The language in which it is shown elsewhere, whoever looks. */
export const SpreadQuery = z.object({ language: LanguageCode.optional() });
