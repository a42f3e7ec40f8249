import { endpoints } from '../endpoint.ts';
import { searchPaths } from './search.paths.ts';
import { SearchAnswer, SearchQuery, TypedAnswer, TypedQuery } from './search.schemas.ts';

export const searchApi = endpoints(searchPaths, {
  search: {
    access: 'public',
    summary:
      'What the reader may see and holds all words, by kind with counts; with `kind` page by page.',
    query: SearchQuery,
    answer: SearchAnswer,
    rateLimit: { max: 300, windowSeconds: 300 },
  },
  typed: {
    access: 'public',
    summary: 'The nearest of all kinds, while somebody types.',
    query: TypedQuery,
    answer: TypedAnswer,
    rateLimit: { max: 900, windowSeconds: 300 },
  },
});
