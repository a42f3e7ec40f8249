import { storyLimits } from '@app/domain/stories/story';
import { z } from 'zod';
import { Id, Instant, ObPicture, Slug, Words } from '../common.schemas.ts';

const Part = Words(storyLimits.part);

export const StoryBody = z.object({
  before: Part,
  turn: Part,
  after: Part,
  who: Part,
  why: Part,
  short: Words(storyLimits.campaign),
  pictures: z.array(ObPicture).max(storyLimits.pictures),
});
export type StoryBody = z.infer<typeof StoryBody>;

const Revision = z
  .int()
  .min(0)
  .max(2 ** 31 - 1);

export const StoryView = z.object({
  /** Of its application. */
  id: Id,
  slug: Slug,
  kind: z.string(),
  title: z.string(),
  content: StoryBody,
  revision: Revision,
  savedAt: Instant,
  /** Whether the application asks for a story that the reader may write now. */
  canTakeOver: z.boolean(),
  /** What stands in the application now; null where it asks for no story. */
  inApplication: z.object({ text: z.string(), pictures: z.array(z.string()) }).nullable(),
  applicationRevision: Revision,
  /** The application's own picture; null while it has none, or a drawn cover. */
  picture: z.string().nullable(),
  /** Whether one of the story's may become it. */
  canTakePicture: z.boolean(),
  canSetCampaign: z.boolean(),
  /** What the team chose for the campaign; null: nothing yet. */
  forCampaign: z.string().nullable(),
});
export type StoryView = z.input<typeof StoryView>;

export const StorySave = z.object({
  revision: Revision,
  changes: StoryBody.partial(),
  /** The open page, so that its own earlier save is no clash. */
  editor: z.string().max(80),
});

export const StorySaved = z.object({
  revision: Revision,
  savedAt: Instant,
  /** Fields that only others changed since the sent revision. */
  merged: StoryBody.partial(),
});
export type StorySaved = z.input<typeof StorySaved>;

/** Details of a `REVISION_CLASH`. */
export interface StoryClash {
  readonly theirs: Partial<StoryBody>;
  readonly changedBy: string;
  readonly savedAt: string;
}

export const CampaignWords = z.object({
  text: z.string().trim().min(1, 'required').max(storyLimits.campaign),
});
