import {
  defaultVisibility,
  type ProfilePart,
  seenBy,
  type Visibility,
} from '@app/domain/profiles/profile.policy';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Card } from '../../kit/people/people.ts';
import type { Reader } from '../../platform/db/client.ts';
import { accountTable as users } from '../accounts/public.ts';
import { hasGuardian } from '../applications/public.ts';
import { profiles } from './profiles.tables.ts';

const shownTo = (part: ProfilePart) =>
  sql<Visibility>`coalesce(${profiles.parts} ->> ${sql.raw(`'${part}'`)}, ${sql.raw(`'${defaultVisibility[part]}'`)})`;

/** In one query, without the rest of a profile. */
export async function findCards(read: Reader, ids: readonly string[]): Promise<Card[]> {
  if (ids.length === 0) return [];
  return read
    .select({
      id: users.id,
      firstName: users.firstName,
      name: sql<string>`btrim(${users.firstName} || ' ' || ${users.lastName})`,
      picture: users.picture,
      birthYear: users.birthYear,
      adultSaidAt: users.adultSaidAt,
      headline: sql<string>`coalesce(${profiles.headline}, '')`,
      isOpen: sql<boolean>`${users.closedAt} IS NULL AND ${users.deletionRequestedAt} IS NULL`,
      hasGuardian: sql<boolean>`${hasGuardian(read, users.id)}`,
      visibility: sql<Visibility>`coalesce(${profiles.visibility}, 'everyone')`,
      pictureFor: shownTo('picture'),
      headlineFor: shownTo('headline'),
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(inArray(users.id, [...new Set(ids)]));
}

interface Ground {
  readonly place: string;
  readonly interests: readonly string[];
}

const nowhere: Ground = { place: '', interests: [] };

/** What members may have in common with others, as far as a circle of readers sees it. */
export async function commonGround(
  read: Reader,
  userIds: readonly string[],
  circle: Visibility,
): Promise<(userId: string) => Ground> {
  if (userIds.length === 0) return () => nowhere;
  const rows = await read
    .select({
      id: users.id,
      place: sql<string>`coalesce(${profiles.place}, '')`,
      placeFor: shownTo('place'),
      interests: users.interests,
      interestsFor: shownTo('interests'),
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(inArray(users.id, [...new Set(userIds)]));
  const known = new Map(
    rows.map(({ id, place, placeFor, interests, interestsFor }) => [
      id,
      {
        place: seenBy(circle, placeFor) ? place : '',
        interests: seenBy(circle, interestsFor) ? interests : [],
      },
    ]),
  );
  return (userId) => known.get(userId) ?? nowhere;
}
