import type { OwnPersonalData } from '../../platform/personal-data.ts';
import { staffOf } from '../permissions/public.ts';
import { followsOf } from './call-follows.repo.ts';
import { callsOfContact, cleanHistory, setContact } from './personal-data.repo.ts';

/**
 * Calls that name a member as their contact, where another of the bank's staff follows; and what
 * they asked to be told of.
 */
export const callsPersonalData: OwnPersonalData = {
  async collect(read, userId, person) {
    const calls = await callsOfContact(read, person);
    const follows = await followsOf(read, userId);
    return {
      contactOf: calls.map(({ call, draft }) => ({
        slug: call.slug,
        contact: draft?.contact ?? call.contact,
      })),
      follows: follows.map(({ bank, kind, since }) => ({ bank: bank.slug, kind, since })),
    };
  },

  async erase(tx, userId, _at, person) {
    const named = await callsOfContact(tx, person);
    for (const { call, bank, draft } of named) {
      const staff = await staffOf(tx, bank.slug, ['ob_voditelj', 'ob_koordinator']);
      const next = staff.find((member) => member.id !== userId);
      await setContact(tx, call.id, {
        ...(draft?.contact ?? call.contact),
        name: next?.name ?? bank.name,
        email: next?.email ?? '',
      });
    }
    await cleanHistory(
      tx,
      named.map(({ call }) => call.id),
      person,
    );
  },
};
