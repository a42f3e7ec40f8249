import type { AboutMembers, PersonalData } from '../../platform/personal-data.ts';
import { applicationIdsOf } from '../applications/public.ts';
import { cleanWords, forget, picturesBy, writtenBy } from './personal-data.repo.ts';

export const campaignPagesTables: AboutMembers = {
  campaign_amounts: {},
  campaign_questions: { answered_by: 'gone' },
  campaign_updates: { author_id: 'gone' },
};

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
