import type { Visibility } from '@app/domain/profiles/profile.policy';
import type { Reader } from '../../platform/db/client.ts';
import { personsByIds } from '../accounts/public.ts';
import { profilesOf } from './profiles.repo.ts';
import { viewFor } from './profiles.view.ts';

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
  const [persons, rowOf] = await Promise.all([
    personsByIds(read, userIds),
    profilesOf(read, userIds),
  ]);
  return (userId) => {
    const person = persons.get(userId);
    if (!person) return nowhere;
    const { place, interests } = viewFor(circle, { person, row: rowOf(userId), proven: [] });
    return { place, interests };
  };
}
