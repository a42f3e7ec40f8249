import type { NetworkPerson } from '@app/contracts/network/network.schemas';
import type { Asking } from '../../kit/people/people.ts';
import type { Reader } from '../../platform/db/client.ts';
import { blockedAmong, peopleOf } from '../network/public.ts';

export interface People {
  /** Null where the account is gone. */
  of(id: string | null): NetworkPerson | null;
  name(id: string | null): string;
  isBlocked(id: string | null): boolean;
}

/** People of conversations as a reader may see them: of who is apart from them the name alone. */
export async function peopleFor(
  p: Asking,
  read: Reader,
  readerId: string,
  ids: readonly (string | null)[],
): Promise<People> {
  const named = [...new Set(ids.filter((id) => id !== null))];
  const [personOf, blocked] = await Promise.all([
    peopleOf(p, read, named),
    blockedAmong(read, readerId, named),
  ]);
  const of = (id: string | null) => {
    if (id === null) return null;
    const person = personOf(id);
    if (!blocked.has(id)) return person;
    return { id, name: person.name, title: '', profileSlug: null, profilePictureUrl: null };
  };
  return {
    of,
    name: (id) => of(id)?.name ?? '',
    isBlocked: (id) => id !== null && blocked.has(id),
  };
}
