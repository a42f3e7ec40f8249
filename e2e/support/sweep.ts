import { pages } from '@app/contracts/pages';
import { type Browser, expect, type Page, request, type TestDetails, test } from '@playwright/test';
import { expectNoSidewaysScroll } from './axe.ts';
import { expectStill, slowNetwork, watchJumps } from './jumps.ts';
import { choose, demoEmail, demoPassword, keepSession, type Session } from './people.ts';
import type { State } from './states/state.ts';

const widths = [320, 768, 1440] as const;
const phone = { width: 360, height: 740 };
const desk = { width: 1440, height: 900 };

/**
 * Somebody's browser, kept with its one page for all the states that a worker looks at: in a page
 * of its own each state would have the whole client read anew.
 */
interface Reader {
  readonly page: Page;
  readonly accessToken: string | undefined;
  /** What its page has complained about since it was last emptied. */
  readonly complaints: string[];
  close(): Promise<void>;
}

const readers = new Map<string, Promise<Reader>>();

async function sessionOf(baseURL: string, name: string): Promise<Session> {
  const api = await request.newContext({ baseURL });
  const data = { email: demoEmail(name), password: demoPassword };
  const answer = await api.post('/api/auth/login', { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  const session: Session = await answer.json();
  await api.dispose();
  return session;
}

async function openReader({ browser, baseURL }: Place, name?: string): Promise<Reader> {
  const context = await browser.newContext({ baseURL });
  await choose(context, baseURL, { theme: 'light' });
  await context.addInitScript(
    "localStorage.setItem('preferredLanguage', /language=(\\w+)/.exec(document.cookie)?.[1])",
  );
  await watchJumps(context);
  const session = name ? await sessionOf(baseURL, name) : undefined;
  if (session) await keepSession(context, session);
  const page = await context.newPage();
  await slowNetwork(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return {
    page,
    accessToken: session?.accessToken,
    complaints: complaintsOf(page),
    close: () => context.close(),
  };
}

function readerOf(place: Place, name?: string): Promise<Reader> {
  const known = readers.get(name ?? '') ?? openReader(place, name);
  readers.set(name ?? '', known);
  return known;
}

/** Everything that a page complains about, and every fault of the product; not refusals. */
function complaintsOf(page: Page): string[] {
  const heard: string[] = [];
  page.on('pageerror', (error) => heard.push(error.message));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !text.startsWith('Failed to load resource')) heard.push(text);
  });
  page.on('response', (answer) => {
    if (answer.status() >= 500) heard.push(`${answer.status()} of ${answer.url()}`);
  });
  return heard;
}

/** Where states are looked at. */
interface Place {
  readonly browser: Browser;
  readonly baseURL: string;
}

type Language = 'bhs' | 'en';

/** A state as it stands before its reader, and how to see its address in the other language. */
export interface Arrival {
  readonly page: Page;
  readonly complaints: readonly string[];
  /** Loads the same page anew, without what the reader did first, on the other kind of screen. */
  inEnglish(): Promise<void>;
}

/** The language in which a state is looked at first. */
type Choice = (state: State, turn: number) => Language;

/**
 * The language of the state's turn; what a reader does first is told in the default one. The
 * screen and the width change at other paces, so that neighbours differ in all three.
 */
export const byTurns: Choice = ({ open }, turn) =>
  open || Math.floor(turn / 2) % 2 === 0 ? 'bhs' : 'en';

/** Looks at a state, at the width of its turn, loaded on a phone or on a desk. */
async function arrive(
  place: Place,
  state: State,
  turn: number,
  language: Language,
): Promise<Arrival> {
  const { page, accessToken, complaints } = await readerOf(place, state.as);
  const [first = phone, second = desk] = turn % 2 === 0 ? [phone, desk] : [desk, phone];
  const { address, failing } = state;
  const ask = async <T>(path: string): Promise<T> =>
    (await page.request.get(path, bearer(accessToken))).json();
  const url = typeof address === 'string' ? address : await address(ask, page);
  const load = async (spoken: Language, size: typeof phone) => {
    await page.context().addCookies([{ name: 'language', value: spoken, url: place.baseURL }]);
    await page.setViewportSize(size);
    // Nothing is loaded for an address that differs from the one before by its part alone.
    (await page.goto(url)) ?? (await page.reload());
    await stands(page);
    await expectStill(page);
    await expect(page.locator('html')).toHaveAttribute('lang', spoken === 'en' ? /^en/ : /^bs/);
  };
  await page.unrouteAll();
  if (failing) await page.route(failing, (route) => route.abort());
  complaints.length = 0;
  await load(language, first);
  await page.setViewportSize({ width: widths[turn % widths.length] ?? 320, height: 800 });
  await state.open?.(page);
  await expect(page.locator('.skeleton')).toHaveCount(0);
  // Nothing lies below a bar that sticks because opening it scrolled there.
  await page.evaluate('scrollTo(0, 0)');
  return {
    page,
    complaints,
    inEnglish: () => load('en', second),
  };
}

const bearer = (token: string | undefined) =>
  token ? { headers: { authorization: `Bearer ${token}` } } : {};

/** The page shows what it is about and no place that is still to be filled. */
async function stands(page: Page): Promise<void> {
  await expect(page.locator('h1, [role=alert]').first()).toBeVisible();
  await expect(page.locator('.skeleton')).toHaveCount(0);
}

/** As if the reader had chosen another theme in another tab. */
export async function turn(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(
    `dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: '${theme}' }))`,
  );
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

/** Nothing sticks out sideways at any width, and no text is left without its words. */
export async function expectFits(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    await expectRowsShowMore(page);
    await expectFooterBelow(page);
  }
  // What is code is meant as it is written.
  const text = await page.evaluate<string>(`[...document.querySelectorAll('code')].reduce(
    (text, code) => text.replace(code.innerText.trim(), ''),
    document.body.innerText,
  )`);
  expect(text).not.toMatch(/\bundefined\b|\bNaN\b|\[object |\{\w+\}/);
}

/** So many states of one reader are looked at one after the other; others meanwhile. */
const batch = 12;

/**
 * A test for each state. A reader's states are looked at in one worker, in one page that is closed
 * with the last: signed in once, and asking for nothing while others are looked at.
 */
export function forEach(
  states: readonly State[],
  details: TestDetails,
  look: (arrival: Arrival) => Promise<void>,
  choice: Choice = () => 'bhs',
): void {
  const numbered = states.map((state, number) => ({ state, number }));
  for (const [name, all] of Map.groupBy(numbered, ({ state }) => state.as ?? '')) {
    for (let first = 0; first < all.length; first += batch) {
      test.describe(`${name || 'nobody'} ${first / batch + 1}`, () => {
        test.describe.configure({ mode: 'default' });
        test.afterAll(async () => {
          const reader = readers.get(name);
          readers.delete(name);
          await (await reader)?.close();
        });
        for (const { state, number } of all.slice(first, first + batch)) {
          test(state.name, details, async ({ browser, baseURL }) => {
            const place = { browser, baseURL: baseURL ?? '' };
            await look(await arrive(place, state, number, choice(state, number)));
          });
        }
      });
    }
  }
}

/** However little a page holds, its footer stands no higher than at the lower edge. */
async function expectFooterBelow(page: Page): Promise<void> {
  const gap = await page.evaluate<number>(`(() => {
    const footer = document.querySelector('main + footer');
    return footer?.offsetHeight ? innerHeight - footer.getBoundingClientRect().bottom - scrollY : 0;
  })()`);
  expect(gap).toBeLessThan(1);
}

/** Rows that are pushed aside show that more of them lies there; what is typed in does so by itself. */
async function expectRowsShowMore(page: Page): Promise<void> {
  const silent = () =>
    page.evaluate<readonly string[]>(`(() =>
    [...document.querySelectorAll(
      ':is(nav, ul, ol, dl, section, [role=tablist], [role=group], [role=toolbar])',
    )]
      .filter((one) => {
        const style = getComputedStyle(one);
        const scrolls = /auto|scroll/.test(style.overflowX) && one.scrollWidth > one.clientWidth + 1;
        const fades = ['--beyond', '--before'].some((side) => style.getPropertyValue(side) < 1);
        return scrolls && style.scrollbarWidth === 'none' && !(fades && style.maskImage !== 'none');
      })
      .map((one) => one.className))()`);
  // How far a row is scrolled is known a frame after its width.
  await expect.poll(silent).toEqual([]);
}

/** A link is not named like the heading above it: whoever hears both learns nothing by the second. */
export async function expectLinksSayMore(page: Page): Promise<void> {
  const echoes = await page.evaluate<readonly string[]>(`(() => {
    let above = '';
    return [...document.querySelectorAll('main :is(h1, h2, h3, h4, a[href])')]
      .filter((one) => {
        const name = one.textContent.trim();
        if (!one.matches('a')) above = name;
        return one.matches('a') && !one.closest('h1, h2, h3, h4') && name !== '' && name === above;
      })
      .map((one) => one.textContent);
  })()`);
  expect(echoes).toEqual([]);
}

interface PlacedLink {
  readonly path: string;
  readonly id: string;
  /** Whether it is a place of this very page, which has it. */
  readonly isHere: boolean;
}

interface PageWithPlaces {
  readonly path: string;
  readonly hash: readonly string[];
}

const pathPattern = (path: string) =>
  new RegExp(`^${path.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`);

/** Fields of what is written there, each by its path. */
const written: readonly string[] = [pages.canvas.path, pages.blueCanvas.path];

/**
 * A link to a place leads to one that there is: on this page, or among those that the page elsewhere
 * declares. `product.places.spec.ts` goes to each of these.
 */
export async function expectPlaces(page: Page): Promise<void> {
  const links = await page.evaluate<readonly PlacedLink[]>(`
    [...document.querySelectorAll('a[href*="#"]')]
      .filter(({ origin, hash }) => origin === location.origin && hash.length > 1)
      .map(({ pathname, hash }) => {
        const id = decodeURIComponent(hash.slice(1));
        const isHere = pathname === location.pathname && document.getElementById(id) !== null;
        return { path: pathname, id, isHere };
      })
  `);
  const leadsOn = ({ path, id }: PlacedLink) =>
    Object.values<PageWithPlaces>(pages).some(
      (one) =>
        pathPattern(one.path).test(path) && (one.hash.includes(id) || written.includes(one.path)),
    );
  expect(links.filter((link) => !link.isHere && !leadsOn(link))).toEqual([]);
}
