import { page } from '../page-address.ts';

export const searchPages = {
  /** `vrsta` is one kind of what is found: `people`, `projects`, `calls` and so on. */
  search: page('/search', { query: ['q', 'vrsta'] }),
};
