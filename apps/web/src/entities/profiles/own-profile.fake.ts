import type { OwnProfile } from '@app/contracts/profiles/profiles.schemas';

const all = 'everyone';
/** A profile in which nothing but the place is written. */
export const ownProfile: OwnProfile = {
  id: '0199aaaa-0000-7000-8000-00000000000a',
  slug: 'hana-zukic',
  name: 'Hana Zukić',
  profilePictureUrl: null,
  headline: '',
  about: '',
  place: 'Tuzla',
  seeking: [],
  skills: [],
  experience: [],
  education: [],
  volunteering: [],
  interests: [],
  languages: [],
  links: [],
  proven: [],
  privacy: {
    visibility: all,
    searchEngines: false,
    changedAt: null,
    parts: {
      picture: all,
      headline: all,
      about: all,
      place: all,
      seeking: all,
      skills: all,
      experience: all,
      education: all,
      volunteering: all,
      interests: all,
      languages: all,
      links: all,
    },
  },
  hidden: null,
  editRevision: 1,
  updatedAt: null,
};
