import { pages } from '@app/contracts/pages';
import { type Browser, expect, type Page } from '@playwright/test';
import { type NewMember, newMember } from './new-member.ts';
import { enter } from './people.ts';

/** The user agent of a phone. */
const phone =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Mobile Safari/537.36';

/** The open dialog of this name. */
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** A member of one's own with the settings open. */
export async function openSettings(page: Page, baseURL: string | undefined): Promise<NewMember> {
  const member = await newMember(page);
  await enter(page.context(), baseURL ?? '', member);
  await page.goto(pages.settings());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Postavke');
  await expect(page.locator('#account').getByText(member.email)).toBeVisible();
  return member;
}

/** The same account open on another device. */
export async function otherDevice(
  browser: Browser,
  baseURL: string | undefined,
  member: NewMember,
) {
  const context = await browser.newContext({ baseURL: baseURL ?? '', userAgent: phone });
  await enter(context, baseURL ?? '', member, phone);
  const page = await context.newPage();
  await page.goto(pages.dashboard());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return { page, close: () => context.close() };
}
