import { pages } from '@app/contracts/pages';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { projectPage } from './support/giving.ts';
import { signIn } from './support/people.ts';
import { deep } from './support/tags.ts';

const cinema = projectPage('kino-pod-vedrim-nebom');
/** Private applications of the demo. */
const draft = projectPage('muzicka-soba-u-domu-mladih');
const submitted = projectPage('zelena-tabla-na-ircu');

const parts = [
  ['Budžet', '?dio=budzet', 'Na šta ide novac'],
  ['Aktivnosti', '?dio=aktivnosti', 'Plan aktivnosti'],
  ['Uticaj', '?dio=uticaj', 'Ciljevi održivog razvoja'],
  ['Pregled', '', 'Prvi koraci'],
] as const;

test('each tab has its address', async ({ page }) => {
  await page.goto(cinema);
  await expect(page).toHaveTitle('Kino pod vedrim nebom | Zamah');
  const tabs = page.getByRole('navigation', { name: 'Dijelovi projekta' });
  for (const [tab, query, heading] of parts) {
    await tabs.getByRole('link', { name: tab }).click();
    await expect(page).toHaveURL(new RegExp(`${cinema}${query.replace('?', '\\?')}$`));
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(tabs.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page');
  }
  await page.goto(`${cinema}?dio=budzet&budzet=roba`);
  await expect(page.getByText('Kućni savjet Bloka 4')).toBeVisible();
  await page.getByRole('link', { name: 'Novčane donacije' }).click();
  await expect(page.getByText('Nema definiranih crowdfunding stavki')).toBeVisible();
});

test('the place stands on a real map once it is looked at, and in words', { tag: deep }, async ({
  page,
}) => {
  await page.goto(cinema);
  const map = page.getByRole('group', { name: /^Karta: / });
  await expect(map).toHaveCount(0);
  const link = page.getByRole('link', { name: 'Otvori na karti' });
  await link.scrollIntoViewIfNeeded();
  await expect(map.getByRole('img').or(map.locator('img')).first()).toBeVisible();
  await expect(map.getByRole('link', { name: 'OpenStreetMap' })).toBeVisible();
  await expect(link).toHaveAttribute('href', /openstreetmap\.org\/\?mlat=44/);
  // Out from under the tabs, which stay in sight: what they half cover is too small to press.
  await page.evaluate(
    `document.querySelector('[aria-label^="Karta: "]').scrollIntoView({ block: 'center' })`,
  );
  await expectAccessible(page);
});

test('without its tiles the place is told in words', { tag: deep }, async ({ page }) => {
  await page.route('**/favicon.svg?z=*', (route) => route.abort());
  await page.goto(cinema);
  const link = page.getByRole('link', { name: 'Otvori na karti' });
  const request = page.waitForRequest('**/favicon.svg?z=*');
  await link.scrollIntoViewIfNeeded();
  await request;
  await expect(page.getByText('Karta se ovdje ne može prikazati.')).toBeVisible();
  await expect(page.getByRole('group', { name: /^Karta: / })).toHaveCount(0);
  await expect(link).toBeVisible();
  await expectAccessible(page);
});

test('sharing: networks in a window, e-mail, the copied link', { tag: deep }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.route(/facebook\.com/, (route) => route.fulfill({ body: 'shared' }));
  await page.goto(cinema);
  const dialog = page.getByRole('dialog', { name: 'Podijeli projekat' });
  await expect(async () => {
    await page.getByRole('button', { name: 'Podjelite' }).click();
    await expect(dialog).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expectAccessible(page);

  const opened = context.waitForEvent('page');
  await dialog.getByRole('link', { name: /Facebook/ }).click();
  const window = await opened;
  const shared = new URL(window.url()).searchParams.get('u') ?? '';
  expect(shared).toMatch(/\/share\/orange-grant\/kino-pod-vedrim-nebom$/);
  await window.close();

  await expect(dialog.getByRole('link', { name: 'Pošalji e-mailom' })).toHaveAttribute(
    'href',
    /^mailto:\?subject=Kino.*kino-pod-vedrim-nebom$/,
  );
  await dialog.getByRole('button', { name: 'Kopiraj link' }).click();
  await expect(dialog.getByText('Link je kopiran!').first()).toBeVisible();
  const copied = await page.evaluate<string>('navigator.clipboard.readText()');
  expect(copied).toContain(cinema);
});

test('the donors open in a dialog', { tag: deep }, async ({ page }) => {
  await page.goto(cinema);
  const dialog = page.getByRole('dialog', { name: 'Ko je donirao' });
  await expect(async () => {
    await page.getByRole('button', { name: /pogledaj ko je donirao/ }).click();
    await expect(dialog).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(dialog.getByRole('listitem')).toHaveCount(50);
  await dialog.getByRole('button', { name: 'Prikaži još' }).click();
  await expect(dialog.getByRole('listitem').nth(55)).toBeVisible();
  await expectAccessible(page);
});

test('what takes no donations asks for none; a link to a part rests below the header', {
  tag: deep,
}, async ({ page }) => {
  await page.goto(`${projectPage('staza-uz-jalu')}?dio=budzet&budzet=novac#dijelovi`);
  await expect(page.getByRole('link', { name: 'Podržite projekat' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Novac iz kampanje' })).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Kampanja' })).toBeHidden();
  // The place that a hash names comes to rest below the header, 100 px from the top (§2.3).
  await expect(async () => {
    const top = await page.evaluate<number>(
      'document.getElementById("dijelovi").getBoundingClientRect().top',
    );
    expect(Math.abs(top - 100)).toBeLessThanOrEqual(2);
  }).toPass();
});

test('the campaign can be folded away', { tag: deep }, async ({ page }) => {
  await page.goto(cinema);
  const panel = page.getByRole('region', { name: 'Kampanja' });
  await expect(async () => {
    await panel.getByRole('button', { name: 'Sklopi kampanju' }).click({ timeout: 2_000 });
    await expect(panel.getByText('VISA')).toBeHidden({ timeout: 2_000 });
  }).toPass();
  await panel.getByRole('button', { name: 'Otvori kampanju' }).click();
  await expect(panel.getByText('VISA')).toBeVisible();
});

test('what is not public asks strangers to sign in', { tag: deep }, async ({ page }) => {
  const answer = await page.goto(draft);
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveURL(pages.login({ returnUrl: draft }));
});

test('its team sees it and may edit it', { tag: deep }, async ({ page, context, baseURL }) => {
  await signIn(context, baseURL ?? '', 'vlasnik');
  await page.goto(draft);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Muzička soba u Domu mladih');
  await expect(page.getByText('Draft').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Uredi aplikaciju' })).toHaveAttribute(
    'href',
    /\/canvas-narandzasti-grant-enhanced\?edit=[0-9a-f-]{36}$/,
  );
  await expect(page.getByRole('link', { name: 'Bodovanje' })).toBeHidden();
  await expectAccessible(page);
});

test('staff of the bank score it', { tag: deep }, async ({ page, context, baseURL }) => {
  await signIn(context, baseURL ?? '', 'voditelj');
  await page.goto(submitted);
  await page.getByRole('link', { name: 'Bodovanje' }).click();
  await expect(page).toHaveURL(/\/ob\/odbor\?poziv=jesenji-poziv-tuzla&prijava=zelena-tabla/);
});

test('somebody without rights sees an empty page that says so', { tag: deep }, async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context, baseURL ?? '', 'emir');
  await page.goto(draft);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ova prijava nije javna');
  await expectAccessible(page);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('every tab can be read', async ({ page }) => {
    await page.goto(cinema);
    const tabs = page.getByRole('navigation', { name: 'Dijelovi projekta' });
    for (const [tab, , heading] of parts) {
      await tabs.getByRole('link', { name: tab }).click();
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    }
  });
});
