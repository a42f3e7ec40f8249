import { readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { readdir, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Another living server holds the data folder. The message is one plain sentence for people. */
export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse';
}

/**
 * When a process began, in clock ticks since the machine started: with its number it names one
 * process even after numbers are used again.
 *
 * @returns `undefined` when no such process lives (a zombie does not); `'0'` where the system
 *   does not tell (only Linux does).
 */
export function processStart(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : fields[19];
  } catch {
    if (process.platform === 'linux') return undefined;
  }
  try {
    process.kill(pid, 0);
    return '0';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? '0' : undefined;
  }
}

const lockName = /^server-(\d+)-(\d+)\.lock$/;

/** Numbers of the other living processes that hold the folder; locks of dead ones are removed. */
async function otherHolders(folder: string, own: string): Promise<number[]> {
  const holders: number[] = [];
  for (const name of await readdir(folder)) {
    const match = lockName.exec(name);
    if (!match || name === own) continue;
    const pid = Number(match[1]);
    if (processStart(pid) === match[2]) holders.push(pid);
    else await unlink(join(folder, name)).catch(() => undefined);
  }
  return holders;
}

/**
 * Takes a data folder for this process.
 *
 * Each process writes a file of its own and looks at the others' afterwards, so that of two
 * starting at once no two can believe they hold the folder, and a lock left by a killed process
 * counts for nothing. When two meet at the very same moment both step back and try again.
 *
 * @param folder absolute path of an existing folder.
 * @returns a function that gives the folder back; at the end of the process it happens by itself.
 * @throws DataFolderInUse when a living process holds it.
 */
export async function lockDataFolder(folder: string): Promise<() => void> {
  const own = `server-${process.pid}-${processStart(process.pid) ?? '0'}.lock`;
  const path = join(folder, own);
  const release = () => {
    process.removeListener('exit', release);
    try {
      unlinkSync(path);
    } catch {
      // Already gone: the folder itself was removed.
    }
  };
  for (let attempt = 0; ; attempt += 1) {
    writeLock(folder, path);
    process.once('exit', release);
    const [holder] = await otherHolders(folder, own);
    if (holder === undefined) return release;
    release();
    if (attempt === 2) throw inUse(folder, holder);
    await sleep(40 + Math.random() * 160);
  }
}

/** In one step with what removes it again: a signal between the two would leave the file. */
function writeLock(folder: string, path: string): void {
  try {
    writeFileSync(path, '', { flag: 'wx' });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw inUse(folder, process.pid);
    if (code !== 'EACCES') throw error;
    throw new Error(`This user may not write into the data folder ${folder}; see DATA_DIR.`);
  }
}

const inUse = (folder: string, pid: number) =>
  new DataFolderInUse(
    `The data folder ${folder} is already in use by a running server (process ${pid}); ` +
      'stop that one first or set DATA_DIR to another folder.',
  );
