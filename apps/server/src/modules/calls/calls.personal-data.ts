import type { PersonalData } from '../../platform/personal-data.ts';
import { staffOf } from '../permissions/public.ts';
import { callsOfContact, setContact } from './personal-data.repo.ts';

/** Calls that name a member as their contact; another of the bank's staff follows. */
export const callsPersonalData: PersonalData = {
  async collect(read, _userId, person) {
    const calls = await callsOfContact(read, person);
    return {
      contactOf: calls.map(({ call }) => ({ slug: call.slug, contact: call.contact })),
    };
  },

  async erase(tx, userId, _at, person) {
    for (const { call, bank } of await callsOfContact(tx, person)) {
      const staff = await staffOf(tx, bank.slug, ['ob_voditelj', 'ob_koordinator']);
      const next = staff.find((member) => member.id !== userId);
      await setContact(tx, call.id, {
        ...call.contact,
        name: next?.name ?? bank.name,
        email: next?.email ?? '',
      });
    }
    return [];
  },
};
