import type { AboutMembers, PersonalData } from '../../platform/personal-data.ts';
import { forgetReminders, remindersOf } from './reminders.repo.ts';

export const bankDeskTables: AboutMembers = { desk_reminders: { sent_by: 'gone' } };

export const bankDeskPersonalData: PersonalData = {
  collect: async (read, userId) => ({ reminders: await remindersOf(read, userId) }),
  async erase(tx, userId) {
    await forgetReminders(tx, userId);
    return [];
  },
};
