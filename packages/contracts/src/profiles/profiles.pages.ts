import { page } from '../page-address.ts';

export const profilesPages = {
  /** `uredi` opens what is edited: `slika` or `vjestine`. */
  ownProfile: page('/profile', { query: ['view', 'uredi'] }),
  profile: page('/profile/:profileSlug'),
};
