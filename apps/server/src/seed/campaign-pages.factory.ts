import type { BuiltApplication } from '../modules/applications/applications.factory.ts';
import {
  createAmounts,
  createQuestion,
  createUpdate,
} from '../modules/campaign-pages/campaign-pages.factory.ts';
import type { Tx } from '../platform/db/client.ts';
import { entry } from './applications.factory.ts';
import { onDay } from './calls.factory.ts';
import { demoCampaignPages } from './campaign-pages.data.ts';

export async function seedCampaignPages(
  tx: Tx,
  applications: ReadonlyMap<string, BuiltApplication>,
  today: Date,
): Promise<void> {
  for (const page of demoCampaignPages) {
    const application = entry(applications, page.application);
    await createAmounts(tx, application, page.amounts);
    // The oldest first: ids rise in the order of news.
    for (const { daysAgo, picture, ...update } of page.updates.toReversed()) {
      const publishedAt = onDay(today, -daysAgo);
      const pictures = picture ? [`/api/ob-files/${picture}`] : [];
      await createUpdate(tx, application, { ...update, pictures, publishedAt });
    }
    for (const { daysAgo, name, question, answer } of page.questions.toReversed()) {
      const askedAt = onDay(today, -daysAgo);
      await createQuestion(tx, application, {
        name,
        question,
        email: `${name.toLowerCase()}@primjer.ba`,
        askedAt,
        ...(answer ? { answer } : {}),
      });
    }
  }
}
