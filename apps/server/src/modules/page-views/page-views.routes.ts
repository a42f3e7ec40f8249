import { pageViewsApi } from '@app/contracts/page-views/page-views.api';
import { isbot } from 'isbot';
import { defineModule } from '../../platform/http/module.ts';
import { createPageViews } from './page-views.service.ts';

export const pageViewsModule = defineModule({
  name: 'page-views',
  api: pageViewsApi,
  tables: {
    call_views: { none: 'visits are counted, visitors are not' },
    page_views: { none: 'addresses are counted, readers are not' },
    page_visitors: {
      none: 'hashes of a day, with nothing that leads to a member; deleted after it',
    },
  },
  setup: createPageViews,
  handlers: (_platform, views) => ({
    async record({ body }, { ip, userAgent, request: { headers }, reply }) {
      const unwilling = headers.dnt === '1' || headers['sec-gpc'] === '1';
      if (!unwilling && !isbot(userAgent)) views.record(body, { ip, userAgent });
      return reply.code(204).send();
    },
    figures: ({ query }, { actor }) => views.figures(actor, query.days),
    funnel: ({ params }, { actor }) => views.funnel(actor, params.slug),
  }),
  plugin: (_platform, views) => async (app) => {
    app.addHook('onClose', () => views.flush());
  },
});
