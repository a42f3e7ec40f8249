import { rm } from 'node:fs/promises';
import { pages } from '@app/contracts/pages';
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { freePort, type Product, startProduct, temporaryFolder } from './support/product.ts';
import { deep } from './support/tags.ts';
import { enter, expectSaved, type Person } from './support/writing.ts';

const typed = 'Ovo je otkucano prije nego što se desilo.';
const typedLater = 'A ovo poslije toga.';
const kinds = [
  { kind: 'orange', canvas: pages.canvas(), call: 'tuzla-po-mjeri-mladih' },
  { kind: 'blue', canvas: pages.blueCanvas(), call: 'prvi-posao-tuzla' },
] as const;

interface Desk extends Person {
  readonly baseURL: string;
  readonly id: string;
  /** Where the field stands. */
  readonly address: string;
  /** What the server holds of the field. */
  saved(): Promise<unknown>;
}

/** Lejla before the first long text of her application. */
async function open(
  context: BrowserContext,
  baseURL: string,
  { kind, canvas, call }: (typeof kinds)[number],
): Promise<Desk> {
  const person = await enter(context, baseURL, 'lejla');
  const made = await person.call('POST', '/api/orange-grants', { callSlug: call });
  const { id } = made as { id: string };
  const orange = kind === 'orange';
  const address = `${baseURL}${canvas}/${id}?dio=${orange ? 'problem' : 'kupac'}`;
  await person.page.goto(address);
  await expect(field(person.page)).toBeVisible();
  return {
    ...person,
    baseURL,
    id,
    address,
    async saved() {
      const draft = await person.call('GET', `/api/orange-grants/${id}`);
      const { content } = draft as { content: Record<string, unknown> };
      return content[orange ? 'communityProblem' : 'customerProblem'];
    },
  };
}

const field = (page: Page) => page.locator('#communityProblem, #customerProblem');

const expectOffline = (page: Page) =>
  expect(page.locator('header').first()).toContainText(/Nema veze/, { timeout: 20_000 });

/** The same tab, as the browser brings it back. */
async function again(desk: Desk): Promise<Page> {
  const page = await desk.context.newPage();
  await page.goto(desk.address);
  return page;
}

interface Happening {
  readonly what: string;
  /** Lets it happen after the text was typed, and answers the page on which it goes on. */
  happen(desk: Desk, product: Product): Promise<Page>;
}

const happenings: readonly Happening[] = [
  {
    what: 'the tab is closed in the middle of a word',
    async happen(desk) {
      await desk.page.close();
      return again(desk);
    },
  },
  {
    what: 'the lid is closed before anything was sent, and the browser throws the page away',
    async happen(desk) {
      await desk.context.setOffline(true);
      await field(desk.page).press('End');
      await lid(desk.page, 'hidden');
      const devtools = await desk.context.newCDPSession(desk.page);
      await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
      await desk.page.close();
      await desk.context.setOffline(false);
      return again(desk);
    },
  },
  {
    what: 'the lid is closed for an hour, and opened again',
    async happen({ page, context }) {
      await context.setOffline(true);
      await expectOffline(page);
      await lid(page, 'hidden');
      await page.clock.fastForward('01:00:00');
      await context.setOffline(false);
      await lid(page, 'visible');
      return page;
    },
  },
  {
    what: 'there is no connection for a minute, and the page is loaded anew meanwhile',
    async happen({ page, context, address }) {
      await context.setOffline(true);
      await expectOffline(page);
      await page.clock.fastForward('01:00');
      await expectOffline(page);
      await page.reload().catch(() => undefined);
      await context.setOffline(false);
      await page.goto(address);
      return page;
    },
  },
  {
    what: 'the server answers pages, but saves nothing for a minute, and the page is loaded anew',
    async happen({ page, context, id }) {
      const saves = (url: URL) => url.pathname === `/api/orange-grants/${id}`;
      await context.route(saves, (route) =>
        route.request().method() === 'PATCH'
          ? route.fulfill({ status: 503, json: { error: '', code: 'UNAVAILABLE' } })
          : route.continue(),
      );
      await expectOffline(page);
      await page.reload();
      await expect(field(page)).toHaveValue(typed);
      await page.clock.fastForward('01:00');
      await expectOffline(page);
      await context.unroute(saves);
      await page.clock.fastForward('01:00');
      return page;
    },
  },
  {
    what: 'the server is cut off and started again',
    async happen({ page }, product) {
      await product.kill();
      await expectOffline(page);
      const { dataDir, port } = product;
      running = await startProduct({ dataDir, port });
      await page.clock.fastForward('01:00');
      return page;
    },
  },
];

/** The page is hidden or seen again, as a lid or another tab makes it. */
const lid = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate(`
    Object.defineProperty(document, 'visibilityState', { value: '${state}', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  `);

let running: Product;
let folder: string;
const contexts: BrowserContext[] = [];

/** Somebody on a device of their own, whose clock the test moves. */
async function device(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext();
  contexts.push(context);
  await context.clock.install();
  return context;
}

test.describe.configure({ timeout: 120_000 });

test.beforeAll(async () => {
  folder = await temporaryFolder();
  running = await startProduct({ dataDir: folder, port: await freePort() });
});
test.afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});
test.afterAll(async () => {
  await running.stop();
  await rm(folder, { recursive: true, force: true });
});

for (const form of kinds) {
  for (const { what, happen } of happenings) {
    test(`${form.kind}: what was typed is nowhere lost when ${what}`, { tag: deep }, async ({
      browser,
    }) => {
      const desk = await open(await device(browser), running.url, form);
      await field(desk.page).fill(typed);
      const page = await happen(desk, running);
      await expect(field(page)).toHaveValue(typed);
      await field(page).press('ControlOrMeta+End');
      await field(page).pressSequentially(` ${typedLater}`);
      await page.clock.runFor(2_000);
      await expectSaved(page, 30_000);
      await expect.poll(() => desk.saved()).toBe(`${typed} ${typedLater}`);
      // The next test begins with nothing.
      await field(page).fill('');
      await page.clock.runFor(2_000);
      await expect.poll(() => desk.saved()).toBe('');
    });
  }
}
