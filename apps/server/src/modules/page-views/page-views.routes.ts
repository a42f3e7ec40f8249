import { pageViewsApi } from '@app/contracts/page-views/page-views.api';
import { isbot } from 'isbot';
import { defineModule } from '../../platform/http/module.ts';
import { createPageViews } from './page-views.service.ts';
import { pageViewsTables } from './page-views.tables.ts';

export const pageViewsModule = defineModule({
  name: 'page-views',
  api: pageViewsApi,
  tables: pageViewsTables,
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
