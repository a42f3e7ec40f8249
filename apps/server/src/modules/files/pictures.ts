import { fileTypeFromBuffer } from 'file-type';
import pLimit from 'p-limit';
import sharp, { type ResizeOptions } from 'sharp';
import { type Failure, fail } from '../../platform/http/failure.ts';

/** A picture made anew: its pixels are the sender's, its bytes are ours. */
interface Picture {
  readonly content: Buffer;
  readonly contentType: 'image/webp';
  readonly ending: 'webp';
  readonly pixels: { readonly width: number; readonly height: number };
}

/** Specification §10: pictures are kept at most this large. */
const frame = { width: 1920, height: 1080 };
/** More pixels than any camera in a pocket takes; a flood of them never reaches the memory. */
const pixelsAtMost = 64_000_000;
const quality = 84;
const secondsAtMost = 15;
/** Decoding is heavy: one at a time, on one thread, so that memory and processor are left to others. */
const limited = pLimit(1);
sharp.concurrency(1);

/** What phones of one make write, and the picture library may not decode. */
export const heic = ['heic', 'heif'];

/** What may be decoded at all, told by its first bytes: no SVG, PDF or rarer format. */
const decodable = ['jpg', 'png', 'apng', 'webp', 'gif', 'avif'];

/**
 * Decodes a picture and makes it anew, upright, without metadata.
 *
 * @param within pixels; 1920 × 1080 unless chosen.
 * @returns `UNSUPPORTED_MEDIA` when it is no picture, `PICTURE_HEIC` for one that has to be saved
 *   otherwise, `PICTURE_MOVES` where one of its frames would be left, `PAYLOAD_TOO_LARGE` when it
 *   has too many pixels.
 */
export const remakePicture = (sent: Buffer, within = frame): Promise<Picture | Failure> =>
  remake(sent, { ...within, fit: 'inside', withoutEnlargement: true });

/** `side`: pixels. */
export const remakeSquare = (sent: Buffer, side: number): Promise<Picture | Failure> =>
  remake(sent, { width: side, height: side, fit: 'cover' });

/** A kept picture as documents take it: a JPEG on white; null for what cannot be read. */
export const printedPicture = (
  kept: Buffer,
  within: { readonly width: number; readonly height: number },
): Promise<Buffer | null> =>
  limited(() =>
    sharp(kept)
      .resize({ ...within, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality })
      .toBuffer()
      .catch(() => null),
  );

async function remake(sent: Buffer, size: ResizeOptions): Promise<Picture | Failure> {
  const kind = await fileTypeFromBuffer(sent);
  if (kind && heic.includes(kind.ext)) return fail('PICTURE_HEIC');
  if (!kind || !decodable.includes(kind.ext)) return fail('UNSUPPORTED_MEDIA');
  return limited(async () => {
    try {
      const picture = sharp(sent, {
        limitInputPixels: pixelsAtMost,
        sequentialRead: true,
        failOn: 'error',
      });
      const { pages = 1 } = await picture.metadata();
      if (pages > 1 || kind.ext === 'apng') return fail('PICTURE_MOVES');
      const { data, info } = await picture
        .timeout({ seconds: secondsAtMost })
        .autoOrient()
        .resize(size)
        .webp({ quality })
        .toBuffer({ resolveWithObject: true });
      const pixels = { width: info.width, height: info.height };
      return { content: data, contentType: 'image/webp', ending: 'webp', pixels };
    } catch (error) {
      const tooLarge = error instanceof Error && error.message.includes('pixel limit');
      return fail(tooLarge ? 'PAYLOAD_TOO_LARGE' : 'UNSUPPORTED_MEDIA');
    }
  });
}
