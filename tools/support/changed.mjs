// Which browser tests a change asks for.
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './runtime.mjs';

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/**
 * Files that differ from a commit, those not yet added among them.
 *
 * @param {string} since
 */
export const changedSince = (since) => [
  ...git('diff', '--name-only', since),
  ...git('ls-files', '--others', '--exclude-standard'),
];

/** A domain bears the same word in every package, and begins the names of its browser tests. */
const domainOf =
  /\/(?:modules|entities|features|pages)\/([a-z-]+)\/|^packages\/(?:domain|contracts)\/src\/([a-z-]+)\/|^packages\/messages\/src\/([a-z-]+)\.|^e2e\/([a-z-]+)\./;
/** What every page has in it. */
const everyPage = /^(packages\/ui|apps\/web\/(src\/(lib|shell)\/|[^/]+$)|e2e\/support)/;

/**
 * The browser tests that look at what has changed: those of its domains, and the sweep over every
 * address where it is part of every page.
 *
 * @param {readonly string[]} changed
 * @param {readonly string[]} [specs] all there are
 */
export function specsOf(changed, specs = readdirSync(join(root, 'e2e'))) {
  const domains = new Set(changed.flatMap((path) => domainOf.exec(path)?.slice(1) ?? []));
  const sweep = changed.some((path) => everyPage.test(path));
  return specs.filter(
    (name) =>
      name.endsWith('.spec.ts') &&
      (domains.has(name.split('.')[0]) || (sweep && name.startsWith('sweep.'))),
  );
}
