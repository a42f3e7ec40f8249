import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));

interface Locked {
  readonly link?: boolean;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly optional?: boolean;
}

const locked = Object.entries<Locked>(read('package-lock.json').packages).filter(
  ([place, { link }]) => place.includes('node_modules/') && !link,
);

it('every package is named with its one version', () => {
  const files = globSync(['package.json', '{apps,packages}/*/package.json', '{bench,e2e}/*.json'], {
    cwd: root,
  });
  expect(files.length).toBeGreaterThan(6);
  const loose = files.flatMap((file) => {
    const { dependencies = {}, devDependencies = {} } = read(file);
    return Object.entries<string>({ ...dependencies, ...devDependencies })
      .filter(([, version]) => !/^(npm:[^@]+@)?\d+\.\d+\.\d+(-[\w.]+)?$|^\*$/.test(version))
      .map(([name, version]) => `${file}: ${name} ${version}`);
  });
  expect(loose).toEqual([]);
});

it('every package that is needed comes from the registry, with the digest of what it holds', () => {
  expect(locked.length).toBeGreaterThan(500);
  const foreign = locked.filter(
    ([, { resolved }]) => resolved && !resolved.startsWith('https://registry.npmjs.org/'),
  );
  expect(foreign.map(([place]) => place)).toEqual([]);
  // What other systems need alone stands without one.
  const unchecked = locked.filter(([, one]) => !one.integrity && !one.optional);
  expect(unchecked.map(([place]) => place)).toEqual([]);
});
