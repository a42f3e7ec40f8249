import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { lockDataFolder } from '../../apps/server/src/platform/db/embedded-lock.ts';
import { stopOrphan } from '../../apps/server/src/platform/db/embedded-process.ts';
import { scratchRoot } from './scratch.ts';

/** Younger folders may belong to a run that is just beginning. */
const youngMs = 10 * 60 * 1000;

/**
 * Ends the databases of test runs that were killed, and removes their folders.
 *
 * @param prefix how the names of the folders begin.
 */
export async function sweep(prefix: string): Promise<void> {
  const root = scratchRoot();
  for (const name of await readdir(root)) {
    if (!name.startsWith(prefix)) continue;
    const folder = join(root, name);
    try {
      if (Date.now() - (await stat(folder)).mtimeMs < youngMs) continue;
      const release = await lockDataFolder(folder);
      await stopOrphan(join(folder, 'postgres'), () => undefined);
      release();
      await rm(folder, { recursive: true, force: true });
    } catch {
      // In use by another run, or somebody else's.
    }
  }
}
