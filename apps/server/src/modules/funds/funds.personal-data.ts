import type { AboutMembers, PersonalData } from '../../platform/personal-data.ts';
import type { Platform } from '../../platform/platform.ts';
import { cleanEntries, entriesBy } from './personal-data.repo.ts';

export const fundsTables: AboutMembers = {
  fund_entries: {
    proposed_by: { stays: 'who proposed a payout beside an agreement' },
    created_by: { stays: 'who wrote down the money of a bank' },
  },
};

/** Entries stay, as the record of a bank's money and of who wrote it down; their texts lose the member. */
export const fundsPersonalData = (p: Platform): PersonalData => ({
  async collect(read, userId) {
    const entries = await entriesBy(read, userId);
    return { entries: entries.map(({ createdBy: _, proposedBy: __, ...entry }) => entry) };
  },

  async erase(tx, _userId, _at, person) {
    const banks = await cleanEntries(tx, person);
    p.signals.publish(tx, ...banks.map((id) => `bank:${id}` as const));
    return [];
  },
});
