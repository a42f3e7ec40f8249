import { pages } from '@app/contracts/pages';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { browserOptions } from '../../e2e/support/browser.ts';
import type { Verdict } from '../support/report.ts';
import type { Stage } from '../support/stage.ts';

const member = { email: 'vlasnik@demo.zamah.ba', password: 'Demo2026!x' };
const counted = /\b(?:html|javascript|css)\b/;
const publicLimit = 130;
const memberLimit = 220;
const furtherLimit = 40;

/**
 * What a browser receives of HTML, JS and CSS that it does not have yet: the compressed bytes of
 * the bodies, without the headers of the answers.
 */
async function weigh(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  const sizes = new Map<string, number>();
  const heads = new Map<string, number>();
  wire.on('Network.responseReceived', ({ requestId, response }) => {
    const ours = response.url.startsWith(new URL(url).origin);
    if (ours && counted.test(response.mimeType)) heads.set(requestId, response.encodedDataLength);
  });
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const head = heads.get(requestId);
    if (head !== undefined) sizes.set(requestId, Math.max(0, encodedDataLength - head));
  });
  const answer = await page.goto(url, { waitUntil: 'load' });
  if (answer?.status() !== 200) throw new Error(`${url} answered ${answer?.status()}.`);
  await settled(page);
  await page.close();
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}

/** Open event streams never let the network fall idle for the browser. */
const settled = (page: Page) => page.waitForTimeout(2_000);

const verdict = (what: string, bytes: number, limit: number): Verdict => {
  const kb = bytes / 1000;
  return {
    goal: 'P8',
    what: `weight of ${what}`,
    floor: '–',
    ours: `${kb.toFixed(1)} KB`,
    ratio: '–',
    wanted: `≤ ${limit} KB`,
    met: kb <= limit,
  };
};

/**
 * Compressed HTML, JS and CSS: of public pages, each in a browser that knows nothing of the others;
 * of a member's first page, and of the pages that they open after it.
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
      verdicts.push(verdict(path, await weigh(context, url + path), publicLimit));
      await context.close();
    }
    const first = await browser.newContext();
    await signIn(await first.newPage(), url);
    const context = await browser.newContext({ storageState: await first.storageState() });
    const bytes = await weigh(context, `${url}${pages.dashboard()}`);
    verdicts.push(verdict('/dashboard, the first page of a member', bytes, memberLimit));
    for (const path of [pages.settings(), pages.ownProfile(), pages.network()]) {
      const further = await weigh(context, `${url}${path}`);
      verdicts.push(verdict(`${path}, opened after it`, further, furtherLimit));
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
