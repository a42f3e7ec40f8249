import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pages } from '@app/contracts/pages';
import { expect, test } from '@playwright/test';
import { campaignOf } from './support/giving.ts';
import { choose, mailTo, signIn } from './support/people.ts';

// What the browser keeps belongs to the public address.
test.use({ baseURL: process.env.E2E_URL?.replace('127.0.0.1', 'localhost') });

test('a visitor asks, the team answers, and everybody reads it without asking anew', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const { applicationId } = await campaignOf(page, 'biciklo-radionica-za-sve');
  const address = pages.campaigns({ id: applicationId });
  const email = `pita-${Date.now()}@primjer.ba`;
  const question = `Popravljate li i dječije bicikle? ${Date.now()}`;
  await choose(context, baseURL ?? '', {});
  await page.goto(address);
  const dialog = page.getByRole('dialog');
  await expect(async () => {
    await page.getByRole('button', { name: 'Pitaj tim' }).click();
    await expect(dialog).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await dialog.getByLabel('Pitanje').fill(question);
  await dialog.getByLabel('Ime').fill('Jasmin');
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByRole('button', { name: 'Pošalji' }).click();
  await expect(page.getByText(`Odgovor stiže na ${email}.`, { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: question })).toBeHidden();

  const ofTeam = await browser.newContext(baseURL ? { baseURL } : {});
  await choose(ofTeam, baseURL ?? '', {});
  await signIn(ofTeam, baseURL ?? '', 'lejla');
  const team = await ofTeam.newPage();
  await team.goto(`${address}#pitanja`);
  await team.getByRole('button', { name: `Odgovori: ${question}` }).click();
  await team.getByRole('dialog').getByLabel('Odgovor tima').fill('Popravljamo, i to prvo njih.');
  await team.getByRole('dialog').getByRole('button', { name: 'Objavi' }).click();

  await expect(page.getByRole('heading', { name: question })).toBeVisible();
  await expect(page.getByText('Popravljamo, i to prvo njih.')).toBeVisible();
  const mail = await mailTo(page, email, /Popravljamo/);
  expect(mail.subject).toContain('Odgovor na tvoje pitanje');

  await page.getByRole('button', { name: /^Doniraj 50/ }).click();
  await expect(dialog.getByRole('radio', { name: '50 KM' })).toBeChecked();
  await ofTeam.close();
});

test('another site may frame the widget, and no page', async ({ page, baseURL }) => {
  const { applicationId, title } = await campaignOf(page, 'kino-pod-vedrim-nebom');
  const widget = `${baseURL}/api/crowdfunding/campaigns/${applicationId}/widget`;
  const refused: string[] = [];
  page.on('console', (message) => refused.push(message.text()));
  // A real one, of another origin: what is only made up may not reach this machine from a frame.
  let framed = widget;
  const site = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<iframe src="${framed}" width="340" height="420"></iframe>`);
  });
  await once(site.listen(0, '127.0.0.1'), 'listening');
  const { port } = site.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/`);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(frame.getByRole('link', { name: 'Doniraj' })).toHaveAttribute('target', '_blank');
  expect(refused.filter((text) => !text.includes('favicon'))).toEqual([]);
  framed = `${baseURL}${pages.campaigns()}`;
  await page.reload();
  await expect.poll(() => refused.join(' ')).toContain('frame-ancestors');
  site.close();
});
