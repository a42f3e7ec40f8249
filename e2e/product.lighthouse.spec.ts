import { createServer } from 'node:net';
import { pages } from '@app/contracts/pages';
import { type Browser, chromium, expect, test } from '@playwright/test';
import lighthouse from 'lighthouse';
import { routeTable } from '../apps/web/src/routes.ts';
import { lighthouseBudget } from './support/lighthouse-budget.ts';
import { deep } from './support/tags.ts';

const categories = Object.keys(lighthouseBudget) as (keyof typeof lighthouseBudget)[];

/** A slow moment of the machine is no slow page: the best of so many runs counts. */
const runsAtMost = 3;

const looked = [
  pages.landing(),
  pages.banks(),
  pages.articles(),
  pages.call({ slug: 'tuzla-po-mjeri-mladih' }),
  pages.help(),
];

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

interface Found {
  readonly scores: Record<string, number>;
  /** What takes points, by its name in Lighthouse. */
  readonly faults: string[];
}

async function look(address: string, port: number): Promise<Found> {
  const result = await lighthouse(address, {
    port,
    logLevel: 'error',
    onlyCategories: [...categories],
  });
  if (!result) throw new Error(`Lighthouse said nothing of ${address}.`);
  const { lhr } = result;
  const faults = categories.flatMap((name) =>
    (lhr.categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${name}: ${id} ${lhr.audits[id]?.displayValue ?? ''}`.trim()),
  );
  const scores = categories.map((name) => [
    name,
    Math.round((lhr.categories[name]?.score ?? 0) * 100),
  ]);
  return { scores: Object.fromEntries(scores), faults };
}

const isWithin = ({ scores }: Found) =>
  categories.every((name) => (scores[name] ?? 0) >= lighthouseBudget[name]);

test.describe('Lighthouse, as on a phone', { tag: deep }, () => {
  // One at a time: what runs beside it takes its points.
  test.describe.configure({ mode: 'serial', timeout: 240_000 });
  let browser: Browser;
  let port: number;

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is asked for
  test.beforeAll(async ({}, { project }) => {
    port = await freePort();
    const { launchOptions = {} } = project.use;
    const args = [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`];
    browser = await chromium.launch({ ...launchOptions, args });
  });
  test.afterAll(() => browser.close());

  const paths = new Set(routeTable.map(({ path }) => path));
  for (const address of looked) {
    if (address === pages.articles() && !paths.has(pages.articles.path)) continue;
    test(`finds nothing to mend on ${address}`, async ({ baseURL }) => {
      let found: Found | undefined;
      for (let run = 0; run < runsAtMost && !(found && isWithin(found)); run += 1) {
        found = await look(new URL(address, baseURL).href, port);
      }
      expect(found && isWithin(found), JSON.stringify(found, null, 2)).toBe(true);
    });
  }
});
