import type { PersonalData } from '../../platform/personal-data.ts';
import { applicationIdsOf } from '../applications/public.ts';
import { cleanWords, forget, picturesBy, writtenBy } from './personal-data.repo.ts';

/** News and answers stay without whose they are; questions that nobody answered go. */
export const campaignPagesPersonalData: PersonalData = {
  collect: writtenBy,
  files: picturesBy,

  async erase(tx, userId, _at, person) {
    await cleanWords(tx, person, await applicationIdsOf(tx, userId));
    await forget(tx, person);
    return [];
  },
};
