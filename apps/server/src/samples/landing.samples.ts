import type { landingApi } from '@app/contracts/landing/landing.api';
import { everybody } from './kinds.ts';
import type { Samples } from './sample.ts';

export const landingSamples: Samples<typeof landingApi> = {
  figures: { may: everybody },
};
