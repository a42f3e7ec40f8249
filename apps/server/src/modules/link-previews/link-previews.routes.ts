import { linkPreviewsApi } from '@app/contracts/link-previews/link-previews.api';
import { createGuardedFetch } from '../../platform/guarded-fetch.ts';
import { defineModule } from '../../platform/http/module.ts';
import { forgetPreviews, previewLink } from './link-previews.service.ts';
import { linkPreviewsTables } from './link-previews.tables.ts';

const fetchPublic = createGuardedFetch();

export const linkPreviewsModule = defineModule({
  name: 'linkPreviews',
  api: linkPreviewsApi,
  tables: linkPreviewsTables,
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
