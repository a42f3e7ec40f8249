// Fails when the tables in the code and the migrations in the repository have drifted apart.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const migrations = 'apps/server/migrations';
// Inside the checkout, since drizzle-kit takes folders only by paths relative to it.
const scratch = `node_modules/.cache/migrations-${process.pid}`;

const listed = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.sql'));

try {
  mkdirSync('node_modules/.cache', { recursive: true });
  cpSync(migrations, scratch, { recursive: true });
  const options = ['--dialect', 'postgresql', '--schema', './apps/server/src/**/*.tables.ts'];
  execFileSync('node_modules/.bin/drizzle-kit', ['generate', ...options, '--out', scratch], {
    stdio: 'pipe',
  });
  const known = new Set(listed(migrations));
  const missing = listed(scratch).filter((name) => !known.has(name));
  for (const name of missing) {
    console.error('These changes of tables have no migration; run npm run migrations:\n');
    console.error(readFileSync(join(scratch, name), 'utf8'));
  }
  process.exitCode = missing.length === 0 ? 0 : 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
