import { infiniteQueryOptions } from '@tanstack/react-query';
import { paged } from '../../../kit/listing/paged.ts';
import { caches } from '../../../lib/queries/caches.ts';
import { teams } from '../client.ts';

export const ageCorrectionsKey = ['age-corrections'] as const;
export const ageCorrectionsQuery = infiniteQueryOptions({
  queryKey: ageCorrectionsKey,
  queryFn: ({ pageParam, signal }) =>
    teams.ageCorrections({ query: { after: pageParam } }, { signal }),
  ...paged,
  ...caches.asShown,
});
