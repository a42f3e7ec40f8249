import { ById } from '../common.schemas.ts';
import { endpoints } from '../endpoint.ts';
import { storiesPaths } from './stories.paths.ts';
import { CampaignWords, StorySave, StorySaved, StoryView } from './stories.schemas.ts';

export const storiesApi = endpoints(storiesPaths, {
  open: {
    access: 'member',
    summary: 'The story of an application as its team writes it; nobody else reads it.',
    params: ById,
    answer: StoryView,
    errors: ['NOT_FOUND'],
  },
  save: {
    access: 'member',
    summary: 'Saves changed parts of a story; what two changed differently is a clash.',
    params: ById,
    body: StorySave,
    answer: StorySaved,
    errors: ['NOT_FOUND', 'REVISION_CLASH'],
  },
  setCampaign: {
    access: 'member',
    summary: 'Chooses what the campaign will say of the project when it opens.',
    params: ById,
    body: CampaignWords,
    answer: StoryView,
    errors: ['NOT_FOUND', 'WRONG_STATUS'],
  },
});
