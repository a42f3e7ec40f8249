import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from '@app/contracts/pages';
import ts from 'typescript';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Where addresses of pages are written: each domain's own, and those that have none yet. */
const home = /^packages\/contracts\/src\/(?:[\w-]+\/[\w-]+\.pages|pages)\.ts$/;

/** Addresses in these are those of another product, which is measured beside this one. */
const foreign = /^bench\/(?:goals\/peer|support\/nodebb)\.ts$/;

/** Tests of the parts may name an address to say what they expect. */
const isChecked = (file: string) =>
  /^(apps|packages|e2e|bench)\/.+\.tsx?$/.test(file) &&
  !/\.i?test\.tsx?$/.test(file) &&
  !home.test(file) &&
  !foreign.test(file);

const patterns = Object.values(pages)
  .map(({ path }) => path)
  .filter((path) => path !== '/')
  .map(
    (path) => new RegExp(`^${path.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`),
  );

/** Whether a text is the address of a page; what is put in while running stands as `~`. */
const isAddress = (text: string) => {
  const path = text.replace(/^~(?=\/)/, '').replace(/[?#].*$/, '');
  return patterns.some((pattern) => pattern.test(path));
};

/** Addresses of pages written by hand in a source text. */
function addressesIn(file: string, text: string): string[] {
  // Most files name no path at all, and parsing takes its time.
  if (!/['"`}]\/[a-z]/.test(text)) return [];
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && isAddress(node.text)) found.push(node.text);
    if (ts.isTemplateExpression(node)) {
      const whole = node.head.text + node.templateSpans.map((s) => `~${s.literal.text}`).join('');
      if (isAddress(whole)) found.push(whole);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind));
  return found;
}

it('knows an address however it is written', () => {
  const planted = `
    const a = '/ob/odbor?application=1';
    const b = \`/call/\${slug}\`;
    const c = \`\${publicUrl}/settings#data\`;
    const d = <Link to="/crowdfunding" />;
    const e = ['/api/crowdfunding/campaigns', '/', 'call/x', '/assets/call'];`;
  expect(addressesIn('planted.tsx', planted)).toEqual([
    '/ob/odbor?application=1',
    '/call/~',
    '~/settings#data',
    '/crowdfunding',
  ]);
});

it('is written in one place', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root })
    .toString()
    .split('\n')
    .filter(isChecked);
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    addressesIn(file, readFileSync(join(root, file), 'utf8')).map((one) => `${file}: ${one}`),
  );
  expect(found).toEqual([]);
});
