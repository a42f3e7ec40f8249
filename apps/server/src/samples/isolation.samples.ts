import type { isolationApi } from '@app/contracts/isolation/isolation.api';
import { everybody } from './kinds.ts';
import type { Samples } from './sample.ts';

export const isolationSamples: Samples<typeof isolationApi> = {
  test: { may: everybody },
};
