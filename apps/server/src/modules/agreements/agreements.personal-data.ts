import { type PersonalData, withoutPerson } from '../../platform/personal-data.ts';
import { applicationIdsOf } from '../applications/public.ts';
import { doneBy, putTexts, textsIn, workedOn } from './personal-data.repo.ts';

/**
 * What somebody sent, ticked or decided. Agreements and receipts are the record of public money and
 * stay, with their ids; the name is taken out of every text.
 */
export const agreementsPersonalData: PersonalData = {
  async collect(read, userId) {
    return { ...(await doneBy(read, userId)) };
  },

  async erase(tx, userId, _at, person) {
    const ids = [
      ...new Set([...(await applicationIdsOf(tx, userId)), ...(await workedOn(tx, userId))]),
    ];
    if (ids.length === 0) return [];
    const texts = await textsIn(tx, ids);
    await putTexts(tx, withoutPerson(texts, person), texts);
    return [];
  },
};
