import { applicationsPaths } from '@app/contracts/applications/applications.paths';
import { parseAddress } from '@app/contracts/endpoint';
import { pages } from '@app/contracts/pages';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { browserOptions } from '../../e2e/support/browser.ts';
import { type Product, startProduct } from '../../e2e/support/product.ts';
import { median } from '../support/load.ts';
import type { Verdict } from '../support/report.ts';
import { signedIn } from '../support/signed-in.ts';

/** A phone of the lower middle on a line of the country: bytes a second, milliseconds, slower times. */
const phone = { bytesPerSecond: 1.6e6 / 8, latencyMs: 150, slowedBy: 4 };

interface Journey {
  readonly what: string;
  readonly who: string;
  readonly path: (product: Product, token: string) => Promise<string>;
  /** What a person waits for. */
  readonly seen: string;
  /** Seconds at most, by whether the browser has been there before. */
  readonly wanted: { readonly cold?: number; readonly warm?: number };
  readonly mostRequests?: number;
  readonly mostKb?: number;
}

const at = (path: string) => async () => path;

const journeys: readonly Journey[] = [
  {
    what: '/dashboard, the first post',
    who: 'vlasnik',
    path: at(pages.dashboard()),
    seen: 'main article[aria-labelledby] header',
    wanted: { cold: 2.5, warm: 1 },
    mostRequests: 30,
    mostKb: 260,
  },
  {
    what: '/network, the first person',
    who: 'lejla',
    path: at(pages.network()),
    seen: 'main li a',
    wanted: { cold: 2.2 },
  },
  {
    what: '/messages, the first conversation',
    who: 'lejla',
    path: at(pages.messages()),
    seen: 'main li a, main li button',
    wanted: { warm: 0.8 },
  },
  {
    what: 'the canvas, the first field',
    who: 'vlasnik',
    path: ownDraft,
    seen: 'main input, main textarea',
    wanted: { warm: 1.2 },
  },
  {
    what: 'the board, the first application',
    who: 'odbor1',
    path: at(pages.board()),
    seen: 'main a[href*="prijava="]',
    wanted: { warm: 1.2 },
  },
];

/** The member's own draft, the newest. */
async function ownDraft({ url }: Product, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(url + parseAddress(applicationsPaths.mine).path, { headers });
  const list = (await answer.json()) as { id: string; status: string }[];
  const draft = list.find(({ status }) => status === 'draft');
  if (!draft) throw new Error('The member of the demo has no draft.');
  return pages.canvas({ edit: draft.id });
}

/** One opening of a page: when it was seen, and what the browser had asked for until it fell still. */
interface Opened {
  readonly seconds: number;
  readonly requests: number;
  readonly kb: number;
}

/**
 * How long people wait on a slowed phone until they see what they came for, cold (nothing kept but
 * who is signed in) and warm (the page was open before).
 *
 * @param older folder of another build, opened in turn with this one; none to measure this one alone.
 */
export async function phoneVerdicts(rounds: number, older?: string): Promise<Verdict[]> {
  const folders = [...(older ? [older] : []), undefined];
  const products = await Promise.all(
    folders.map((from) => startProduct({ ...(from ? { from } : {}) })),
  );
  const browser = await chromium.launch(await browserOptions());
  try {
    const verdicts: Verdict[] = [];
    for (const journey of journeys) {
      const figures = products.map(() => ({ cold: [] as Opened[], warm: [] as Opened[] }));
      for (let round = 0; round < rounds; round += 1) {
        for (const [n, product] of products.entries()) {
          const { cold, warm } = await walk(browser, product, journey);
          figures[n]?.cold.push(cold);
          figures[n]?.warm.push(warm);
        }
      }
      const ours = figures.at(-1);
      const before = older ? figures[0] : undefined;
      for (const kind of ['cold', 'warm'] as const) {
        if (!ours) continue;
        const made = verdict(journey, kind, ours[kind], before?.[kind]);
        // Said at once: a page that does not come would take the others' figures with it.
        console.log(`${made.what}: ${made.floor} · ${made.ours}`);
        verdicts.push(made);
      }
    }
    return verdicts;
  } finally {
    await browser.close();
    await Promise.all(products.map((product) => product.stop()));
  }
}

function verdict(
  { what, wanted, mostRequests, mostKb }: Journey,
  kind: 'cold' | 'warm',
  ours: readonly Opened[],
  before: readonly Opened[] | undefined,
): Verdict {
  const of = (opened: readonly Opened[]) => ({
    seconds: median(opened.map(({ seconds }) => seconds)),
    requests: median(opened.map(({ requests }) => requests)),
    kb: median(opened.map(({ kb }) => kb)),
  });
  const told = ({ seconds, requests, kb }: Opened) =>
    `${seconds.toFixed(2)} s, ${requests} requests, ${kb.toFixed(0)} KB`;
  const now = of(ours);
  const then = before ? of(before) : undefined;
  const limit = wanted[kind];
  const light =
    kind === 'warm' ||
    (now.requests <= (mostRequests ?? Number.POSITIVE_INFINITY) &&
      now.kb <= (mostKb ?? Number.POSITIVE_INFINITY));
  return {
    goal: 'phone',
    what: `${what}, ${kind}`,
    floor: then ? told(then) : '–',
    ours: told(now),
    ratio: then ? (now.seconds / then.seconds).toFixed(2) : '–',
    wanted: [
      limit === undefined ? '–' : `≤ ${limit} s`,
      ...(kind === 'cold' && mostRequests ? [`≤ ${mostRequests} requests`] : []),
      ...(kind === 'cold' && mostKb ? [`≤ ${mostKb} KB`] : []),
    ].join(', '),
    met: light && (limit === undefined || now.seconds <= limit),
  };
}

/** Opens a page twice in a browser that keeps no more than who is signed in. */
async function walk(browser: Browser, product: Product, journey: Journey) {
  const storageState = await signedIn(browser, product.url, journey.who);
  const token =
    storageState.origins[0]?.localStorage.find(({ name }) => name === 'accessToken')?.value ?? '';
  const path = await journey.path(product, token);
  const context = await browser.newContext({
    storageState,
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
  });
  try {
    const cold = await open(context, product.url + path, journey.seen);
    const warm = await open(context, product.url + path, journey.seen);
    return { cold, warm };
  } finally {
    await context.close();
  }
}

async function open(context: BrowserContext, url: string, seen: string): Promise<Opened> {
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  await wire.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: phone.latencyMs,
    downloadThroughput: phone.bytesPerSecond,
    uploadThroughput: phone.bytesPerSecond,
  });
  await wire.send('Emulation.setCPUThrottlingRate', { rate: phone.slowedBy });
  let requests = 0;
  let bytes = 0;
  wire.on('Network.requestServedFromCache', () => {
    requests -= 1;
  });
  wire.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('http')) requests += 1;
  });
  wire.on('Network.dataReceived', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.addInitScript(seenAt(seen));
  await page.goto(url, { waitUntil: 'commit' });
  const ms = await page.waitForFunction(() => (globalThis as { seenAt?: number }).seenAt, null, {
    timeout: 60_000,
  });
  const seconds = Number(await ms.jsonValue()) / 1000;
  await still(page, () => requests);
  await page.close();
  return { seconds, requests, kb: bytes / 1000 };
}

/**
 * Notes in `window.seenAt` when what the selector finds first is seen on the page, milliseconds; also
 * within what the page shows of when it was last seen.
 */
const seenAt = (selector: string) => `const attach = Element.prototype.attachShadow;
const roots = [document];
Element.prototype.attachShadow = function (how) {
  const tree = attach.call(this, how);
  roots.push(tree);
  return tree;
};
requestAnimationFrame(function look() {
  const found = roots.map((root) => root.querySelector(${JSON.stringify(selector)}));
  if (found.some((one) => one && one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().height > 0)) window.seenAt = performance.now();
  else requestAnimationFrame(look);
});`;

/** Waits until nothing further was asked for in two seconds; streams of live events stay open. */
async function still(page: Page, requests: () => number): Promise<void> {
  for (let before = -1; before !== requests(); ) {
    before = requests();
    await page.waitForTimeout(2_000);
  }
}
