import { Readable } from 'node:stream';
import type { ApplicationView } from '@app/contracts/applications/applications.schemas';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Platform } from '../../platform/platform.ts';
import { sharedPage } from './sharing.page.ts';
import { createSharedPicture } from './sharing.picture.ts';

const view = (title: string, picture: string | null = null) =>
  ({
    kind: 'orange',
    slug: 'klupa',
    bank: { name: 'Omladinska banka Tuzla' },
    about: { title, summary: 'Klupa & "sjena" <za> sve.', picture },
  }) as ApplicationView;

describe('the page of a shared project', () => {
  const page = sharedPage(view('Klupa <b>'), {
    language: 'bhs',
    publicUrl: 'https://zamah.ba',
    brand: 'Zamah',
    address: '/canvas-narandzasti-pregled/klupa',
  });

  it('says to networks what it is, in safe letters, and leads people on', () => {
    expect(page).toContain('<meta property="og:title" content="Klupa &lt;b&gt;">');
    expect(page).toContain('content="Klupa &amp; &quot;sjena&quot; &lt;za&gt; sve."');
    expect(page).toContain(
      'content="https://zamah.ba/api/social-share/orange-grant/klupa/picture"',
    );
    expect(page).toContain('<html lang="bs-BA">');
    expect(page).toContain('content="0; url=/canvas-narandzasti-pregled/klupa"');
  });

  it('says nothing of what is not public, and leads there as well', () => {
    const hidden = sharedPage(null, {
      language: 'en',
      publicUrl: 'https://zamah.ba',
      brand: 'Zamah',
      address: '/canvas-plavi-pregled/tajna',
    });
    expect(hidden).toContain('content="0; url=/canvas-plavi-pregled/tajna"');
    expect(hidden).toContain('noindex');
    expect(hidden).not.toContain('og:image');
  });
});

describe('the picture of a shared project', () => {
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
    signals: { connected: true, subscribe: () => undefined, onLost: () => undefined },
  } as unknown as Platform);
  const long = 'Čitaonica za šumu, ćošak i đake '.repeat(6);

  it.each([
    ['its own', view(long, '/api/ob-files/klupa.webp')],
    ['one that cannot be read', view('Klupa', '/api/ob-files/losa.webp')],
    ['one that is gone', view('Klupa', '/api/ob-files/nema.webp')],
    ['a drawn cover', view('Klupa', 'cover:garden')],
    ['none', view('')],
  ])('with %s', async (_which, of) => {
    const { content } = await pictureOf(of);
    const { format, width, height } = await sharp(content).metadata();
    expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
  });

  it('shows the project’s own above its title, and is drawn once', async () => {
    const first = await pictureOf(view(long, '/api/ob-files/klupa.webp'));
    const corner = await sharp(first.content).extract({ left: 5, top: 5, width: 9, height: 9 });
    const { channels } = await sharp(await corner.toBuffer()).stats();
    expect(channels.map(({ mean }) => Math.round(mean / 10))).toEqual([25, 0, 0]);
    expect(await pictureOf(view(long, '/api/ob-files/klupa.webp'))).toBe(first);
    expect((await pictureOf(view('Druga'))).tag).not.toBe(first.tag);
  });
});
