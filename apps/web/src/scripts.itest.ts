import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { routeTable } from './routes.ts';

interface Module {
  readonly module: string;
  readonly imports?: readonly string[];
}

interface Manifest {
  readonly url: string;
  readonly entry: Module;
  readonly routes: Readonly<Record<string, Module>>;
}

/** What a browser loads for a page at once, the list of routes among it. */
function scriptsOf({ url, entry, routes }: Manifest, id: string): Set<string> {
  const modules = [entry, routes.root, routes[id]];
  return new Set([url, ...modules.flatMap((it) => (it ? [it.module, ...(it.imports ?? [])] : []))]);
}

/** Members come again, and find most of it kept. */
const ofMembers = new Set(
  routeTable.flatMap(({ path, access }) =>
    ['member', 'ob', 'admin'].includes(access) ? [path] : [],
  ),
);
const atMost = (id: string) => (ofMembers.has(id) ? 16 : 12);

const tooMany = (manifest: Manifest) =>
  Object.keys(manifest.routes).filter((id) => scriptsOf(manifest, id).size > atMost(id));

/** The list of routes of the built product, as browsers get it. */
function builtManifest(): Manifest {
  const assets = join(import.meta.dirname, '../build/client/assets');
  const name = readdirSync(assets).find((file) => /^manifest-\w+\.js$/.test(file)) ?? '';
  const text = readFileSync(join(assets, name), 'utf8');
  return JSON.parse(text.replace(/^window\.__reactRouterManifest=|;$/g, ''));
}

it('needs at most 12 script files for a page, 16 for a member’s', () => {
  expect(ofMembers.size).toBeGreaterThan(20);
  const manifest = builtManifest();
  expect(Object.keys(manifest.routes).length).toBeGreaterThan(30);
  expect(tooMany(manifest)).toEqual([]);
});

it('finds a page that needs more', () => {
  const imports = Array.from({ length: 10 }, (_, n) => `/assets/${n}.js`);
  const routes = {
    root: { module: '/assets/root.js' },
    light: { module: '/assets/light.js' },
    heavy: { module: '/assets/heavy.js', imports },
  };
  expect(tooMany({ url: '/assets/manifest.js', entry: { module: '/e.js' }, routes })).toEqual([
    'heavy',
  ]);
});

it('has the worker that reads PDFs under the name by which its policy goes', () => {
  const files = readdirSync(join(import.meta.dirname, '../build/client/assets'));
  expect(files.filter((file) => /^pdf\.worker\.[^/]*\.mjs$/.test(file))).toHaveLength(1);
});
