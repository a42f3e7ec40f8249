import { mkdtemp, readFile, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readZip } from '../../platform/testing/zips.ts';
import { sweepScratch, withScratch, writeZip } from './archive.zip.ts';

const at = new Date('2026-11-20T12:00:00.000Z');
const fileOf = (stream: Readable, size: number) => ({ stream, size, contentType: 'image/webp' });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'zip-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const isThere = (place: string) =>
  stat(place).then(
    () => true,
    () => false,
  );

describe('the folder in which an archive is written', () => {
  it('is for this user alone, and gone after the work, done or not', async () => {
    const places: string[] = [];
    await withScratch(async (place) => {
      places.push(place);
      expect((await stat(place)).mode & 0o777).toBe(0o700);
    });
    const failing = withScratch(async (place) => {
      places.push(place);
      throw new Error('a fault');
    });
    await expect(failing).rejects.toThrow('a fault');
    for (const place of places) expect(await isThere(place)).toBe(false);
  });

  it('is swept away where a server was killed, not where one is at work', async () => {
    await withScratch(async (atWork) => {
      await withScratch(async (left) => {
        const before = new Date(Date.now() - 3 * 3_600_000);
        await utimes(left, before, new Date(before.getTime() - 1000));
        await sweepScratch(before);
        expect(await isThere(left)).toBe(false);
        expect(await isThere(atWork)).toBe(true);
      });
    });
  });
});

describe('a ZIP file of texts and files', () => {
  it('holds them under their names, letters and all, and leaves out what is gone', async () => {
    const place = path.join(folder, 'whole.zip');
    const kept = Buffer.alloc(300_000, 7);
    const size = await writeZip(
      place,
      { texts: { 'čitaj.txt': 'ž š đ' }, fileKeys: ['a/gone.webp', 'a/b.webp'], at },
      {
        get: async (key) =>
          key === 'a/b.webp' ? fileOf(Readable.from([kept]), kept.length) : null,
      },
    );
    const content = await readFile(place);
    expect(content).toHaveLength(size);
    const entries = await readZip(content);
    expect([...entries.keys()]).toEqual(['čitaj.txt', 'files/a/b.webp']);
    expect(entries.get('čitaj.txt')?.toString('utf8')).toBe('ž š đ');
    expect(entries.get('files/a/b.webp')).toEqual(kept);
  });

  it.each<[string, () => Readable]>([
    [
      'cannot be read to its end',
      () =>
        new Readable({
          read() {
            this.destroy(new Error('the disk is gone'));
          },
        }),
    ],
    ['has another size than it said', () => Readable.from([Buffer.alloc(3)])],
  ])('is none where a file %s', async (_what, make) => {
    const stream = make();
    const place = path.join(folder, `${crypto.randomUUID()}.zip`);
    const get = async () => fileOf(stream, 10);
    await expect(
      writeZip(place, { texts: {}, fileKeys: ['a/b.webp'], at }, { get }),
    ).rejects.toThrow();
    expect(stream.destroyed).toBe(true);
  });

  it('is none where there is no room for it, and holds no file open', async () => {
    const stream = Readable.from([Buffer.alloc(10)]);
    const place = path.join(folder, 'missing', 'a.zip');
    const get = async () => fileOf(stream, 10);
    await expect(
      writeZip(place, { texts: {}, fileKeys: ['a/b.webp'], at }, { get }),
    ).rejects.toThrow('ENOENT');
    expect(stream.destroyed).toBe(true);
  });
});
