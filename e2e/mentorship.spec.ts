import { pages } from '@app/contracts/pages';
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { deep } from './support/tags.ts';
import { enter, type Person, teamDraft } from './support/writing.ts';

const guests: BrowserContext[] = [];

/** Somebody at a browser of their own. */
async function visit(browser: Browser, baseURL: string, name: string): Promise<Person> {
  const context = await browser.newContext();
  guests.push(context);
  return enter(context, baseURL, name);
}

test.afterEach(async () => {
  for (const context of guests.splice(0)) await context.close();
});

const requestOf = (page: Page) => new URL(page.url()).searchParams.get('zahtjev') ?? '';
const inbox = (zahtjev?: string) => pages.board({ pogled: 'mentorstvo', zahtjev });
const messages = (page: Page) => page.getByRole('region', { name: 'Poruke' });

/** By itself: the same words are said aloud together with the title. */
const expectTold = (page: Page, words: string) =>
  expect(page.getByText(words, { exact: true })).toBeVisible();

/** The team asks, from the page of its application. */
async function ask(team: Person, words: string): Promise<string> {
  const id = await teamDraft(team);
  const draft = (await team.call('GET', `/api/orange-grants/${id}`)) as { slug: string };
  await team.page.goto(pages.project({ slug: draft.slug, dio: 'mentorstvo' }));
  await team.page.getByRole('link', { name: 'Novi zahtjev' }).click();
  const dialog = team.page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Opis' }).fill(words);
  await dialog.getByRole('button', { name: 'Pošalji zahtjev' }).click();
  await expectTold(team.page, 'Zahtjev za mentorstvo je poslat. OB odbor će biti obavešten.');
  await expect.poll(() => requestOf(team.page)).not.toBe('');
  return requestOf(team.page);
}

test('a team asks, a mentor claims and answers, the team reads it live and rates', async ({
  browser,
  baseURL,
}) => {
  const url = baseURL ?? '';
  const [team, mentor] = await Promise.all([
    visit(browser, url, 'vlasnik'),
    visit(browser, url, 'odbor1'),
  ]);
  const id = await ask(team, 'Koliko ponuda treba za bubnjeve? Imamo jednu.');

  await mentor.page.goto(inbox(id));
  await mentor.page.getByRole('button', { name: 'Preuzmi zahtjev' }).click();
  const answer = mentor.page.getByRole('textbox', { name: 'Odgovor' });
  await answer.fill('Dvije su dovoljne.');
  await expect(team.page.getByText('piše…')).toBeVisible();
  await answer.press('Control+Enter');
  await expect(messages(team.page)).toContainText('Dvije su dovoljne.');
  await expect(messages(mentor.page).getByText('Pročitano')).toBeVisible();
  await expect(messages(team.page)).toContainText('preuzima zahtjev');
  await expectAccessible(mentor.page);

  await mentor.page
    .getByRole('region', { name: 'O zahtjevu' })
    .getByRole('combobox', { name: 'Status' })
    .selectOption('resolved');
  await expect(team.page.getByText('Razgovor je zatvoren.')).toBeVisible();
  await team.page.getByRole('button', { name: 'Ocijeni mentorstvo' }).click();
  const dialog = team.page.getByRole('dialog');
  await dialog.getByRole('radio', { name: '5' }).check();
  await dialog.getByRole('button', { name: 'Pošalji ocjenu' }).click();
  await expectTold(team.page, 'Vaša ocena mentora je uspešno poslana.');
  await expect(mentor.page.getByText('5 od 5')).toBeVisible();
});

test('of two mentors who claim at once one has it; what is written without a connection arrives once', {
  tag: deep,
}, async ({ browser, baseURL }) => {
  const url = baseURL ?? '';
  const team = await visit(browser, url, 'vlasnik');
  const mentors = [
    await visit(browser, url, 'odbor1'),
    await visit(browser, url, 'odbor2'),
  ] as const;
  const id = await ask(team, 'Smijemo li svirati poslije deset?');
  for (const { page } of mentors) {
    await page.goto(inbox(id));
    await expect(page.getByRole('button', { name: 'Preuzmi zahtjev' })).toBeEnabled();
  }
  await Promise.all(
    mentors.map(({ page }) => page.getByRole('button', { name: 'Preuzmi zahtjev' }).click()),
  );
  const field = (page: Page) => page.getByRole('textbox', { name: 'Odgovor' });
  const other = (page: Page) => page.getByText(/Na ovaj zahtjev odgovara/);
  for (const { page } of mentors) await expect(field(page).or(other(page))).toBeVisible();
  const has = await Promise.all(mentors.map(({ page }) => field(page).isVisible()));
  expect(has.filter(Boolean)).toHaveLength(1);
  const winner = mentors[has.indexOf(true)] ?? mentors[0];
  const loser = mentors[has.indexOf(false)] ?? mentors[1];
  await expect(other(loser.page)).toBeVisible();

  await field(winner.page).fill('Do jedanaest, uz pristanak komšija.');
  await winner.context.setOffline(true);
  await field(winner.page).press('Control+Enter');
  await expect(winner.page.getByText('Poslat će se kad se veza vrati.')).toBeVisible();
  await field(winner.page).fill('Još jedno pitanje');
  await winner.context.setOffline(false);
  // Nothing is lost with the page either, and what waited goes by itself.
  await winner.page.reload();
  await expect(field(winner.page)).toHaveValue('Još jedno pitanje');
  await expect(messages(team.page)).toContainText('Do jedanaest, uz pristanak komšija.');
  await expect(messages(winner.page).getByText('Do jedanaest')).toHaveCount(1);
  await expect(winner.page.getByText('Poslat će se kad se veza vrati.')).toHaveCount(0);
});
