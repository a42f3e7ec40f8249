import { pages } from '@app/contracts/pages';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { newMember } from './support/new-member.ts';
import { demoEmail, demoPassword, enter } from './support/people.ts';
import { deep } from './support/tags.ts';

const submit = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const password = (page: Page) => page.getByLabel('Lozinka', { exact: true });
/** A text on the page itself, not what is read aloud of a toast. */
const said = (page: Page, text: string) => page.getByText(text, { exact: true });

async function fillLogin(page: Page, name = 'lejla'): Promise<void> {
  await page.getByLabel('E-mail').fill(demoEmail(name));
  await password(page).fill(demoPassword);
}

test.describe('signing in', () => {
  test('leads where it was asked to, by either name, and who is signed in at once', {
    tag: deep,
  }, async ({ page }) => {
    await page.goto(pages.login({ redirect: pages.calls({ kind: 'blue' }) }));
    await fillLogin(page);
    await submit(page, 'Uđi').click();
    await expect(page).toHaveURL(/\/ob\/calls\?kind=blue$/);
    await page.goto(pages.login({ returnUrl: pages.terms() }));
    await expect(page).toHaveURL(/\/terms-of-service$/);
    await page.goto(pages.register());
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

test.describe('the first steps', () => {
  test('go by keyboard alone, back and forth, and lose nothing in a reload', async ({
    page,
    context,
    baseURL,
  }) => {
    const member = await newMember(page);
    await enter(context, baseURL ?? '', member);
    await page.goto(pages.onboarding());
    await expect(page.getByLabel('E-mail')).toHaveValue(member.email);
    await page.getByLabel('Broj telefona').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Broj telefona')).toBeFocused();
    await expect(page.getByLabel('Broj telefona')).toHaveAccessibleDescription(
      'Broj telefona je obavezan',
    );
    await expect(said(page, 'Odaberite pol')).toBeVisible();
    await page.keyboard.type('061 23');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Broj telefona')).toBeFocused();
    await page.getByLabel('Broj telefona').fill(' 061/234-567 ');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Šta te vuče?' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(said(page, 'Odaberi barem jedno interesovanje')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Tehnologija' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.getByRole('checkbox')).toHaveCount(10);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Je li sve tačno?' })).toBeFocused();
    await page.reload();
    await expect(said(page, '+38761234567')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('checkbox', { name: 'Tehnologija' })).toBeChecked();
    await submit(page, 'Dalje').click();
    await expect(said(page, '+38761234567')).toBeVisible();
    await page.getByRole('button', { name: 'Promijeni: Pol' }).click();
    await expect(page.getByRole('radio', { name: 'Žensko' })).toBeChecked();
    await page.goBack();
    await expectAccessible(page);
    await submit(page, 'Završi').click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('tell a stranger to sign in', { tag: deep }, async ({ page }) => {
    await page.goto(pages.onboarding());
    await page.getByLabel('E-mail').fill(demoEmail('emir'));
    await page.getByLabel('Broj telefona').fill('+43 660 1234567');
    await page.getByRole('radio', { name: 'Drugo' }).press('Space');
    await submit(page, 'Dalje').click();
    await page.getByRole('checkbox', { name: 'Sport' }).check();
    await submit(page, 'Dalje').click();
    await submit(page, 'Završi').click();
    const alert = page.getByRole('alert').filter({ hasText: 'onboarding-a' });
    await expect(alert).toContainText('Greška prilikom završetka onboarding-a');
    await expect(alert.getByRole('link', { name: 'Uđi' })).toHaveAttribute(
      'href',
      /^\/login\?email=.+&returnUrl=%2Fonboarding/,
    );
  });
});

for (const address of [
  pages.login(),
  pages.register(),
  pages.forgotPassword(),
  pages.resetPassword(),
  pages.onboarding(),
]) {
  test(`${address} at twice the size needs no scrolling sideways`, { tag: deep }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 640, height: 400 });
    await page.goto(address);
    await page.evaluate("document.documentElement.style.fontSize = '200%'");
    await expectNoSidewaysScroll(page);
  });
}
