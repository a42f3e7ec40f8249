import { linkPreviewsApi } from '@app/contracts/link-previews/link-previews.api';
import { createGuardedFetch } from '../../platform/guarded-fetch.ts';
import { defineModule } from '../../platform/http/module.ts';
import { dropPreviews } from './link-previews.repo.ts';
import { previewLink } from './link-previews.service.ts';

const fetchPublic = createGuardedFetch();

const month = 30 * 24 * 60 * 60 * 1000;

export const linkPreviewsModule = defineModule({
  name: 'linkPreviews',
  api: linkPreviewsApi,
  jobs: (p) => [
    {
      name: 'linkPreviews.forget',
      schedule: '40 3 * * *',
      run: () =>
        p.db.transaction((tx) => dropPreviews(tx, new Date(p.clock.now().getTime() - month))),
    },
  ],
  handlers: (p) => ({
    preview: ({ query }) => previewLink(p, fetchPublic, query.url),
  }),
});
