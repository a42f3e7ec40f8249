import { pages } from '@app/contracts/pages';
import { type Browser, type BrowserContext, expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { freshAddress } from './support/new-member.ts';
import { choose, mailTo } from './support/people.ts';
import { readQr } from './support/qr.ts';
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

const place = pages.project({
  slug: 'muzicka-soba-u-domu-mladih',
  dio: 'budzet',
  budzet: 'roba',
});
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a team asks, the donor confirms on a phone, the receipt leads back to itself, the board looks at the proof', async ({
  browser,
  baseURL,
}) => {
  const url = baseURL ?? '';
  const team = await visit(browser, url, 'vlasnik');
  const donor = freshAddress('pozajmica');
  const what = 'Dvije mikrofonske stalke';
  await team.page.goto(place);
  await team.page.getByRole('button', { name: 'Novi zahtjev' }).click();
  const dialog = team.page.getByRole('dialog');
  await dialog.getByLabel('Stavka iz budžeta').selectOption('nije iz budžeta');
  await dialog.getByLabel('Ko daje').fill('Muzička škola Tuzla');
  await dialog.getByLabel('E-mail davaoca').fill(donor);
  await dialog.getByRole('radio', { name: 'novac' }).check();
  await dialog.getByLabel('Iznos').fill('45,50');
  await dialog.getByLabel('Šta daje').fill(what);
  await dialog.getByRole('button', { name: 'Pošalji zahtjev' }).click();
  const row = team.page.getByRole('listitem').filter({ hasText: what });
  await expect(row).toContainText('čeka do');

  const { text } = await mailTo(team.page, donor, /donation-confirm/);
  const phone = await browser.newContext({ viewport: { width: 360, height: 740 } });
  guests.push(phone);
  await choose(phone, url, { language: 'en', theme: 'dark' });
  const page = await phone.newPage();
  await page.goto(/\/donation-confirm\/[\w-]+/.exec(text)?.[0] ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Are you giving this?');
  await expect(page.getByText('45.50 KM', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'I confirm' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The stone is in place.');
  // By itself, without a reload.
  await expect(row).toContainText('potvrđeno');

  await page.getByRole('link', { name: 'Open the e-receipt' }).click();
  await expect(page.getByText(/^e-receipt no\. E-\d{4}-\d{5}$/)).toBeVisible();
  const read = await readQr(page.getByRole('img', { name: /^QR code/ }));
  expect(new URL(read).pathname).toBe(new URL(page.url()).pathname);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the PDF' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^e-receipt-E-\d{4}-\d{5}\.pdf$/);

  await row.getByRole('button', { name: /^Otpremi dokaz/ }).click();
  const proof = team.page.getByRole('dialog');
  const send = (name: string, buffer: Buffer) =>
    proof.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer });
  await send('racun.pdf', Buffer.from('MZ this is a program'));
  await proof.getByRole('button', { name: 'Otpremi', exact: true }).click();
  await expect(proof.getByText(/Sadržaj ovog fajla to nije/)).toBeVisible();
  await send('otpremnica.png', Buffer.concat([picture, Buffer.from(donor)]));
  await proof.getByRole('button', { name: 'Otpremi', exact: true }).click();
  await expect(team.page.getByText('Dokaz otpremljen', { exact: true })).toBeVisible();

  const board = await visit(browser, url, 'odbor1');
  await board.page.goto(place);
  const seen = board.page.getByRole('listitem').filter({ hasText: what });
  await seen.getByRole('button', { name: /^Pogledaj dokaz/ }).click();
  await expect(board.page.getByRole('img', { name: 'Dokaz: otpremnica.webp' })).toBeVisible();
  await expectAccessible(board.page);
});
