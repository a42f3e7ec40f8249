import { pageViewsApi } from '@app/contracts/page-views/page-views.api';
import { defineModule } from '../../platform/http/module.ts';
import { createPageViews } from './page-views.service.ts';

export const pageViewsModule = defineModule({
  name: 'page-views',
  api: pageViewsApi,
  setup: createPageViews,
  handlers: (_platform, views) => ({
    async record({ body }) {
      views.record(body);
      return undefined;
    },
    figures: ({ query }) => views.figures(query.days),
    funnel: ({ params }, { actor }) => views.funnel(actor, params.slug),
  }),
  plugin: (_platform, views) => async (app) => {
    app.addHook('onClose', () => views.flush());
  },
});
