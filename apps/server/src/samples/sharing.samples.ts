import type { sharingApi } from '@app/contracts/sharing/sharing.api';
import { everybody } from './kinds.ts';
import type { Samples } from './sample.ts';
import type { Stage } from './stage.ts';

const of = (slugOrId: string) => ({ params: { type: 'orange-grant' as const, slugOrId } });
const shared = {
  may: everybody,
  own: ({ standing }: Stage) => of(standing.published.slug),
  missing: () => of('nema-ga'),
};

export const sharingSamples: Samples<typeof sharingApi> = {
  // It says as little of what is not there as of what is not public, and leads on.
  page: { ...shared, absent: 'answered' },
  picture: shared,
};
