import { pages } from '@app/contracts/pages';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { campaignOf, openGiving } from './support/giving.ts';
import { deep } from './support/tags.ts';

test('the list shows the campaign that ends first, and the others', async ({ page }) => {
  await page.goto(pages.campaigns());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kampanje');
  await expect(page.getByText('Završava prva')).toBeVisible();
  await page.getByRole('link', { name: 'Završene' }).click();
  await expect(page).toHaveURL(pages.campaigns({ state: 'ended' }));
  await expect(page.getByRole('link', { name: 'Staza uz Jalu' }).first()).toBeVisible();
  await page.getByRole('link', { name: 'U toku', exact: true }).click();
  await page.getByRole('link', { name: 'Vrt iza škole' }).first().click();
  await expect(page).toHaveURL(/\/crowdfunding\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vrt iza škole');
});

test('a campaign has a page of its own, by its id or its application’s', { tag: deep }, async ({
  page,
}) => {
  const campaign = await campaignOf(page, 'vrt-iza-skole');
  for (const id of [campaign.id, campaign.applicationId]) {
    await page.goto(pages.campaigns({ id }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(campaign.title);
    await expect(page.getByRole('region', { name: 'Kampanja' })).toBeVisible();
  }
  await expectAccessible(page);
  const answer = await page.goto(pages.campaigns({ id: '00000000-0000-7000-8000-000000000000' }));
  expect(answer?.status()).toBe(404);
});

test('the whole way can be walked by keyboard', { tag: deep }, async ({ page }) => {
  const dialog = await openGiving(page, 'vrt-iza-skole');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('radio', { name: '20 KM' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('radio', { name: '10 KM' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Ko donira?' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel('Ime', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Doniraj' }).first()).toBeFocused();
});
