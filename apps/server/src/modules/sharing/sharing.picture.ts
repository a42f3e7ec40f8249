import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { createCache } from '../../platform/cache.ts';
import { wrapped, written } from '../../platform/drawn-words.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Drawn } from './sharing.items.ts';

/** Pixels, as networks show what a link leads to. */
export const pictureSize = { width: 1200, height: 630 };
const margin = 64;
/** Pixels of a title in one line, and in two. */
const [large, small] = [84, 60];
const slab = { height: 250, fill: '#1f1512', ink: '#fdfaf7', quiet: '#d9cec6' };
const fields = { orange: '#f97316', blue: '#2563eb', career: '#3b3fc6' } as const;

interface SharedPicture {
  readonly content: Buffer;
  readonly tag: string;
}

/** Makes the picture of a shared link: its own picture with its title below; kept for an hour. */
export function createSharedPicture(p: Platform): (drawn: Drawn) => Promise<SharedPicture> {
  const cached = createCache<SharedPicture>(p, {
    milliseconds: 3_600_000,
    atMost: 60,
    // Its key says all that stands on it.
    on: () => undefined,
  });
  // Drawing is heavy: a flood of links takes its turn.
  const limited = pLimit(1);
  return (drawn) => {
    const says = JSON.stringify(drawn);
    const tag = `"${createHash('sha256').update(says).digest('base64url').slice(0, 22)}"`;
    return cached(tag, () => limited(async () => ({ content: await draw(p, drawn), tag })));
  };
}

async function draw(p: Platform, { field, own, title, below, portrait }: Drawn): Promise<Buffer> {
  const { width, height } = pictureSize;
  const fill = fields[field];
  const ground = sharp({ create: { width, height, channels: 3, background: fill } });
  const room = height - slab.height;
  const above = await ownPicture(p, own, { width: portrait ? room : width, height: room });
  const line = width - 2 * margin;
  const [whole] = await wrapped('title', title, large, line, 1);
  // What fits into one line stands larger.
  const size = whole === title.trim() ? large : small;
  const lines = await wrapped('title', title, size, line, 2);
  const [said = ''] = await wrapped('text', below, 28, line, 1);
  const top = height - slab.height;
  const titles = lines.map((one, n) =>
    written('title', one, size, margin, top + 32 + size + n * 68, slab.ink),
  );
  const drawn = [
    arches(),
    `<rect y="${top}" width="${width}" height="${slab.height}" fill="${slab.fill}"/>`,
    `<rect y="${top}" width="${width}" height="8" fill="${fill}"/>`,
    ...(await Promise.all(titles)),
    await written('text', said, 28, margin, height - 34, slab.quiet),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawn.join('')}</svg>`;
  return ground
    .composite([
      { input: Buffer.from(svg), top: 0, left: 0 },
      ...(above ? [{ input: above, top: 0, left: portrait ? margin : 0 }] : []),
    ])
    .jpeg({ quality: 84 })
    .toBuffer();
}

/** Null where there is none, or none that can be read. */
async function ownPicture(
  { files }: Pick<Platform, 'files'>,
  key: string | null,
  room: { readonly width: number; readonly height: number },
): Promise<Buffer | null> {
  const file = key === null ? null : await files.get(key);
  if (!file) return null;
  return sharp(await buffer(file.stream))
    .autoOrient()
    .resize({ ...room, fit: 'cover', position: 'attention' })
    .toBuffer()
    .catch(() => null);
}

/** Stands where no picture does: a bridge of arches, the mark of the product. */
const arches = () =>
  Array.from({ length: 4 }, (_, n) => {
    const [at, fill] = [60 + n * 290, n === 3 ? slab.ink : slab.fill];
    return `<path d="M${at} 380V240a105 105 0 0 1 210 0v140h-50V240a55 55 0 0 0-110 0v140z" fill="${fill}"/>`;
  }).join('');
