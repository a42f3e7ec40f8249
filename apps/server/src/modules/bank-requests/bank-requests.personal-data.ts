import type { AboutMembers, PersonalData } from '../../platform/personal-data.ts';
import { deleteRequestsOf, requestsOf } from './bank-requests.repo.ts';

export const bankRequestsTables: AboutMembers = {
  bank_requests: { requester_id: 'gone' },
};

/** Without who asked a wish says nothing to anybody: it goes with them. */
export const bankRequestsPersonalData: PersonalData = {
  async collect(read, userId) {
    const found = await requestsOf(read, userId);
    return {
      requests: found.map(({ request: { requesterId: _, bankId: __, ...request }, bank }) => ({
        ...request,
        bank: bank?.slug ?? null,
      })),
    };
  },

  async erase(tx, userId) {
    await deleteRequestsOf(tx, userId);
    return [];
  },
};
