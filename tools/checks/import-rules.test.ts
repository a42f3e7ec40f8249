import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = dirname(dirname(import.meta.dirname));

interface Rule {
  readonly name: string;
  readonly from: { readonly pathNot?: string | string[] };
}
interface Report {
  readonly modules: readonly {
    readonly source: string;
    readonly dependencies: readonly { readonly resolved: string }[];
  }[];
  readonly summary: {
    readonly violations: readonly { readonly from: string; readonly rule: { name: string } }[];
  };
}

/** One file of a small tree, and the rule that it breaks; without one it must pass. */
interface Plant {
  readonly file: string;
  readonly text: string;
  readonly breaks?: string;
}

const nothing = 'export const value = 1;\n';
const uses = (what: string) => `import { value } from '${what}';\nexport const used = value;\n`;

/** What the planted files import, and files that keep the rules. */
const lawful: readonly Plant[] = [
  { file: 'packages/domain/src/money.ts', text: nothing },
  { file: 'packages/domain/src/money.test.ts', text: uses('fast-check') },
  { file: 'packages/contracts/src/banks.ts', text: uses('@app/domain/money') + uses('zod') },
  { file: 'packages/messages/src/texts.ts', text: nothing },
  { file: 'packages/ui/src/button.tsx', text: uses('react') },
  { file: 'apps/server/src/modules/banks/public.ts', text: uses('./banks.repo.ts') },
  { file: 'apps/server/src/modules/banks/banks.repo.ts', text: uses('drizzle-orm') },
  { file: 'apps/server/src/modules/banks/banks.tables.ts', text: uses('drizzle-orm/pg-core') },
  {
    file: 'apps/server/src/modules/banks/banks.itest.ts',
    text: uses('../../../../../tools/testing/clone.ts'),
  },
  { file: 'apps/server/src/platform/clock.ts', text: nothing },
  { file: 'apps/server/src/kit/moves.ts', text: uses('../platform/clock.ts') },
  { file: 'apps/server/src/modules/banks/banks.moves.ts', text: uses('../../kit/moves.ts') },
  { file: 'apps/server/src/modules/calls/calls.service.ts', text: uses('../banks/public.ts') },
  { file: 'apps/server/src/modules/calls/calls.tables.ts', text: uses('../banks/banks.tables.ts') },
  {
    file: 'apps/server/src/platform/testing/testApp.ts',
    text: uses('../../modules/banks/public.ts'),
  },
  {
    file: 'apps/server/src/samples/samples.ts',
    text: uses('../platform/testing/testApp.ts'),
  },
  { file: 'apps/web/src/features/banks/public.tsx', text: uses('./parts/card.tsx') },
  { file: 'apps/web/src/features/banks/parts/card.tsx', text: uses('@app/ui/button') },
  { file: 'apps/web/src/features/calls/list.tsx', text: uses('../banks/public.tsx') },
  { file: 'apps/web/src/entities/banks/emblem.tsx', text: uses('../../lib/client.ts') },
  { file: 'apps/web/src/entities/banks/public.ts', text: uses('./emblem.tsx') },
  { file: 'apps/web/src/features/banks/tile.tsx', text: uses('../../entities/banks/public.ts') },
  { file: 'apps/web/src/pages/desk/desk.tsx', text: uses('../../features/banks/public.tsx') },
  { file: 'apps/web/src/pages/desk/links.tsx', text: uses('./desk.tsx') },
  { file: 'apps/web/src/shell/header.tsx', text: uses('../features/banks/public.tsx') },
  { file: 'apps/web/src/lib/client.ts', text: uses('@app/contracts/banks') },
  { file: 'apps/web/src/kit/action/action.ts', text: uses('../../lib/client.ts') },
  { file: 'apps/web/src/features/banks/act.tsx', text: uses('../../kit/action/action.ts') },
  { file: 'apps/web/src/entities/banks/act.tsx', text: uses('../../kit/action/action.ts') },
  { file: 'packages/ui/src/menu.tsx', text: nothing },
  { file: 'apps/web/src/lib/menus/menu.tsx', text: uses('@app/ui/menu') },
  { file: 'tools/testing/clone.ts', text: nothing },
  { file: 'tools/build.ts', text: nothing },
  { file: 'e2e/support.ts', text: nothing },
];

/** One violation or more for each rule; of a circle only one file is told. */
const planted: readonly Plant[] = [
  plant('domain-is-pure', 'packages/domain/src/a.ts', 'zod'),
  plant('domain-is-pure', 'packages/domain/src/b.ts', 'node:fs'),
  plant('domain-is-pure', 'packages/domain/src/c.ts', '@app/messages/texts'),
  plant('domain-tests-stay-inside', 'packages/domain/src/d.test.ts', '@app/contracts/banks'),
  plant('contracts-need-domain-and-zod-only', 'packages/contracts/src/a.ts', '@app/messages/texts'),
  plant('contracts-need-domain-and-zod-only', 'packages/contracts/src/b.ts', 'react'),
  plant('messages-stand-alone', 'packages/messages/src/a.ts', '@app/domain/slug'),
  plant('ui-knows-no-product', 'packages/ui/src/a.tsx', '@app/domain/money'),
  plant('packages-never-need-apps', 'packages/ui/src/b.tsx', '../../../apps/web/src/lib/client.ts'),
  plant('web-never-server', 'apps/web/src/lib/a.ts', '../../../server/src/modules/banks/public.ts'),
  plant('server-never-web', 'apps/server/src/a.ts', '../../web/src/lib/client.ts'),
  plant('modules-meet-in-public', 'apps/server/src/modules/calls/a.ts', '../banks/banks.repo.ts'),
  plant('tables-meet-tables', 'apps/server/src/modules/calls/a.tables.ts', '../banks/public.ts'),
  plant('platform-knows-no-module', 'apps/server/src/platform/a.ts', '../modules/banks/public.ts'),
  plant('kit-knows-no-module', 'apps/server/src/kit/a.ts', '../modules/banks/public.ts'),
  plant('platform-knows-no-kit', 'apps/server/src/platform/b.ts', '../kit/moves.ts'),
  plant('features-meet-in-public', 'apps/web/src/features/calls/a.tsx', '../banks/parts/card.tsx'),
  plant(
    'features-meet-in-public',
    'apps/web/src/features/calls/c.tsx',
    '../../entities/banks/emblem.tsx',
  ),
  plant(
    'pages-meet-features-in-public',
    'apps/web/src/shell/a.tsx',
    '../features/banks/parts/card.tsx',
  ),
  plant(
    'pages-meet-features-in-public',
    'apps/web/src/pages/desk/a.tsx',
    '../../features/banks/parts/card.tsx',
  ),
  plant(
    'entities-stand-below-features',
    'apps/web/src/entities/banks/a.tsx',
    '../../features/banks/public.tsx',
  ),
  plant('entities-stand-below-features', 'apps/web/src/entities/calls/a.tsx', '../banks/public.ts'),
  plant('pages-stand-on-top', 'apps/web/src/features/banks/a.tsx', '../../pages/desk/desk.tsx'),
  plant('pages-stay-apart', 'apps/web/src/pages/zone/a.tsx', '../desk/desk.tsx'),
  plant('pages-stand-on-top', 'apps/web/src/root.tsx', './pages/desk/desk.tsx'),
  plant('lib-stands-below', 'apps/web/src/lib/b.ts', '../shell/header.tsx'),
  plant('lib-stands-below', 'apps/web/src/lib/c.ts', '../kit/action/action.ts'),
  plant('web-kit-stands-on-lib', 'apps/web/src/kit/a.ts', '../entities/banks/public.ts'),
  plant('web-kit-stands-on-lib', 'apps/web/src/kit/b.ts', '../features/banks/public.tsx'),
  plant('web-kit-stands-on-lib', 'apps/web/src/kit/c.ts', '../pages/desk/desk.tsx'),
  plant('web-kit-stands-on-lib', 'apps/web/src/kit/d.ts', '../shell/header.tsx'),
  plant('menus-come-when-opened', 'apps/web/src/features/calls/b.tsx', '@app/ui/menu'),
  plant(
    'only-repos-touch-the-database',
    'apps/server/src/modules/calls/b.service.ts',
    'drizzle-orm',
  ),
  plant('only-repos-touch-the-database', 'apps/server/src/modules/calls/c.routes.ts', 'pg'),
  plant('workshop-stays-outside', 'apps/server/src/b.ts', '../../../tools/testing/clone.ts'),
  plant('tests-use-tools-testing-only', 'apps/server/src/c.test.ts', '../../../tools/build.ts'),
  plant('product-never-needs-tests', 'apps/server/src/d.ts', './platform/testing/testApp.ts'),
  plant('samples-serve-tests', 'apps/server/src/f.ts', './samples/samples.ts'),
  plant('no-cycles', 'apps/server/src/circle-a.ts', './circle-b.ts'),
  { file: 'apps/server/src/circle-b.ts', text: uses('./circle-a.ts') },
  plant('everything-resolves', 'apps/server/src/e.ts', './not-there.ts'),
];

function plant(breaks: string, file: string, what: string): Plant {
  return { breaks, file, text: uses(what) };
}

/** Packages of the small tree: empty, but resolvable. */
const packages = ['zod', 'react', 'drizzle-orm', 'pg', 'fast-check'];

function write(folder: string, file: string, text: string): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function grow(folder: string, plants: readonly Plant[]): void {
  for (const { file, text } of plants) write(folder, file, text);
  for (const name of packages) {
    const exports = { '.': './index.js', './pg-core': './index.js' };
    write(folder, `node_modules/${name}/package.json`, JSON.stringify({ name, exports }));
    write(folder, `node_modules/${name}/index.js`, nothing);
  }
  mkdirSync(join(folder, 'node_modules/@app'));
  for (const name of ['domain', 'contracts', 'messages', 'ui']) {
    const extension = name === 'ui' ? 'tsx' : 'ts';
    const text = JSON.stringify({
      name: `@app/${name}`,
      exports: { './*': `./src/*.${extension}` },
    });
    write(folder, `packages/${name}/package.json`, text);
    symlinkSync(`../../packages/${name}`, join(folder, 'node_modules/@app', name));
  }
  write(folder, 'tsconfig.json', '{}');
}

function cruise(folder: string): Report {
  const command = join(root, 'node_modules/.bin/depcruise');
  const config = join(root, '.dependency-cruiser.mjs');
  const args = ['apps', 'packages', 'e2e', 'tools', '--config', config, '--output-type', 'json'];
  const { stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout) as Report;
}

const folders: string[] = [];
function treeOf(plants: readonly Plant[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'zamah-imports-'));
  folders.push(folder);
  grow(folder, plants);
  return folder;
}

const violations = planted.filter((one) => one.breaks !== undefined);

let clean: Report;
let broken: Report;
let rules: readonly Rule[];

beforeAll(async () => {
  const config = (await import(join(root, '.dependency-cruiser.mjs'))) as {
    default: { forbidden: Rule[] };
  };
  rules = config.default.forbidden;
  clean = cruise(treeOf(lawful));
  broken = cruise(treeOf([...lawful, ...planted]));
}, 60_000);

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe('the rules of imports', () => {
  it('read TypeScript, types and JSX', () => {
    const read = clean.modules.find((one) => one.source === 'apps/web/src/features/calls/list.tsx');
    expect(read?.dependencies.map((one) => one.resolved)).toEqual([
      'apps/web/src/features/banks/public.tsx',
    ]);
  });

  it('let pass what keeps them', () => {
    expect(clean.summary.violations).toEqual([]);
  });

  it('are each broken by a plant', () => {
    expect(new Set(violations.map((one) => one.breaks))).toEqual(
      new Set(rules.map((rule) => rule.name)),
    );
  });

  it.each(violations)('$breaks catches $file', ({ breaks, file }) => {
    const caught = broken.summary.violations.filter((one) => one.from === file);
    expect(caught.map((one) => one.rule.name)).toContain(breaks);
  });

  it('excuse only files that exist', () => {
    const files = globSync('{apps,packages,e2e,bench,tools}/**/*.{ts,tsx,mjs}', {
      cwd: root,
      exclude: (name) => /node_modules|build/.test(name),
    });
    for (const { name, from } of rules) {
      for (const excuse of [from.pathNot ?? []].flat()) {
        const used = files.some((file) => new RegExp(excuse).test(file));
        expect(used, `${name} excuses ${excuse}, which is nowhere`).toBe(true);
      }
    }
  });

  it('fail the command that checks them', () => {
    const config = join(root, '.dependency-cruiser.mjs');
    const folder = treeOf([...lawful, ...planted]);
    const command = join(root, 'node_modules/.bin/depcruise');
    expect(() =>
      execFileSync(command, ['apps', '--config', config], { cwd: folder, stdio: 'pipe' }),
    ).toThrow();
  });
});
