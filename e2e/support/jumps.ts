import { type BrowserContext, expect, type Page } from '@playwright/test';

/** What moved under the reader's eyes, and how far; `worth` as Chromium counts layout shifts. */
interface Jump {
  readonly worth: number;
  readonly moved: readonly string[];
}

/** Notes on each page what moves without the reader having done anything. */
export const watchJumps = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(`
    window.jumps = [];
    const name = ({ node }) => {
      const one = node?.nodeType === 1 ? node : node?.parentElement;
      return one ? one.localName + (one.id && '#' + one.id) + ' ' + one.className : '?';
    };
    const at = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
    const line = (one) => name(one) + ': ' + at(one.previousRect) + ' → ' + at(one.currentRect);
    window.letters = [];
    document.fonts.addEventListener('loadingdone', () => letters.push(performance.now()));
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, sources, startTime } of list.getEntries())
        if (!hadRecentInput) jumps.push({ at: startTime, worth: value, moved: sources.map(line) });
    }).observe({ type: 'layout-shift', buffered: true });
  `);

/** Answers take long enough for what stands in their place to be painted. */
export async function slowNetwork(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 60,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

/** Nothing on the page has jumped while it came. */
export async function expectStill(page: Page): Promise<void> {
  // What the client changes as it takes over comes right after the page stands.
  await page.evaluate(
    'new Promise((done) => requestIdleCallback(() => requestAnimationFrame(() => setTimeout(done))))',
  );
  // What the stand-in letters move depends on the fonts of the machine.
  const jumps = await page.evaluate<Jump[]>(
    'jumps.filter(({ at }) => !letters.some((time) => Math.abs(at - time) < 100))',
  );
  const sum = jumps.reduce((all, { worth }) => all + worth, 0);
  const seen = jumps.filter(({ worth }) => worth > 0.002);
  expect(sum > 0.02 ? seen : [], `jumps of ${sum.toFixed(3)} on ${page.url()}`).toEqual([]);
}
