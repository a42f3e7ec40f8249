import {
  type AboutMembers,
  type PersonalData,
  withoutPerson,
} from '../../platform/personal-data.ts';
import { applicationIdsOf } from '../applications/public.ts';
import { forgetMember, renameTask, tasksIn, tasksWith } from './personal-data.repo.ts';

export const tasksTables: AboutMembers = {
  application_tasks: { created_by: 'gone', done_by: 'gone', assigned_user_id: 'gone' },
  application_ticks: { ticked_by: 'gone' },
};

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
