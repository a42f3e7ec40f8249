import type { AboutMembers, PersonalData } from '../../platform/personal-data.ts';
import { applicationIdsOf } from '../applications/public.ts';
import { cleanWords, forget, volunteeringOf } from './personal-data.repo.ts';

export const volunteersTables: AboutMembers = {
  volunteers: { invited_by: 'gone', recorded_by: 'gone' },
};

/** Where somebody helps, and whom they asked to; hours stay, without whose they are. */
export const volunteersPersonalData: PersonalData = {
  collect: volunteeringOf,

  async erase(tx, userId, at, person) {
    await cleanWords(tx, person, await applicationIdsOf(tx, userId));
    await forget(tx, person, at);
    return [];
  },
};
