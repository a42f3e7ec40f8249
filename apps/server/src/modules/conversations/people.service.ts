import type { NetworkPerson } from '@app/contracts/network/network.schemas';
import type { Asking } from '../../kit/people/people.ts';
import type { Reader } from '../../platform/db/client.ts';
import { apartAmong, peopleOf } from '../network/public.ts';

export interface People {
  /** Null where the account is gone. */
  of(id: string | null): NetworkPerson | null;
  name(id: string | null): string;
  isApart(id: string | null): boolean;
}

/** People of conversations as a reader may see them: of who is apart from them the name alone. */
export async function peopleFor(
  p: Asking,
  read: Reader,
  readerId: string,
  ids: readonly (string | null)[],
): Promise<People> {
  const named = [...new Set(ids.filter((id) => id !== null))];
  const [personOf, apart] = await Promise.all([
    peopleOf(p, read, named),
    apartAmong(read, readerId, named),
  ]);
  const of = (id: string | null) => {
    if (id === null) return null;
    const person = personOf(id);
    if (!apart.has(id)) return person;
    return { id, name: person.name, title: '', profileSlug: null, profilePictureUrl: null };
  };
  return {
    of,
    name: (id) => of(id)?.name ?? '',
    isApart: (id) => id !== null && apart.has(id),
  };
}
