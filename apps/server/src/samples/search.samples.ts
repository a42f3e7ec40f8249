import type { searchApi } from '@app/contracts/search/search.api';
import { everybody } from './kinds.ts';
import type { Samples } from './sample.ts';

export const searchSamples: Samples<typeof searchApi> = {
  search: {
    may: everybody,
    own: () => ({ query: { q: 'rijeka' } }),
    filters: [{ q: 'rijeka' }, { q: 'b9', kind: 'people' }, { q: 'staz', kind: 'projects' }],
  },
  typed: { may: everybody, own: () => ({ query: { q: 'rij' } }) },
};
