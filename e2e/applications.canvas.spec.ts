import { pages } from '@app/contracts/pages';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  test,
} from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { deep } from './support/tags.ts';
import { enter, expectSaved, type Person } from './support/writing.ts';

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

interface Mine {
  readonly id: string;
  readonly status: string;
  readonly projectTitle: string;
  readonly picture: string | null;
}

/** One of this person's applications. */
async function own(person: Person, wanted: (one: Mine) => boolean): Promise<string> {
  const mine = (await person.call('GET', '/api/orange-grants/mine')) as Mine[];
  const found = mine.find(wanted);
  if (!found) throw new Error('the demo has no such application');
  return found.id;
}

/** The demo's draft that a whole team writes. */
const teamDraft = (person: Person) =>
  own(person, ({ projectTitle }) => projectTitle.startsWith('Muzička'));

/** A draft of this person for a call. */
async function draftFor(person: Person, callSlug: string): Promise<string> {
  const made = await person.call('POST', '/api/orange-grants', { callSlug });
  return (made as { id: string }).id;
}

const expectOffline = (page: Page) =>
  expect(page.locator('header').first()).toContainText('Nema veze, čuvam čim se vrati');

const oneActivity = {
  id: 'a1',
  name: 'Radna subota',
  description: 'Bojimo ogradu i sadimo živicu.',
  startDate: '2027-04-10',
  endDate: '2027-04-11',
  responsible: '',
  teamAssignments: [],
  volunteersPlanned: false,
  expectedVolunteers: 0,
  volunteerDescription: '',
  usersPlanned: false,
  expectedUsers: 0,
  userDescription: '',
};

/** An application to which nothing is missing. */
const complete = {
  projectTitle: 'Ograda koja cvjeta',
  projectDescription: 'Živica umjesto lima oko igrališta.',
  projectStartDate: '2027-04-01',
  projectEndDate: '2027-06-30',
  projectLocation: 'Igralište u Crkvicama',
  communityProblem: 'Limena ograda je puna rupa.',
  storyContent: 'Lopta nam je prošla kroz ogradu i završila na cesti.',
  solutionSteps: ['Skinuti lim', 'Posaditi živicu'],
  projectActivities: [oneActivity],
  budgetBreakdown: [
    { id: 'b1', name: 'Sadnice', category: '', description: '', amount: 8.5, quantity: 120 },
  ],
  selectedSdgs: [11],
  selectedSdgSubcategories: ['11.7'],
  sdgImpact: 'Zeleno igralište za sve.',
  communityImpact: 'Djeca se igraju bez straha od ceste.',
  targetGroup: 'Djeca iz naselja',
  lastingImpact: 'Živicu održava mjesna zajednica.',
  innovationValue: 'Prva živa ograda u naselju.',
};

test.describe.configure({ timeout: 90_000 });

test('a call begins one application, whatever the address', { tag: deep }, async ({
  context,
  baseURL,
}) => {
  const { page } = await enter(context, baseURL ?? '', 'emir');
  await page.goto(pages.call({ slug: 'tuzla-po-mjeri-mladih' }));
  await page.locator(`a[href^="${canvas}?call="]:visible`).first().click();
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
  await page.unroute(`**/api/orange-grants/${id}`);
  await expectSaved(page, 40_000);

  const draft = (await person.call('GET', `/api/orange-grants/${id}`)) as {
    content: Record<string, unknown>;
  };
  expect(draft.content).toMatchObject({
    communityProblem: 'Nema gdje sjesti.',
    storyContent: 'Sjedili smo na zidu i smrzli se.',
  });
});

test('two people in one application never overwrite each other', async ({ browser, baseURL }) => {
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
  const undated = { ...oneActivity, id: 'a2', startDate: '', endDate: '' };
  await person.call('PATCH', `/api/orange-grants/${id}`, {
    editRevision: 0,
    changes: { projectActivities: [oneActivity, undated] },
  });
  await page.goto(`${canvas}/${id}`);
  await page.getByRole('link', { name: 'Provjeri i pošalji' }).click();
  await expect(page.getByText(/^Fal[ie] još \d+ stvari\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Pošalji prijavu' }).click();
  const refusal = page.getByRole('alert').filter({ hasText: /Nije poslano: fal/ });
  await expect(refusal).toBeFocused();
  for (const size of [
    { width: 360, height: 740 },
    { width: 768, height: 900 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await page.locator('button:visible', { hasText: 'Pošalji prijavu' }).click();
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
  await person.call('PATCH', `/api/orange-grants/${id}`, { editRevision: 0, changes: complete });
  await page.goto(`${canvas}/${id}?dio=pregled`);
  await expect(page.getByText('Sve je na svom mjestu.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pošalji prijavu' }).click();
  await expect(page.getByRole('heading', { name: 'Prijava je poslana.' })).toBeFocused();
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

test('a team of three comes from one link on phones, writes together, and submits', {
  tag: deep,
}, async ({ browser, baseURL }) => {
  const url = baseURL ?? '';
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
  const [lejla, emir, team] = await Promise.all(
    (['lejla', 'emir', 'clan'] as const).map((name) => visit(browser, url, name, phone)),
  );
  if (!lejla || !emir || !team) throw new Error('three came');
  const id = await draftFor(lejla, 'naselje-je-nas-dnevni-boravak');
  const { content: _, editRevision } = (await lejla.call('GET', `/api/orange-grants/${id}`)) as {
    content: unknown;
    editRevision: number;
  };
  await lejla.call('PATCH', `/api/orange-grants/${id}`, { editRevision, changes: complete });
  await lejla.page.goto(`${canvas}/${id}?dio=tim`);
  await lejla.page.getByRole('button', { name: 'Napravi link' }).click();
  const link = (await lejla.page.getByText(/\/ekipa\/[\w-]+$/).textContent()) ?? '';

  // They ask one after the other, and are let in as their requests come.
  for (const { page } of [emir, team]) {
    await page.goto(link.slice(link.indexOf('/')));
    await page.getByRole('button', { name: 'Želim u tim' }).click();
    await expect(page.getByRole('status')).toBeVisible();
    await lejla.page.getByRole('button', { name: 'Primi', exact: true }).click();
    await page.getByRole('link', { name: 'Otvori prijavu' }).click();
    await expect(page).toHaveURL(/dio=tim/);
  }
  await emir.page.goto(`${canvas}/${id}?dio=problem`);
  await team.page.goto(`${canvas}/${id}?dio=prica`);
  await emir.page.getByLabel('Problem u zajednici').fill('Emir: ograda je puna rupa.');
  await team.page.getByLabel('Tvoja priča').fill('Član: lopta je završila na cesti.');
  for (const { page } of [emir, team]) await expectSaved(page);
  await lejla.page.goto(`${canvas}/${id}?dio=pregled`);
  await lejla.page.getByRole('button', { name: 'Pošalji prijavu' }).click();
  await expect(lejla.page.getByRole('heading', { name: 'Prijava je poslana.' })).toBeVisible();
  const sent = (await team.call('GET', `/api/orange-grants/${id}`)) as {
    content: Record<string, unknown>;
  };
  expect(sent.content).toMatchObject({
    communityProblem: 'Emir: ograda je puna rupa.',
    storyContent: 'Član: lopta je završila na cesti.',
  });
});
