import type { callsApi } from '@app/contracts/calls/calls.api';
import { everybody } from './kinds.ts';
import type { Samples } from './sample.ts';

export const callsSamples: Samples<typeof callsApi> = {
  list: { may: everybody },
  feed: { may: everybody },
  feedRss: { may: everybody },
  calendar: { may: everybody, own: ({ open }) => ({ params: { slug: open.slug } }) },
  detail: { may: everybody, own: ({ open }) => ({ params: { slug: open.slug } }) },
};
