import { pages } from '@app/contracts/pages';
import { expect, type Page, test } from '@playwright/test';
import { answer } from './support/answer.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { freshAddress, newMember } from './support/new-member.ts';
import { choose, demoEmail, demoPassword, enter, mailTo, signIn } from './support/people.ts';
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
  test('asks for what is missing, the first field first', { tag: deep }, async ({ page }) => {
    await page.goto(pages.login());
    await submit(page, 'Prijavi se').click();
    await expect(page.getByLabel('E-mail')).toBeFocused();
    await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('Upiši e-mail.');
    await expect(password(page)).toHaveAccessibleDescription('Upiši lozinku.');
    await expectAccessible(page);
  });

  test('tells in words what went wrong, and sends once however often one presses', {
    tag: deep,
  }, async ({ page, context }) => {
    await page.goto(pages.login());
    await fillLogin(page);
    await answer(page, '/api/auth/login', {
      status: 429,
      headers: { 'retry-after': '120' },
      json: { error: 'Previše pokušaja.', code: 'RATE_LIMITED' },
    });
    await submit(page, 'Prijavi se').click();
    await expect(said(page, 'Greška')).toBeVisible();
    await expect(said(page, 'Previše pokušaja. Pokušaj ponovo za 2 minute.')).toBeVisible();
    await page.unroute('**/api/auth/login');

    await answer(page, '/api/auth/login', { status: 500, json: {} });
    await submit(page, 'Prijavi se').click();
    await expect(said(page, 'Greška prilikom prijave')).toBeVisible();
    await page.unroute('**/api/auth/login');

    await context.setOffline(true);
    await submit(page, 'Prijavi se').click();
    await expect(page.getByText(/^Nema veze sa serverom/)).toBeVisible();
    await context.setOffline(false);

    let sent = 0;
    await page.route('**/api/auth/login', async (route) => {
      sent += 1;
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    await password(page).press('Enter');
    await password(page).press('Enter');
    await submit(page, 'Prijavljujem').click({ force: true });
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(sent).toBe(1);
  });

  test('leads where it was asked to, by either name, and who is signed in at once', {
    tag: deep,
  }, async ({ page }) => {
    await page.goto(pages.login({ redirect: pages.calls({ kind: 'blue' }) }));
    await fillLogin(page);
    await submit(page, 'Prijavi se').click();
    await expect(page).toHaveURL(/\/ob\/calls\?kind=blue$/);
    await page.goto(pages.login({ returnUrl: pages.terms() }));
    await expect(page).toHaveURL(/\/terms-of-service$/);
    await page.goto(pages.register());
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

test.describe('registration', () => {
  test('sends what the form says, without the newsletter, and keeps the address', {
    tag: deep,
  }, async ({ page }) => {
    const email = freshAddress('registracija');
    await page.goto(pages.register());
    await submit(page, 'Otvori nalog').click();
    await expect(page.getByLabel('Ime', { exact: true })).toBeFocused();
    await page.getByLabel('Ime', { exact: true }).fill('Hana');
    await page.getByLabel('Prezime').fill('Zukić');
    await page.getByLabel('E-mail').fill(email);
    await password(page).fill('Mostarski7!most');
    await page.getByLabel('Ponovi lozinku').fill('Mostarski7!mos');
    await submit(page, 'Otvori nalog').click();
    await expect(page.getByLabel('Ponovi lozinku')).toBeFocused();
    await expect(page.getByLabel('Ponovi lozinku')).toHaveAccessibleDescription(
      'Lozinke se ne poklapaju',
    );
    await page.getByLabel('Ponovi lozinku').fill('Mostarski7!most');
    await submit(page, 'Otvori nalog').click();
    const terms = page.getByLabel(/Prihvatam/);
    await expect(terms).toBeFocused();
    await expect(terms).toHaveAccessibleDescription('Morate prihvatiti uslove korišćenja');
    for (const [name, href] of [
      ['uslove korištenja', pages.terms()],
      ['politiku privatnosti', pages.privacy()],
    ] as const) {
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    await terms.press('Space');
    await page.getByLabel(/Šaljite mi novosti/).press('Space');
    const sent = page.waitForRequest('**/api/auth/register');
    await submit(page, 'Otvori nalog').click();
    expect(Object.keys((await sent).postDataJSON()).toSorted()).toEqual([
      'agreeToTerms',
      'confirmPassword',
      'email',
      'firstName',
      'language',
      'lastName',
      'password',
    ]);
    await expect(page).toHaveURL(pages.verify({ email }));
    expect(await page.evaluate(() => localStorage.getItem('registrationEmail'))).toBe(email);
    await expect(page.getByText(/^Novi kod možeš tražiti za 0:[45]\d\.$/)).toBeVisible();
  });

  test('says when the address is taken', { tag: deep }, async ({ page, context, baseURL }) => {
    await choose(context, baseURL ?? '', { language: 'en' });
    await page.goto(pages.register());
    await page.getByLabel('First name').fill('Hana');
    await page.getByLabel('Last name').fill('Zukić');
    await page.getByLabel('E-mail').fill(demoEmail('emir'));
    await page.getByLabel('Password', { exact: true }).fill('Mostarski7!most');
    await page.getByLabel('Repeat password').fill('Mostarski7!most');
    await page.getByLabel(/I accept/).check();
    await submit(page, 'Create account').click();
    await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(
      'Email address already exists',
    );
    await expect(page.getByLabel('E-mail')).toBeFocused();
  });
});

test.describe('the code of a confirmation', () => {
  test('another is sent, said for three seconds, and a while must pass before the next', {
    tag: deep,
  }, async ({ page }) => {
    await page.goto(pages.verify({ email: 'nikog-nema@primjer.ba' }));
    await page.getByLabel('Znak 1 od 6').pressSequentially('ab1 2č-cd');
    await expect(page.getByLabel('Znak 6 od 6')).toHaveValue('D');
    await submit(page, 'Potvrdi').click();
    await expect(page.getByLabel('Znak 1 od 6')).toBeFocused();
    await expect(page.getByLabel('Znak 1 od 6')).toHaveAccessibleDescription(/Kod nije ispravan/);
    await submit(page, 'Pošalji novi kod').click();
    const notice = said(page, 'Novi kod je poslan na vašu email adresu');
    await expect(notice).toBeVisible();
    const began = Date.now();
    await expect(page.getByLabel('Znak 1 od 6')).toHaveValue('');
    await expect(page.getByText(/^Novi kod možeš tražiti za 0:5\d\.$/)).toBeVisible();
    await expect(notice).toBeHidden();
    expect(Date.now() - began).toBeGreaterThan(2_000);
    await page.reload();
    await submit(page, 'Pošalji novi kod').click();
    await expect(page.getByText(/^Greška pri slanju koda\. Previše pokušaja/)).toBeVisible();
  });

  test('the link that the server could not be asked about can be tried again', {
    tag: deep,
  }, async ({ page }) => {
    await answer(page, '/api/auth/verify?token=*', { status: 503, json: {} });
    await page.goto(pages.verify({ token: 'bilo-sta' }));
    await expect(submit(page, 'Pokušaj ponovo')).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/api/auth/verify?token=*');
    await submit(page, 'Pokušaj ponovo').click();
    await expect(said(page, 'Link nije ispravan ili je istekao.')).toBeVisible();
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
    await page.getByRole('button', { name: 'Promijeni: Spol' }).click();
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
    await expect(alert.getByRole('link', { name: 'Prijavi se' })).toHaveAttribute(
      'href',
      /^\/login\?returnUrl=%2Fonboarding/,
    );
  });
});

test('whoever is signed in may resend, and learns that nothing is needed', { tag: deep }, async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context, baseURL ?? '', 'emir');
  await page.goto(pages.verify({ email: demoEmail('emir') }));
  await submit(page, 'Pošalji novi kod').click();
  await expect(said(page, 'Tvoja e-mail adresa je već potvrđena.')).toBeVisible();
});

test.describe('what leads on by itself', () => {
  /** Somebody who has registered and not confirmed yet, with what was mailed to them. */
  async function registered(page: Page) {
    const email = freshAddress('cekanje');
    const word = 'Mostarski7!most';
    const names = { firstName: 'Hana', lastName: 'Zukić', agreeToTerms: true };
    const data = { ...names, email, password: word, confirmPassword: word };
    expect((await page.request.post('/api/auth/register', { data })).ok()).toBe(true);
    const { text } = await mailTo(page, email, /auth\/verify\?token=/);
    return {
      email,
      code: /^[A-Z0-9]{6}$/m.exec(text)?.[0] ?? '',
      token: /auth\/verify\?token=([\w-]+)/.exec(text)?.[1] ?? '',
    };
  }

  /** Milliseconds from an answer until the page is another. */
  async function pause(page: Page, path: string, act: () => Promise<unknown>, to: string) {
    const answered = page.waitForResponse((one) => new URL(one.url()).pathname === path);
    await act();
    await answered;
    const began = Date.now();
    await page.waitForURL(to);
    return Date.now() - began;
  }

  const expectAbout = (found: number, wanted: number) => {
    expect(found).toBeGreaterThan(wanted - 300);
    expect(found).toBeLessThan(wanted + 2_500);
  };

  const verified = '/api/auth/verify';

  test('from the code to the first steps, after 1.5 seconds', { tag: deep }, async ({ page }) => {
    const { email, code } = await registered(page);
    await page.goto(pages.verify({ email }));
    await page.getByLabel('Znak 1 od 6').pressSequentially(code);
    const next = pages.onboarding({ email });
    const act = () => submit(page, 'Potvrdi').click();
    expectAbout(await pause(page, verified, act, next), 1_500);
    await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('Potvrđen');
  });

  test('from the link to the first steps, after 2 seconds', { tag: deep }, async ({ page }) => {
    const { email, token } = await registered(page);
    const next = pages.onboarding({ email });
    const act = () => page.goto(pages.verify({ token }), { waitUntil: 'commit' });
    expectAbout(await pause(page, verified, act, next), 2_000);
  });

  test('from the dialog to the code, after 2 seconds', { tag: deep }, async ({ page }) => {
    await page.goto(pages.login());
    await submit(page, 'Pošalji ponovo').click();
    const dialog = page.getByRole('dialog', { name: 'Potvrda nije stigla?' });
    const email = freshAddress('nikog');
    await dialog.getByLabel('E-mail').fill(email);
    const act = () => dialog.getByRole('button', { name: 'Pošalji novi kod' }).click();
    const next = pages.verify({ email });
    expectAbout(await pause(page, '/api/auth/resend-verification', act, next), 2_000);
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
