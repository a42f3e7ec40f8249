import type { Profile } from '@app/contracts/accounts/accounts.schemas';
import type { CallSummary } from '@app/contracts/calls/calls.schemas';

type Concerning = Pick<CallSummary, 'bank' | 'topics'>;
type Member = Pick<Profile, 'municipality' | 'interests'>;

const isOwnTown = ({ bank }: Concerning, { municipality }: Member): boolean =>
  bank.municipality.toLowerCase() === municipality?.trim().toLowerCase();

const shared = ({ topics }: Concerning, { interests }: Member): number =>
  topics.filter((topic) => interests.includes(topic)).length;

/** Why a call concerns a member: it is of their town, or about what interests them. */
export function concernOf(call: Concerning, member: Member): 'town' | 'interests' | null {
  if (isOwnTown(call, member)) return 'town';
  return shared(call, member) > 0 ? 'interests' : null;
}

/**
 * Calls as they concern a member: those of their own town first, then by how much of it interests
 * them; otherwise in the order given.
 */
export function callsFor<C extends Concerning>(calls: readonly C[], member: Member): C[] {
  const weight = (call: C) =>
    (isOwnTown(call, member) ? member.interests.length + 1 : 0) + shared(call, member);
  return [...calls].sort((a, b) => weight(b) - weight(a));
}
