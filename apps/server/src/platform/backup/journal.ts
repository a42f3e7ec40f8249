import { knownMigrations } from '../db/migrate.ts';
import type { Manifest } from './manifest.ts';
import { BackupRefused } from './set.ts';

/** @throws BackupRefused where the migrations are not the first ones of this version. */
export function refuseUnknown(
  what: 'backup' | 'database',
  migrations: Manifest['database']['migrations'],
): void {
  const known = knownMigrations();
  const last = migrations.at(-1);
  if (last && known.every(({ when }) => when < last.when)) {
    throw new BackupRefused(`The ${what} is of a newer version of the product; use that one.`);
  }
  const isOurs = migrations.every(
    ({ hash, when }, n) => known[n]?.hash === hash && known[n].when === when,
  );
  if (!last || !isOurs) {
    throw new BackupRefused(
      `The ${what} was made by other migrations than this version has; use the version it is of.`,
    );
  }
}
