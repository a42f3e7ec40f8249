import type { pageViewsApi } from '@app/contracts/page-views/page-views.api';
import { pages } from '@app/contracts/pages';
import { bankPeople, desk, everybody, foreignDesk } from './kinds.ts';
import type { Samples } from './sample.ts';

export const pageViewsSamples: Samples<typeof pageViewsApi> = {
  record: { may: everybody, own: () => ({ body: { page: pages.zone.path } }) },
  figures: { may: bankPeople },
  funnel: {
    may: { own: desk, foreign: foreignDesk },
    own: ({ open }) => ({ params: { slug: open.slug } }),
    foreign: ({ openInZenica }) => ({ params: { slug: openInZenica.slug } }),
  },
};
