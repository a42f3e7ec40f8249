import { emptyStory, type StoryContent } from '@app/domain/stories/story';
import type { Tx } from '../../platform/db/client.ts';
import { putStory, type StoryRow } from './stories.repo.ts';

export async function createStory(
  tx: Tx,
  application: { readonly id: string },
  by: { readonly id: string },
  plan: {
    readonly content: Partial<StoryContent>;
    readonly savedAt: Date;
    readonly forCampaign?: string;
  },
): Promise<StoryRow> {
  const last = { revision: 1, by: by.id, editor: '' };
  const row: StoryRow = {
    applicationId: application.id,
    content: { ...emptyStory, ...plan.content },
    revision: 1,
    fields: Object.fromEntries(Object.keys(plan.content).map((field) => [field, last])),
    savedAt: plan.savedAt,
    forCampaign: plan.forCampaign ?? null,
  };
  await putStory(tx, row);
  return row;
}
