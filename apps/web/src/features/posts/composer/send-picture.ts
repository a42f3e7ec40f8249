import { parseAddress } from '@app/contracts/endpoint';
import { filesPaths } from '@app/contracts/files/files.paths';
import { isApiError } from '../../../lib/api/error.ts';
import { type UploadOptions, upload } from '../../../lib/api/upload.ts';
import { smallPicture } from '../../../lib/pictures/picture-file.ts';

const address = parseAddress(filesPaths.image).path;

/** Milliseconds before the second try and the third (specification §8). */
const waits = [1_000, 2_000] as const;

const wait = (milliseconds: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason);
      },
      { once: true },
    );
  });

/** What the server said of a picture will be said again; anything else may pass. */
const isFinal = (error: unknown) =>
  isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;

/** Sends a picture of a post, made small; three times in all where it does not come through. */
export async function sendPostPicture(
  file: File,
  options: UploadOptions,
): Promise<{ readonly url: string; readonly fileName: string }> {
  options.onProgress?.(10);
  const form = new FormData();
  form.set('image', await smallPicture(file), file.name);
  for (const pause of waits) {
    try {
      return await upload(address, form, options);
    } catch (error) {
      if (options.signal?.aborted || isFinal(error)) throw error;
      await wait(pause, options.signal);
    }
  }
  return upload(address, form, options);
}
