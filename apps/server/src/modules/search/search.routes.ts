import { searchApi } from '@app/contracts/search/search.api';
import { defineModule } from '../../platform/http/module.ts';
import { searchEverything, searchTyped } from './search.service.ts';

export const searchModule = defineModule({
  name: 'search',
  api: searchApi,
  handlers: (p) => ({
    search: ({ query }, { actor }) =>
      searchEverything(p, query, { actor, language: query.language }),
    typed: ({ query }, { actor }) => searchTyped(p, query, { actor, language: query.language }),
  }),
});
