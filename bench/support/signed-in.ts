import { pages } from '@app/contracts/pages';
import type { Browser } from '@playwright/test';

const password = 'Demo2026!x';

/** A browser's storage after somebody of the demo signed in. */
export async function signedIn(browser: Browser, url: string, who: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${url}${pages.login()}`);
  await page.locator('input[type=email]').fill(`${who}@demo.zamah.ba`);
  await page.locator('input[type=password]').fill(password);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL((to) => to.pathname !== pages.login.path);
  const state = await context.storageState();
  await context.close();
  return state;
}
