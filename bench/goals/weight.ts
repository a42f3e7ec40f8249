import { pages } from '@app/contracts/pages';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { browserOptions } from '../../e2e/support/browser.ts';
import type { Verdict } from '../support/report.ts';
import { signedIn } from '../support/signed-in.ts';
import type { Stage } from '../support/stage.ts';

/** Who opens what first: a member, and those who sit at desks. */
const firstPages = (callId: string) =>
  [
    { who: 'vlasnik', path: pages.dashboard() },
    { who: 'vlasnik', path: pages.bankRequest() },
    { who: 'odbor1', path: pages.board() },
    { who: 'globalni', path: pages.banksAdmin() },
    { who: 'koordinator', path: pages.bankDesk({ bankId: 'tuzla' }) },
    { who: 'koordinator', path: pages.callEditor({ id: callId }) },
    { who: 'koordinator', path: pages.newCall() },
  ] as const;
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
 * The weight of public pages, each in a browser that knows nothing of the others; of the first page
 * of members and staff, and of the pages that a member opens after it.
 */
export async function weightVerdicts(stage: Stage, publicPage: string): Promise<Verdict[]> {
  const { url } = stage.product;
  const browser = await chromium.launch(await browserOptions());
  const verdicts: Verdict[] = [];
  try {
    for (const path of new Set(publicPages(stage.seeded.callSlug, publicPage))) {
      const context = await browser.newContext();
      verdicts.push(verdict(path, await weigh(context, url + path), publicLimit, true));
      await context.close();
    }
    for (const { who, path } of firstPages(await callIdOf(stage))) {
      const storageState = await signedIn(browser, url, who);
      const context = await browser.newContext({ storageState });
      const bytes = await weigh(context, url + path);
      const name = path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, '{id}');
      verdicts.push(verdict(`${name}, the first page of ${who}`, bytes, memberLimit, false));
      if (path === pages.dashboard()) verdicts.push(...(await furtherVerdicts(context, url)));
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return verdicts;
}

/** What strangers open: reading, entering, and beginning to write. */
const publicPages = (callSlug: string, publicPage: string): string[] => [
  pages.landing(),
  pages.banks(),
  pages.bankLanding(),
  pages.bankDirectory(),
  pages.bank({ bankSlug: 'tuzla' }),
  pages.orangeGrants(),
  pages.calls(),
  pages.call({ slug: callSlug }),
  pages.callLanding({ slug: callSlug }),
  pages.conversion({ slug: callSlug }),
  pages.callStart({ slug: callSlug }),
  publicPage,
  pages.approved(),
  pages.findApplication(),
  pages.campaigns(),
  pages.login(),
  pages.register(),
  pages.forgotPassword(),
  pages.passwordReset(),
  pages.verify(),
  pages.onboarding(),
  pages.terms(),
];

async function furtherVerdicts(context: BrowserContext, url: string): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const path of [pages.settings(), pages.ownProfile(), pages.network(), pages.canvas()]) {
    const further = await weigh(context, `${url}${path}`);
    verdicts.push(verdict(`${path}, opened after it`, further, furtherLimit, false));
  }
  return verdicts;
}

async function callIdOf({ db }: Stage): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `SELECT c.id FROM calls c JOIN youth_banks b ON b.id = c.bank_id WHERE b.slug = 'tuzla' LIMIT 1`,
  );
  return rows[0]?.id ?? '';
}
