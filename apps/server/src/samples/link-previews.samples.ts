import type { linkPreviewsApi } from '@app/contracts/link-previews/link-previews.api';
import { members } from './kinds.ts';
import type { Samples } from './sample.ts';

export const linkPreviewsSamples: Samples<typeof linkPreviewsApi> = {
  preview: {
    may: members,
    // Nobody's, so that nothing outside is asked.
    own: () => ({ query: { url: 'http://127.0.0.1/' } }),
    told: 'ADDRESS_UNREACHABLE',
    absent: 'ADDRESS_UNREACHABLE',
  },
};
