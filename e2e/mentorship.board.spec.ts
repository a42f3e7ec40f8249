import { pages } from '@app/contracts/pages';
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { deep } from './support/tags.ts';
import { enter, type Person, teamDraft } from './support/writing.ts';

/** What a board does with requests beside answering them. */
test.describe.configure({ timeout: 120_000 });

const guests: BrowserContext[] = [];

async function visit(
  browser: Browser,
  baseURL: string | undefined,
  name: string,
  viewport = { width: 1440, height: 900 },
): Promise<Person> {
  const context = await browser.newContext({ viewport, acceptDownloads: true });
  guests.push(context);
  return enter(context, baseURL ?? '', name);
}

test.afterEach(async () => {
  for (const context of guests.splice(0)) await context.close();
});

const desk = '/api/ob-direct/mentorship-analytics';
const inbox = (zahtjev?: string) => pages.board({ pogled: 'mentorstvo', zahtjev });
const mine = (zahtjev: string) => pages.zone({ zahtjev });
const messages = (page: Page) => page.getByRole('region', { name: 'Poruke' });
const about = (page: Page) => page.getByRole('region', { name: 'O zahtjevu' });
const answerField = (page: Page) => page.getByRole('textbox', { name: 'Odgovor' });
const choose = async (page: Page, menu: string, item: string) => {
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
};

/** A request of the team, without its screens. */
async function ask(team: Person, description: string): Promise<string> {
  const path = `/api/orange-review/applications/${await teamDraft(team)}/mentorship-requests`;
  const { data } = (await team.call('POST', path, { description })) as { data: { id: string } };
  return data.id;
}

const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

test('a note stays with the board; a file, a section, a template, tags and priority reach whom they should', {
  tag: deep,
}, async ({ browser, baseURL }) => {
  const team = await visit(browser, baseURL, 'vlasnik');
  const mentor = await visit(browser, baseURL, 'odbor1');
  const id = await ask(team, 'Koje ponude da priložimo uz zvučnike?');
  await team.page.goto(mine(id));
  await expect(messages(team.page)).toContainText('uz zvučnike');

  const { page } = mentor;
  await page.goto(inbox(id));
  await page.getByRole('button', { name: 'Napiši bilješku' }).click();
  await page.getByRole('textbox', { name: 'Bilješka' }).fill('Prošle godine su kasnili.');
  await page.getByRole('button', { name: 'Zapiši' }).click();
  await expect(messages(page).getByText('Interna bilješka, tim je ne vidi')).toBeVisible();

  await page.getByRole('button', { name: 'Preuzmi zahtjev' }).click();
  await choose(page, 'Predlošci odgovora', 'Ponude i predračuni');
  await expect(answerField(page)).toHaveValue(/^Ponuda treba naziv firme/);
  await choose(page, 'Poveži s cjelinom prijave', 'Budžet');
  await page
    .locator('form input[type=file]')
    .setInputFiles({ name: 'primjer.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(page.getByRole('button', { name: 'Ukloni primjer.pdf' })).toBeVisible();
  await expectAccessible(page);
  await answerField(page).press('ControlOrMeta+Enter');

  const answered = messages(team.page);
  await expect(answered).toContainText('Ponuda treba naziv firme');
  const saved = team.page.waitForEvent('download');
  await answered.getByRole('button', { name: 'Preuzmi primjer.pdf' }).click();
  expect((await saved).suggestedFilename()).toBe('primjer.pdf');
  await expect(answered).not.toContainText('kasnili');
  const seen = await team.call('GET', `/api/orange-review/mentorship-requests/${id}/conversations`);
  expect(JSON.stringify(seen)).not.toContain('kasnili');

  await about(page).getByRole('textbox', { name: 'Oznake' }).fill('ponude, oprema');
  await about(page).getByRole('button', { name: 'Sačuvaj' }).click();
  await expect(about(page).getByRole('button', { name: 'Sačuvaj' })).toBeHidden();
  await about(page).getByRole('combobox', { name: 'Prioritet' }).selectOption('urgent');
  await expect(about(team.page).getByText('Hitno')).toBeVisible();
  await expect(about(team.page)).not.toContainText('Oznake');
  await page.reload();
  await expect(about(page).getByRole('textbox', { name: 'Oznake' })).toHaveValue('ponude, oprema');

  await answered.getByRole('link', { name: 'Cjelina: Budžet' }).click();
  await expect(team.page).toHaveURL(/canvas-narandzasti-grant-enhanced.*dio=budzet/);
  await expect(team.page.getByRole('heading', { name: 'Budžet', level: 1 })).toBeVisible();
});

test('a section of a blue application opens for the board where it is read', {
  tag: deep,
}, async ({ browser, baseURL }) => {
  const { page, call } = await visit(browser, baseURL, 'odbor2');
  const { data } = (await call('GET', `${desk}/requests?box=mine`)) as {
    data: { id: string; kind: string }[];
  };
  const blue = data.find(({ kind }) => kind === 'blue');
  const id = blue?.id ?? '';
  await call('POST', `/api/blue-grants/mentorship-requests/${id}/conversations`, {
    message: 'Dopunite i šta ako servis kasni.',
    section: 'risks',
  });
  await page.goto(inbox(id));
  await messages(page).getByRole('link', { name: 'Cjelina: Rizici' }).last().click();
  await expect(page.getByRole('heading', { name: 'Šta može poći naopako' })).toBeVisible();
  const parts = page.getByRole('navigation', { name: 'Dijelovi projekta' });
  const tab = parts.getByRole('link', { name: 'Plan', exact: true });
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await expect(tab).toBeInViewport();
});

test('a request is changed, handed over and taken away', { tag: deep }, async ({
  browser,
  baseURL,
}) => {
  const team = await visit(browser, baseURL, 'vlasnik');
  const mentor = await visit(browser, baseURL, 'odbor1');
  const other = await visit(browser, baseURL, 'odbor3');
  const id = await ask(team, 'Ko piše zahvalnicu?');
  await team.page.goto(mine(id));
  await choose(team.page, 'Još radnji', 'Izmijeni zahtjev');
  const dialog = team.page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Opis' }).fill('Ko potpisuje zahvalnicu donatorima?');
  await dialog.getByRole('combobox', { name: 'Prioritet' }).selectOption('high');
  await dialog.getByRole('button', { name: 'Sačuvaj' }).click();
  await expect(dialog).toBeHidden();
  await expect(messages(team.page)).toContainText('Ko potpisuje zahvalnicu donatorima?');

  await mentor.page.goto(inbox(id));
  await mentor.page.getByRole('button', { name: 'Preuzmi zahtjev' }).click();
  await choose(mentor.page, 'Još radnji', 'Predaj drugom mentoru');
  const whom = mentor.page.getByRole('dialog').getByRole('combobox', { name: 'Kome' });
  const { items } = (await mentor.call('GET', `${desk}/request/${id}/mentors`)) as {
    items: { id: string; name: string }[];
  };
  const profile = (await other.call('GET', '/api/user/profile')) as { id: string; name: string };
  expect(items.map((one) => one.id)).toContain(profile.id);
  await whom.selectOption(profile.id);
  await mentor.page.getByRole('dialog').getByRole('button', { name: 'Predaj' }).click();
  await expect(mentor.page.getByText(`Na ovaj zahtjev odgovara ${profile.name}.`)).toBeVisible();
  await expect(messages(team.page)).toContainText(`mentor je sada ${profile.name}`);
  await other.page.goto(inbox(id));
  await expect(answerField(other.page)).toBeVisible();

  await choose(team.page, 'Još radnji', 'Obriši zahtjev');
  const question = team.page.getByRole('alertdialog');
  await expect(question).toContainText('Da li ste sigurni da želite obrisati ovaj zahtjev?');
  await question.getByRole('button', { name: 'Obriši' }).click();
  await expect(team.page.getByText('Zahtjev je obrisan', { exact: true })).toBeVisible();
  await expect(team.page.locator(`#zahtjev-${id}`)).toHaveCount(0);
  await expect(other.page.getByText('Ovog zahtjeva nema')).toBeVisible();
});

test('who leads a bank sets its hours, writes its templates and takes its figures along', {
  tag: deep,
}, async ({ browser, baseURL }) => {
  const { page, call } = await visit(browser, baseURL, 'globalni');
  await page.goto(pages.bankDesk({ bankId: 'zenica', dio: 'mentorstvo' }));
  const hours = page.getByRole('region', { name: 'Radno vrijeme' });
  await expect(hours.getByRole('radio', { name: 'Samo u radno vrijeme' })).toBeChecked();
  await hours.getByRole('checkbox', { name: 'sub' }).check();
  await hours.getByRole('combobox', { name: 'Do sati' }).selectOption({ label: '09:00' });
  await hours.getByRole('button', { name: 'Sačuvaj' }).click();
  await expect(hours).toContainText('Između početka i kraja treba biti bar sat.');
  await hours.getByRole('combobox', { name: 'Do sati' }).selectOption({ label: '18:00' });
  await hours.getByRole('button', { name: 'Sačuvaj' }).click();
  await expect(page.getByText('Radno vrijeme je sačuvano', { exact: true })).toBeVisible();
  await page.reload();
  await expect(hours.getByRole('checkbox', { name: 'sub' })).toBeChecked();
  expect(await call('GET', `${desk}/banks/zenica`)).toMatchObject({
    hours: { days: [1, 2, 3, 4, 5, 6], from: 540, to: 1080 },
  });
  await hours.getByRole('radio', { name: 'Cijeli dan, svaki dan' }).check();
  await hours.getByRole('button', { name: 'Sačuvaj' }).click();
  await expect
    .poll(async () => (await call('GET', `${desk}/banks/zenica`)) as { hours: unknown })
    .toMatchObject({ hours: null });

  const templates = page.getByRole('region', { name: 'Predlošci odgovora' });
  await templates.getByRole('button', { name: 'Novi predložak' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Naziv na bosanskom' }).fill('Rok');
  await dialog.getByRole('textbox', { name: 'Tekst na bosanskom' }).fill('Rok je petak.');
  await dialog.getByRole('textbox', { name: 'Naziv na engleskom' }).fill('Deadline');
  await dialog.getByRole('button', { name: 'Sačuvaj' }).click();
  await expect(dialog).toContainText('Upiši i ovo, predložak stoji na oba jezika.');
  await dialog.getByRole('textbox', { name: 'Tekst na engleskom' }).fill('It is due on Friday.');
  await dialog.getByRole('button', { name: 'Sačuvaj' }).click();
  await expect(templates).toContainText('Rok je petak.');
  await templates.getByRole('button', { name: 'Izmijeni: Rok' }).click();
  await dialog.getByRole('textbox', { name: 'Tekst na bosanskom' }).fill('Rok je subota.');
  await dialog.getByRole('button', { name: 'Sačuvaj' }).click();
  await expect(templates).toContainText('Rok je subota.');
  await templates.getByRole('button', { name: 'Obriši: Rok' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Obriši' }).click();
  await expect(templates).toContainText('Još nema predložaka.');

  await page.goto(pages.bankDesk({ bankId: 'tuzla', dio: 'mentorstvo' }));
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Preuzmi tabelu' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  expect((await saved).suggestedFilename()).toBe('tuzla-mentorstvo.csv');
});

test('without live events a conversation and the badge come by polling; what has not changed costs nothing', {
  tag: deep,
}, async ({ browser, baseURL }) => {
  const team = await visit(browser, baseURL, 'vlasnik');
  const mentor = await visit(browser, baseURL, 'savjetnik');
  // A route of the test's own would take the browser's cache away, and with it the ETags.
  await team.context.addInitScript(`{
    const whole = fetch;
    globalThis.fetch = (asked, ...rest) =>
      String(asked?.url ?? asked).includes('/api/events')
        ? Promise.reject(new TypeError('cut'))
        : whole(asked, ...rest);
  }`);
  const id = await ask(team, 'Ko čuva ključ od dvorane?');
  const say = (message: string) =>
    mentor.call('POST', `/api/orange-review/mentorship-requests/${id}/conversations`, { message });
  await team.page.goto(mine(id));
  await expect(messages(team.page)).toContainText('ključ od dvorane');
  await say('Domar, do osam.');
  await expect(messages(team.page)).toContainText('Domar, do osam.', { timeout: 6_000 });

  const watch = await team.context.newCDPSession(team.page);
  await watch.send('Network.enable');
  const polls = new Map<string, number>();
  const statuses: { readonly at: number; readonly status: number }[] = [];
  watch.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (request.url.includes('mentorship-unread-count-global')) polls.set(requestId, timestamp);
  });
  watch.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
    const at = polls.get(requestId);
    if (at !== undefined) statuses.push({ at, status: statusCode });
  });
  await team.page.goto(pages.banks());
  const zone = team.page.getByRole('navigation').getByRole('link', { name: /^Moja zona/ });
  await expect.poll(() => statuses.length, { timeout: 40_000 }).toBeGreaterThan(4);
  const unchanged = statuses.slice(1);
  expect(unchanged.map(({ status }) => status)).toEqual(unchanged.map(() => 304));
  // The second may follow at once, when it turns out that nothing comes live.
  for (const [n, { at }] of unchanged.slice(1).entries()) {
    const before = unchanged[n]?.at ?? 0;
    expect(at - before).toBeGreaterThan(4);
    expect(at - before).toBeLessThan(8);
  }
  const before = (await zone.textContent()) ?? '';
  await say('I ja imam jedan.');
  await expect(zone).not.toHaveText(before, { timeout: 10_000 });
  await expect(zone).toContainText('u mentorstvu');
});

test('on a phone the field to write in lies in the first screen, also where little height is left', {
  tag: deep,
}, async ({ browser, baseURL }) => {
  const team = await visit(browser, baseURL, 'vlasnik', { width: 360, height: 740 });
  const id = await ask(team, 'Treba li nam redar na ulazu?');
  const draft = (await team.call('GET', `/api/orange-grants/${await teamDraft(team)}`)) as {
    slug: string;
  };
  const { page } = team;
  const field = page.getByRole('textbox', { name: 'Poruka' });
  for (const address of [
    mine(id),
    pages.project({ slug: draft.slug, dio: 'mentorstvo', zahtjev: id }),
  ]) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(address);
    await expect(field).toBeInViewport({ ratio: 1 });
    await choose(page, 'Još radnji', 'Izmijeni zahtjev');
    await page.getByRole('dialog').getByRole('button', { name: 'Odustani' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(field).toBeInViewport({ ratio: 1 });
    // As high as a keyboard leaves it.
    await page.setViewportSize({ width: 360, height: 420 });
    await field.fill('Prva rečenica.\nDruga.\nTreća.');
    await expect(field).toBeInViewport({ ratio: 1 });
    await field.fill('');
  }
});
