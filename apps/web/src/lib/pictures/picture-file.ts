import { parseAddress } from '@app/contracts/endpoint';
import { filesPaths } from '@app/contracts/files/files.paths';
import { type UploadOptions, upload } from '../api/upload.ts';
import { isHeic } from './picture-types.ts';

/** Limits of pictures before they are sent (specification §9). */
const frame = { width: 1920, height: 1080 };
const smallEnough = 500 * 1024;
const firstQuality = 0.85;
const lowestQuality = 0.1;
const qualityStep = 0.1;

/** The size at which a picture fits into a frame; never larger than it is. */
export function fitInto(
  size: { readonly width: number; readonly height: number },
  into: { readonly width: number; readonly height: number } = frame,
): { width: number; height: number } {
  const scale = Math.min(1, into.width / size.width, into.height / size.height);
  return { width: Math.round(size.width * scale), height: Math.round(size.height * scale) };
}

/** Qualities to try, from the best to the worst. */
export const qualities: readonly number[] = Array.from(
  { length: Math.floor((firstQuality - lowestQuality) / qualityStep) + 1 },
  (_, n) => Math.round((firstQuality - n * qualityStep) * 100) / 100,
).concat(lowestQuality);

/**
 * Makes a picture small before it is sent: at most 1920 × 1080 and, if it can be, 500 KB. What the
 * browser cannot read goes as it is; the server decides.
 */
export async function smallPicture(file: File): Promise<Blob> {
  const isToBeMade = isHeic(file);
  if (!isToBeMade && (file.size <= smallEnough || file.type === 'image/gif')) return file;
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return file;
  try {
    return (await shrink(bitmap, isToBeMade ? null : file)) ?? file;
  } finally {
    bitmap.close();
  }
}

/** A picture of 20 × 20, to be shown blurred while the whole one is on its way. */
export const placeholderOf = (file: Blob): Promise<ImageBitmap | null> =>
  createImageBitmap(file, { resizeWidth: 20, resizeHeight: 20 }).catch(() => null);

/** Sends a picture, made small, to where those of applications are kept. */
export async function sendPicture(
  file: File,
  options: UploadOptions = {},
): Promise<{ readonly url: string }> {
  const form = new FormData();
  form.set('entityType', 'ob');
  options.onProgress?.(10);
  form.set('file', await smallPicture(file), file.name);
  return upload(parseAddress(filesPaths.upload).path, form, options);
}

/** @param original null where it cannot be sent as it is. */
async function shrink(bitmap: ImageBitmap, original: File | null): Promise<Blob | null> {
  const size = fitInto(bitmap);
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, size.width, size.height);
  return smallestOf(original, (quality) => blobOf(canvas, quality));
}

/**
 * The best quality at which a picture is small enough; where none is, the smallest of all.
 *
 * @param original left out of it where it is null.
 * @param encode null where the browser cannot write pictures.
 */
export async function smallestOf<O extends Blob | null>(
  original: O,
  encode: (quality: number) => Promise<Blob | null>,
): Promise<Blob | O> {
  let best: Blob | O = original;
  for (const quality of qualities) {
    const made = await encode(quality);
    if (!made) break;
    if (!best || made.size < best.size) best = made;
    if (made.size <= smallEnough) break;
  }
  return best;
}

/** WEBP, or JPEG where the browser cannot write WEBP. */
async function blobOf(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  const made = await encoded(canvas, 'image/webp', quality);
  return made?.type === 'image/webp' ? made : encoded(canvas, 'image/jpeg', quality);
}

const encoded = (canvas: HTMLCanvasElement, type: string, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
