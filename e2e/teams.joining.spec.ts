import { pages } from '@app/contracts/pages';
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { freshAddress, newMember } from './support/new-member.ts';
import { choose, enter as enterAs, mailTo } from './support/people.ts';
import { deep } from './support/tags.ts';
import { draftFor, enter } from './support/writing.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };
const guests: BrowserContext[] = [];

/** Somebody without an account, on a device of their own. */
async function stranger(browser: Browser): Promise<Page> {
  const context = await browser.newContext(phone);
  guests.push(context);
  return context.newPage();
}

test.afterEach(async () => {
  for (const context of guests.splice(0)) await context.close();
});

/** Where a mail leads that was sent to this address. */
async function linkFor(page: Page, address: string, path: RegExp): Promise<string> {
  const { text } = await mailTo(page, address, path);
  return path.exec(text)?.[0] ?? '';
}

/** Somebody new who came through the link of Lejla's draft and was let in. */
async function newInTeam(browser: Browser, baseURL: string) {
  const lejla = await enter(await browser.newContext(), baseURL, 'lejla');
  guests.push(lejla.context);
  const id = await draftFor(lejla, 'tuzla-po-mjeri-mladih');
  const team = `/api/orange-team/applications/${id}`;
  const { link } = (await lejla.call('POST', `${team}/link`)) as { link: { code: string } };
  const page = await stranger(browser);
  const member = await newMember(page);
  const token = await enterAs(page.context(), baseURL, member);
  const headers = { authorization: `Bearer ${token}` };
  const response = await page.request.post(`/api/orange-team/links/${link.code}/requests`, {
    headers,
  });
  const { requestId } = (await response.json()) as { requestId: string };
  await lejla.call('POST', `/api/orange-team/requests/${requestId}/moves`, { event: 'admit' });
  return { id, page, lejla, code: link.code };
}

const agree = async (page: Page, words: { name: string; who: string; yes: string }) => {
  await page.getByLabel(words.name).fill('Selma Zukić');
  await page.getByRole('radio', { name: words.who }).check();
  await page.getByRole('button', { name: words.yes }).click();
};

test('whoever is under eighteen asks a guardian, who agrees by mail and takes it back', {
  tag: deep,
}, async ({ browser, baseURL }) => {
  const { id, page } = await newInTeam(browser, baseURL ?? '');
  await page.goto(pages.canvas({ id, dio: 'tim' }));
  await page.getByRole('radio', { name: 'Još nemam' }).check();
  await page.getByLabel('Godina rođenja').fill('2011');
  await page.getByRole('button', { name: 'Sačuvaj' }).click();
  const address = freshAddress('mama');
  await page.getByLabel('E-mail roditelja ili staratelja').fill(address);
  await page.getByRole('button', { name: 'Zamoli za saglasnost' }).click();
  await expect(page.getByRole('heading', { name: 'Čekamo saglasnost' })).toBeVisible();

  const guardian = await stranger(browser);
  const path = /\/saglasnost\/[\w-]+/;
  await choose(guardian.context(), baseURL ?? '', { language: 'en' });
  await guardian.goto(await linkFor(page, address, path));
  await expect(guardian.getByRole('heading', { level: 1 })).toHaveText('May Hana be in the team?');
  await expect(guardian.getByText('Nobody sees the e-mail address or the year')).toBeVisible();
  await expectAccessible(guardian);
  await agree(guardian, { name: 'Your name and surname', who: 'mother', yes: 'I agree' });
  await expect(guardian.getByRole('heading', { level: 1 })).toHaveText('You have agreed');
  await expect(page.getByText('Roditelj ili staratelj se slaže')).toBeVisible();

  // Later, from the mail that confirms it, on another device.
  const later = await stranger(browser);
  await mailTo(page, address, /Saglasnost je zapisana|Hvala ti|Thank you/);
  await later.goto(await linkFor(page, address, path));
  await expect(later.getByRole('heading', { level: 1 })).toHaveText('Saglasnost je data');
  await later.getByRole('button', { name: 'Povuci saglasnost' }).click();
  const dialog = later.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Povuci saglasnost' }).click();
  await expect(later.getByRole('heading', { level: 1 })).toHaveText('Saglasnost je povučena');
  await expect(
    page.getByText('Saglasnost je povučena, pa se tvoje ime više ne vidi'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pošalji ponovo' })).toHaveCount(0);
});

test('everybody sees a minor with a project while a guardian agrees, and no longer', async ({
  browser,
}) => {
  const guardian = await stranger(browser);
  const visitor = await stranger(browser);
  /** The project as somebody finds it who opens it now. */
  const expectSeen = (seen: boolean) =>
    expect(async () => {
      await visitor.goto(pages.project({ slug: 'kod-kuce-kod-nane' }));
      await expect(visitor.getByText('Amina Hodžić').first()).toBeVisible();
      await expect(visitor.getByText('Mak Alić')).toHaveCount(seen ? 1 : 0, { timeout: 500 });
    }).toPass({ timeout: 20_000 });
  await expectSeen(true);
  await guardian.goto(
    pages.guardianConsent({ token: 'demo-saglasnost-za-maka-alica-kod-kuce-nane' }),
  );
  await guardian.getByRole('button', { name: 'Povuci saglasnost' }).click();
  const dialog = guardian.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Povuci saglasnost' }).click();
  await expect(guardian.getByRole('heading', { level: 1 })).toHaveText('Saglasnost je povučena');
  await expectSeen(false);
  await agree(guardian, { name: 'Vaše ime i prezime', who: 'majka', yes: 'Dajem saglasnost' });
  await expect(guardian.getByRole('heading', { level: 1 })).toHaveText('Saglasnost je data');
  await expectSeen(true);
});

const ends = {
  bhs: {
    joined: 'U timu si',
    accept: 'Ulazim u tim',
    other: /a ti koristiš drugi nalog/,
    over: 'Ova pozivnica više ne važi',
    linkOver: 'Ovaj link više ne važi',
    decided: 'O ovoj prijavi je već odlučeno, pa se tim više ne mijenja.',
    inTeam: /je već u timu\./,
    emails: 'E-mail',
    send: 'Pošalji pozivnicu',
  },
  en: {
    joined: 'You are in the team',
    accept: 'I’m in',
    other: /you are using another account/,
    over: 'This invitation is no longer valid',
    linkOver: 'This link no longer works',
    decided: 'This application has been decided, so its team no longer changes.',
    inTeam: /is in the team already\./,
    emails: 'E-mail',
    send: 'Send the invitation',
  },
} as const;

for (const language of ['bhs', 'en'] as const) {
  test(`each end of an invitation says what has become of it: ${language}`, {
    tag: deep,
  }, async ({ browser, baseURL }) => {
    const url = baseURL ?? '';
    const say = ends[language];
    const { id, page, lejla, code } = await newInTeam(browser, url);
    await choose(page.context(), url, { language });
    await choose(lejla.context, url, { language });
    const team = `/api/orange-team/applications/${id}`;
    const invite = async (email: string) => {
      await lejla.call('POST', `${team}/invitations`, { emails: [email] });
      return linkFor(page, email, /\/ekipa\/poziv\/[\w-]+\?kod=[\w-]+/);
    };
    const title = (of: Page) => of.getByRole('heading', { level: 1 });

    // By a member already: the link, and the owner who invites them once more.
    await page.goto(pages.teamLink({ code }));
    await expect(title(page)).toHaveText(say.joined);
    await lejla.page.goto(pages.canvas({ id, dio: 'tim' }));
    await lejla.page.getByLabel(say.emails, { exact: true }).fill('lejla@demo.zamah.ba');
    await lejla.page.getByRole('button', { name: say.send }).click();
    await expect(lejla.page.getByText(say.inTeam)).toBeVisible();

    // By another address.
    const context = await browser.newContext();
    guests.push(context);
    await choose(context, url, { language });
    const guest = await context.newPage();
    const member = await newMember(guest);
    const own = await invite(member.email);
    await page.goto(own);
    await expect(page.getByText(say.other)).toBeVisible();

    // Accepted twice: in two windows at once.
    await enterAs(context, url, member);
    const other = await context.newPage();
    for (const each of [guest, other]) {
      await each.goto(own);
      await expect(each.getByRole('button', { name: say.accept })).toBeVisible();
    }
    const accept = (of: Page) => of.getByRole('button', { name: say.accept }).click();
    await Promise.all([accept(guest), accept(other)]);
    for (const each of [guest, other]) await expect(title(each)).toHaveText(say.joined);

    // Withdrawn by the team, and a link that was ended.
    const email = freshAddress('povucena');
    const withdrawn = await invite(email);
    const { invitations } = (await lejla.call('GET', `${team}/invitations`)) as {
      invitations: { id: string; inviteeEmail: string }[];
    };
    const one = invitations.find(({ inviteeEmail }) => inviteeEmail === email);
    await lejla.call('POST', `/api/orange-team/invitations/${one?.id}/moves`, {
      event: 'withdraw',
    });
    await page.goto(withdrawn);
    await expect(title(page)).toHaveText(say.over);
    await lejla.call('POST', `${team}/link`);
    const late = await stranger(browser);
    await choose(late.context(), url, { language });
    await late.goto(pages.teamLink({ code }));
    await expect(title(late)).toHaveText(say.linkOver);
  });
}
