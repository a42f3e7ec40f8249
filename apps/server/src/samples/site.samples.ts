import type { siteApi } from '@app/contracts/site/site.api';
import { everybody } from './kinds.ts';
import type { Samples } from './sample.ts';

const asked = { may: everybody };

export const siteSamples: Samples<typeof siteApi> = {
  robots: asked,
  sitemap: asked,
  sitemapPart: {
    ...asked,
    own: () => ({ params: { kind: 'calls', after: 'first' } }),
    // What follows a record that is gone is asked for like any other.
    missing: () => ({ params: { kind: 'calls', after: '00000000-0000-7000-8000-000000000000' } }),
    absent: 'answered',
  },
  security: asked,
  manifest: asked,
  offline: asked,
  worker: asked,
};
