import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { embeddedStage, query } from './embedded.testing.ts';
import { DataFolderInUse } from './embedded.ts';
import { processStart } from './embedded-lock.ts';

const { inFolder, start, enginePid } = embeddedStage();

describe('the embedded database', () => {
  it('keeps its data from start to start and leaves no process', async () => {
    const first = await start();
    await query(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
    const pid = await enginePid();
    await first.stop();
    expect(processStart(pid)).toBeUndefined();
    expect(await readdir(inFolder('.'))).toEqual(['postgres']);
    const second = await start();
    expect(await query(second.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  });

  it('refuses a second start on the same folder with one sentence', async () => {
    await start();
    await expect(start()).rejects.toThrow(DataFolderInUse);
    await expect(start()).rejects.toThrow(
      `The data folder ${inFolder('.')} is already in use by a running server (process ${process.pid})`,
    );
  });
});
