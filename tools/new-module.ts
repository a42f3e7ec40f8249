// npm run new:module <plural> [singular]: plants a domain through all packages, with its migration,
// its tests, what the demo shows of it and the states of its pages.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesOf } from './new-module/files.ts';
import { namesOf } from './new-module/names.ts';
import { registered } from './new-module/register.ts';

const root = dirname(import.meta.dirname);

function run(program: string, ...args: string[]): void {
  // What they print is shown with their failure.
  execFileSync(join(root, 'node_modules/.bin', program), args, { cwd: root, stdio: 'pipe' });
}

function make(many: string, one: string | undefined): void {
  const names = namesOf(many, one);
  const files = filesOf(names);
  const taken = files.find(({ file }) => existsSync(join(root, file)));
  if (taken) throw new Error(`${taken.file} exists already.`);
  const changed = registered(root, names);
  const texts = [...files.map(({ file, text }) => [file, text] as const), ...changed];
  for (const [file, text] of texts) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  run('biome', 'check', '--write', ...texts.map(([file]) => file));
  run('drizzle-kit', 'generate', '--config', 'apps/server/drizzle.config.ts', '--name', many);
  run('node', 'tools/generate.ts');
  const listed = (of: readonly string[]) => of.map((file) => `  ${file}`).join('\n');
  const planted = (isWritten: boolean) =>
    listed(files.filter((one) => one.isWritten === isWritten).map(({ file }) => file));
  console.log(`
The domain ${many} stands, and npm test passes. Yours to write:
${planted(true)}
As they are for most domains:
${planted(false)}
Its rows were put into:
${listed([...changed.keys()])}`);
}

const [many, one] = process.argv.slice(2);
try {
  if (!many) throw new Error('Name the domain: npm run new:module articles [article]');
  make(many, one);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
