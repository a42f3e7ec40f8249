import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const start = 'window.__reactRouterManifest=';

/** What the server alone asks of a route: the files to name in the page's head. */
const unread = (name: string, value: unknown) => name === 'imports' || value === false;

/**
 * Leaves out of the browsers' list of routes what they never ask it: the files behind each page's
 * own (only links that prefetch would, and none does), and whatever a route does not have.
 *
 * @param assets the folder in which the built list stands.
 */
export function lightenManifest(assets: string): void {
  const name = readdirSync(assets).find((file) => /^manifest-.+\.js$/.test(file));
  if (name === undefined) throw new Error(`There is no list of routes in ${assets}.`);
  const file = join(assets, name);
  const text = readFileSync(file, 'utf8');
  if (!text.startsWith(start)) throw new Error(`${name} is written differently than before.`);
  const manifest = JSON.parse(text.slice(start.length).replace(/;$/, ''));
  for (const route of Object.values<Record<string, unknown>>(manifest.routes)) {
    for (const [key, value] of Object.entries(route)) if (unread(key, value)) delete route[key];
  }
  writeFileSync(file, `${start}${JSON.stringify(manifest)};`);
}
