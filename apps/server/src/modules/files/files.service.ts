import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { NIL } from 'uuid';
import type { GuardedFetch } from '../../platform/guarded-fetch.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { remakePicture } from './pictures.ts';

interface StoredPicture {
  readonly url: string;
  readonly filePath: string;
  readonly userId: string;
}

/** Whose storage holds pictures that are no member's: they outlive the account of who asked for them. */
export const nobody = NIL;

/** Keys in the store (specification §7.3: product storage and youth-bank storage). */
export const productKey = (userId: string, name: string) => `uploads/${userId}/${name}`;
export const obKey = (name: string) => `ob/${name}`;

const ofPost = 'post-';

/** Key of a picture that a member uploaded for a post; null for any other. */
export function postPictureKey(userId: string, url: string): string | null {
  const name = url.slice(`/api/uploads/${userId}/`.length);
  const key = productKey(userId, name);
  return pictureKey(url) === key && name.startsWith(ofPost) ? key : null;
}

/** `ob`: youth-bank storage, else the product's; `post`: of a post, whose pictures go with it. */
export async function storePicture(
  { files }: Pick<Platform, 'files'>,
  userId: string,
  sent: Buffer,
  area: 'ob' | 'product' | 'post',
): Promise<StoredPicture | Failure> {
  const picture = await remakePicture(sent);
  if (isFailure(picture)) return picture;
  const name = `${area === 'post' ? ofPost : ''}${randomUUID()}.${picture.ending}`;
  const key = area === 'ob' ? obKey(name) : productKey(userId, name);
  await files.put(key, picture.content, picture.contentType);
  const url = area === 'ob' ? `/api/ob-files/${name}` : `/api/uploads/${userId}/${name}`;
  return { url, filePath: name, userId };
}

/**
 * Key of a picture that was uploaded, by its address, or by its name in the banks' storage; null for
 * any other.
 */
export function pictureKey(picture: string | null): string | null {
  const own = /^\/api\/uploads\/([\w-]+)\/([\w-][\w.-]*)$/.exec(picture ?? '');
  if (own) return productKey(own[1] ?? '', own[2] ?? '');
  const name = /^(?:\/api\/ob-files\/)?([\w-][\w.-]*)$/.exec(picture ?? '')?.[1];
  return name ? obKey(name) : null;
}

/** A picture in the banks' storage, by its address or name; null for any other, and once it is gone. */
export async function readPicture(
  { files }: Pick<Platform, 'files'>,
  picture: string | null,
): Promise<Buffer | null> {
  const key = pictureKey(picture);
  const file = key === null ? null : await files.get(key);
  return file && buffer(file.stream);
}

/** A picture may be so large when it arrives, sent or fetched. */
export const pictureBytes = 10 * 1024 * 1024;

/**
 * Fetches a picture from an address that a member gave, and keeps it: pages never load pictures from
 * elsewhere.
 *
 * @returns `ADDRESS_UNREACHABLE` when there is nothing to fetch, else as `storePicture`.
 */
export async function storePictureFrom(
  p: Pick<Platform, 'files'>,
  fetchPublic: GuardedFetch,
  userId: string,
  from: { readonly url: string; readonly area: 'ob' | 'product' },
): Promise<StoredPicture | Failure> {
  const fetched = await fetchPublic(from.url, pictureBytes);
  if (fetched === 'tooLarge') return fail('PAYLOAD_TOO_LARGE');
  if (typeof fetched === 'string') return fail('ADDRESS_UNREACHABLE');
  return storePicture(p, userId, fetched.body, from.area);
}
