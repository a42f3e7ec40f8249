import type { systemApi } from '@app/contracts/system/system.api';
import { everybody, members } from './kinds.ts';
import type { Samples } from './sample.ts';

/** Of the figures; the server of the samples is started with it. */
export const metricsToken = 'figures-of-the-samples';

export const systemSamples: Samples<typeof systemApi> = {
  health: { may: everybody },
  metrics: {
    may: everybody,
    own: () => ({ headers: { authorization: `Bearer ${metricsToken}` } }),
  },
  events: { may: everybody, method: 'HEAD' },
  together: { may: members, own: () => ({ query: { ask: '/api/calls' } }) },
  devMail: { may: everybody },
};
