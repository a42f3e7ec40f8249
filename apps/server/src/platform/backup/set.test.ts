import { createHash } from 'node:crypto';
import { appendFile, cp, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fileOf, type Manifest } from './manifest.ts';
import { createSet, openSet } from './set.ts';

const manifest: Manifest = {
  format: 1,
  taken: '2026-11-20T12:00:00.000Z',
  settings: { BRAND: 'Zamah' },
  keys: { signing: 'a', encryption: ['b'] },
  database: {
    engine: '18.0',
    migrations: [{ hash: 'c', when: 1 }],
    jobs: 42,
    tables: [{ schema: 'public', name: 'users', columns: ['id'], rows: 1, print: 'd' }],
    sequences: { 'public.receipt_numbers': '7', 'public.gift_receipt_numbers': null },
  },
};

let folder: string;
let place: string;
const at = (file: string) => path.join(place, file);

async function makeSet(name: string, content: string): Promise<void> {
  const set = await createSet(path.join(folder, name));
  await set.write('database/public.users.copy.gz', Readable.from([`rows of ${content}`]));
  await set.write('files/ob/a.webp', Readable.from([`picture of ${content}`]));
  await set.write('files/ob/b.webp', Readable.from(['taken out again']));
  await set.remove('files/ob/b.webp');
  await set.close(manifest);
}

const refusal = async () => {
  const set = await openSet(place);
  await set.verify();
};

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'backup-set-'));
  place = path.join(folder, 'one');
  await makeSet('one', 'one');
});
afterEach(() => rm(folder, { recursive: true }));

describe('a set', () => {
  it('is read as it was written, for its owner alone', async () => {
    const set = await openSet(place);
    await set.verify();
    expect(set.manifest).toEqual(manifest);
    expect([...set.files].sort()).toEqual([
      'database/public.users.copy.gz',
      'files/ob/a.webp',
      'manifest.json',
    ]);
    expect(await readFile(set.place('files/ob/a.webp'), 'utf8')).toBe('picture of one');
    for (const file of ['.', 'files']) expect((await stat(at(file))).mode & 0o077).toBe(0);
    for (const file of [...set.files, 'SHA256SUMS']) {
      expect((await stat(at(file))).mode & 0o777, file).toBe(0o600);
    }
  });

  it('has its hashes in the form that sha256sum checks', async () => {
    const lines = (await readFile(at('SHA256SUMS'), 'utf8')).split('\n');
    const sum = createHash('sha256').update('picture of one').digest('hex');
    expect(lines).toContain(`${sum}  files/ob/a.webp`);
    expect(lines).toHaveLength(4);
  });

  it('never overwrites another', async () => {
    await expect(createSet(place)).rejects.toThrow('is not empty');
    await refusal();
  });

  it('leaves nothing where it was given up', async () => {
    const set = await createSet(path.join(folder, 'two'));
    await set.write('files/ob/a.webp', Readable.from(['a']));
    await set.discard();
    await makeSet('two', 'two');
  });

  it.each<[string, () => Promise<unknown>, string]>([
    ['a byte more', () => appendFile(at('files/ob/a.webp'), '!'), 'damaged, or mixed'],
    ['a byte less', () => truncate(at('database/public.users.copy.gz'), 3), 'damaged, or mixed'],
    ['another manifest', () => appendFile(at('manifest.json'), ' '), 'damaged, or mixed'],
    ['a file gone', () => rm(at('files/ob/a.webp')), 'files/ob/a.webp of the backup is missing'],
    ['the manifest gone', () => rm(at('manifest.json')), 'manifest.json of the backup is missing'],
    ['no list of hashes', () => rm(at('SHA256SUMS')), 'no whole backup'],
    ['half a list', () => truncate(at('SHA256SUMS'), 40), 'SHA256SUMS is damaged'],
    ['a list of none', () => writeFile(at('SHA256SUMS'), ''), 'has no manifest.json'],
    [
      'a path that leads out',
      () => appendFile(at('SHA256SUMS'), `${'a'.repeat(64)}  ../one\n`),
      'SHA256SUMS is damaged',
    ],
    ['a file put in', () => writeFile(at('files/c.webp'), ''), 'files/c.webp is no part of'],
    [
      'the rows of another backup',
      async () => {
        await makeSet('two', 'two');
        const rows = 'database/public.users.copy.gz';
        await cp(path.join(folder, 'two', rows), at(rows));
      },
      'damaged, or mixed',
    ],
    [
      'the list of another backup',
      async () => {
        await makeSet('two', 'two');
        await cp(path.join(folder, 'two', 'SHA256SUMS'), at('SHA256SUMS'));
      },
      'damaged, or mixed',
    ],
    ['no set at all', () => rm(place, { recursive: true }), 'no whole backup'],
  ])('is refused with %s', async (_, harm, sentence) => {
    await harm();
    await expect(refusal()).rejects.toThrow(sentence);
  });

  it('is refused where its manifest has another form', async () => {
    place = path.join(folder, 'later');
    const set = await createSet(place);
    await set.close({ ...manifest, format: 2 as 1 });
    await expect(refusal()).rejects.toThrow('another version');
  });

  it('has a path for whatever a table is called', () => {
    expect(fileOf({ schema: 'public', name: 'users' })).toBe('database/public.users.copy.gz');
    expect(fileOf({ schema: 'public', name: '../My table' })).toBe(
      'database/public...%2FMy%20table.copy.gz',
    );
  });
});
