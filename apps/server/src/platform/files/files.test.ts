import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createFileStore } from './files.ts';

let folder: string;
let server: S3rver;
let s3Url: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'file-store-'));
  server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: path.join(folder, 's3'),
    configureBuckets: [{ name: 'pictures', configs: [] }],
  });
  const { port } = await server.run();
  s3Url = `s3://S3RVER:S3RVER@127.0.0.1:${port}/pictures?protocol=http`;
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const content = Buffer.from('š đ č ć ž and bytes \0\u0001');

describe.each(['folder', 's3'])('file store: %s', (kind) => {
  const open = () => createFileStore(kind === 's3' ? s3Url : `file:${path.join(folder, 'kept')}`);

  it('gives back what was put', async () => {
    const store = open();
    await store.put('uploads/someone/a.webp', content, 'image/webp');
    const file = await store.get('uploads/someone/a.webp');
    expect(file).toMatchObject({ size: content.length, contentType: 'image/webp' });
    expect(file && (await buffer(file.stream))).toEqual(content);
    await store.close();
  });

  it('gives a part of a file', async () => {
    const store = open();
    await store.put('uploads/someone/part.webp', content, 'image/webp');
    const file = await store.get('uploads/someone/part.webp', { start: 2, end: 5 });
    expect(file?.size).toBe(4);
    expect(file && (await buffer(file.stream))).toEqual(content.subarray(2, 6));
    await store.close();
  });

  it('takes a file from the disk and leaves it there', async () => {
    const store = open();
    const source = path.join(folder, `source-${kind}.zip`);
    await writeFile(source, content);
    await store.putFile('archives/someone/a.zip', source, 'application/zip');
    const file = await store.get('archives/someone/a.zip');
    expect(file).toMatchObject({ size: content.length, contentType: 'application/zip' });
    expect(file && (await buffer(file.stream))).toEqual(content);
    expect(await readdir(folder)).toContain(`source-${kind}.zip`);
    await store.close();
  });

  it('lists the files right in a folder', async () => {
    const store = open();
    const keys = ['lists/one/b.webp', 'lists/one/a.webp', 'lists/one/deeper/c.webp'];
    for (const key of [...keys, 'lists/one-more/d.webp']) {
      await store.put(key, content, 'image/webp');
    }
    expect(await store.list('lists/one')).toEqual(['lists/one/a.webp', 'lists/one/b.webp']);
    expect(await store.list('lists/nobody')).toEqual([]);
    expect(await store.list('lists/..')).toEqual([]);
    await store.close();
  });

  it('names every file there is', async () => {
    const store = open();
    const keys = ['every/one/a.webp', 'every/one/deeper/b.webp', 'every/c.webp'];
    for (const key of keys) await store.put(key, content, 'image/webp');
    const found = await store.keys();
    expect(found.filter((key) => key.startsWith('every/')).sort()).toEqual(keys.sort());
    expect(new Set(found).size).toBe(found.length);
    await store.close();
  });

  it('replaces a file of the same key', async () => {
    const store = open();
    await store.put('ob/same.jpg', Buffer.from('first, and longer'), 'image/jpeg');
    await store.put('ob/same.jpg', Buffer.from('second'), 'image/jpeg');
    const file = await store.get('ob/same.jpg');
    expect(file && (await buffer(file.stream)).toString()).toBe('second');
    await store.close();
  });

  it('says null for what is not there, and deletes without complaint', async () => {
    const store = open();
    await store.put('ob/gone.png', content, 'image/png');
    await store.delete('ob/gone.png');
    await store.delete('ob/gone.png');
    expect(await store.get('ob/gone.png')).toBeNull();
    expect(await store.get('ob/gone.png/deeper.png')).toBeNull();
    await store.close();
  });

  it('deletes nothing while it is held, in whichever copy of the server', async () => {
    const [holder, other] = [open(), open()];
    await other.put('held/one/a.webp', content, 'image/webp');
    const free = await holder.hold();
    const deleting = other.delete('held/one/a.webp');
    await other.put('held/one/b.webp', content, 'image/webp');
    expect(await holder.list('held/one')).toEqual(['held/one/a.webp', 'held/one/b.webp']);
    expect((await holder.keys()).filter((key) => !key.includes('/'))).toEqual([]);
    expect(await free()).toBe(true);
    await deleting;
    expect(await holder.list('held/one')).toEqual(['held/one/b.webp']);
    await holder.close();
    await other.close();
  });

  it('is held for five minutes at most', async () => {
    const store = open();
    await store.put('held/two/a.webp', content, 'image/webp');
    const free = await store.hold();
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 5 * 60_000);
    try {
      await store.delete('held/two/a.webp');
      expect(await free()).toBe(false);
    } finally {
      now.mockRestore();
    }
    await store.close();
  });

  it('never leaves its place', async () => {
    const store = open();
    const keys = [
      'ob/../../secret.png',
      '../secret.png',
      '/etc/passwd',
      'ob/..',
      'ob//a.png',
      'ob/.a',
      'a',
    ];
    for (const key of keys) {
      expect(await store.get(key)).toBeNull();
      await expect(store.put(key, content, 'image/png')).rejects.toThrow('not the key');
    }
    await store.close();
  });

  it('refuses a type that the ending does not say', async () => {
    const store = open();
    await expect(store.put('ob/a.png', content, 'text/html')).rejects.toThrow('ending');
    await store.close();
  });
});

describe('folder', () => {
  it('leaves no drafts behind', async () => {
    const store = createFileStore(`file:${path.join(folder, 'drafts')}`);
    await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        store.put('ob/same.webp', Buffer.alloc(10_000, turn), 'image/webp'),
      ),
    );
    expect(await readdir(path.join(folder, 'drafts', 'ob'))).toEqual(['same.webp']);
  });

  it('names no draft, and nothing where there is no folder yet', async () => {
    const place = path.join(folder, 'half-written');
    const store = createFileStore(`file:${place}`);
    expect(await store.keys()).toEqual([]);
    await store.put('ob/a.webp', content, 'image/webp');
    await writeFile(path.join(place, 'ob', '.draft'), content);
    await writeFile(path.join(place, 'no-key'), content);
    expect(await store.keys()).toEqual(['ob/a.webp']);
  });
});

describe('address of a bucket', () => {
  it('must name key, host and bucket', () => {
    expect(() => createFileStore('s3://host/bucket')).toThrow('STORAGE_URL');
    expect(() => createFileStore('s3://key:secret@host')).toThrow('STORAGE_URL');
  });
});
