import path from 'node:path';
import { DataFolderInUse } from '../db/embedded.ts';
import { EmbeddedPostgresFailure } from '../db/embedded-place.ts';
import { UnfitDatabase } from '../db/letters.ts';
import { readSettings, type Settings, SettingsError } from '../settings.ts';
import type { Manifest } from './manifest.ts';
import { BackupRefused } from './set.ts';

/** Failures whose message is a sentence for whoever called. */
const told = [
  BackupRefused,
  UnfitDatabase,
  SettingsError,
  DataFolderInUse,
  EmbeddedPostgresFailure,
];

/**
 * Runs a command on a folder, tells what it says and how long it took; what it refuses is told in
 * one sentence, and the process ends with 1.
 *
 * @param work lines to print.
 */
export async function byCommand(
  name: string,
  work: (settings: Settings, folder: string) => Promise<readonly string[]>,
): Promise<void> {
  const [folder] = process.argv.slice(2);
  const began = performance.now();
  try {
    if (!folder) throw new BackupRefused(`Name a folder: npm run ${name} -- FOLDER`);
    // npm runs commands in the checkout, and says where it was called.
    const place = path.resolve(process.env.INIT_CWD ?? '', folder);
    const [first, ...more] = await work(readSettings(process.env), place);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    process.stdout.write(`${[`${first} in ${seconds} s.`, ...more].join('\n')}\n`);
  } catch (error) {
    const isTold = told.some((kind) => error instanceof kind);
    process.stderr.write(`${isTold ? (error as Error).message : (error as Error).stack}\n`);
    process.exitCode = 1;
  }
}

export function counted({ database: { tables } }: Manifest, files: number): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${tables.length} tables with ${rows} rows, and ${files} files`;
}
