import type { ApplicationView } from '@app/contracts/applications/applications.schemas';
import type {
  CampaignPage,
  CampaignQuestion,
  CampaignStory,
  CampaignUpdate,
} from '@app/contracts/campaign-pages/campaign-pages.schemas';
import { timesKm } from '@app/domain/money';
import type { z } from 'zod';
import type { AmountRow, QuestionRow, UpdateRow } from './campaign-pages.repo.ts';

/** What a project says of itself; null for what is no orange project. */
export function storyOf(view: z.output<typeof ApplicationView>): CampaignStory | null {
  if (view.kind !== 'orange') return null;
  return {
    problem: view.communityProblem,
    story: view.storyContent,
    // The project's own picture stands above the story.
    pictures: view.storyPictures.flatMap((one) => (one && one !== view.about.picture ? [one] : [])),
    steps: view.solutionSteps,
    spending: view.budgetBreakdown
      .map(({ name, amount, quantity }) => ({ name, amount: timesKm(amount, quantity) }))
      .sort((one, other) => other.amount - one.amount),
  };
}

export const amountView = ({
  amount,
  makes,
}: AmountRow): z.output<typeof CampaignPage>['amounts'][number] => ({
  amount,
  makes,
});

export const updateView = ({
  id,
  title,
  text,
  pictures,
  ...at
}: UpdateRow): z.output<typeof CampaignUpdate> => ({
  id,
  title,
  text,
  pictures,
  publishedAt: at.publishedAt,
  changedAt: at.changedAt,
});

export const questionView = (row: QuestionRow): z.output<typeof CampaignQuestion> => ({
  id: row.id,
  name: row.name,
  question: row.question,
  askedAt: row.askedAt,
  answer: row.answer,
  answeredAt: row.answeredAt,
});
