import { profileSlug } from '@app/domain/accounts/profile-slug';
import { seenBy, type Visibility } from '@app/domain/profiles/profile.policy';
import type { Reader } from '../../platform/db/client.ts';
import { signersByIds } from '../accounts/public.ts';
import { unseenAmong } from '../applications/public.ts';
import { profilesOf } from './profiles.repo.ts';
import { viewFor } from './profiles.view.ts';

/** How somebody is named under what they wrote for everybody. */
export interface Signature {
  /** Empty where the account is gone, closed or waiting to be erased. */
  readonly name: string;
  /** Null where the profile is not for everybody. */
  readonly profileSlug: string | null;
  /** Its address. */
  readonly profilePictureUrl: string | null;
  readonly headline: string;
}

const nobody: Signature = { name: '', profileSlug: null, profilePictureUrl: null, headline: '' };

/**
 * How members are named under what they wrote, by their ids. Of somebody under eighteen of whom no
 * guardian agreed that they are seen, the first name is all.
 *
 * @param circle who reads it.
 */
export async function signaturesOf(
  read: Reader,
  ids: readonly string[],
  now: Date,
  circle: Exclude<Visibility, 'me'> = 'everyone',
): Promise<(userId: string | null) => Signature> {
  const [signers, rowOf] = await Promise.all([signersByIds(read, ids), profilesOf(read, ids)]);
  const unseen = await unseenAmong(read, signers, now);
  const known = new Map<string, Signature>();
  for (const [id, { firstName, name, picture, isOpen }] of signers) {
    if (!isOpen) continue;
    if (unseen.has(id)) {
      known.set(id, { ...nobody, name: firstName });
      continue;
    }
    const row = rowOf(id);
    if (!seenBy(circle, row.visibility)) {
      known.set(id, { ...nobody, name });
      continue;
    }
    const person = { id, firstName: name, lastName: '', picture, interests: [], visible: true };
    const { profilePictureUrl: file, headline } = viewFor(circle, { person, row, proven: [] });
    known.set(id, {
      name,
      profileSlug: profileSlug(name, id),
      profilePictureUrl: file && `/api/profile-image/${id}/${file}`,
      headline,
    });
  }
  return (userId) => (userId === null ? undefined : known.get(userId)) ?? nobody;
}
