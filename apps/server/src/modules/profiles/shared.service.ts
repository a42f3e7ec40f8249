import type { Visibility } from '@app/domain/profiles/profile.policy';
import type { Reader } from '../../platform/db/client.ts';
import { personById } from '../accounts/public.ts';
import { profileOf } from './profiles.repo.ts';
import { viewFor } from './profiles.view.ts';

/** What a member may have in common with others, as far as a circle of readers sees it. */
export async function commonGround(
  read: Reader,
  userId: string,
  circle: Visibility,
): Promise<{ place: string; interests: readonly string[] }> {
  const [person, row] = await Promise.all([personById(read, userId), profileOf(read, userId)]);
  if (!person) return { place: '', interests: [] };
  const { place, interests } = viewFor(circle, { person, row, proven: [] });
  return { place, interests };
}
