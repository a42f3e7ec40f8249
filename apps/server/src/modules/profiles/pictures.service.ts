import { randomUUID } from 'node:crypto';
import type { OwnProfile } from '@app/contracts/profiles/profiles.schemas';
import type { z } from 'zod';
import type { RawContext } from '../../platform/http/context.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { changePerson, personById } from '../accounts/public.ts';
import { memberOf } from '../applications/public.ts';
import { deliver, readForm, remakeSquare } from '../files/public.ts';
import { lockProfile } from './profiles.repo.ts';
import { ownProfile } from './profiles.service.ts';

/** Sides of the squares that are kept, in pixels: for the profile, and for lists and headers. */
const sides = { large: 512, small: 96 } as const;

/** Name of the small square that belongs to a large one. */
const smallName = (name: string): string => name.replace(/(?=\.webp$)/, '-96');

const keyOf = (userId: string, name: string): string => `profile-pictures/${userId}/${name}`;

/** Keys in the file store of a member's picture. */
export const pictureKeys = (userId: string, name: string): string[] =>
  [...new Set([name, smallName(name)])].map((one) => keyOf(userId, one));

export async function setPicture(
  p: Platform,
  userId: string,
  request: RawContext['request'],
): Promise<z.output<typeof OwnProfile> | Failure> {
  const form = await readForm(request);
  if (isFailure(form)) return form;
  const large = await remakeSquare(form.file, sides.large);
  if (isFailure(large)) return large;
  const small = await remakeSquare(large.content, sides.small);
  if (isFailure(small)) return small;
  const name = `${randomUUID()}.${large.ending}`;
  await p.files.put(keyOf(userId, name), large.content, large.contentType);
  await p.files.put(keyOf(userId, smallName(name)), small.content, small.contentType);
  try {
    return await changePicture(p, userId, name);
  } catch (error) {
    deleteFiles(p, pictureKeys(userId, name));
    throw error;
  }
}

export const removePicture = (
  p: Platform,
  userId: string,
): Promise<z.output<typeof OwnProfile> | Failure> => changePicture(p, userId, null);

function changePicture(
  p: Platform,
  userId: string,
  name: string | null,
): Promise<z.output<typeof OwnProfile> | Failure> {
  return p.db.transaction(async (tx) => {
    await lockProfile(tx, userId);
    const before = (await personById(tx, userId))?.picture;
    await changePerson(tx, userId, { picture: name });
    p.signals.publish(tx, `person:${userId}`);
    if (before) tx.afterCommit(() => deleteFiles(p, pictureKeys(userId, before)));
    return ownProfile(p, tx, userId);
  });
}

/** What can no longer be asked for may stay a while where the store does not answer. */
function deleteFiles(p: Platform, keys: readonly string[]): void {
  for (const key of keys) {
    p.files.delete(key).catch((error: unknown) => {
      p.log.warn({ err: error }, 'profiles: a picture could not be deleted');
    });
  }
}

/**
 * Delivers the picture that a member has now. It is asked for without a token, as pictures in pages
 * are: its name cannot be guessed and is told to those only who may see the picture. Who may not
 * know the member's id, as the rest of a team, puts that of the membership in its place.
 */
export async function deliverPicture(
  p: Platform,
  { userId, file }: { readonly userId: string; readonly file: string },
  context: RawContext,
): Promise<unknown> {
  const { read } = p.db;
  const person = await personById(read, (await memberOf(read, userId)) ?? userId);
  if (!person?.visible || !person.picture) return fail('NOT_FOUND');
  const key = keyOf(person.id, file);
  return pictureKeys(person.id, person.picture).includes(key)
    ? deliver(p, key, context)
    : fail('NOT_FOUND');
}
