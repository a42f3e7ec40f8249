import { pages } from '@app/contracts/pages';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { sendApplication, sendButton, sendQuestion } from './support/sending.ts';
import { deep } from './support/tags.ts';
import {
  beginFrom,
  completeContent,
  draftFor,
  enter,
  expectSaved,
  type Mine,
  oneActivity,
  own,
  teamDraft,
} from './support/writing.ts';

const canvas = pages.canvas();
const expectOffline = (page: Page) =>
  expect(page.locator('header').first()).toContainText('Nema veze, čuvam čim se vrati');

test.describe.configure({ timeout: 90_000 });

test('a call begins one application, whatever the address', { tag: deep }, async ({
  context,
  baseURL,
}) => {
  const { page } = await enter(context, baseURL ?? '', 'emir');
  await beginFrom(page, pages.call({ slug: 'tuzla-po-mjeri-mladih' }));
  await expect(page).toHaveURL(/\/canvas-narandzasti-grant-enhanced\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Osnovno');
  await expect(page.getByLabel('Ko prijavljuje')).not.toHaveValue('');
  const address = page.url();

  await page.goto(pages.olderCanvas({ call: 'tuzla-po-mjeri-mladih' }));
  await expect(page).toHaveURL(address);
  await page.goto(`${canvas}?edit=${address.split('/').at(-1)}`);
  await expect(page).toHaveURL(address);

  await page.getByRole('link', { name: 'Nazad na moje prijave' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tvoje prijave');
  await expect(page.getByText('Tuzla po mjeri mladih').first()).toBeVisible();
});

test('what is typed saves itself and is there after a reload', async ({ context, baseURL }) => {
  const person = await enter(context, baseURL ?? '', 'lejla');
  const { page } = person;
  const id = await draftFor(person, 'tuzla-po-mjeri-mladih');
  await page.goto(`${canvas}/${id}`);
  await page.getByLabel('Naslov projekta').fill('Klupa za razgovor');
  const cover = page.getByRole('group', { name: 'Ili naslovna scena' });
  await cover.getByRole('radio', { name: 'Znak banke' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(cover.getByRole('radio', { name: 'Kino' })).toBeChecked();
  await expectSaved(page);
  await expect(page.locator('header').first()).toContainText('Klupa za razgovor');

  await page.getByRole('link', { name: /Sljedeća/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goto(`${canvas}/${id}?dio=rjesenje`);
  await page.getByRole('button', { name: 'Dodaj korak' }).click();
  await expect(page.getByLabel('Korak 1', { exact: true })).toBeFocused();
  await page.keyboard.type('Naći drvo');
  await page.getByRole('button', { name: 'Dodaj korak' }).click();
  await expect(page.getByLabel('Korak 2', { exact: true })).toBeFocused();
  await page.keyboard.type('Sklopiti klupu');
  await page.getByRole('button', { name: 'Pomjeri gore: Korak 2' }).press('Enter');
  await expect(page.getByLabel('Korak 1', { exact: true })).toHaveValue('Sklopiti klupu');
  await expectSaved(page);

  await page.goto(`${canvas}/${id}?dio=budzet`);
  await page.getByRole('button', { name: 'Dodaj stavku' }).click();
  await page.getByLabel('Stavka', { exact: true }).fill('Daske');
  await page.getByLabel('Količina').fill('12');
  await page.getByLabel('Cijena', { exact: true }).fill('14,50');
  await expect(page.getByText(/^174\sKM$/).first()).toBeVisible();
  await expectSaved(page);

  await page.reload();
  await expect(page.getByLabel('Stavka', { exact: true })).toHaveValue('Daske');
  await expect(page.getByText(/^174\sKM$/).last()).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Korak 2', { exact: true })).toHaveValue('Naći drvo');
  const mine = (await person.call('GET', '/api/orange-grants/mine')) as readonly Mine[];
  expect(mine.find((one) => one.id === id)?.picture).toBe('cover:cinema');
});

test('a broken connection loses nothing', async ({ context, baseURL }) => {
  const person = await enter(context, baseURL ?? '', 'emir');
  const { page } = person;
  const id = await draftFor(person, 'naselje-je-nas-dnevni-boravak');
  await page.goto(`${canvas}/${id}?dio=problem`);
  const field = page.getByLabel('Problem u zajednici');
  await expect(field).toBeVisible();

  await context.setOffline(true);
  await field.fill('Nema gdje sjesti.');
  await expectOffline(page);
  await page.getByRole('link', { name: 'Priča' }).first().click();
  await page.getByLabel('Tvoja priča').fill('Sjedili smo na zidu.');
  await context.setOffline(false);
  await expectSaved(page);

  // The server answers everything but saves: a reload brings the text back from the device.
  await page.route(`**/api/orange-grants/${id}`, (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await page.getByLabel('Tvoja priča').fill('Sjedili smo na zidu i smrzli se.');
  await expectOffline(page);
  await page.reload();
  await expect(page.getByLabel('Tvoja priča')).toHaveValue('Sjedili smo na zidu i smrzli se.');
  // What is on its way is let through first.
  await page.unrouteAll({ behavior: 'wait' });
  await expectSaved(page, 40_000);

  const draft = (await person.call('GET', `/api/orange-grants/${id}`)) as {
    content: Record<string, unknown>;
  };
  expect(draft.content).toMatchObject({
    communityProblem: 'Nema gdje sjesti.',
    storyContent: 'Sjedili smo na zidu i smrzli se.',
  });
});

test('two tabs of one person write in one application', { tag: deep }, async ({
  context,
  baseURL,
}) => {
  const person = await enter(context, baseURL ?? '', 'vlasnik');
  const id = await teamDraft(person);
  const second = await context.newPage();
  await person.page.goto(`${canvas}/${id}?dio=uticaj`);
  await second.goto(`${canvas}/${id}?dio=uticaj`);
  await expect(second.getByLabel('Za koga')).toBeVisible();
  await person.page.getByLabel('Za koga').fill('Bendovi iz Tuzle');
  await expect(second.getByLabel('Za koga')).toHaveValue('Bendovi iz Tuzle');
  await second.getByLabel('Za koga').fill('Bendovi iz Tuzle i okoline');
  await expect(person.page.getByLabel('Šta ostaje')).toBeVisible();
  await person.page.getByLabel('Šta ostaje').focus();
  await expect(person.page.getByLabel('Za koga')).toHaveValue('Bendovi iz Tuzle i okoline');
  await expectSaved(second);
  await expect(person.page.getByText('Sukob izmjena')).toHaveCount(0);
});

test('sending says what is missing and leads to each field', { tag: deep }, async ({
  context,
  baseURL,
}) => {
  const person = await enter(context, baseURL ?? '', 'clan');
  const { page } = person;
  const id = await draftFor(person, 'naselje-je-nas-dnevni-boravak');
  const undated = { ...oneActivity(), startDate: '', endDate: '' };
  await person.call('PATCH', `/api/orange-grants/${id}`, {
    editRevision: 0,
    changes: { projectActivities: [oneActivity(), undated] },
  });
  await page.goto(`${canvas}/${id}`);
  await page.getByRole('link', { name: 'Provjeri i pošalji' }).click();
  await expect(page.getByText(/^Fal[ie] još \d+ stvari\.$/)).toBeVisible();
  await sendButton(page).click();
  const refusal = page.getByRole('alert').filter({ hasText: /Nije poslano: fal/ });
  await expect(refusal).toBeFocused();
  for (const size of [
    { width: 360, height: 740 },
    { width: 768, height: 900 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await sendButton(page).click();
    await expect(refusal).toBeFocused();
    // Each thing begins where the others do, and no bar lies over the heading.
    const links = await refusal.getByRole('link').locator('span:first-child').all();
    const begin = await Promise.all(links.map(async (link) => (await link.boundingBox())?.x));
    expect(new Set(begin).size, `at ${size.width}`).toBe(1);
    await page.getByRole('heading', { level: 1 }).click({ trial: true });
  }
  await refusal.getByRole('link', { name: /^Početak/ }).click();
  await expect(page).toHaveURL(/dio=osnovno#projectStartDate$/);
  await expect(page.locator('#projectStartDate')).toBeFocused();
  await expect(page.getByText('Odaberi kad projekat počinje.')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pregled i slanje');
  await page.getByRole('link', { name: /^Aktivnost 2: Kraj/ }).click();
  await expect(page.locator('[id="projectActivities.1.endDate"]')).toBeFocused();
});

test('a complete application is sent', async ({ context, baseURL }) => {
  const person = await enter(context, baseURL ?? '', 'lejla');
  const { page } = person;
  const id = await draftFor(person, 'naselje-je-nas-dnevni-boravak');
  await person.call('PATCH', `/api/orange-grants/${id}`, {
    editRevision: 0,
    changes: completeContent(),
  });
  // On a phone, under the finger that led to the last section, nothing is that sends.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${canvas}/${id}?dio=tim`);
  const way = page.getByRole('link', { name: 'Sljedeća cjelina: Pregled i slanje' });
  const spot = await way.locator('visible=true').boundingBox();
  if (!spot) throw new Error('the bar is not seen');
  const finger = [spot.x + spot.width / 2, spot.y + spot.height / 2] as const;
  await page.mouse.click(...finger);
  await expect(page.getByText('Sve je na svom mjestu.')).toBeVisible();
  await page.mouse.click(...finger);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pregled i slanje');
  await expectAccessible(page);
  // Pressed twice, it asks; wherever the question stands, the second press neither sends nor leaves.
  await sendButton(page).dblclick();
  await expect(sendQuestion(page)).toBeVisible();
  await expectAccessible(page);
  expect(await person.call('GET', `/api/orange-grants/${id}`)).toMatchObject({ status: 'draft' });
  await sendQuestion(page).getByRole('button', { name: 'Ne još' }).click();
  await sendApplication(page);
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: 'Naredni koraci' }).last()).toBeVisible();
  await page.goto(canvas);
  const row = page.getByRole('listitem').filter({ hasText: 'Ograda koja cvjeta' });
  await expect(row).toContainText('Poslano');

  // Taken back, it can only be read.
  await page.goto(`${canvas}/${id}?dio=pregled`);
  await page.getByRole('button', { name: 'Povuci prijavu' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Povuci prijavu' }).click();
  await expect(page.getByText(/Ova prijava se više ne mijenja/)).toBeVisible();
  await page.goto(`${canvas}/${id}?dio=prica`);
  await expect(page.getByText('Lopta nam je prošla kroz ogradu')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
});

test('the board opens only the sections to be mended', { tag: deep }, async ({
  context,
  baseURL,
}) => {
  const person = await enter(context, baseURL ?? '', 'vlasnik');
  const { page } = person;
  const id = await own(person, ({ status }) => status === 'pending');
  await page.goto(`${canvas}/${id}?dio=prica`);
  await expect(page.getByText('Odbor kaže:')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  // Without a part named, it opens where there is something to mend.
  await page.goto(`${canvas}/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Budžet');
  await expect(page.getByLabel('Stavka', { exact: true }).first()).toBeEditable();
});
