import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from './settings.ts';

/** Where keys are kept in the data folder, by the setting that gives them elsewhere. */
export const keyFiles = { JWT_SECRET: 'jwt-secret', ENCRYPTION_KEYS: 'encryption-key' } as const;

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/**
 * The key of the product's signatures: `JWT_SECRET`, or in demo mode a random one kept in the data
 * folder, so that sessions outlive a restart.
 */
export async function readSecret(settings: Settings): Promise<Uint8Array> {
  return settings.jwtSecret
    ? bytesOf(settings.jwtSecret)
    : keyInFolder(settings, keyFiles.JWT_SECRET);
}

/**
 * The keys of what is kept encrypted: `ENCRYPTION_KEYS`, or in demo mode a random one kept in the
 * data folder. The first encrypts, all decrypt, so that a key can be replaced (decision 035).
 *
 * @param secret opens what a demo encrypted before it had a key for that alone.
 */
export async function readEncryptionKeys(
  settings: Settings,
  secret: Uint8Array,
): Promise<Uint8Array[]> {
  if (settings.encryptionKeys.length > 0) return settings.encryptionKeys.map(bytesOf);
  return [await keyInFolder(settings, keyFiles.ENCRYPTION_KEYS), secret];
}

async function keyInFolder({ dataDir }: Settings, name: string): Promise<Uint8Array> {
  const file = path.join(dataDir, name);
  const stored = await readFile(file, 'utf8').catch(() => null);
  if (stored && stored.trim().length >= 64) return Buffer.from(stored.trim(), 'hex');
  const made = randomBytes(32);
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, made.toString('hex'), { mode: 0o600 });
  return made;
}
