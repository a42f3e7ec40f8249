import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Room that the databases of a run take at most, with all that is written about them. */
const enough = 2 * 1024 ** 3;

/**
 * Where data is kept that no test needs after a crash: in memory where there is room for it, since
 * a database is some nine hundred files, which a disk takes twenty times as long to copy.
 */
export function scratchRoot(inMemory = '/dev/shm'): string {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize >= enough ? inMemory : tmpdir();
  } catch {
    return tmpdir();
  }
}
