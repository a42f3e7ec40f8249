import { linkPreviewsApi } from '@app/contracts/link-previews/link-previews.api';
import { createGuardedFetch } from '../../platform/guarded-fetch.ts';
import { defineModule } from '../../platform/http/module.ts';
import { forgetPreviews, previewLink } from './link-previews.service.ts';

const fetchPublic = createGuardedFetch();

export const linkPreviewsModule = defineModule({
  name: 'linkPreviews',
  api: linkPreviewsApi,
  tables: {
    link_previews: { none: 'what pages of the web say, not who asked' },
  },
  jobs: (p) => [
    {
      name: 'linkPreviews.forget',
      schedule: '40 3 * * *',
      run: () => forgetPreviews(p),
    },
  ],
  handlers: (p) => ({
    preview: ({ query }) => previewLink(p, fetchPublic, query.url),
  }),
});
