import type { searchApi } from '@app/contracts/search/search.api';
import { searchPaths } from '@app/contracts/search/search.paths';
import { client } from '../../lib/api/client.ts';

export const searches = client<typeof searchApi>(searchPaths);
