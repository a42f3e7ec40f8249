import {
  type AboutMembers,
  type PersonalData,
  withoutPerson,
} from '../../platform/personal-data.ts';
import { decisionsToldTo, deleteCasesOf, disown, reportsBy, rowsOf } from './personal-data.repo.ts';

export const reportsTables: AboutMembers = {
  report_cases: { owner_id: 'gone' },
  reports: { reporter_id: 'gone' },
};

/** Reports outlast who sent them, unnamed: what they warn of may still be there. */
export const reportsPersonalData: PersonalData = {
  collect: async (read, userId) => ({
    reports: await reportsBy(read, userId),
    decisions: await decisionsToldTo(read, userId),
  }),

  async erase(tx, userId, _at, person) {
    await deleteCasesOf(tx, userId);
    for (const { id, text, context } of await rowsOf(tx, userId)) {
      await disown(tx, id, withoutPerson({ text, context }, person));
    }
    return [];
  },
};
