import type { FoundPerson } from '@app/contracts/profiles/profiles.schemas';
import { lastAdultYear } from '@app/domain/people/age';
import type { Actor } from '@app/domain/permissions/permissions';
import { teamLimits } from '@app/domain/teams/team';
import type { Reader } from '../../platform/db/client.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Findable, peopleNamed } from '../accounts/public.ts';
import { isShownTo, profilesOf } from './profiles.repo.ts';
import { viewFor } from './profiles.view.ts';

type ProfilePlatform = Pick<Platform, 'clock' | 'provided'>;

export const others = (
  { clock, provided }: ProfilePlatform,
  read: Reader,
  readerId: string,
): Findable => ({
  lastAdultYear: lastAdultYear(clock.now()),
  but: readerId,
  shown: (id) => isShownTo(provided, read, readerId, id),
});

/** Other members by the beginning of their name, with what each shows to members. */
export async function searchPeople(
  p: Platform,
  actor: NonNullable<Actor>,
  typed: string,
): Promise<{ users: FoundPerson[] }> {
  const { read } = p.db;
  const found = await peopleNamed(read, typed, others(p, read, actor.id), teamLimits.foundAtOnce);
  const rowOf = await profilesOf(
    read,
    found.map(({ id }) => id),
  );
  return {
    users: found.map((one) => {
      const person = { ...one, interests: [], visible: true };
      const view = viewFor('members', { person, row: rowOf(one.id), proven: [] });
      return { ...view, title: view.headline };
    }),
  };
}
