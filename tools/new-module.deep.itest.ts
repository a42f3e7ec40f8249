import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = dirname(import.meta.dirname);

/** The walk over endpoints and kinds of readers, of the planted rows alone. */
const walkOfPlanted = `import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampledRows } from './samples.ts';
import { setStage } from './set-stage.ts';
import type { Stage } from './stage.ts';
import { walk } from './walk.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.app.close());

it('lets through whom it should, and tells nobody what is not for them', async () => {
  const rows = sampledRows.filter(({ name }) => name.startsWith('workshops.'));
  expect(rows).toHaveLength(10);
  expect(await walk(stage, rows)).toEqual([]);
});
`;

/** Each part ends by itself; beside others on two cores it takes its time. */
const minutes = 60_000;

describe('a new domain as it is planted', () => {
  let copy = '';

  // A program of its own, and no part of the test run that starts it.
  const { NODE_ENV: _, ...own } = process.env;
  const env = {
    ...Object.fromEntries(Object.entries(own).filter(([name]) => !name.startsWith('VITEST'))),
    NO_COLOR: '1',
    FORCE_COLOR: '0',
  };

  /**
   * @returns what the program printed.
   * @throws Error with it, when the program fails.
   */
  const run = (program: string, ...args: string[]): string => {
    const options = { cwd: copy, env, stdio: 'pipe', encoding: 'utf8' } as const;
    try {
      return execFileSync(join(copy, 'node_modules/.bin', program), args, options);
    } catch (error) {
      const { stdout, stderr } = error as Readonly<Record<'stdout' | 'stderr', string>>;
      throw new Error(`${program} ${args.join(' ')}\n${stdout}\n${stderr}`);
    }
  };

  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'zamah-module-'));
    for (const file of filesOf(root)) cpSync(join(root, file), join(copy, file));
    linkPackages(copy);
    execFileSync('git', ['init', '--quiet'], { cwd: copy });
    run('node', 'tools/new-module.ts', 'workshops');
    execFileSync('git', ['add', '--all'], { cwd: copy });
  }, 5 * minutes);
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it(
    'passes every check of the gate',
    () => {
      expect(run('node', 'tools/test.mjs', 'checks')).toContain('✓ dead code');
    },
    10 * minutes,
  );

  it(
    'keeps the rules about texts, pages, routes and queries',
    () => {
      run(
        'vitest',
        'run',
        '--project=unit',
        'packages/domain/src/workshops',
        'packages/contracts',
        'packages/messages',
        'apps/server/src/modules.queries.test.ts',
        'apps/web/src/routes.test.ts',
        'tools/checks',
      );
    },
    10 * minutes,
  );

  it(
    'answers as its test, its samples and the register of personal data ask',
    () => {
      writeFileSync(join(copy, 'apps/server/src/samples/planted.itest.ts'), walkOfPlanted);
      run(
        'vitest',
        'run',
        '--project=integration',
        'apps/server/src/modules/workshops',
        'apps/server/src/samples/planted.itest.ts',
        'apps/server/src/modules/personal-data/decisions.itest.ts',
        'apps/server/src/modules/personal-data/archives.itest.ts',
      );
    },
    10 * minutes,
  );

  it(
    'has an index for each page of its list',
    () => {
      const lists = 'apps/server/src/modules.lists.deep.itest.ts';
      const of = 'GET /api/workshop';
      const told = run('vitest', 'run', '--project=deep-integration', lists, '-t', of);
      // As often as the samples of the list and of its comments say.
      expect(told).toMatch(/Tests +4 passed/);
    },
    10 * minutes,
  );

  it(
    'stands on a phone and a desk, light and dark, in both languages, in all its states',
    () => {
      run('node', 'tools/build.mjs');
      const of = ['--project=deep-e2e', 'sweep.combinations', '-g', 'workshop'];
      // The two addresses and the states beside them, of the demo.
      expect(run('playwright', 'test', ...of)).toContain('10 passed');
    },
    10 * minutes,
  );
});

const listed = (folder: string, ...args: string[]) =>
  execFileSync('git', ['ls-files', '-z', ...args], { cwd: folder, encoding: 'utf8' })
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(folder, file)));

/** All that belongs to the checkout, committed or not yet. */
const filesOf = (folder: string) => listed(folder, '-co', '--exclude-standard');

/** Every package by a link; those of the workspaces lead into the copy. */
function linkPackages(copy: string): void {
  for (const place of filesOf(root).filter((file) => /(?:^|\/)package\.json$/.test(file))) {
    const packages = join(dirname(place), 'node_modules');
    if (!existsSync(join(root, packages))) continue;
    mkdirSync(join(copy, packages));
    for (const name of readdirSync(join(root, packages))) {
      if (name === '@app' || name === '.cache' || name.startsWith('.vite')) continue;
      symlinkSync(join(root, packages, name), join(copy, packages, name));
    }
  }
  const own = join(copy, 'node_modules/@app');
  mkdirSync(own);
  for (const folder of ['packages', 'apps']) {
    for (const name of readdirSync(join(copy, folder))) {
      symlinkSync(join(copy, folder, name), join(own, name));
    }
  }
}
