import { campaignPagesApi } from '@app/contracts/campaign-pages/campaign-pages.api';
import { defineModule } from '../../platform/http/module.ts';
import { campaignPagesJobs } from './campaign-pages.jobs.ts';
import { createCampaignPages } from './campaign-pages.service.ts';
import { campaignPagesTables } from './campaign-pages.tables.ts';
import { campaignPagesTopics } from './campaign-pages.topics.ts';
import { forgetWhoAsked, picturesBy } from './personal-data.repo.ts';
import { spreadHandlers } from './spread/spread.routes.ts';

export const campaignPagesModule = defineModule({
  name: 'campaignPages',
  api: campaignPagesApi,
  tables: campaignPagesTables,
  topics: campaignPagesTopics,
  setup: createCampaignPages,
  jobs: campaignPagesJobs,
  personalData: () => ({
    files: picturesBy,
    erase: (tx, _userId, _at, person) => forgetWhoAsked(tx, person),
  }),
  handlers: (p, campaignPages) => ({
    ...spreadHandlers(p),
    page: ({ params }, { actor }) => campaignPages.page(actor, params.id),
    amounts: ({ params, body }, { actor }) => campaignPages.setAmounts(actor, params.id, body),
    publish: ({ params, body }, { actor }) => campaignPages.publish(actor, params.id, body),
    change: ({ params, body }, { actor }) => campaignPages.change(actor, params.id, body),
    remove: ({ params }, { actor }) => campaignPages.remove(actor, params.id),
    ask: ({ params, body }, { language }) => campaignPages.ask(params.id, body, language),
    answer: ({ params, body }, { actor }) => campaignPages.answer(actor, params.id, body),
    dismiss: ({ params }, { actor }) => campaignPages.dismiss(actor, params.id),
  }),
});
