import type { BrowserType, LaunchOptions } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import Trace from 'lighthouse/core/gather/gatherers/trace.js';
import { freePort } from './product.ts';

/**
 * The packaged browser's renderer ends with a segmentation fault once a trace counts which features
 * a page uses (a trace of this category alone and one page suffice). Only Lighthouse's list of
 * features that not every browser has rests on it, which scores nothing.
 */
const ends = 'blink.webdx_feature_usage';
const categories = Trace.getDefaultTraceCategories().filter((each) => each !== ends);
Trace.getDefaultTraceCategories = () => categories;

/** What Lighthouse says of an address on a simulated phone, asked of a browser of its own. */
export async function auditOf(browserType: BrowserType, address: string): Promise<Result> {
  const options = JSON.parse(process.env.E2E_BROWSER ?? '{}') as LaunchOptions;
  const port = await freePort();
  const browser = await browserType.launch({
    ...options,
    args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
  });
  try {
    // A page that hears of changes keeps a connection open, for which it would wait 45 seconds.
    const answer = await lighthouse(address, { port, logLevel: 'error', maxWaitForLoad: 10_000 });
    if (!answer) throw new Error(`Lighthouse said nothing of ${address}`);
    return answer.lhr;
  } finally {
    await browser.close();
  }
}
