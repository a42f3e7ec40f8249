import type { Profile } from '@app/contracts/accounts/accounts.schemas';
import type { CallSummary } from '@app/contracts/calls/calls.schemas';

/**
 * Calls as they concern a member: those of their own town first, then by how much of it interests
 * them; otherwise in the order given.
 */
export function callsFor<C extends Pick<CallSummary, 'bank' | 'topics'>>(
  calls: readonly C[],
  member: Pick<Profile, 'municipality' | 'interests'>,
): C[] {
  const { interests } = member;
  const town = member.municipality?.trim().toLowerCase();
  const weight = ({ bank, topics }: C) =>
    (bank.municipality.toLowerCase() === town ? interests.length + 1 : 0) +
    topics.filter((topic) => interests.includes(topic)).length;
  return [...calls].sort((a, b) => weight(b) - weight(a));
}
