import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pages } from '@app/contracts/pages';
import { expect, type LaunchOptions, test } from '@playwright/test';
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

/**
 * A browser of its own: Lighthouse steers it over its port, which one that Playwright holds does not
 * bear.
 */
async function startBrowser({ executablePath, args = [], env }: LaunchOptions) {
  if (!executablePath) throw new Error('No browser is named.');
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const own = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${folder}`];
  const running = spawn(executablePath, [...own, ...args, 'about:blank'], {
    env: { ...(env ?? process.env) } as NodeJS.ProcessEnv,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(running, 'exit');
  const port = await new Promise<number>((found, failed) => {
    let said = '';
    running.stderr.on('data', (part) => {
      said += part;
      const named = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(said)?.[1];
      if (named) found(Number(named));
    });
    running.once('exit', () => failed(new Error(`The browser did not start: ${said}`)));
  });
  const stop = async () => {
    running.kill('SIGKILL');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  return { port, stop };
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
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
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
  let browser: Awaited<ReturnType<typeof startBrowser>>;

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is asked for
  test.beforeAll(async ({}, { project }) => {
    browser = await startBrowser(project.use.launchOptions ?? {});
  });
  test.afterAll(() => browser.stop());

  const paths = new Set(routeTable.map(({ path }) => path));
  for (const address of looked) {
    if (address === pages.articles() && !paths.has(pages.articles.path)) continue;
    test(`finds nothing to mend on ${address}`, async ({ baseURL }) => {
      let found: Found | undefined;
      for (let run = 0; run < runsAtMost && !(found && isWithin(found)); run += 1) {
        found = await look(new URL(address, baseURL).href, browser.port);
      }
      expect(found && isWithin(found), JSON.stringify(found, null, 2)).toBe(true);
    });
  }
});
