import { rm } from 'node:fs/promises';
import type { TokenPair } from '@app/contracts/accounts/accounts.schemas';
import { pages } from '@app/contracts/pages';
import {
  type BrowserContext,
  expect,
  type Page,
  type Request,
  request,
  test,
} from '@playwright/test';
import { demoEmail, demoPassword } from './support/people.ts';
import { freePort, startProduct, temporaryFolder } from './support/product.ts';
import { deep } from './support/tags.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

interface Pair {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Signs somebody in behind the page's back. */
async function pairOf(baseURL: string, name: string): Promise<Pair> {
  const api = await request.newContext({ baseURL });
  const data = { email: demoEmail(name), password: demoPassword };
  const answer = await api.post('/api/auth/login', { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  const pair: Pair = await answer.json();
  await api.dispose();
  return pair;
}

/** What a browser has stored before its first page; later tabs find what became of it. */
async function keep(
  context: BrowserContext,
  kept: Readonly<Record<string, string>>,
): Promise<void> {
  await context.addInitScript((entries) => {
    if (localStorage.getItem('begun')) return;
    localStorage.setItem('begun', 'yes');
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, kept);
}

const stored = (page: Page) =>
  page.evaluate(() => ({
    accessToken: localStorage.getItem('accessToken'),
    refreshToken: localStorage.getItem('refreshToken'),
  }));

const refreshPath = '/api/auth/refresh';

/** Collects the calls of one kind. */
function calls(context: BrowserContext, path: string): Request[] {
  const seen: Request[] = [];
  context.on('request', (one) => {
    if (new URL(one.url()).pathname === path) seen.push(one);
  });
  return seen;
}

const refreshes = (context: BrowserContext) => calls(context, refreshPath);

/** What has been answered to refreshes. */
function refreshAnswers(context: BrowserContext): () => number[] {
  const seen: number[] = [];
  context.on('response', (one) => {
    if (new URL(one.url()).pathname === refreshPath) seen.push(one.status());
  });
  return () => seen;
}

const signedIn = (page: Page) =>
  expect(page.getByRole('heading', { name: /^Zdravo, / })).toBeVisible();

async function open(page: Page): Promise<void> {
  await page.goto(pages.dashboard());
  await signedIn(page);
}

/** Makes the stored token look as old as this. */
const age = (page: Page, milliseconds: number) =>
  page.evaluate(
    (by) => localStorage.setItem('accessTokenAt', String(Date.now() - by)),
    milliseconds,
  );

const focus = (page: Page) => page.evaluate("dispatchEvent(new Event('focus'))");

/** The server takes a token no more, as if it had run out there. */
async function expireOnServer(context: BrowserContext, token: string | null): Promise<void> {
  await context.route('**/api/**', (route) => {
    const refused = route.request().headers().authorization === `Bearer ${token}`;
    if (!refused) return route.fallback();
    const body = { error: 'Uđi u nalog da nastaviš.', code: 'UNAUTHENTICATED' };
    return route.fulfill({ status: 401, json: body });
  });
}

for (const locks of ['with locks', 'on a plain address, without locks'] as const) {
  const tag = locks === 'with locks' ? [] : [deep];
  test(`two tabs that refresh at once make one rotation, ${locks}`, { tag }, async ({
    context,
    baseURL,
  }) => {
    await keep(context, { ...(await pairOf(baseURL ?? '', 'lejla')) });
    const second = () => Math.floor(Date.now() / 1000);
    const issued = second();
    if (locks !== 'with locks') {
      await context.addInitScript(() => {
        Object.defineProperty(navigator, 'locks', { value: undefined });
      });
    }
    const [one, other] = [await context.newPage(), await context.newPage()];
    await open(one);
    await open(other);
    // A token made within the same second would be the very same.
    await expect.poll(second).toBeGreaterThan(issued);
    const before = await stored(one);
    const seen = refreshes(context);
    await age(one, 14 * minute);
    await Promise.all([focus(one), focus(other)]);
    await expect.poll(async () => (await stored(one)).accessToken).not.toBe(before.accessToken);
    await Promise.all([focus(one), focus(other)]);
    await one.waitForTimeout(500);
    // The storage of one tab may lag behind the other's: both may ask, with one token, for one successor.
    const answers = await Promise.all(
      seen.map(async (sentRequest) => (await (await sentRequest.response())?.json()) as TokenPair),
    );
    const successors = new Set(answers.map(({ refreshToken }) => refreshToken));
    expect([...successors]).toEqual([(await stored(one)).refreshToken]);
    expect(await stored(other)).toEqual(await stored(one));
    expect((await stored(one)).refreshToken).not.toBe(before.refreshToken);
    await Promise.all([one.reload(), other.reload()]);
    await signedIn(one);
    await signedIn(other);
  });
}

test('a phone that slept for a day wakes up signed in', { tag: deep }, async ({
  page,
  context,
  baseURL,
}) => {
  await keep(context, { ...(await pairOf(baseURL ?? '', 'emir')) });
  await page.clock.install({ time: new Date() });
  await open(page);
  const { accessToken } = await stored(page);
  await expireOnServer(context, accessToken);
  const seen = refreshes(context);
  await page.clock.fastForward(day);
  await focus(page);
  await expect.poll(async () => (await stored(page)).accessToken).not.toBe(accessToken);
  await page.reload();
  await signedIn(page);
  expect(seen).toHaveLength(1);
  await expect(page.getByText('Sesija je istekla', { exact: true })).toHaveCount(0);
});

test('a page opened anew after a day is signed in', { tag: deep }, async ({
  page,
  context,
  baseURL,
}) => {
  const pair = await pairOf(baseURL ?? '', 'emir');
  await keep(context, { ...pair, accessTokenAt: String(Date.now() - day) });
  await expireOnServer(context, pair.accessToken);
  const seen = refreshes(context);
  await open(page);
  expect(seen).toHaveLength(1);
});

test('a session that has ended is told, cleared, and leads back after signing in', async ({
  page,
  context,
  baseURL,
}) => {
  const pair = await pairOf(baseURL ?? '', 'clan');
  await keep(context, { ...pair });
  await open(page);
  await page.request.post('/api/auth/logout', { data: { refreshToken: pair.refreshToken } });
  await age(page, day);
  await focus(page);
  await expect(page.getByText('Sesija je istekla', { exact: true })).toBeVisible();
  await expect(page.getByText('Molimo vas da se ponovo prijavite', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/login\?returnUrl=%2Fdashboard$/);
  expect(await stored(page)).toEqual({ accessToken: null, refreshToken: null });
  await page.getByLabel('E-mail').fill(demoEmail('clan'));
  await page.getByLabel('Lozinka', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Uđi' }).click();
  await expect(page.getByText('Uspješna prijava', { exact: true })).toBeVisible();
  await expect(page.getByText('Dobro došli nazad!', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a restart of the server ends no session', { tag: deep }, async ({ browser }) => {
  test.setTimeout(180_000);
  const dataDir = await temporaryFolder();
  const port = await freePort();
  const first = await startProduct({ dataDir, port });
  const context = await browser.newContext({ baseURL: first.url });
  try {
    await keep(context, { ...(await pairOf(first.url, 'lejla')) });
    const page = await context.newPage();
    await open(page);
    // Counted from here: the page may refresh by itself as soon as the second server answers.
    const renewed = refreshAnswers(context);
    await first.stop();
    const failed = page.waitForEvent('requestfailed', (one) => one.url().endsWith(refreshPath));
    await age(page, 14 * minute);
    await focus(page);
    await failed;
    await signedIn(page);
    const second = await startProduct({ dataDir, port });
    try {
      await focus(page);
      await expect.poll(renewed).toEqual([200]);
      await page.reload();
      await signedIn(page);
      expect(renewed()).toEqual([200]);
      await expect(page.getByText('Sesija je istekla', { exact: true })).toHaveCount(0);
    } finally {
      await second.stop();
    }
  } finally {
    await context.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});

for (const skew of [10, -10]) {
  test(`a clock that is ${skew} minutes off changes nothing`, { tag: deep }, async ({
    page,
    context,
  }) => {
    await page.clock.install({ time: new Date(Date.now() + skew * minute) });
    const seen = refreshes(context);
    await page.goto(pages.login());
    await page.getByLabel('E-mail').fill(demoEmail('lejla'));
    await page.getByLabel('Lozinka', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Uđi' }).click();
    await signedIn(page);
    await page.reload();
    await signedIn(page);
    await focus(page);
    expect(seen).toHaveLength(0);
    // Refreshed five minutes before the token's end, wherever the clock stands.
    await page.clock.fastForward(9 * minute);
    await focus(page);
    expect(seen).toHaveLength(0);
    await page.clock.fastForward(90_000);
    await expect.poll(() => seen.length).toBe(1);
    await page.reload();
    await signedIn(page);
    expect(seen).toHaveLength(1);
  });
}

for (const corrupt of ['null', 'undefined', 'kratak', 'x'.repeat(19), 'y'.repeat(40), 'a.b.c']) {
  test(`what is no token is none: ${corrupt}`, { tag: deep }, async ({ page, context }) => {
    await keep(context, { accessToken: corrupt, refreshToken: 'undefined' });
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    const seen = refreshes(context);
    await page.goto(pages.dashboard());
    await expect(page).toHaveURL(/\/login\?returnUrl=%2Fdashboard$/);
    await expect(page.getByRole('button', { name: 'Uđi' })).toBeVisible();
    expect(seen).toHaveLength(0);
    expect(errors).toEqual([]);
    await page.goto(pages.landing());
    await expect(page.getByRole('link', { name: 'Ulaz' }).first()).toBeVisible();
  });
}

test('a spoilt access token is renewed by the refresh token', { tag: deep }, async ({
  page,
  context,
  baseURL,
}) => {
  const { refreshToken } = await pairOf(baseURL ?? '', 'emir');
  await keep(context, { accessToken: 'undefined', refreshToken });
  const seen = refreshes(context);
  await open(page);
  expect(seen).toHaveLength(1);
});

test('signing out in one tab signs out the other', { tag: deep }, async ({ context, baseURL }) => {
  await keep(context, { ...(await pairOf(baseURL ?? '', 'lejla')) });
  const [one, other] = [await context.newPage(), await context.newPage()];
  await open(one);
  await open(other);
  const { refreshToken } = await stored(one);
  await one.getByRole('button', { name: 'Tvoj nalog' }).click();
  await one.getByRole('button', { name: 'Odjava' }).click();
  await expect(one).toHaveURL(/\/$/);
  await expect(one.getByText('Odjavljeni ste', { exact: true })).toBeVisible();
  await expect(other).toHaveURL(/\/login\?returnUrl=%2Fdashboard$/);
  expect(await stored(other)).toEqual({ accessToken: null, refreshToken: null });
  const again = await one.request.post('/api/auth/refresh', { data: { refreshToken } });
  expect(again.status()).toBe(401);
});

test('a call that is answered 401 is tried once more, after one refresh', { tag: deep }, async ({
  page,
  context,
  baseURL,
}) => {
  const pair = await pairOf(baseURL ?? '', 'emir');
  await keep(context, { ...pair, accessTokenAt: String(Date.now()) });
  const seen = refreshes(context);
  const profiles = calls(context, '/api/user/profile');
  await expireOnServer(context, pair.accessToken);
  await open(page);
  expect(seen).toHaveLength(1);
  const tokens = profiles.map((one) => one.headers().authorization);
  expect(tokens).toHaveLength(2);
  expect(tokens[0]).toBe(`Bearer ${pair.accessToken}`);
  expect(tokens[1]).toBe(`Bearer ${(await stored(page)).accessToken}`);
});
