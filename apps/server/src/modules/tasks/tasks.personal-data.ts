import { type PersonalData, withoutPerson } from '../../platform/personal-data.ts';
import { applicationIdsOf } from '../applications/public.ts';
import { forgetMember, renameTask, tasksIn, tasksWith } from './personal-data.repo.ts';

/** What somebody wrote down, took on or ticked off; the tasks themselves are the team's and stay. */
export const tasksPersonalData: PersonalData = {
  async collect(read, userId) {
    return { tasks: await tasksWith(read, userId) };
  },

  async erase(tx, userId, _at, person) {
    for (const { id, title } of await tasksIn(tx, await applicationIdsOf(tx, userId), userId)) {
      const clean = withoutPerson(title, person);
      if (clean !== title) await renameTask(tx, id, clean);
    }
    await forgetMember(tx, userId);
    return [];
  },
};
