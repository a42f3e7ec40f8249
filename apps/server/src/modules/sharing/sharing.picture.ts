import { createHash } from 'node:crypto';
import type { ApplicationView } from '@app/contracts/applications/applications.schemas';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { createCache } from '../../platform/cache.ts';
import { wrapped, written } from '../../platform/drawn-words.ts';
import type { Platform } from '../../platform/platform.ts';
import { readPicture } from '../files/public.ts';

/** Pixels, as networks show what a link leads to. */
export const pictureSize = { width: 1200, height: 630 };
const margin = 64;
const slab = { height: 250, fill: '#1f1512', ink: '#fdfaf7', quiet: '#d9cec6' };
const fields: Readonly<Record<string, string>> = { orange: '#f97316', blue: '#2563eb' };

interface SharedPicture {
  readonly content: Buffer;
  readonly tag: string;
}

/** Makes the picture of a shared link: the project's own with its title below; kept for an hour. */
export function createSharedPicture(p: Platform) {
  const cached = createCache<SharedPicture>(p, {
    milliseconds: 3_600_000,
    atMost: 60,
    // Its key says all that stands on it.
    on: () => undefined,
  });
  // Drawing is heavy: a flood of links takes its turn.
  const limited = pLimit(1);
  return ({ kind, slug, about, bank }: ApplicationView): Promise<SharedPicture> => {
    const words = [about.title || bank.name, `${bank.name} · ${p.settings.brand}`] as const;
    const says = JSON.stringify([kind, about.picture, ...words]);
    const tag = `"${createHash('sha256').update(says).digest('base64url').slice(0, 22)}"`;
    return cached(`${slug} ${tag}`, () =>
      limited(async () => ({ content: await draw(p, kind, about.picture, words), tag })),
    );
  };
}

async function draw(
  p: Platform,
  kind: string,
  picture: string | null,
  [title, below]: readonly [string, string],
): Promise<Buffer> {
  const above = await readPicture(p, picture);
  const { width, height } = pictureSize;
  const field = fields[kind] ?? slab.fill;
  const ground = sharp({ create: { width, height, channels: 3, background: field } });
  const room = { width, height: height - slab.height };
  const own = above
    ? await sharp(above)
        .autoOrient()
        .resize({ ...room, fit: 'cover' })
        .toBuffer()
        .catch(() => null)
    : null;
  const lines = wrapped('title', title, 60, width - 2 * margin, 2);
  const top = height - slab.height;
  const drawn = [
    own ? '' : arches(),
    `<rect y="${top}" width="${width}" height="${slab.height}" fill="${slab.fill}"/>`,
    `<rect y="${top}" width="${width}" height="8" fill="${field}"/>`,
    ...lines.map((line, n) => written('title', line, 60, margin, top + 92 + n * 68, slab.ink)),
    written('text', below, 28, margin, height - 34, slab.quiet),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawn.join('')}</svg>`;
  return ground
    .composite([
      ...(own ? [{ input: own, top: 0, left: 0 }] : []),
      { input: Buffer.from(svg), top: 0, left: 0 },
    ])
    .jpeg({ quality: 84 })
    .toBuffer();
}

/** Stands where a project has no picture: a bridge of arches, the mark of the product. */
const arches = () =>
  Array.from({ length: 4 }, (_, n) => {
    const [at, fill] = [60 + n * 290, n === 3 ? slab.ink : slab.fill];
    return `<path d="M${at} 380V240a105 105 0 0 1 210 0v140h-50V240a55 55 0 0 0-110 0v140z" fill="${fill}"/>`;
  }).join('');
