import type { ProfileView } from '@app/contracts/profiles/profiles.schemas';
import type { Reader } from '../../platform/db/client.ts';
import type { Slice } from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import { type FoundPlace, interestedInSome, listFindable } from '../accounts/public.ts';
import { type DirectoryFilter, isWanted, profilesOf, says } from './profiles.repo.ts';
import { viewFor } from './profiles.view.ts';
import { others } from './search.service.ts';

type ProfilePlatform = Pick<Platform, 'clock' | 'provided'>;

/** Somebody whom members find, and where they stand in the list. */
export type Found = FoundPlace;

/** Whoever lets members see them, by name; nobody under eighteen, nobody apart from the reader. */
export async function findPeople(
  p: ProfilePlatform,
  read: Reader,
  readerId: string,
  { any, ...filter }: DirectoryFilter & { readonly any: string },
  page: Slice<Found>,
): Promise<Found[]> {
  const among = {
    ...others(p, read, readerId),
    shown: isWanted(p.provided, read, readerId, filter),
  };
  return listFindable(read, among, any, (id) => says(read, id, { any }), page);
}

/**
 * Others of those who have interests in common with the reader, and which.
 *
 * @param own the reader's interests.
 */
export async function likeMinded(
  p: ProfilePlatform,
  read: Reader,
  readerId: string,
  own: readonly string[],
  limit: number,
): Promise<{ readonly userId: string; readonly interests: string[] }[]> {
  const among = {
    ...others(p, read, readerId),
    shown: isWanted(p.provided, read, readerId, { showing: 'interests' }),
  };
  const found = await interestedInSome(read, own, among, limit);
  return found.map(({ id, interests }) => ({
    userId: id,
    interests: interests.filter((one) => own.includes(one)),
  }));
}

type Cards = Pick<ProfileView, 'place' | 'skills' | 'seeking'>;

/** What members let members see of themselves in a list. */
export async function cardsOf(
  read: Reader,
  ids: readonly string[],
): Promise<(userId: string) => Cards> {
  const rowOf = await profilesOf(read, ids);
  return (userId) => {
    const person = {
      id: userId,
      firstName: '',
      lastName: '',
      picture: null,
      interests: [],
      visible: true,
    };
    const { place, skills, seeking } = viewFor('members', {
      person,
      row: rowOf(userId),
      proven: [],
    });
    return { place, skills, seeking };
  };
}
