import { pages } from '@app/contracts/pages';
import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { addressFor, campaignOf } from './support/giving.ts';
import { choose, signIn } from './support/people.ts';
import { deep } from './support/tags.ts';

test('the staff find a donation and give a part of it back', { tag: deep }, async ({
  context,
  page,
  baseURL,
}) => {
  await choose(context, baseURL ?? '', {});
  const { applicationId } = await campaignOf(page, 'kino-pod-vedrim-nebom');
  const donorEmail = addressFor('povrat');
  const answer = await page.request.post('/api/crowdfunding/donate', {
    data: {
      applicationId,
      amount: 12,
      donorName: 'Selma',
      donorSurname: 'Kurtović',
      donorEmail,
      donorPhone: '+387 61 222 333',
      donorAddress: 'Slatina 4',
      donorCity: 'Tuzla',
      donorPostalCode: '75000',
      acceptTerms: true,
      demoFlow: 'instant',
    },
  });
  expect(answer.status()).toBe(200);
  const { orderNumber } = await answer.json();
  await signIn(context, baseURL ?? '', 'voditelj');
  await page.goto(pages.banksAdmin({ dio: 'uplate' }));
  await page.getByLabel('Narudžba, priznanica, e-mail ili prezime').fill(donorEmail);
  await expect(page).toHaveURL(/q=povrat/);
  await page
    .getByRole('button', { name: `Otvori uplatu ${orderNumber}` })
    .first()
    .click();
  const payment = page.getByRole('dialog');
  await expect(payment.getByText('Slatina 4')).toBeVisible();
  await expectAccessible(page);
  await payment.getByRole('button', { name: 'Vrati novac' }).click();
  await payment.getByRole('button', { name: 'Vrati novac' }).click();
  await expect(payment.getByText('Napiši razlog.')).toBeVisible();
  await payment.getByLabel('Koliko se vraća').fill('5');
  await payment.getByLabel('Razlog').fill('Donatorica je uplatila više nego što je htjela.');
  await payment.getByRole('button', { name: 'Vrati novac' }).click();
  await expect(payment.getByText('Dijelom vraćeno')).toBeVisible();
  await expect(payment.getByText('Vraćen dio, 5')).toBeVisible();
  await expectNoSidewaysScroll(page);
});
