import { profilesApi } from '@app/contracts/profiles/profiles.api';
import { defineModule } from '../../platform/http/module.ts';
import { findCards } from './cards.repo.ts';
import { deliverPicture, removePicture, setPicture } from './pictures.service.ts';
import { profilesPersonalData } from './profiles.personal-data.ts';
import {
  changeProfile,
  ownProfile,
  previewProfile,
  setPrivacy,
  viewProfile,
} from './profiles.service.ts';
import { profilesTables } from './profiles.tables.ts';

import { searchPeople } from './search.service.ts';

export const profilesModule = defineModule({
  name: 'profiles',
  api: profilesApi,
  provides: { findCards },
  topics: { person: 'nobody' },
  tables: profilesTables,
  personalData: profilesPersonalData,
  handlers: (p) => ({
    own: (_, { actor }) => ownProfile(p, p.db.read, actor.id),
    change: ({ body }, { actor }) => changeProfile(p, actor.id, body),
    setPrivacy: ({ body }, { actor }) => setPrivacy(p, actor.id, body),
    preview: ({ query }, { actor }) => previewProfile(p, actor.id, query.as),
    setPicture: (_, { actor, request }) => setPicture(p, actor.id, request),
    removePicture: (_, { actor }) => removePicture(p, actor.id),
    search: ({ query }, { actor }) => searchPeople(p, actor, query.q),
    view: ({ params }, { actor }) => viewProfile(p, params.profileSlug, actor),
    picture: ({ params }, context) => deliverPicture(p, params, context),
  }),
});
