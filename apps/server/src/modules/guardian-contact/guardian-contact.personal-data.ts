import type { AboutMembers, PersonalData } from '../../platform/personal-data.ts';
import { contactOf, dropByEmails, dropContact, guardianOf } from './guardian-contact.repo.ts';

export const guardianContactTables: AboutMembers = {
  guardian_contacts: { user_id: 'gone' },
};

/** The address that a member keeps goes with them, and so does their own where others keep it. */
export const guardianContactPersonalData: PersonalData = {
  async collect(read, userId, person) {
    const own = await contactOf(read, userId);
    return {
      guardian: own ? { email: own.email, sentAt: own.sentAt, confirmedAt: own.confirmedAt } : null,
      guardianOf: await guardianOf(read, person.addresses),
    };
  },
  async erase(tx, userId, _at, person) {
    await dropContact(tx, userId);
    await dropByEmails(tx, person.addresses);
    return [];
  },
};
