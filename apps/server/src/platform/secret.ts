import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from './settings.ts';

/**
 * The key of the product's signatures: `JWT_SECRET`, or in demo mode a random one kept in the data
 * folder, so that sessions outlive a restart.
 */
export async function readSecret(settings: Settings): Promise<Uint8Array> {
  if (settings.jwtSecret) return new TextEncoder().encode(settings.jwtSecret);
  const file = path.join(settings.dataDir, 'jwt-secret');
  const kept = await readFile(file, 'utf8').catch(() => null);
  if (kept && kept.trim().length >= 64) return Buffer.from(kept.trim(), 'hex');
  const made = randomBytes(32);
  await mkdir(settings.dataDir, { recursive: true });
  await writeFile(file, made.toString('hex'), { mode: 0o600 });
  return made;
}
