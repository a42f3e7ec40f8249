import { createHmac } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { bytesOf, keyFiles } from '../secret.ts';
import type { Settings } from '../settings.ts';
import type { KeyPrints } from './manifest.ts';
import { BackupRefused, type NewSet, type SavedSet } from './set.ts';

/** Tells whether two keys are the same, and nothing else of them. */
const printOf = (key: Uint8Array): string =>
  createHmac('sha256', key).update('zamah: the key of a backup').digest('hex');

type Variable = keyof typeof keyFiles;

const inSet = (variable: Variable) => `keys/${keyFiles[variable]}`;

const inFolder = ({ dataDir }: Settings, variable: Variable) =>
  readFile(path.join(dataDir, keyFiles[variable]), 'utf8').catch(() => null);

/** Keys that the environment gives, in its order. */
const given = (settings: Settings, variable: Variable): readonly string[] =>
  variable === 'ENCRYPTION_KEYS' ? settings.encryptionKeys : [settings.jwtSecret ?? []].flat();

/** Keys of the data folder go into the set, those of the environment leave their prints alone. */
export async function keepKeys(set: NewSet, settings: Settings): Promise<KeyPrints> {
  const keep = async (variable: Variable): Promise<string[]> => {
    const fromOutside = given(settings, variable);
    if (fromOutside.length > 0) return fromOutside.map((key) => printOf(bytesOf(key)));
    const stored = await inFolder(settings, variable);
    if (stored === null) {
      throw new BackupRefused(
        `${variable} is not set, and ${settings.dataDir} holds none; set what the server runs with.`,
      );
    }
    await set.write(inSet(variable), Readable.from([stored]));
    return [printOf(Buffer.from(stored.trim(), 'hex'))];
  };
  const [signing = ''] = await keep('JWT_SECRET');
  return { signing, encryption: await keep('ENCRYPTION_KEYS') };
}

/** @throws BackupRefused where what the set holds could not be read with the keys of the place. */
export async function checkKeys(set: SavedSet, settings: Settings): Promise<void> {
  const { signing, encryption } = set.manifest.keys;
  await checkKey(set, settings, 'JWT_SECRET', [signing]);
  await checkKey(set, settings, 'ENCRYPTION_KEYS', encryption);
}

async function checkKey(
  set: SavedSet,
  settings: Settings,
  variable: Variable,
  needed: readonly string[],
): Promise<void> {
  const here = given(settings, variable).map((key) => printOf(bytesOf(key)));
  if (set.files.includes(inSet(variable))) {
    if (here.length > 0) {
      throw new BackupRefused(`The backup brings a key of its own: unset ${variable}.`);
    }
    const stored = await inFolder(settings, variable);
    if (stored === null || needed.includes(printOf(Buffer.from(stored.trim(), 'hex')))) return;
    throw new BackupRefused(
      `${settings.dataDir} holds another ${keyFiles[variable]}; set DATA_DIR to an empty folder.`,
    );
  }
  if (here.length === 0) {
    throw new BackupRefused(`The backup was made with ${variable}, which is not set here.`);
  }
  if (needed.some((print) => !here.includes(print))) {
    throw new BackupRefused(
      `${variable} is not what the backup was made with: what it protects could not be read.`,
    );
  }
}

/** Puts the keys of the set into the data folder. */
export async function giveKeys(set: SavedSet, { dataDir }: Settings): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  for (const variable of Object.keys(keyFiles) as Variable[]) {
    if (!set.files.includes(inSet(variable))) continue;
    const key = await readFile(set.place(inSet(variable)));
    await writeFile(path.join(dataDir, keyFiles[variable]), key, { mode: 0o600 });
  }
}
