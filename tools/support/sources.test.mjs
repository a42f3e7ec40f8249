import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root } from './runtime.mjs';
import { fingerprint } from './sources.mjs';

const folder = join(root, `node_modules/.cache/fingerprint-${process.pid}`);
const path = relative(root, folder);
const write = (name, text) => writeFileSync(join(folder, name), text);

beforeEach(() => {
  mkdirSync(join(folder, 'build'), { recursive: true });
  write('one.ts', '1');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('changes with the content and the name of a source, and with nothing else', () => {
  const first = fingerprint([path]);
  write('one.ts', '1');
  write('one.test.ts', 'x');
  write('build/one.js', 'x');
  expect(fingerprint([path])).toBe(first);
  write('one.ts', '2');
  const second = fingerprint([path]);
  expect(second).not.toBe(first);
  write('two.ts', '');
  expect(fingerprint([path])).not.toBe(second);
});

it('takes single files and passes over missing ones', () => {
  expect(fingerprint(['package.json'])).not.toBe(fingerprint(['nowhere.json']));
});
