import { pages } from '@app/contracts/pages';
import { type Browser, type BrowserContext, expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { freshAddress, newMember } from './support/new-member.ts';
import { choose, mailTo, enter as signIn } from './support/people.ts';
import { deep } from './support/tags.ts';
import { enter, type Person } from './support/writing.ts';

const guests: BrowserContext[] = [];

test.afterEach(async () => {
  for (const context of guests.splice(0)) await context.close();
});

async function visit(browser: Browser, baseURL: string, name: string): Promise<Person> {
  const context = await browser.newContext();
  guests.push(context);
  return enter(context, baseURL, name);
}

/** A project that is under way. */
const place = pages.project({ slug: 'staza-uz-jalu', dio: 'aktivnosti' });

test('a team invites, one comes and one cannot, hours are written down, the certificate leads back to itself', {
  tag: deep,
}, async ({ browser, baseURL }) => {
  const url = baseURL ?? '';
  const team = await visit(browser, url, 'vlasnik');
  const [comes, stays] = [freshAddress('dolazi'), freshAddress('ne-moze')];
  await team.page.goto(place);
  await team.page.getByRole('button', { name: 'Pozovi volontere: Nasipanje' }).click();
  const dialog = team.page.getByRole('dialog');
  const people = dialog.getByLabel(/^Ime i e-mail/);
  await people.fill('Dino bez adrese');
  await dialog.getByRole('button', { name: 'Pošalji pozive' }).click();
  await expect(dialog.getByText('Provjeri red: Dino bez adrese')).toBeVisible();
  await expectAccessible(team.page);
  await people.fill(`Dino Hodžić, ${comes}\nEna Kovač, ${stays}`);
  await dialog.getByRole('button', { name: 'Pošalji pozive' }).click();
  const row = team.page.getByRole('listitem').filter({ hasText: comes });
  await expect(row).toContainText('čeka');

  const leadTo = async (address: string) =>
    /\/confirm-volunteer\?token=[\w-]+/.exec(
      (await mailTo(team.page, address, /confirm-volunteer/)).text,
    )?.[0] ?? '';
  const phone = await browser.newContext({ viewport: { width: 360, height: 740 } });
  guests.push(phone);
  await choose(phone, url, { language: 'en', theme: 'dark' });
  const page = await phone.newPage();
  await page.goto(await leadTo(stays));
  await page.getByRole('button', { name: 'I can’t', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'All right, thank you for saying so.',
  );
  const asked = await leadTo(comes);
  await page.goto(asked);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Are you coming, Dino Hodžić?');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByLabel('Message to the team').fill('I bring a barrow.');
  await page.getByRole('button', { name: 'I’m coming' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('See you there.');
  // By themselves, without a reload.
  await expect(row).toContainText('dolazi');
  await expect(row).toContainText('I bring a barrow.');
  await expect(team.page.getByRole('listitem').filter({ hasText: stays })).toContainText('ne može');

  await row.getByRole('button', { name: 'Upiši sate: Dino Hodžić' }).click();
  const hours = team.page.getByRole('dialog');
  await hours.getByLabel('Sati').fill('4,3');
  await hours.getByRole('button', { name: 'Upiši', exact: true }).click();
  await expect(hours.getByText(/zaokružene na pola sata/)).toBeVisible();
  await hours.getByLabel('Sati').fill('4,5');
  await hours.getByRole('button', { name: 'Upiši', exact: true }).click();
  await expect(row).toContainText('sati: 4,5');

  // The address of the answer opens nothing any more; that of the certificate came by mail.
  await expect.poll(async () => leadTo(comes), { timeout: 15_000 }).not.toBe(asked);
  await page.goto(asked);
  await expect(page.getByRole('heading', { name: 'This link leads nowhere' })).toBeVisible();
  await page.goto(await leadTo(comes));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Certificate of volunteering');
  await expect(page.getByText('4.5', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the PDF' }).click();
  expect((await saved).suggestedFilename()).toBe('certificate-of-volunteering.pdf');
});

test('a member answers in the zone, and finds the certificate there', { tag: '@deep' }, async ({
  browser,
  baseURL,
}) => {
  const url = baseURL ?? '';
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  guests.push(context);
  const page = await context.newPage();
  const member = await newMember(page);
  await signIn(context, url, member);
  const team = await visit(browser, url, 'vlasnik');
  await team.page.goto(place);
  await team.page.getByRole('button', { name: 'Pozovi volontere: Nasipanje' }).click();
  const dialog = team.page.getByRole('dialog');
  await dialog.getByLabel(/^Ime i e-mail/).fill(`Hana Zukić, ${member.email}`);
  await dialog.getByRole('button', { name: 'Pošalji pozive' }).click();
  const row = team.page.getByRole('listitem').filter({ hasText: member.email });
  await expect(row).toContainText('čeka');

  await page.goto(pages.zone({ hash: 'volontiranje' }));
  await page.getByRole('button', { name: 'Dolazim: Nasipanje' }).click();
  await expect(page.getByText('dolaziš', { exact: true })).toBeInViewport();
  await expectNoSidewaysScroll(page);
  await expect(row).toContainText('dolazi');
  await row.getByRole('button', { name: 'Upiši sate: Hana Zukić' }).click();
  await team.page.getByRole('dialog').getByLabel('Sati').fill('2');
  await team.page.getByRole('button', { name: 'Upiši', exact: true }).click();
  await expect(row).toContainText('sati: 2');
  await page.reload();
  await page.getByRole('link', { name: 'Potvrda: Nasipanje' }).click();
  await expect(page.getByRole('button', { name: 'Preuzmi PDF' })).toBeVisible();
});
