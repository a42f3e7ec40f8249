import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, request, type TestDetails, test } from '@playwright/test';
import { expectNoSidewaysScroll } from './axe.ts';
import { choose, demoEmail, demoPassword, keepSession, type Session } from './people.ts';
import type { State } from './states.ts';

export const widths = [320, 768, 1440] as const;

/** Each person signs in once for all the states that a worker looks at. */
const sessions = new Map<string, Promise<Session>>();

async function sessionOf(baseURL: string, name: string): Promise<Session> {
  const api = await request.newContext({ baseURL });
  const data = { email: demoEmail(name), password: demoPassword };
  const answer = await api.post('/api/auth/login', { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  const session: Session = await answer.json();
  await api.dispose();
  return session;
}

/** Everything that a page complains about, but calls that are made to fail. */
function complaintsOf(page: Page): string[] {
  const heard: string[] = [];
  page.on('pageerror', (error) => heard.push(error.message));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !text.startsWith('Failed to load resource')) heard.push(text);
  });
  return heard;
}

/** Goes to a state and waits until it stands. */
export async function arrive(page: Page, state: State, baseURL: string): Promise<string[]> {
  const context = page.context();
  let headers = {};
  if (state.as) {
    const session = sessions.get(state.as) ?? sessionOf(baseURL, state.as);
    sessions.set(state.as, session);
    const { accessToken } = await session;
    headers = { authorization: `Bearer ${accessToken}` };
    await keepSession(context, await session);
  }
  await choose(context, baseURL, { theme: 'light', language: 'bhs' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const complaints = complaintsOf(page);
  const { address, failing } = state;
  if (failing) await page.route(failing, (route) => route.abort());
  const ask = async <T>(path: string): Promise<T> =>
    (await page.request.get(path, { headers })).json();
  await page.goto(typeof address === 'string' ? address : await address(ask, page));
  await stands(page);
  await state.open?.(page);
  // Nothing lies below a bar that sticks because opening it scrolled there.
  await page.evaluate('scrollTo(0, 0)');
  return complaints;
}

/** The page shows what it is about and no place that is still to be filled. */
export async function stands(page: Page): Promise<void> {
  await expect(page.locator('h1, [role=alert]').first()).toBeVisible();
  await expect(page.locator('.sk')).toHaveCount(0);
}

/** As if the reader had chosen another theme in another tab. */
export async function turn(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(
    `dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: '${theme}' }))`,
  );
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

/** Loads the page anew in the other language. */
export async function inEnglish(page: Page, baseURL: string): Promise<void> {
  await choose(page.context(), baseURL, { theme: 'light', language: 'en' });
  await page.reload();
  await stands(page);
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
}

/** Nothing sticks out sideways at any width, and no text is left without its words. */
export async function expectFits(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
  const text = await page.evaluate<string>('document.body.innerText');
  expect(text).not.toMatch(/\bundefined\b|\bNaN\b|\[object |\{\w+\}/);
}

/** What the colours of the page break of WCAG 2.2 AA. */
export async function expectContrast(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
  const found = violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')));
  expect(found, `contrast on ${page.url()}`).toEqual([]);
}

/** A test for each state. */
export function forEach(
  states: readonly State[],
  details: TestDetails,
  look: (page: Page, state: State, baseURL: string, turn: number) => Promise<void>,
): void {
  for (const [turn, state] of states.entries()) {
    test(state.name, details, ({ page, baseURL }) => look(page, state, baseURL ?? '', turn));
  }
}
