import { pages } from '@app/contracts/pages';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { browserOptions } from '../../e2e/support/browser.ts';
import type { Verdict } from '../support/report.ts';
import type { Stage } from '../support/stage.ts';

const member = { email: 'vlasnik@demo.zamah.ba', password: 'Demo2026!x' };
const readLimit = 30;
const publicLimit = 165;
const memberLimit = 220;
const furtherLimit = 40;
const scriptsLimit = 12;

/** Compressed bytes of the bodies of what a browser receives that it does not have yet. */
interface Weight {
  /** HTML and CSS: what a page is painted from. */
  readonly read: number;
  /** HTML, CSS, scripts and drawings. */
  readonly all: number;
  readonly fonts: number;
  /** How many script files. */
  readonly scripts: number;
}

const kindOf = (mime: string): 'read' | 'scripts' | 'drawings' | 'fonts' | undefined => {
  if (/html|css/.test(mime)) return 'read';
  if (/javascript/.test(mime)) return 'scripts';
  if (/svg/.test(mime)) return 'drawings';
  return /font/.test(mime) ? 'fonts' : undefined;
};

/** Weighs a page in a browser; answers of the API and uploaded pictures are not the page's own. */
async function weigh(context: BrowserContext, url: string): Promise<Weight> {
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  const heads = new Map<string, { kind: NonNullable<ReturnType<typeof kindOf>>; head: number }>();
  const sum = { read: 0, scripts: 0, drawings: 0, fonts: 0 };
  const files = new Set<string>();
  wire.on('Network.responseReceived', ({ requestId, response }) => {
    const kind = kindOf(response.mimeType);
    if (!kind || !response.url.startsWith(new URL(url).origin)) return;
    heads.set(requestId, { kind, head: response.encodedDataLength });
    if (kind === 'scripts') files.add(response.url);
  });
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = heads.get(requestId);
    if (known) sum[known.kind] += Math.max(0, encodedDataLength - known.head);
  });
  const answer = await page.goto(url, { waitUntil: 'load' });
  if (answer?.status() !== 200) throw new Error(`${url} answered ${answer?.status()}.`);
  await settled(page);
  await page.close();
  const all = sum.read + sum.scripts + sum.drawings;
  return { read: sum.read, all, fonts: sum.fonts, scripts: files.size };
}

/** Open event streams never let the network fall idle for the browser. */
const settled = (page: Page) => page.waitForTimeout(2_000);

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** Weight and script files of a page against its limits; only strangers read without scripts. */
function verdict(path: string, weight: Weight, limit: number, forStrangers: boolean): Verdict {
  const { read, all, fonts, scripts } = weight;
  const wanted = [
    ...(forStrangers ? [`≤ ${readLimit} KB to read`] : []),
    `≤ ${limit} KB`,
    `≤ ${scriptsLimit} scripts`,
  ];
  const fits = all <= limit * 1000 && scripts <= scriptsLimit;
  return {
    goal: 'P8',
    what: path,
    floor: '–',
    ours: `${kb(read)} to read, ${kb(all)} in all, ${scripts} scripts; fonts ${kb(fonts)}`,
    ratio: '–',
    wanted: wanted.join(', '),
    met: fits && (!forStrangers || read <= readLimit * 1000),
  };
}

/**
 * The weight of public pages, each in a browser that knows nothing of the others; of a member's
 * first page, and of the pages that they open after it.
 */
export async function weightVerdicts(stage: Stage, publicPage: string): Promise<Verdict[]> {
  const { url } = stage.product;
  const browser = await chromium.launch(await browserOptions());
  const verdicts: Verdict[] = [];
  try {
    const call = pages.call({ slug: stage.seeded.callSlug });
    const reading = ['/', pages.banks(), pages.calls(), call, publicPage, pages.campaigns()];
    const entering = [pages.login(), pages.passwordReset(), pages.terms()];
    for (const path of new Set([...reading, ...entering])) {
      const context = await browser.newContext();
      verdicts.push(verdict(path, await weigh(context, url + path), publicLimit, true));
      await context.close();
    }
    const first = await browser.newContext();
    await signIn(await first.newPage(), url);
    const context = await browser.newContext({ storageState: await first.storageState() });
    const bytes = await weigh(context, `${url}${pages.dashboard()}`);
    verdicts.push(verdict('/dashboard, the first page of a member', bytes, memberLimit, false));
    for (const path of [pages.settings(), pages.ownProfile(), pages.network()]) {
      const further = await weigh(context, `${url}${path}`);
      verdicts.push(verdict(`${path}, opened after it`, further, furtherLimit, false));
    }
  } finally {
    await browser.close();
  }
  return verdicts;
}

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}${pages.login()}`);
  await page.locator('input[type=email]').fill(member.email);
  await page.locator('input[type=password]').fill(member.password);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL(`${url}${pages.dashboard()}`);
}
