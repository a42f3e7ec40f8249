import type { ApplicationView } from '@app/contracts/applications/applications.schemas';
import type {
  CampaignPage,
  CampaignQuestion,
  CampaignStory,
  CampaignUpdate,
} from '@app/contracts/campaign-pages/campaign-pages.schemas';
import { fening, timesKm, toKm } from '@app/domain/money';
import type { AmountRow, QuestionRow, UpdateRow } from './campaign-pages.repo.ts';

/** What a project says of itself; null for what is no orange project. */
export function storyOf(view: ApplicationView): CampaignStory | null {
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

export const amountView = ({ amount, makes }: AmountRow): CampaignPage['amounts'][number] => ({
  amount: toKm(fening(amount)),
  makes,
});

export const updateView = ({ id, title, text, pictures, ...at }: UpdateRow): CampaignUpdate => ({
  id,
  title,
  text,
  pictures,
  publishedAt: at.publishedAt.toISOString(),
  changedAt: at.changedAt?.toISOString() ?? null,
});

export const questionView = (row: QuestionRow): CampaignQuestion => ({
  id: row.id,
  name: row.name,
  question: row.question,
  askedAt: row.askedAt.toISOString(),
  answer: row.answer,
  answeredAt: row.answeredAt?.toISOString() ?? null,
});
