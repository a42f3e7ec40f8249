import { randomUUID } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import { type Failure, fail } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';

/** A video may be so large when it arrives: a minute or two of a phone's. */
export const videoBytes = 40 * 1024 * 1024;

/** Told by what is in it, never by its name. */
export const isVideo = async (sent: Buffer): Promise<boolean> =>
  (await fileTypeFromBuffer(sent))?.mime === 'video/mp4';

/** Keeps a video in the banks' storage; nothing in it says any more where it was taken. */
export async function storeVideo(
  { files }: Pick<Platform, 'files'>,
  userId: string,
  sent: Buffer,
): Promise<{ url: string; filePath: string; userId: string } | Failure> {
  const film = withoutTold(sent);
  if (!film) return fail('UNSUPPORTED_MEDIA');
  const filePath = `${randomUUID()}.mp4`;
  await files.put(`ob/${filePath}`, film, 'video/mp4');
  return { url: `/api/ob-files/${filePath}`, filePath, userId };
}

/** Boxes in which cameras tell of themselves, of the place and the time. */
const told = new Set(['udta', 'meta', 'uuid']);
const holding = new Set(['moov', 'trak']);

/**
 * A film of the same length, its telling boxes empty: others name places in it by their bytes.
 *
 * @returns null for what is no row of boxes.
 */
export function withoutTold(mp4: Buffer): Buffer | null {
  const film = Buffer.from(mp4);
  return emptyTold(film, 0, film.length) ? film : null;
}

function emptyTold(film: Buffer, from: number, to: number): boolean {
  let at = from;
  while (at + 8 <= to) {
    const said = film.readUInt32BE(at);
    const head = said === 1 ? 16 : 8;
    if (at + head > to) return false;
    const size = said === 1 ? Number(film.readBigUInt64BE(at + 8)) : said === 0 ? to - at : said;
    if (size < head || at + size > to) return false;
    const kind = film.toString('latin1', at + 4, at + 8);
    if (told.has(kind)) {
      film.write('free', at + 4, 'latin1');
      film.fill(0, at + head, at + size);
    } else if (holding.has(kind) && !emptyTold(film, at + head, at + size)) return false;
    at += size;
  }
  return at === to;
}
