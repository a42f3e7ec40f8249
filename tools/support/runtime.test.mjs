import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root } from './runtime.mjs';

const probe = `
import { onPinnedNode, runPinned } from './support/runtime.mjs';
if (!onPinnedNode()) process.exit(await runPinned(process.argv.slice(1)));
console.log('ran', process.argv[2]);
`;

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zamah-runtime-'));
  cpSync(join(root, 'tools'), join(folder, 'tools'), { recursive: true });
  writeFileSync(join(folder, 'tools/probe.mjs'), probe);
});
afterEach(() => rmSync(folder, { recursive: true }));

it('starts itself once on the pinned Node, also where packages are a link to elsewhere', () => {
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const env = { PATH: process.env.PATH };
  const args = [join(folder, 'tools/probe.mjs'), 'it'];
  const printed = execFileSync(process.execPath, args, { env, encoding: 'utf8', timeout: 20_000 });
  expect(printed).toBe('ran it\n');
});
