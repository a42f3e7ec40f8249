import { page } from '../page-address.ts';

export const helpPages = {
  help: page('/help', { query: ['q', 'admin_edit'], hash: ['pitaj'] }),
};
