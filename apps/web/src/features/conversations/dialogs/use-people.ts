import type { NetworkPerson } from '@app/contracts/network/network.schemas';
import { searchable } from '@app/domain/search';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSettled } from '../../../lib/form/settled.ts';
import { profileImageUrl } from '../../../lib/pictures/profile-image.ts';
import { caches } from '../../../lib/queries/caches.ts';
import { network, profiles } from '../other-clients.ts';

export type Candidate = Pick<NetworkPerson, 'id' | 'name' | 'title' | 'profilePictureUrl'>;

/** People of the reader's network whose name holds what was typed, and others whose name begins with it. */
export function usePeople(typed: string, othersToo: boolean) {
  const searchTerm = useSettled(typed.trim());
  const isAsked = searchTerm.length >= 2;
  const mine = useQuery({
    queryKey: ['conversations', 'people', 'mine', isAsked ? searchTerm : ''],
    queryFn: ({ signal }) =>
      network.connections({ query: { limit: 100, ...(isAsked && { q: searchTerm }) } }, { signal }),
    placeholderData: keepPreviousData,
    ...caches.asShown,
  });
  const others = useQuery({
    queryKey: ['conversations', 'people', searchTerm],
    queryFn: ({ signal }) => profiles.search({ query: { q: searchTerm } }, { signal }),
    enabled: othersToo && isAsked,
    ...caches.search,
  });
  const wanted = searchable(typed.trim());
  const all = mine.data?.items.map(({ connectedUser }) => connectedUser) ?? [];
  const known = new Set(all.map(({ id }) => id));
  const found = othersToo && typed.trim().length >= 2 ? (others.data?.users ?? []) : [];
  return {
    mine: all.filter(({ name }) => searchable(name).includes(wanted)),
    others: found
      .filter(({ id }) => !known.has(id))
      .map(
        ({ id, name, place, profilePictureUrl }): Candidate => ({
          id,
          name,
          title: place,
          profilePictureUrl: profileImageUrl(id, profilePictureUrl),
        }),
      ),
    hasNobody: mine.isSuccess && !isAsked && all.length === 0,
    isPending: mine.isPending || mine.isPlaceholderData || (others.isFetching && !others.data),
    failed: mine.isError ? mine : others.isError ? others : null,
  };
}
