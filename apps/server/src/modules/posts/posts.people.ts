import type { NetworkPerson } from '@app/contracts/network/network.schemas';
import type { Reader } from '../../platform/db/client.ts';
import { connectedAmong, peopleOf } from '../network/public.ts';
import type { Asking } from './posts.visible.repo.ts';

export interface ShownPeople {
  /** How somebody stands in lists. */
  readonly person: (id: string) => NetworkPerson;
  /** Whether what they wrote for others is for the reader. */
  readonly isShown: (id: string) => boolean;
}

/**
 * Whom of these the reader sees: themselves, whoever lets members find them, and whom they are
 * connected with. Nobody whose account is closed, and no minor without a guardian's consent but
 * their connections.
 */
export async function shownPeople(
  p: Asking,
  read: Reader,
  readerId: string,
  ids: readonly string[],
): Promise<ShownPeople> {
  const all = [...new Set(ids)];
  const person = await peopleOf(p, read, all);
  const unfound = all.filter((id) => {
    const { name, profileSlug } = person(id);
    return name !== '' && profileSlug === null && id !== readerId;
  });
  const connected = await connectedAmong(read, readerId, unfound);
  return {
    person,
    isShown: (id) => id === readerId || connected.has(id) || person(id).profileSlug !== null,
  };
}
