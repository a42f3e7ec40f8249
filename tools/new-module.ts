// npm run new:module <plural> [singular]: makes the skeleton of a domain, through all packages,
// with its migration and its tests.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { namesOf } from './new-module/names.ts';
import { register } from './new-module/register.ts';
import { serverFiles } from './new-module/server.ts';
import { sharedFiles } from './new-module/shared.ts';
import { webFiles } from './new-module/web.ts';

const root = dirname(import.meta.dirname);

function run(program: string, ...args: string[]): void {
  execFileSync(join(root, 'node_modules/.bin', program), args, { cwd: root, stdio: 'inherit' });
}

function make(many: string, one: string | undefined): void {
  const names = namesOf(many, one);
  const files = { ...sharedFiles(names), ...serverFiles(names), ...webFiles(names) };
  const taken = Object.keys(files).find((file) => existsSync(join(root, file)));
  if (taken) throw new Error(`${taken} exists already.`);
  const changed = register(root, names);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  run('biome', 'check', '--write', ...Object.keys(files), ...changed);
  run('drizzle-kit', 'generate', '--config', 'apps/server/drizzle.config.ts', '--name', many);
  run('node', 'tools/generate.ts');
  console.log(`\nThe domain ${many} stands:\n${Object.keys(files).join('\n')}`);
}

const [many, one] = process.argv.slice(2);
try {
  if (!many) throw new Error('Name the domain: npm run new:module articles [article]');
  make(many, one);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
