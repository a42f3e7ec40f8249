import type { profilesApi } from '@app/contracts/profiles/profiles.api';
import { profileSlug } from '@app/domain/accounts/profile-slug';
import { pictureKeys } from '../modules/profiles/pictures.service.ts';
import { formWith, onePixel } from './forms.ts';
import { everybody, members } from './kinds.ts';
import { missingId, type Samples } from './sample.ts';
import type { Person } from './stage.ts';

const slugOf = ({ name, id }: Person) => ({ params: { profileSlug: profileSlug(name, id) } });
const mine = { may: members, caller: 'fresh' } as const;

export const profilesSamples: Samples<typeof profilesApi> = {
  own: { may: members },
  change: { ...mine, own: () => ({ body: { editRevision: 0, headline: 'Novo' } }) },
  setPrivacy: { ...mine, own: () => ({ body: { visibility: 'members' } }) },
  preview: { may: members, own: () => ({ query: { as: 'everyone' } }) },
  setPicture: { ...mine, own: () => formWith('slika.png', onePixel) },
  removePicture: mine,
  search: { may: members, own: () => ({ query: { q: 'vl' } }) },
  view: {
    may: { own: everybody, foreign: ['lejla'] },
    own: ({ people }) => slugOf(people.vlasnik),
    foreign: ({ people }) => slugOf(people.lejla),
    missing: () => ({ params: { profileSlug: `nema-ga-${missingId}` } }),
  },
  picture: {
    may: everybody,
    own: async (stage) => {
      const { id } = await stage.fresh('lejla');
      const { db, files } = stage.app.platform;
      await db.pool.query('UPDATE users SET picture = $2 WHERE id = $1', [id, 'a.webp']);
      for (const key of pictureKeys(id, 'a.webp')) await files.put(key, onePixel, 'image/webp');
      return { params: { userId: id, file: 'a.webp' } };
    },
  },
};
