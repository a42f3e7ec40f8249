import { describe, expect, it } from 'vitest';
import { fitInto, qualities, smallestOf } from './picture-file.ts';
import { isHeic } from './picture-types.ts';

describe('a picture before it is sent', () => {
  it.each([
    [4000, 3000, 1440, 1080],
    [3000, 4000, 810, 1080],
    [1920, 1080, 1920, 1080],
    [640, 480, 640, 480],
    [3840, 1000, 1920, 500],
  ])('of %d × %d becomes %d × %d', (width, height, w, h) => {
    expect(fitInto({ width, height })).toEqual({ width: w, height: h });
  });

  it('gets worse by a tenth at a time, down to a tenth', () => {
    expect(qualities).toEqual([0.85, 0.75, 0.65, 0.55, 0.45, 0.35, 0.25, 0.15, 0.1]);
  });

  const blob = (kilobytes: number) => new Blob([new Uint8Array(kilobytes * 1024)]);

  it.each([
    ['the first that is small enough', { 0.85: 900, 0.75: 640, 0.65: 500 }, 500, 3],
    ['the smallest, where none is', { 0.1: 700 }, 700, 9],
    ['the original, where each is larger', {}, 2_000, 9],
  ])('goes as %s', async (_, sizes: Record<number, number>, kept, tries) => {
    const tried: number[] = [];
    const best = await smallestOf(blob(2_000), async (quality) => {
      tried.push(quality);
      return blob(sizes[quality] ?? 3_000);
    });
    expect([best.size / 1024, tried.length]).toEqual([kept, tries]);
  });

  it('goes as it is where the browser writes no pictures', async () => {
    const original = blob(600);
    expect(await smallestOf(original, async () => null)).toBe(original);
    // One that cannot be sent as it is gives way to a larger one.
    const larger = blob(3_000);
    expect(await smallestOf(null, async () => larger)).toBe(larger);
  });
});

it.each([
  [{ type: 'image/heic', name: 'IMG_1.HEIC' }, true],
  [{ type: '', name: 'IMG_1.HEIC' }, true],
  [{ type: 'image/heif', name: 'slika' }, true],
  [{ type: 'image/jpeg', name: 'IMG_1.jpg' }, false],
])('knows HEIC by its type, else by its name: %j', (file, is) => expect(isHeic(file)).toBe(is));
