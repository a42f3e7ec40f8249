import { storiesApi } from '@app/contracts/stories/stories.api';
import { defineModule } from '../../platform/http/module.ts';
import { storiesPersonalData } from './stories.personal-data.ts';
import {
  campaignWords,
  openStory,
  saveStory,
  setCampaign,
  storyPictures,
} from './stories.service.ts';
import { storiesTables } from './stories.tables.ts';

export const storiesModule = defineModule({
  name: 'stories',
  api: storiesApi,
  tables: storiesTables,
  provides: { campaignWords, storyPictures },
  personalData: () => storiesPersonalData,
  handlers: (p) => ({
    open: ({ params }, { actor }) => openStory(p, actor, params.id),
    save: ({ params, body }, { actor }) => saveStory(p, actor, params.id, body),
    setCampaign: ({ params, body }, { actor }) => setCampaign(p, actor, params.id, body.text),
  }),
});
