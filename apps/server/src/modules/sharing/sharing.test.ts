import { Readable } from 'node:stream';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createChanges } from '../../platform/db/changes.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Drawn, SharedItem } from './sharing.items.ts';
import { sharedPage } from './sharing.page.ts';
import { createSharedPicture } from './sharing.picture.ts';

const drawn = (title: string, own: string | null = null): Drawn => ({
  field: 'orange',
  own,
  title,
  below: 'Omladinska banka Tuzla · Zamah',
});

const item: SharedItem = {
  address: '/canvas-narandzasti-pregled/klupa',
  title: 'Klupa <b>',
  text: 'Klupa & "sjena" <za> sve.',
  about: 'article',
  drawn: drawn('Klupa <b>'),
};

const options = {
  type: 'orange-grant',
  slugOrId: 'klupa',
  language: 'bhs',
  publicUrl: 'https://zamah.ba',
  brand: 'Zamah',
  address: item.address,
  query: '',
} as const;

describe('the page of what is shared', () => {
  it('says to networks what it is, in safe letters, and leads people on', () => {
    const page = sharedPage(item, { ...options, query: '?izvor=x&a="><b>' });
    expect(page).toContain('<meta property="og:title" content="Klupa &lt;b&gt;">');
    expect(page).toContain('content="Klupa &amp; &quot;sjena&quot; &lt;za&gt; sve."');
    expect(page).toContain(
      'content="https://zamah.ba/api/social-share/orange-grant/klupa/picture"',
    );
    expect(page).toContain('<html lang="bs-BA">');
    expect(page).toContain(
      'content="0; url=/canvas-narandzasti-pregled/klupa?izvor=x&amp;a=&quot;&gt;&lt;b&gt;"',
    );
    expect(page).not.toContain('<b>');
  });

  it('cuts its description at 160 characters', () => {
    const page = sharedPage({ ...item, text: 'š'.repeat(161) }, options);
    expect(page).toContain(`<meta name="description" content="${'š'.repeat(157)}...">`);
  });

  it('says nothing of what is not public, and leads there as well', () => {
    const hidden = sharedPage(null, { ...options, language: 'en' });
    expect(hidden).toContain('content="0; url=/canvas-narandzasti-pregled/klupa"');
    expect(hidden).toContain('<title>Zamah</title>');
    expect(hidden).toContain('noindex');
    expect(hidden).not.toContain('og:image');
  });
});

describe('the picture of what is shared', () => {
  const red = sharp({ create: { width: 90, height: 300, channels: 3, background: '#ff0000' } });
  const get = async (key: string) => {
    const files: Record<string, Buffer> = {
      'ob/klupa.webp': await red.webp().toBuffer(),
      'ob/losa.webp': Buffer.from('no picture'),
    };
    const file = files[key];
    return file && { stream: Readable.from([file]), contentType: 'image/webp', size: file.length };
  };
  const pictureOf = createSharedPicture({
    files: { get },
    settings: { brand: 'Zamah' },
    clock: { now: () => new Date(0) },
    signals: {
      connected: true,
      subscribe: () => undefined,
      onLost: () => undefined,
      changes: createChanges(),
    },
  } as unknown as Platform);
  const long = 'Čitaonica za šumu, ćošak i đake '.repeat(6);

  it.each([
    ['its own', drawn(long, 'ob/klupa.webp')],
    ['one that cannot be read', drawn('Klupa', 'ob/losa.webp')],
    ['one that is gone', drawn('Klupa', 'ob/nema.webp')],
    ['none', { ...drawn(''), below: long }],
  ])('with %s', async (_which, of) => {
    const { content } = await pictureOf(of);
    const { format, width, height } = await sharp(content).metadata();
    expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
  });

  it('shows its own above its title, and is drawn once', async () => {
    const first = await pictureOf(drawn(long, 'ob/klupa.webp'));
    const corner = await sharp(first.content).extract({ left: 5, top: 5, width: 9, height: 9 });
    const { channels } = await sharp(await corner.toBuffer()).stats();
    expect(channels.map(({ mean }) => Math.round(mean / 10))).toEqual([25, 0, 0]);
    expect(await pictureOf(drawn(long, 'ob/klupa.webp'))).toBe(first);
    expect((await pictureOf(drawn('Druga'))).tag).not.toBe(first.tag);
  });
});
