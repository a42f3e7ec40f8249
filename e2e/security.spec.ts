import { pages } from '@app/contracts/pages';
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { generateSync } from 'otplib';
import { expectAccessible } from './support/axe.ts';
import { newMember } from './support/new-member.ts';
import { choose, demoEmail, demoPassword, enter, signIn } from './support/people.ts';
import { deep } from './support/tags.ts';

interface Visit {
  readonly context: BrowserContext;
  readonly baseURL: string | undefined;
}

const address = pages.adminSecurity();

async function visit(page: Page, { context, baseURL }: Visit, name: string, to = address) {
  await choose(context, baseURL ?? '', {});
  const token = await signIn(context, baseURL ?? '', name);
  await page.goto(to);
  return { authorization: `Bearer ${token}` };
}

const rooms = (page: Page) =>
  page.getByRole('navigation', { name: 'Administracija po dijelovima' });

/** Opens a part of the page by the list on its left. */
const open = (page: Page, name: string) => rooms(page).getByRole('link', { name }).click();

/** Finds a member by keyboard alone. */
async function find(page: Page, typed: string, name: string, label = 'Član') {
  const field = page.getByRole('combobox', { name: label });
  await field.focus();
  await page.keyboard.type(typed);
  await expect(page.getByRole('option', { name })).toBeVisible();
  // So many were found by all that was typed: until then the list may still be asked for anew.
  await expect(page.getByRole('status').filter({ hasText: /\d/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
}

const confirm = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();

test.describe('signing in at the door of the team', () => {
  const fill = async (page: Page, name: string, password = demoPassword) => {
    await page.goto(pages.adminLogin());
    await expect(page.getByRole('heading', { name: 'Ulaz za osoblje' })).toBeVisible();
    await page.getByLabel('E-mail').fill(demoEmail(name));
    await page.getByLabel('Lozinka', { exact: true }).fill(password);
    await page.getByLabel('Lozinka', { exact: true }).press('Enter');
  };

  test('an admin comes to the administration, and on to where accounts are watched', async ({
    page,
  }) => {
    await fill(page, 'admin');
    await expect(page).toHaveURL(/\/admin$/);
    await open(page, 'Ulasci');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ulasci u nalog');
    // Who is signed in already is led on.
    await page.goto(pages.adminLogin());
    await expect(page).toHaveURL(/\/admin$/);
  });
});

test.describe('who may come in', () => {
  test('nobody: sent to sign in, and back', { tag: deep }, async ({ page }) => {
    await page.goto(address);
    await expect(page).toHaveURL(/\/login\?returnUrl=%2Fadmin%2Fsecurity/);
  });

  for (const name of ['lejla', 'voditelj', 'moderator']) {
    test(`${name} is told what it takes`, { tag: deep }, async ({ page, context, baseURL }) => {
      await visit(page, { context, baseURL }, name);
      await expect(page.getByRole('heading', { name: 'Nemate dozvolu za pristup' })).toBeVisible();
      await expect(page.getByText('uloga admina')).toBeVisible();
      await expect(page.getByText('globalna administracija')).toBeVisible();
    });
  }

  test('global_admin sees permissions, and nothing else', { tag: deep }, async ({
    page,
    context,
    baseURL,
  }) => {
    await visit(page, { context, baseURL }, 'globalni', `${address}#ulasci`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dozvole');
    await expect(rooms(page).getByRole('link')).toHaveText(['Dozvole', /^Banke/, 'Posjećenost']);
    await find(page, 'odbor3', 'Stefan Petrović');
    const types = page.getByLabel('Dozvola', { exact: true });
    await expect(types).toContainText('vođenje banke');
    await expect(types).not.toContainText('globalna administracija');
    await expect(page.getByRole('button', { name: 'Promijeni ulogu' })).toHaveCount(0);
  });
});

test('sign-ins are filtered by the address, which keeps them', { tag: deep }, async ({
  page,
  context,
  baseURL,
}) => {
  await visit(page, { context, baseURL }, 'admin');
  const table = page.getByRole('table', { name: 'Pokušaji ulaska u nalog' });
  await expect(table).toContainText('uspješan ulazak');
  await page.getByLabel('Ishod').selectOption('pogrešna lozinka');
  await expect(page).toHaveURL(/ishod=wrong_password/);
  await expect(table).not.toContainText('uspješan ulazak');
  await table.getByRole('link', { name: '203.0.113.77' }).first().click();
  await expect(page.getByLabel('Mrežna adresa')).toHaveValue('203.0.113.77');
  await expect(table.getByRole('row')).toHaveCount(3);
  await page.reload();
  await expect(table.getByRole('row')).toHaveCount(3);
  await expect(page.getByLabel('Ishod')).toHaveValue('wrong_password');

  await find(page, 'kovacevic', 'Merima Kovačević');
  await expect(page.getByRole('heading', { name: 'Ništa ne odgovara filterima' })).toBeVisible();
  await page.getByRole('link', { name: 'Poništi filtere' }).last().click();
  await expect(page).toHaveURL(/\/admin\/security#ulasci$/);
  await expect(table).toContainText('uspješan ulazak');
});

/** A browser of their own for somebody who has just registered. */
async function aMember(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const page = await context.newPage();
  const account = await newMember(page);
  const token = await enter(context, baseURL ?? '', account);
  return { ...account, context, page, headers: { authorization: `Bearer ${token}` } };
}

test('days are written day first, whatever the browser’s own order is', { tag: deep }, async ({
  page,
  context,
  baseURL,
}) => {
  await visit(page, { context, baseURL }, 'admin');
  const from = page.getByLabel('Od dana', { exact: true });
  await expect(from).toHaveAttribute('placeholder', 'dd/mm/gggg');
  await from.fill('31/11/2026');
  await from.press('Tab');
  await expect(page.getByText('Upiši dan ovako: 05/11/2026.')).toBeVisible();
  await expect(page).not.toHaveURL(/od=/);
  await from.fill('5. 11. 2026.');
  await expect(page).toHaveURL(/od=2026-11-05/);
  await from.press('Tab');
  await expect(from).toHaveValue('05/11/2026');
  await from.fill('');
  await expect(page).not.toHaveURL(/od=/);
});

test('a locked account is opened before its time', { tag: deep }, async ({
  page,
  context,
  baseURL,
  browser,
}) => {
  const { email, password, ...member } = await aMember(browser, baseURL);
  await visit(page, { context, baseURL }, 'admin');
  await open(page, 'Zaključani');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zaključani nalozi');
  const signInWith = async (typed: string) =>
    (await page.request.post('/api/auth/login', { data: { email, password: typed } })).status();
  await expect(async () => expect(await signInWith('not-it')).toBe(429)).toPass({
    intervals: [50],
  });
  await page.getByRole('button', { name: 'Osvježi' }).click();
  await page.getByRole('row', { name: email }).getByRole('button').click();
  await expect(page.getByRole('alertdialog')).toContainText('Hana Zukić će odmah moći');
  await expectAccessible(page);
  await confirm(page, 'Otključaj');
  await expect(page.getByText('Otključano: Hana Zukić.', { exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: email })).toHaveCount(0);
  expect(await signInWith(password)).toBe(200);
  await member.context.close();
});

test('an account is closed, its owner is out at once, and it is opened again', {
  tag: deep,
}, async ({ page, context, baseURL, browser }) => {
  const { email, password, ...member } = await aMember(browser, baseURL);
  const profile = async () =>
    (await member.page.request.get('/api/user/profile', { headers: member.headers })).status();
  expect(await profile()).toBe(200);

  await visit(page, { context, baseURL }, 'admin', `${address}#zakljucani`);
  await find(page, email, email, 'Zatvori nalog člana');
  await page.getByRole('button', { name: 'Zatvori nalog', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Ništa se ne briše.');
  await confirm(page, 'Zatvori nalog');
  await expect(page.getByText('Nalog je zatvoren: Hana Zukić.', { exact: true })).toBeVisible();
  expect(await profile()).toBe(401);

  const closed = page.getByRole('listitem').filter({ hasText: email });
  await closed.getByRole('button', { name: 'Otvori ponovo: Hana Zukić' }).click();
  await confirm(page, 'Otvori ponovo');
  await expect(page.getByText('Nalog je otvoren: Hana Zukić.', { exact: true })).toBeVisible();
  await expect(closed).toHaveCount(0);
  const answer = await page.request.post('/api/auth/login', { data: { email, password } });
  expect(answer.status()).toBe(200);
  await member.context.close();
});

test('a member is signed out of one device, then of all', { tag: deep }, async ({
  page,
  context,
  baseURL,
  browser,
}) => {
  const { email, password, ...member } = await aMember(browser, baseURL);
  await member.context.close();
  const agents = [
    'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  ];
  for (const agent of agents) {
    await enter(await browser.newContext(), baseURL ?? '', { email, password }, agent);
  }
  await visit(page, { context, baseURL }, 'admin', `${address}#sesije`);
  await expect(page.getByRole('heading', { name: 'Odaberi člana' })).toBeVisible();
  await find(page, email, email);
  const table = page.getByRole('table', { name: 'Otvorene sesije' });
  await expect(table).toContainText('Firefox, Linux');
  await page.getByRole('button', { name: 'Odjavi: Safari, iOS' }).click();
  await confirm(page, 'Odjavi');
  await expect(table).not.toContainText('Safari, iOS');
  await expect(table).toContainText('Firefox, Linux');
  await page.getByRole('button', { name: 'Odjavi sve uređaje' }).click();
  await confirm(page, 'Odjavi sve uređaje');
  await expect(page.getByRole('heading', { name: 'Nalog nije nigdje otvoren' })).toBeVisible();
});

test('a permission is given by keyboard, told to the member, and taken again', {
  tag: deep,
}, async ({ page, context, baseURL, browser }) => {
  const { email, headers, ...member } = await aMember(browser, baseURL);
  const ask = (path: string) => member.page.request.get(path, { headers });

  await visit(page, { context, baseURL }, 'admin', `${address}#ovlastenja`);
  await find(page, email, email);
  await expect(page.getByText('Nema nijednu dozvolu')).toBeVisible();
  const type = page.getByLabel('Dozvola', { exact: true });
  await type.selectOption('globalna administracija');
  await expect(page.getByText('Ova dozvola postoji samo za sve banke.')).toBeVisible();
  await type.selectOption('koordinacija');
  await expect(page.getByText('Vodi pozive, odlučuje o prijavama')).toBeVisible();
  const give = page.getByRole('button', { name: 'Daj dozvolu' });
  await give.press('Enter');
  await expect(page.getByText('Odaberi banku.')).toBeVisible();
  await expect(page.getByLabel('Banka', { exact: true })).toBeFocused();
  await page.getByLabel('Banka', { exact: true }).selectOption('Omladinska banka Tuzla');
  await give.press('Enter');
  await expect(page.getByRole('alertdialog')).toContainText(
    'koordinacija (Omladinska banka Tuzla)',
  );
  await confirm(page, 'Daj dozvolu');
  await expect(page.getByText('Dozvola je data.', { exact: true })).toBeVisible();
  const dozvole = page.getByRole('region', { name: 'Dozvole koje ima' });
  await expect(dozvole).toContainText('Omladinska banka Tuzla, od ');

  // In force at once for a session that began before.
  expect((await ask('/api/ob/odbor/calls')).status()).toBe(200);
  expect(await (await ask('/api/notifications')).text()).toContain(
    'koordinacija (Omladinska banka Tuzla)',
  );

  await test.step('the same again is refused in the dialog', async () => {
    await type.selectOption('koordinacija');
    await page.getByLabel('Banka', { exact: true }).selectOption('Omladinska banka Tuzla');
    await give.click();
    await confirm(page, 'Daj dozvolu');
    await expect(page.getByRole('alertdialog').getByRole('alert')).toContainText('već postoji');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Odustani' }).click();
  });
  await dozvole.getByRole('button', { name: /^Oduzmi: koordinacija/ }).click();
  await confirm(page, 'Oduzmi');
  await expect(page.getByText('Nema nijednu dozvolu')).toBeVisible();
  expect((await ask('/api/ob/odbor/calls')).status()).toBe(403);

  await page.getByRole('button', { name: 'Promjene' }).click();
  const changes = page.getByRole('table', { name: 'Promjene dozvola' });
  await expect(changes.getByRole('row').nth(1)).toContainText('oduzeta: koordinacija');
  await expect(changes.getByRole('row').nth(2)).toContainText('data: koordinacija');
  await expect(changes.getByRole('row').nth(2)).toContainText('Jasna Karić');
  await member.context.close();
});

/** A member whose second factor is on, and what their app shows in so many seconds. */
async function aMemberWithFactor(browser: Browser, baseURL: string | undefined) {
  const { email, password, headers, ...member } = await aMember(browser, baseURL);
  const api = member.page.request;
  const begun = await api.post('/api/account/two-factor/begin', { data: { password }, headers });
  const { secret } = (await begun.json()) as { secret: string };
  const codeIn = (seconds: number) =>
    generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + seconds });
  const enabled = await api.post('/api/account/two-factor/enable', {
    data: { code: codeIn(0), password },
    headers,
  });
  expect(enabled.ok()).toBe(true);
  await member.context.close();
  return { email, password, codeIn };
}

test('at the door of the team the second code is asked for as well', { tag: deep }, async ({
  page,
  baseURL,
  browser,
}) => {
  const { email, password, codeIn } = await aMemberWithFactor(browser, baseURL);
  await page.goto(pages.adminLogin());
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Lozinka', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Uđi' }).click();
  await expect(page.getByRole('button', { name: 'Nazad' })).toBeVisible();
  await expectAccessible(page);
  // No code is taken twice; the next one counts already.
  await page.keyboard.type(codeIn(30));
  await expect(page.getByRole('heading', { name: 'Ovaj nalog ne pripada osoblju' })).toBeVisible();
});

test('a role is changed, but never one’s own', { tag: deep }, async ({
  page,
  context,
  baseURL,
  browser,
}) => {
  const { email, ...member } = await aMember(browser, baseURL);
  await member.context.close();
  await visit(page, { context, baseURL }, 'admin', `${address}#ovlastenja`);
  await find(page, 'jasna', 'Jasna Karić');
  await expect(page.getByText('Vlastitu ulogu ne možeš mijenjati.')).toBeVisible();
  await page.getByRole('button', { name: 'Ukloni člana: Jasna Karić' }).click();
  await find(page, email, email);
  const role = page.getByRole('region', { name: 'Uloga' });
  for (const name of ['moderiranje', 'članstvo']) {
    await role.getByRole('combobox').selectOption(name);
    await role.getByRole('button', { name: 'Promijeni ulogu' }).click();
    await confirm(page, 'Promijeni ulogu');
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(role.getByRole('button', { name: 'Promijeni ulogu' })).toBeDisabled();
  }
});

test('a second admin sees the proof and agrees that a lost second factor is removed', {
  tag: deep,
}, async ({ page, context, baseURL, browser }) => {
  const { email, password } = await aMemberWithFactor(browser, baseURL);
  const second = await aMember(browser, baseURL);
  const headers = await visit(page, { context, baseURL }, 'admin', `${address}#zakljucani`);
  const found = await page.request.get(`/api/admin/members?q=${second.email}`, { headers });
  const [{ id }] = (await found.json()).items;
  const role = { headers, data: { role: 'ADMIN' } };
  expect((await page.request.put(`/api/admin/members/${id}/role`, role)).ok()).toBe(true);

  const note = 'U srijedu u banci, lična karta. Zna je Jasmin iz odbora.';
  const stranger = await browser.newContext({ baseURL: baseURL ?? '' });
  const entry = await stranger.newPage();
  await entry.goto(pages.login());
  await entry.getByLabel('E-mail').fill(email);
  await entry.getByLabel('Lozinka', { exact: true }).fill(password);
  await entry.getByRole('button', { name: 'Uđi' }).click();
  await entry.getByRole('button', { name: 'Koristi kod za oporavak' }).click();
  await entry.getByRole('button', { name: 'Zatraži isključenje' }).click();
  await entry.getByLabel('Kako da ti se javimo?').fill('061 234 567, poslije četiri');
  await expectAccessible(entry);
  await entry.getByRole('button', { name: 'Pošalji zahtjev' }).click();
  await expect(entry.getByText(/Zahtjev je kod administracije/)).toBeVisible();
  await stranger.close();

  await page.reload();
  await page.getByRole('button', { name: 'Upiši dokaz: Hana Zukić' }).click();
  const proof = page.getByRole('dialog');
  await proof.getByLabel('Kako je dokazano').selectOption('in_person');
  await proof.getByLabel('Ko, kada i kako').fill(note);
  await expectAccessible(page);
  await proof.getByRole('button', { name: 'Zatraži uklanjanje' }).click();
  const asked = page.getByRole('listitem').filter({ hasText: email });
  await expect(asked).toContainText('061 234 567');
  await expect(asked).toContainText('potvrđuje drugi admin');
  await expect(asked.getByRole('button', { name: /^Slažem se/ })).toHaveCount(0);

  await second.page.goto(`${address}#zakljucani`);
  const waiting = second.page.getByRole('listitem').filter({ hasText: email });
  await expect(waiting).toContainText(note);
  await waiting.getByRole('button', { name: 'Slažem se: Hana Zukić' }).click();
  await expect(second.page.getByRole('alertdialog')).toBeInViewport({ ratio: 1 });
  await expectAccessible(second.page);
  await confirm(second.page, 'Slažem se');
  await expect(
    second.page.getByText('Dva admina su se složila: Hana Zukić.', { exact: true }),
  ).toBeVisible();
  await expect(waiting).toContainText('Uklanja se');
  await second.context.close();
  // A day is left to the owner.
  const answer = await page.request.post('/api/auth/login', { data: { email, password } });
  expect(Object.keys(await answer.json())).toEqual(['twoFactor']);
});
