import { pages } from '@app/contracts/pages';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { choose, signIn } from './support/people.ts';
import { deep } from './support/tags.ts';

const desk = pages.board({ poziv: 'jesenji-poziv-tuzla' });
const on = (slug: string) => `${desk}&prijava=${slug}`;

interface Visit {
  readonly context: BrowserContext;
  readonly baseURL: string | undefined;
}

async function enter(page: Page, { context, baseURL }: Visit, name: string, address: string) {
  await choose(context, baseURL ?? '', {});
  await signIn(context, baseURL ?? '', name);
  await page.goto(address);
}

const key = (page: Page, criterion: string, points: number) =>
  page
    .getByRole('radiogroup', { name: criterion, exact: true })
    .getByRole('radio', { name: String(points) });

const rubric = (page: Page) => page.getByRole('region', { name: 'Kriteriji' });
const list = (page: Page) => page.getByRole('navigation', { name: 'Prijave' });

test('a board member scores, and sees the others only afterwards', async ({
  page,
  context,
  baseURL,
}) => {
  await enter(page, { context, baseURL }, 'odbor3', desk);
  // The first that waits for a score lies open.
  await expect(page.getByRole('heading', { name: 'Zelena tabla na Ircu' })).toBeVisible();
  await expect(rubric(page).getByText('Dino Smajić')).toBeHidden();
  await expect(page.getByText('Ocjene ostalih članova vidiš kad predaš svoju.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Predaj ocjenu, fali 6' })).toBeVisible();

  // Keys score the criterion in focus, else the first open one; not while writing.
  await key(page, 'Rješenje', 1).focus();
  await page.keyboard.press('5');
  await expect(key(page, 'Rješenje', 5)).toBeChecked();
  await page.getByRole('button', { name: 'Bilješka uz ocjenu: Rješenje' }).click();
  await page.keyboard.type('Krov traje 12 godina, j i k ne pomjeraju listu.');
  await expect(page.getByRole('heading', { name: 'Zelena tabla na Ircu' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Predaj ocjenu, fali 5' })).toBeVisible();
  await page.getByRole('heading', { name: 'Tvoja ocjena' }).click();
  for (const points of ['4', '4', '4']) await page.keyboard.press(points);
  await expect(page.getByRole('button', { name: 'Predaj ocjenu, fale 2' })).toBeVisible();

  // Another application and a reload lose nothing.
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { name: 'Ljetna liga Sjenjak' })).toBeVisible();
  await page.keyboard.press('k');
  await expect(page.getByRole('heading', { name: 'Zelena tabla na Ircu' })).toBeVisible();
  await page.reload();
  await expect(key(page, 'Tim', 4)).toBeChecked();
  await expect(list(page)).toContainText('započeto, nije predato');

  await key(page, 'Budžet', 3).check({ force: true });
  await key(page, 'Novina', 4).check({ force: true });
  await page.getByRole('button', { name: 'Predaj ocjenu', exact: true }).click();
  const others = rubric(page).getByRole('region', { name: 'Ostatak odbora' });
  await expect(others).toContainText('Dino Smajić');
  await expect(others).toContainText('Nejra Hukić');
  await expect(others).toContainText('3 od 3');
  await expect(rubric(page)).toContainText('Krov traje 12 godina');
  await expect(list(page)).not.toContainText('započeto, nije predato');
  await expect(list(page)).toContainText('tvoja ocjena 81');
});

test('a campaign waits until the team was told, and until then the decision is corrected', async ({
  page,
  context,
  baseURL,
}) => {
  await enter(page, { context, baseURL }, 'voditelj', on('ljetna-liga-sjenjak'));
  const decision = page.getByRole('region', { name: 'Odluka' });
  await expect(decision).toContainText('Ocjena ima dovoljno: 3 od 3.');
  await decision.getByRole('button', { name: 'Odobri' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Odobri' }).click();
  await expect(decision).toContainText('Odobreno. Tim to saznaje kad se odluke poziva objave');
  await expect(decision.getByRole('button', { name: 'Pokreni kampanju' })).toHaveCount(0);
  await expectAccessible(page);

  await decision.getByRole('button', { name: 'Ispravi odluku' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Ispravi odluku' }).click();
  await expect(question).toContainText('Napiši zašto se ispravlja.');
  await question.getByLabel('Zašto se odluka ispravlja').fill('Zamijenjene su dvije prijave.');
  await question.getByRole('button', { name: 'Ispravi odluku' }).click();
  await expect(decision).toContainText('Ocjena ima dovoljno: 3 od 3.');
  await expect(decision.getByRole('button', { name: 'Odobri' })).toBeEnabled();
});

test('marks all notifications as read', { tag: deep }, async ({ page, context, baseURL }) => {
  await enter(page, { context, baseURL }, 'clan', pages.banks());
  await page.getByRole('button', { name: /^Obavještenja, \d+ nov/ }).click();
  await page.getByRole('button', { name: 'Označi sve kao pročitano' }).click();
  await expect(page.getByRole('button', { name: 'Obavještenja', exact: true })).toBeVisible();
  const panel = page.getByRole('region', { name: 'Obavještenja' });
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  await expect(panel.getByText('novo', { exact: true })).toHaveCount(0);
});

test('on a phone the list, the application and the score follow one another', {
  tag: deep,
}, async ({ page, context, baseURL }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, { context, baseURL }, 'asistent', desk);
  await list(page).getByRole('link', { name: 'Zelena tabla na Ircu' }).click();
  await expect(page.getByRole('heading', { name: 'Zelena tabla na Ircu' })).toBeVisible();
  await expect(list(page)).toBeHidden();
  await page.getByRole('link', { name: 'Ocijeni ovu prijavu' }).click();
  await expect(page.getByRole('button', { name: 'Predaj ocjenu, fali 6' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Zelena tabla na Ircu' })).toBeHidden();
  await expectNoSidewaysScroll(page);
  await page.goBack();
  await page.goBack();
  await expect(list(page)).toBeVisible();
});

test('the desk is for the board only', { tag: deep }, async ({ page, context, baseURL }) => {
  await enter(page, { context, baseURL }, 'lejla', desk);
  await expect(page.getByRole('heading', { name: 'Nemate dozvolu za pristup' })).toBeVisible();
});
