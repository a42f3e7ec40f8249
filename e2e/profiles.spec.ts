import { pages } from '@app/contracts/pages';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { choose, signIn } from './support/people.ts';
import { deep } from './support/tags.ts';

/** Own profile of a demo account, as the API tells it. */
async function ownProfile(page: Page, token: string) {
  const answer = await page.request.get('/api/profile', {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await answer.json()) as { id: string; slug: string };
}

async function setPrivacy(page: Page, token: string, data: object): Promise<void> {
  const answer = await page.request.put('/api/profile/privacy', {
    headers: { authorization: `Bearer ${token}` },
    data,
  });
  expect(answer.ok()).toBe(true);
}

/** A picture of 900 × 600 pixels. */
async function somePicture(page: Page): Promise<Buffer> {
  const url = await page.evaluate<string>(`(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 600 });
    const context = canvas.getContext('2d');
    context.fillStyle = '#c8561b';
    context.fillRect(0, 0, 900, 600);
    return canvas.toDataURL('image/jpeg');
  })()`);
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

const dialog = (page: Page) => page.getByRole('dialog');

/** Comes to a button by the keyboard and presses it. */
async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).first().focus();
  await page.keyboard.press('Enter');
}

/** Opens a dialog by the keyboard; its code is loaded when it is first opened. */
async function edit(page: Page, name: string): Promise<void> {
  await press(page, name);
  await expect(dialog(page)).toBeVisible();
}

async function save(page: Page): Promise<void> {
  await press(page, 'Sačuvaj');
  await expect(dialog(page)).toBeHidden();
}

test.describe('the own profile', () => {
  test('is written section by section with the keyboard', { tag: deep }, async ({
    page,
    context,
    baseURL,
  }) => {
    await signIn(context, baseURL ?? '', 'odbor3');
    await page.goto(pages.ownProfile());
    await expect(page.getByRole('heading', { level: 1, name: 'Stefan Petrović' })).toBeVisible();
    await expect(page.getByRole('heading', { name: /Još tri kamena/ })).toBeVisible();
    await expectAccessible(page);

    await edit(page, 'Napiši o sebi');
    await expect(dialog(page).getByLabel('O meni')).toBeFocused();
    await page.keyboard.type('Pjevam bas i planinarim.');
    await expectAccessible(page);
    await save(page);
    await expect(page.getByText('Pjevam bas i planinarim.')).toBeVisible();

    await edit(page, 'Upiši vještine');
    await expect(dialog(page).getByLabel('Nova vještina')).toBeFocused();
    await page.keyboard.type('Pjevanje');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Čitanje nota');
    await save(page);
    await expect(page.getByText('bez dokaza')).toHaveCount(2);

    await edit(page, 'Dodaj iskustvo');
    await page.keyboard.type('Sezonski radnik');
    await press(page, 'Sačuvaj');
    await expect(dialog(page).getByText('Odaberi mjesec i godinu.').first()).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Početak: Mjesec').selectOption('juni');
    await page.getByLabel('Početak: Godina').selectOption('2025');
    await page.getByLabel('Kraj: Mjesec').selectOption('august');
    await page.getByLabel('Kraj: Godina').selectOption('2025');
    await save(page);
    await expect(page.getByText('juni 2025. – august 2025. · 3 mjeseca')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Luk je čitav' })).toBeVisible();

    await press(page, 'Ukloni: Sezonski radnik');
    await expect(page.getByRole('heading', { name: 'Iskustvo', exact: true })).toBeFocused();
    await page.getByRole('button', { name: 'Vrati' }).click();
    await expect(page.getByRole('heading', { name: 'Sezonski radnik' })).toBeVisible();
  });

  test('has short lists and a place', { tag: deep }, async ({ page, context, baseURL }) => {
    await signIn(context, baseURL ?? '', 'moderator');
    await page.goto(pages.ownProfile());
    await edit(page, 'Dodaj: Jezici');
    await page.keyboard.type('Engleski');
    await page.getByLabel('Nivo').selectOption('C1');
    await save(page);
    await edit(page, 'Dodaj: Linkovi');
    await page.getByRole('textbox', { name: 'Adresa' }).fill('javascript:alert(1)');
    await press(page, 'Sačuvaj');
    await expect(page.getByRole('textbox', { name: 'Adresa' })).toBeFocused();
    await page.getByRole('textbox', { name: 'Adresa' }).fill('primjer.ba/hor');
    await save(page);
    const link = page.getByRole('link', { name: /primjer\.ba\/hor/ });
    await expect(link).toHaveAttribute('rel', 'nofollow noopener noreferrer me');

    await edit(page, 'Dodaj: Šta tražim');
    await page.getByLabel('Tim').press('Space');
    await save(page);
    await edit(page, 'Dodaj: Mjesto');
    await page.keyboard.type('Lukavac');
    await save(page);
    await page.reload();
    await expect(page.getByText('Lukavac').first()).toBeVisible();
    await expect(page.getByText('Tim', { exact: true })).toBeVisible();
  });

  test('never loses words by a slip of the hand', { tag: deep }, async ({
    page,
    context,
    baseURL,
  }) => {
    await signIn(context, baseURL ?? '', 'odbor2');
    await page.goto(pages.ownProfile());
    await edit(page, 'Uredi: Naslov');
    const field = dialog(page).getByLabel('Naslov');
    await field.fill('Učim građevinu i pomalo sve ostalo');
    await page.keyboard.press('Escape');
    await expect(dialog(page).getByText('Imaš izmjene koje nisu sačuvane.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Nastavi pisati' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('Učim građevinu i pomalo sve ostalo');

    page.once('dialog', (question) => void question.accept());
    await page.reload();
    await edit(page, 'Uredi: Naslov');
    await expect(field).toHaveValue('Učim građevinu i pomalo sve ostalo');
    await expect(dialog(page).getByText('Vratili smo ono što prošli put')).toBeVisible();
    await page.keyboard.press('Escape');
    await press(page, 'Odbaci izmjene');
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByText('Učim građevinu, ocjenjujem ideje').first()).toBeVisible();
  });

  test('shows who sees what, and what others see', { tag: deep }, async ({
    page,
    context,
    baseURL,
  }) => {
    const token = await signIn(context, baseURL ?? '', 'emir');
    const { slug } = await ownProfile(page, token);
    await page.goto(pages.ownProfile());
    await page.getByRole('link', { name: 'Pogledaj kao drugi' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Emir Begić' })).toBeVisible();
    await expect(page.getByText('Stolarija')).toBeHidden();
    await page.getByRole('button', { name: 'Članovi' }).click();
    await expect(page.getByText('Stolarija')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Nazad na moj profil' }).click();
    await page.getByLabel('Ko vidi: Vještine').selectOption('Svi');
    await expect
      .poll(async () => (await page.request.get(`/api/profiles/${slug}`)).text())
      .toContain('Stolarija');
    await page.getByLabel('Ko vidi: Vještine').selectOption('Samo ja');
    await page.goto(pages.ownProfile({ view: 'members' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Emir Begić' })).toBeVisible();
    await expect(page.getByText('Stolarija')).toBeHidden();
  });

  test('is hidden and shown from the settings, at once', { tag: deep }, async ({
    page,
    context,
    baseURL,
  }) => {
    const token = await signIn(context, baseURL ?? '', 'menadzer');
    const { slug } = await ownProfile(page, token);
    const status = async () => (await page.request.get(`/api/profiles/${slug}`)).status();
    await page.goto(pages.settings());
    const whole = page.getByLabel('Ko vidi tvoj profil');
    const search = page.getByRole('switch', { name: /Pretraživači na internetu/ });
    await search.press('Enter');
    await expect(search).toHaveAttribute('aria-checked', 'true');
    await expect(page.getByText(/^Sačuvano u \d\d:\d\d$/)).toBeVisible();
    expect(await status()).toBe(200);
    await whole.selectOption('Samo ja');
    await expect.poll(status).toBe(404);
    await expect(search).toBeDisabled();
    await whole.selectOption('Svi');
    await expect.poll(status).toBe(200);
    await page.getByLabel('Ko vidi koji dio: Naslov').selectOption('Članovi');
    await expect
      .poll(async () => (await page.request.get(`/api/profiles/${slug}`)).text())
      .not.toContain('Ugovori');
    await page.reload();
    await expect(page.getByLabel('Ko vidi koji dio: Naslov')).toHaveValue('members');
  });

  test('has a picture that is cut and sent, shows in the header, and can be removed', {
    tag: deep,
  }, async ({ page, context, baseURL }) => {
    await signIn(context, baseURL ?? '', 'globalni');
    await page.goto(pages.ownProfile());
    await edit(page, 'Dodaj sliku');
    const chooser = page.waitForEvent('filechooser');
    await press(page, 'Odaberi sliku');
    const buffer = await somePicture(page);
    await (await chooser).setFiles({ name: 'slika.jpg', mimeType: 'image/jpeg', buffer });
    const area = page.getByRole('group', { name: 'Isječak slike' });
    await expect(area).toBeVisible();
    await page.getByLabel('Uvećanje').focus();
    for (let n = 0; n < 10; n += 1) await page.keyboard.press('ArrowRight');
    await area.focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowUp');
    await expectAccessible(page);
    await press(page, 'Postavi sliku');
    await expect(dialog(page)).toBeHidden();
    const picture = page.getByRole('button', { name: 'Promijeni sliku' }).locator('img');
    await expect(picture).toHaveJSProperty('naturalWidth', 512);
    const inHeader = page.getByRole('button', { name: 'Tvoj nalog' }).locator('img');
    await expect(inHeader).toHaveJSProperty('naturalWidth', 96);

    await edit(page, 'Promijeni sliku');
    await press(page, 'Ukloni sliku');
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Dodaj sliku' })).toBeVisible();
    await expect(inHeader).toBeHidden();
  });
});

test.describe('somebody’s profile', () => {
  /** Address of a demo account's profile. */
  async function addressOf(page: Page, context: BrowserContext, baseURL: string, name: string) {
    const other = await context.browser()?.newContext({ baseURL });
    if (!other) throw new Error('no browser');
    const token = await signIn(other, baseURL, name);
    const { slug } = await ownProfile(page, token);
    await other.close();
    return { path: pages.profile({ profileSlug: slug }), token };
  }

  test('is open to strangers, told to search engines, and led to from an old address', async ({
    page,
    context,
    baseURL,
  }) => {
    const { path } = await addressOf(page, context, baseURL ?? '', 'vlasnik');
    const id = path.slice(-36);
    const old = await page.request.get(
      `${pages.profile({ profileSlug: `amina-hodi-${id}` })}?x=1`,
      { maxRedirects: 0 },
    );
    expect(old.status()).toBe(301);
    expect(old.headers().location).toBe(`${path}?x=1`);
    await page.goto(pages.profile({ profileSlug: `amina-staro-ime-${id}` }));
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page).toHaveTitle('Amina Hodžić | Zamah');
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /Praznim/);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(data ?? '').mainEntity).toMatchObject({
      '@type': 'Person',
      name: 'Amina Hodžić',
    });
    for (const theme of ['light', 'dark'] as const) {
      await choose(context, baseURL ?? '', { theme });
      await page.setViewportSize({ width: theme === 'dark' ? 320 : 1440, height: 800 });
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Koordinatorica volontera' })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  });

  test('for members: strangers are told so and nothing else', { tag: deep }, async ({
    page,
    context,
    baseURL,
  }) => {
    const { path } = await addressOf(page, context, baseURL ?? '', 'clan');
    const html = await (await page.request.get(path)).text();
    for (const secret of ['Delić', 'Zvuk', 'Tonac']) expect(html).not.toContain(secret);
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Ovaj profil vide članovi' })).toBeVisible();
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', 'noindex');
    await expectAccessible(page);
    const login = page.getByRole('main').getByRole('link', { name: 'Uđi' });
    await expect(login).toHaveAttribute('href', pages.login({ returnUrl: path }));

    await signIn(context, baseURL ?? '', 'lejla');
    await page.goto(path.replace('emir-delic', 'nekad-se-zvao'));
    await expect(page.getByRole('heading', { level: 1, name: 'Emir Delić' })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });

  test('hidden is like one that never was, but for its owner', { tag: deep }, async ({
    page,
    context,
    baseURL,
  }) => {
    const { path, token } = await addressOf(page, context, baseURL ?? '', 'asistent');
    await setPrivacy(page, token, { visibility: 'me' });
    const nowhere = pages.profile({ profileSlug: `faruk-imamovic-${path.slice(-36, -4)}0000` });
    for (const address of [path, nowhere]) {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(404);
      // The browser names the address: the page is one for all that do not exist.
      await expect(page.getByText(`GET ${address} 404 NOT_FOUND`)).toBeVisible();
      await expect(page).toHaveTitle('Stranica nije nađena | Zamah');
      await expect(page.getByText('Asistent u Omladinskoj')).toHaveCount(0);
    }
    await signIn(context, baseURL ?? '', 'asistent');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Faruk Imamović' })).toBeVisible();
    await page.getByRole('link', { name: 'Uredi profil' }).click();
    await expect(page).toHaveURL(/\/profile$/);
  });
});
