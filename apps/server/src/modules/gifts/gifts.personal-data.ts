import type { AboutMembers, PersonalData } from '../../platform/personal-data.ts';
import { applicationIdsOf } from '../applications/public.ts';
import { cleanWords, forget, giftsAround, proofsBy } from './personal-data.repo.ts';

export const giftsTables: AboutMembers = {
  gifts: { proof_by: 'gone', requested_by: 'gone' },
};

/** What somebody gave, or asked others about for a team; what was given stays, without them. */
export const giftsPersonalData: PersonalData = {
  collect: giftsAround,
  files: proofsBy,

  async erase(tx, userId, at, person) {
    await cleanWords(tx, person, await applicationIdsOf(tx, userId));
    await forget(tx, person, at);
    return [];
  },
};
