import type { AboutMembers, PersonalData } from '../../platform/personal-data.ts';
import type { Platform } from '../../platform/platform.ts';
import { hidePerson, shownAs } from './personal-data.repo.ts';

export const banksTables: AboutMembers = {
  bank_people: { user_id: 'gone' },
  youth_banks: { none: 'banks, not members' },
};

/** Members whom a bank shows on its page. */
export const banksPersonalData = (p: Platform): PersonalData => ({
  async collect(read, userId) {
    const shown = await shownAs(read, userId);
    return { shownAs: shown.map(({ userId: _, ...person }) => person) };
  },

  async erase(tx, userId) {
    const banks = await hidePerson(tx, userId);
    p.signals.publish(tx, ...banks.map((id) => `bank:${id}` as const));
    return [];
  },
});
