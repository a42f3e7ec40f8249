import { pages } from '@app/contracts/pages';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  test,
} from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { sendApplication } from './support/sending.ts';
import { deep } from './support/tags.ts';
import {
  completeContent,
  draftFor,
  enter,
  expectSaved,
  type Person,
  teamDraft,
} from './support/writing.ts';

const canvas = pages.canvas();
const guests: BrowserContext[] = [];

/** Somebody on a device of their own. */
async function visit(
  browser: Browser,
  baseURL: string,
  name: string,
  device: BrowserContextOptions = {},
): Promise<Person> {
  const context = await browser.newContext(device);
  guests.push(context);
  return enter(context, baseURL, name);
}

test.afterEach(async () => {
  for (const context of guests.splice(0)) await context.close();
});

test.describe.configure({ timeout: 90_000 });

test('two people in one application never overwrite each other', { tag: deep }, async ({
  browser,
  baseURL,
}) => {
  const url = baseURL ?? '';
  const amina = await visit(browser, url, 'vlasnik');
  const emir = await visit(browser, url, 'clan');
  const hers = amina.page.getByRole('textbox', { name: 'Tvoja priča' });
  const his = emir.page.getByRole('textbox', { name: 'Tvoja priča' });
  const id = await teamDraft(amina);
  for (const { page } of [amina, emir]) await page.goto(`${canvas}/${id}?dio=prica`);
  await expect(amina.page.getByText(/s tobom ovdje: Emir/)).toBeVisible();
  await expect(emir.page.getByText(/s tobom ovdje: Amina/)).toBeVisible();

  await his.focus();
  await hers.fill('Amina: svirali smo u garaži.');
  await expectSaved(amina.page);
  await his.fill('Emir: svirali smo u podrumu.');

  const clash = emir.page.getByRole('region', { name: /Dvije izmjene istog polja/ });
  await expect(clash).toContainText('Amina: svirali smo u garaži.');
  await expect(clash).toContainText('Emir: svirali smo u podrumu.');
  await expect(clash).toContainText(/Verzija: Amina/);
  await expect(his).toHaveValue('Emir: svirali smo u podrumu.');
  await expectAccessible(emir.page);
  await clash.getByRole('button', { name: 'Zadrži obje' }).click();
  await expect(clash).toBeHidden();
  await expectSaved(emir.page);

  // Different fields come together without a question, and without a reload.
  await his.focus();
  await amina.page
    .getByRole('link', { name: /^Problem/ })
    .first()
    .click();
  await amina.page.getByLabel('Problem u zajednici').fill('Nema mjesta za probe.');
  await expectSaved(amina.page);
  await emir.page
    .getByRole('link', { name: /^Problem.*Amina/ })
    .first()
    .click();
  await expect(emir.page.getByLabel('Problem u zajednici')).toHaveValue('Nema mjesta za probe.');

  // What was replaced comes back from the history, before the eyes of whoever is in.
  await amina.page.getByRole('button', { name: 'Historija izmjena' }).first().click();
  const history = amina.page.getByRole('dialog');
  await history
    .getByRole('button', { name: /Problem u zajednici/ })
    .first()
    .click();
  await history.getByRole('button', { name: /^Vrati kako je bilo prije/ }).click();
  await amina.page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Vrati', exact: true })
    .click();
  await expect(history).toBeHidden();
  await expect(emir.page.getByText(/Vraćeno je ranije stanje \(Amina/).first()).toBeVisible();
  await expect(emir.page.getByLabel('Problem u zajednici')).toHaveValue(/vježba po garažama/);
  await emir.page.close();
  await expect(amina.page.getByText(/s tobom ovdje/)).toBeHidden();
});

test('what another saves arrives beside what is being typed', { tag: deep }, async ({
  browser,
  baseURL,
}) => {
  const amina = await visit(browser, baseURL ?? '', 'vlasnik');
  const emir = await visit(browser, baseURL ?? '', 'clan');
  const id = await teamDraft(amina);
  for (const { page } of [amina, emir]) await page.goto(`${canvas}/${id}?dio=uticaj`);
  const his = emir.page.getByLabel('Za koga');
  await expect(emir.page.getByText(/s tobom ovdje: Amina/)).toBeVisible();
  await his.fill('Bendovi iz grada');
  for (let n = 0; n < 'grada'.length; n += 1) await his.press('ArrowLeft');
  await amina.page.getByLabel('Šta ostaje').fill('Soba i oprema.');
  await his.pressSequentially('našeg ');
  await expect(emir.page.getByLabel('Šta ostaje')).toHaveValue('Soba i oprema.');
  await expect(his).toBeFocused();
  await his.pressSequentially('malog ');
  await expect(his).toHaveValue('Bendovi iz našeg malog grada');
  await expect(amina.page.getByLabel('Za koga')).toHaveValue('Bendovi iz našeg malog grada');
});

test('a team of three comes from one link on phones, writes together, and submits', {
  tag: deep,
}, async ({ browser, baseURL }) => {
  const url = baseURL ?? '';
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
  const [lejla, emir, clan] = await Promise.all(
    (['lejla', 'emir', 'clan'] as const).map((name) => visit(browser, url, name, phone)),
  );
  if (!lejla || !emir || !clan) throw new Error('three came');
  const id = await draftFor(lejla, 'naselje-je-nas-dnevni-boravak');
  const { content: _, editRevision } = (await lejla.call('GET', `/api/orange-grants/${id}`)) as {
    content: unknown;
    editRevision: number;
  };
  await lejla.call('PATCH', `/api/orange-grants/${id}`, {
    editRevision,
    changes: completeContent(),
  });
  await lejla.page.goto(`${canvas}/${id}?dio=tim`);
  await lejla.page.getByRole('button', { name: 'Napravi link' }).click();
  const link = (await lejla.page.getByText(/\/ekipa\/[\w-]+$/).textContent()) ?? '';

  // They ask one after the other, and are let in as their requests come.
  for (const { page } of [emir, clan]) {
    await page.goto(link.slice(link.indexOf('/')));
    await page.getByRole('button', { name: 'Želim u tim' }).click();
    await expect(page.getByRole('status')).toBeVisible();
    await lejla.page.getByRole('button', { name: 'Primi', exact: true }).click();
    await page.getByRole('link', { name: 'Otvori prijavu' }).click();
    await expect(page).toHaveURL(/dio=tim/);
  }
  await emir.page.goto(`${canvas}/${id}?dio=problem`);
  await clan.page.goto(`${canvas}/${id}?dio=prica`);
  await emir.page.getByLabel('Problem u zajednici').fill('Emir: ograda je puna rupa.');
  await clan.page.getByLabel('Tvoja priča').fill('Član: lopta je završila na cesti.');
  for (const { page } of [emir, clan]) await expectSaved(page);
  await lejla.page.goto(`${canvas}/${id}?dio=pregled`);
  await sendApplication(lejla.page);
  const sent = (await clan.call('GET', `/api/orange-grants/${id}`)) as {
    content: Record<string, unknown>;
  };
  expect(sent.content).toMatchObject({
    communityProblem: 'Emir: ograda je puna rupa.',
    storyContent: 'Član: lopta je završila na cesti.',
  });
});
