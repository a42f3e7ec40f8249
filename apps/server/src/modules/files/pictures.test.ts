import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { isFailure } from '../../platform/http/failure.ts';
import { remakePicture, remakeSquare } from './pictures.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#f97316' } });

async function remade(sent: Buffer) {
  const picture = await remakePicture(sent);
  if (isFailure(picture)) throw new Error(picture.code);
  return { picture, about: await sharp(picture.content).metadata() };
}

describe('remaking a picture', () => {
  it('fits it into 1920 × 1080 and never enlarges it', async () => {
    const large = await remade(await plain(4000, 3000).jpeg().toBuffer());
    expect(large.about).toMatchObject({ format: 'webp', width: 1440, height: 1080 });
    const small = await remade(await plain(300, 200).png().toBuffer());
    expect(small.about).toMatchObject({ width: 300, height: 200 });
  });

  it('turns it upright and drops all metadata', async () => {
    const sent = await plain(400, 200)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { about, picture } = await remade(sent);
    expect(about).toMatchObject({ width: 200, height: 400 });
    expect(about.exif).toBeUndefined();
    expect(about.orientation).toBeUndefined();
    expect(picture.content.includes('Somebody')).toBe(false);
  });

  it('takes JPEG, PNG, WebP, GIF and AVIF', async () => {
    for (const format of ['jpeg', 'png', 'webp', 'gif', 'avif'] as const) {
      const sent = await plain(40, 40).toFormat(format).toBuffer();
      expect((await remade(sent)).about.format).toBe('webp');
    }
  });

  it('keeps nothing that was hidden behind the pixels', async () => {
    const polyglot = Buffer.concat([
      await plain(40, 40).gif().toBuffer(),
      Buffer.from('<script>alert(1)</script>'),
    ]);
    const { picture } = await remade(polyglot);
    expect(picture.content.includes('script')).toBe(false);
  });

  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['PDF', '%PDF-1.7\n'],
    ['nothing', ''],
    ['a JPEG of its first bytes only', '\xff\xd8\xff\xe0garbage'],
  ])('refuses %s', async (_name, text) => {
    expect(await remakePicture(Buffer.from(text, 'latin1'))).toMatchObject({
      code: 'UNSUPPORTED_MEDIA',
    });
  });

  it.each(['gif', 'webp'] as const)('refuses a %s that moves, with a word', async (format) => {
    const frames = await Promise.all(
      ['#f97316', '#262a93'].map((background) =>
        sharp({ create: { width: 40, height: 40, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .toFormat(format)
      .toBuffer();
    expect(await remakePicture(moving)).toMatchObject({ code: 'PICTURE_MOVES' });
    expect(await remakeSquare(moving, 96)).toMatchObject({ code: 'PICTURE_MOVES' });
  });

  it('refuses HEIC with a word of its own', async () => {
    // The library writes none: its first bytes say what it is.
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
    expect(await remakePicture(heic)).toMatchObject({ code: 'PICTURE_HEIC' });
  });

  it('refuses a flood of pixels before it decodes them', async () => {
    const flood = await plain(8100, 8000).png({ compressionLevel: 1 }).toBuffer();
    expect(await remakePicture(flood)).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
  });
});

describe('remaking a picture as a square', () => {
  it('takes its middle, in the size asked for', async () => {
    for (const [width, height] of [
      [900, 300],
      [300, 900],
      [40, 40],
    ] as const) {
      const square = await remakeSquare(await plain(width, height).jpeg().toBuffer(), 96);
      if (isFailure(square)) throw new Error(square.code);
      const about = await sharp(square.content).metadata();
      expect(about).toMatchObject({ format: 'webp', width: 96, height: 96 });
    }
  });

  it('refuses what is no picture', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect(await remakeSquare(svg, 96)).toMatchObject({ code: 'UNSUPPORTED_MEDIA' });
  });
});
