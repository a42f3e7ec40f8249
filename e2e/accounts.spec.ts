import { pages } from '@app/contracts/pages';
import { expect, type Page, test } from '@playwright/test';
import { expectNoSidewaysScroll } from './support/axe.ts';
import { expectStill, watchJumps } from './support/jumps.ts';
import { freshAddress } from './support/new-member.ts';
import { choose, demoEmail, demoPassword, mailTo } from './support/people.ts';
import { deep } from './support/tags.ts';

async function register(page: Page, email: string): Promise<void> {
  await page.goto(pages.register());
  // What is drawn within a picture keeps to its place in it.
  for (const icon of await page.locator('svg svg').all()) {
    expect((await icon.boundingBox())?.width).toBeLessThan(60);
  }
  await page.getByLabel('Ime', { exact: true }).fill('Hana');
  await page.getByLabel('Prezime').fill('Zukić');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Lozinka', { exact: true }).fill('Mostarski7!most');
  await page.getByLabel('Ponovi lozinku').fill('Mostarski7!most');
  await page.getByLabel(/Prihvatam/).check();
  await page.getByRole('button', { name: 'Otvori nalog' }).click();
  await expect(page).toHaveURL(/\/auth\/verify\?email=/);
}

const call = 'tuzla-po-mjeri-mladih';

/** What a newcomer reads and types on the way from a call to its canvas. */
const spoken = {
  bhs: {
    begin: 'Započni prijavu',
    conditions: ['Da', 'Da', 'Ne'],
    start: ['Šta želiš napraviti?', 'Gdje?', 'Za koga?'],
    toAccount: 'Otvori nalog i nastavi',
    wish: 'Čim uđeš, nastavljaš pisati prijavu na poziv.',
    names: ['Ime', 'Prezime', 'Lozinka', 'Ponovi lozinku'],
    terms: /Prihvatam/,
    create: 'Otvori nalog',
    code: 'Kod iz e-maila',
    confirmed: 'E-mail je potvrđen',
    phone: 'Broj telefona',
    town: 'Gdje živiš',
    gender: 'Žensko',
    next: 'Dalje',
    interest: 'Okoliš',
    finish: 'Završi',
    ready: 'Nalog je spreman',
    fields: ['Naslov projekta', 'Mjesto', 'Za koga'],
    account: 'Tvoj nalog',
    mine: 'Moja zona',
    leave: 'Odjava',
  },
  en: {
    begin: 'Start an application',
    conditions: ['Yes', 'Yes', 'No'],
    start: ['What do you want to make?', 'Where?', 'For whom?'],
    toAccount: 'Create an account and carry on',
    wish: 'Once you are in, you carry on with your application.',
    names: ['First name', 'Last name', 'Password', 'Repeat password'],
    terms: /I accept/,
    create: 'Create account',
    code: 'Code from the e-mail',
    confirmed: 'Your e-mail is confirmed',
    phone: 'Phone number',
    town: 'Where you live',
    gender: 'Female',
    next: 'Next',
    interest: 'Environment',
    finish: 'Finish',
    ready: 'Your account is ready',
    fields: ['Project title', 'Place', 'For whom'],
    account: 'Your account',
    mine: 'My zone',
    leave: 'Sign out',
  },
} as const;

const answers = ['Biblioteka u parku', 'Park na Slatini', 'Za 300 učenika iz naselja'] as const;

/** A button that must be pressed to go on is in sight, however small the screen. */
async function onward(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await expect(button).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
  await button.click();
}

for (const language of ['bhs', 'en'] as const) {
  const tag = language === 'bhs' ? [] : [deep];
  test(`a stranger goes from a call to its canvas on a phone, with what was typed: ${language}`, {
    tag,
  }, async ({ page, context, baseURL }) => {
    const t = spoken[language];
    const visible = (text: string) => page.getByText(text, { exact: true }).locator('visible=true');
    await page.setViewportSize({ width: 360, height: 740 });
    await choose(context, baseURL ?? '', { language });
    await watchJumps(context);

    await test.step('the conditions and three answers before any account', async () => {
      await page.goto(pages.call({ slug: call }));
      await page.getByRole('link', { name: t.begin }).locator('visible=true').first().click();
      await expect(page).toHaveURL(pages.callStart({ slug: call }));
      for (const [n, answer] of t.conditions.entries()) {
        await page.getByRole('radiogroup').nth(n).getByRole('radio', { name: answer }).check();
      }
      await page.getByRole('button', { name: t.next, exact: true }).click();
      for (const [n, label] of t.start.entries()) {
        await page.getByLabel(label, { exact: true }).fill(answers[n] ?? '');
      }
      await page.reload();
      await expect(page.getByLabel(t.start[0], { exact: true })).toHaveValue(answers[0]);
      await expectNoSidewaysScroll(page);
      await expectStill(page);
      await page.getByRole('button', { name: t.toAccount }).click();
    });

    const email = freshAddress('nova');
    await test.step('an account, which says what for', async () => {
      await expect(visible(t.wish)).toBeVisible();
      const typed = ['Hana', 'Zukić', 'Mostarski7!most', 'Mostarski7!most'];
      for (const [n, label] of t.names.entries()) {
        await page.getByLabel(label, { exact: true }).fill(typed[n] ?? '');
      }
      await page.getByLabel('E-mail').fill(email);
      await page.getByLabel(t.terms).check();
      await page.getByRole('button', { name: t.create }).click();
    });

    await test.step('the code lands where it belongs and sends itself', async () => {
      await expect(page.getByLabel(t.code)).toBeFocused();
      const mail = await mailTo(page, email, /^[A-Z0-9]{6}$/m);
      await page.keyboard.type(/^[A-Z0-9]{6}$/m.exec(mail.text)?.[0] ?? '');
      // It stands for a second and a half only, so it is waited for and not looked for now and then.
      await page.getByRole('heading', { name: t.confirmed }).waitFor();
    });

    await test.step('the first steps, the way on always in sight', async () => {
      await page.getByLabel(t.phone).fill('061 234 567');
      await page.getByLabel(t.town).fill('Tuzla');
      await page.getByRole('radio', { name: t.gender }).check();
      await onward(page, t.next);
      await page.getByRole('checkbox', { name: t.interest }).check();
      await onward(page, t.next);
      await expect(page.getByText('+38761234567')).toBeVisible();
      // From the form to here by one load of the page: registering, the code, the first steps.
      await expectStill(page);
      await onward(page, t.finish);
    });

    await test.step('the canvas of that call holds what was typed', async () => {
      await expect(page).toHaveURL(/\/canvas-narandzasti-grant-enhanced\/[0-9a-f-]{36}/);
      await expect(visible(t.ready).first()).toBeVisible();
      const field = (n: 0 | 1 | 2) => page.getByLabel(t.fields[n], { exact: true });
      await expect(field(0)).toHaveValue(answers[0]);
      await expect(field(1)).toHaveValue(answers[1]);
      await expectStill(page);
      const id = /[0-9a-f-]{36}/.exec(page.url())?.[0] ?? '';
      await page.goto(pages.canvas({ id, dio: 'uticaj' }));
      await expect(field(2)).toHaveValue(answers[2]);
    });

    await test.step('it is found again, and one leaves', async () => {
      await page.goto(pages.dashboard());
      await page.getByRole('button', { name: t.account }).click();
      await page.getByRole('link', { name: t.mine }).locator('visible=true').click();
      await expect(page.getByText(answers[0]).first()).toBeVisible();
      await page.goto(pages.dashboard());
      await page.getByRole('button', { name: t.account }).click();
      await page.getByRole('button', { name: t.leave }).click();
      await expect(page).toHaveURL(/\/$/);
      await page.goto(pages.dashboard());
      await expect(page).toHaveURL(/\/login\?returnUrl=%2Fdashboard/);
    });
  });
}

test('confirms by the link in the mail', { tag: deep }, async ({ page }) => {
  const email = freshAddress('nova');
  await register(page, email);
  const mail = await mailTo(page, email, /auth\/verify\?token=/);
  const link = /https?:\/\/\S+\/auth\/verify\?token=[\w-]+/.exec(mail.text)?.[0] ?? '';
  const { pathname, search } = new URL(link);
  await page.goto(`${pathname}${search}`);
  await expect(page).toHaveURL(/\/onboarding\?email=/);
  await page.goto(pages.verify({ token: 'ovakav-link-nikad-nije-poslan' }));
  await expect(page.getByText('Link nije ispravan ili je istekao. Zatraži novi.')).toBeVisible();
});

test('a member of the older system chooses a password and signs in', { tag: deep }, async ({
  page,
}) => {
  const email = demoEmail('stari');
  await page.goto(pages.login());
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Lozinka', { exact: true }).fill('bilo-sta-123');
  await page.getByRole('button', { name: 'Uđi' }).click();
  await expect(page).toHaveURL(/\/forgot-password\?email=stari.*auto=true/);
  const mail = await mailTo(page, email, /^\d{6}$/m);
  await page
    .getByLabel('Kod od šest cifara')
    .pressSequentially(/^\d{6}$/m.exec(mail.text)?.[0] ?? '');
  await page.getByLabel('Nova lozinka').fill('Sasvim-nova-9');
  await page.getByLabel('Ponovi lozinku').fill('Sasvim-nova-9');
  await page.getByRole('button', { name: 'Sačuvaj lozinku' }).click();
  await expect(page.getByRole('heading', { name: 'Lozinka je promijenjena' })).toBeVisible();
  await page.getByRole('link', { name: 'Uđi' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Lozinka', { exact: true }).fill('Sasvim-nova-9');
  await page.getByRole('button', { name: 'Uđi' }).click();
  await expect(page.getByRole('heading', { name: 'Zdravo, Sanela.' })).toBeVisible();
});

test('a return address leads back within the site only', async ({ page, context, baseURL }) => {
  await choose(context, baseURL ?? '', { language: 'en' });
  await page.goto(pages.login({ returnUrl: 'https://example.com/' }));
  await page.getByLabel('E-mail').fill(demoEmail('lejla'));
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});
