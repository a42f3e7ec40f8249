import {
  type AboutMembers,
  type PersonalData,
  withoutPerson,
} from '../../platform/personal-data.ts';
import { applicationIdsOf } from '../applications/public.ts';
import { doneBy, putTexts, textsIn, workedOn } from './personal-data.repo.ts';

export const agreementsTables: AboutMembers = {
  agreement_copies: {
    decided_by: { stays: 'who answered for a signed agreement' },
    sent_by: { stays: 'who sent a signed agreement' },
  },
  agreement_copy_pages: {},
  agreement_events: { actor_id: { stays: 'the record of what became of public money' } },
  agreement_exceptions: {
    decided_by: { stays: 'who answered for an exception' },
    proposed_by: { stays: 'who proposed an exception' },
  },
  agreement_expenses: {
    decided_by: { stays: 'who answered for a receipt' },
    sent_by: { stays: 'who sent a receipt' },
  },
  agreement_files: { uploaded_by: { stays: 'who sent the file of a receipt or a proof' } },
  agreement_milestones: {},
  agreement_points: { ticked_by: { stays: 'who stood for a point of an agreement' } },
  agreement_reports: {},
  agreement_templates: { none: 'the wording of a bank, nobody’s' },
  agreements: {
    payee_by: { stays: 'who wrote the account to pay to' },
    prepared_by: { stays: 'who prepared an agreement' },
  },
};

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
