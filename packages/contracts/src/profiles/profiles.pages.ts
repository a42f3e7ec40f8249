import { page } from '../page-address.ts';

export const profilesPages = {
  ownProfile: page('/profile', { query: ['view'] }),
  profile: page('/profile/:profileSlug'),
};
