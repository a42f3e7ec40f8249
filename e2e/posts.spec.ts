import { pages } from '@app/contracts/pages';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { enter } from './support/notices.ts';
import { deep } from './support/tags.ts';

const words = (page: Page) => page.getByRole('textbox', { name: 'Tekst objave' });
const start = (page: Page) => page.getByRole('region', { name: 'Nova objava' });
const post = (page: Page, text: string): Locator =>
  page.getByRole('article').filter({ hasText: text });

/** A square of one colour, as a PNG. */
const square = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAFElEQVQYlWP4WSyGBzGMShdjCRYAqk+WybPGcHkAAAAASUVORK5CYII=',
  'base64',
);

test('a poll is asked, announced, voted on and talked about, and a mention leads to it', async ({
  browser,
  context,
  baseURL,
}) => {
  const url = baseURL ?? '';
  const lejla = await enter(context, url, 'lejla');
  const emir = await enter(await browser.newContext(), url, 'emir');
  await emir.page.clock.install();
  await emir.page.goto(pages.dashboard());
  await expect(emir.page.getByRole('article').first()).toBeVisible();

  const { page } = lejla;
  await page.goto(pages.dashboard());
  await start(page).getByRole('button', { name: 'Anketa' }).click();
  await words(page).fill('Kad ćemo na rijeku, @emir beg');
  await page.getByRole('option', { name: /Emir Begić/ }).click();
  await expect(words(page)).toHaveValue('Kad ćemo na rijeku, @Emir Begić ');
  await page.getByLabel('Odgovor 1').fill('U subotu');
  await page.getByLabel('Odgovor 2').fill('U nedjelju');
  await page.getByLabel('Ko vidi').selectOption({ label: 'Moje veze' });
  await page.getByRole('button', { name: 'Objavi', exact: true }).click();
  await expect(page.getByText('Objava je uspješno kreirana', { exact: true })).toBeVisible();
  const own = post(page, 'Kad ćemo na rijeku');
  await expect(own).toBeVisible();

  // What others write is asked for each half a minute, and stays out of sight until it is wanted.
  await emir.page.clock.fastForward(31_000);
  const news = emir.page.getByRole('button', { name: '1 nova objava' });
  await expect(news).toBeVisible();
  const theirs = post(emir.page, 'Kad ćemo na rijeku');
  await expect(theirs).toBeHidden();
  await news.click();
  await expect(theirs.getByText('Rezultati se vide nakon glasanja.')).toBeVisible();
  await theirs.getByRole('button', { name: 'U subotu' }).click();
  await expect(theirs.getByText('100 %')).toBeVisible();

  const notices = (await emir.call('GET', '/api/notifications')) as readonly {
    readonly type: string;
    readonly actionUrl: string;
  }[];
  const mention = notices.find(({ type }) => type === 'mention');
  await emir.page.setViewportSize({ width: 360, height: 740 });
  await emir.page.goto(mention?.actionUrl ?? '');
  await theirs.getByRole('textbox', { name: 'Tvoj komentar' }).fill('Ja sam za subotu.');
  await theirs.getByRole('button', { name: 'Pošalji' }).click();
  await expect(theirs.getByText('Ja sam za subotu.')).toBeVisible();
  await expectAccessible(emir.page);
  await expectNoSidewaysScroll(emir.page);

  await own.getByRole('button', { name: /^Komentariši/ }).click();
  await expect(own.getByText('Ja sam za subotu.')).toBeVisible();
  await own.getByRole('button', { name: 'Još radnji: Lejla Softić' }).click();
  await page.getByRole('menuitem', { name: 'Obriši' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Obriši' }).click();
  await expect(own).toBeHidden();
  await emir.page.reload();
  await expect(emir.page.getByRole('heading', { name: 'Ove objave nema' })).toBeVisible();
  await emir.page.context().close();
});

test('a picture goes with words for who does not see it; a draft outlives a reload', async ({
  context,
  baseURL,
}) => {
  const { page } = await enter(context, baseURL ?? '', 'vlasnik');
  await page.goto(pages.dashboard());
  const choosing = page.waitForEvent('filechooser');
  await start(page).getByRole('button', { name: 'Slika' }).click();
  const chooser = await choosing;
  await chooser.setFiles({ name: 'alat.png', mimeType: 'image/png', buffer: square });
  await page.getByLabel('Šta je na slici 1').fill('Alat na stolu');
  await words(page).fill('Ovo je sav alat koji imamo.');
  await page.reload();

  await start(page).getByRole('button', { name: 'Nastavi započetu objavu' }).click();
  await expect(words(page)).toHaveValue('Ovo je sav alat koji imamo.');
  await page.getByLabel('Ko vidi').selectOption({ label: 'Samo ja' });
  await page.getByRole('button', { name: 'Objavi', exact: true }).click();
  const own = post(page, 'Ovo je sav alat koji imamo.');
  await own.getByRole('button', { name: 'Slika 1 od 1: Alat na stolu' }).click();
  const picture = page.getByRole('dialog');
  await expect(picture.getByRole('img', { name: 'Alat na stolu' })).toBeVisible();
  await picture.getByRole('button', { name: 'Zatvori' }).click();

  await own.getByRole('button', { name: /^Još radnji/ }).click();
  await page.getByRole('menuitem', { name: 'Uredi' }).click();
  await words(page).fill('Ovo je sav alat, ali dovoljan je.');
  await page.getByRole('button', { name: 'Sačuvaj izmjene' }).click();
  const changed = post(page, 'Ovo je sav alat, ali dovoljan je.');
  await changed.getByRole('button', { name: 'uređeno, pogledaj ranije' }).click();
  const versions = page.getByRole('dialog', { name: 'Ranije verzije' });
  await expect(versions.getByText('Ovo je sav alat koji imamo.')).toBeVisible();

  // Read by nobody else, it is found among the own.
  await page.goto(pages.activity());
  await expect(changed.getByRole('img', { name: 'Vidiš samo ti' })).toBeVisible();
});

test('a course is told of, kept, shared in own words and answered by a recommendation', {
  tag: deep,
}, async ({ browser, context, baseURL }) => {
  const url = baseURL ?? '';
  const lejla = await enter(context, url, 'lejla');
  const emir = await enter(await browser.newContext(), url, 'emir');
  await lejla.page.goto(pages.dashboard());
  await start(lejla.page).getByRole('button', { name: 'Završen kurs' }).click();
  await words(lejla.page).fill('Sad znam držati plamen mirnim.');
  await lejla.page.getByRole('button', { name: 'Objavi', exact: true }).click();
  await expect(lejla.page.getByText('Upiši naziv kursa')).toBeVisible();
  await lejla.page.getByLabel('Naziv kursa').fill('Osnove zavarivanja');
  await lejla.page.getByRole('button', { name: 'Objavi', exact: true }).click();
  const told = 'Sad znam držati plamen mirnim.';
  await expect(post(lejla.page, told).getByText('Osnove zavarivanja')).toBeVisible();

  const { page } = emir;
  await page.goto(pages.dashboard());
  const first = post(page, told).filter({ hasNotText: 'Svaka čast' });
  await first.getByRole('button', { name: 'Sačuvaj', exact: true }).click();
  await expect(page.getByText('Sačuvano u tvojim objavama', { exact: true })).toBeVisible();
  await first.getByRole('button', { name: 'Podijeli', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Uz svoje riječi, kao svoju objavu' }).click();
  const sharing = page.getByRole('dialog', { name: 'Podijeli uz svoje riječi' });
  await expect(sharing).toContainText('Osnove zavarivanja');
  await words(page).fill('Svaka čast na ovome.');
  await expectAccessible(page);
  await sharing.getByRole('button', { name: 'Objavi', exact: true }).click();
  await expect(post(page, 'Svaka čast na ovome.')).toContainText('Osnove zavarivanja');
  await expect(first.getByText('1 dijeljenje')).toBeVisible();

  await start(page).getByRole('button', { name: 'Preporuka' }).click();
  await page.getByRole('combobox', { name: 'Koga preporučuješ' }).fill('lejla');
  await page.getByRole('option', { name: /Lejla Softić/ }).click();
  await words(page).fill('Zavaruje čisto i strpljivo.');
  await page.getByRole('button', { name: 'Objavi', exact: true }).click();
  const praise = post(page, 'Zavaruje čisto i strpljivo.');
  await expect(praise.getByRole('link', { name: 'Lejla Softić' })).toBeVisible();
  await page.goto(pages.activity());
  await page.getByRole('link', { name: 'Sačuvano' }).click();
  await expect(post(page, told)).toHaveCount(1);

  const notices = (await lejla.call('GET', '/api/notifications')) as { message: string }[];
  const heard = notices.map(({ message }) => message).join(' ');
  expect(heard).toContain('Emir Begić');
  await lejla.page.reload();
  await expect(post(lejla.page, told).getByText('1 dijeljenje')).toBeVisible();
  await page.context().close();
});

test('what one would rather not see is hidden, muted by a word or a name, and comes back', {
  tag: deep,
}, async ({ context, baseURL }) => {
  const { page, call } = await enter(context, baseURL ?? '', 'clan');
  const { items } = (await call('GET', '/api/posts?order=explained')) as {
    items: { content: string; author: { name: string }; canEdit: boolean }[];
  };
  const someone = items.find(({ canEdit, content }) => !canEdit && /\p{L}{8,}/u.test(content));
  const { name = '' } = someone?.author ?? {};
  const [word = ''] = someone?.content.match(/\p{L}{8,}/u) ?? [];
  const label = `Još radnji: ${name}`;
  await page.goto(pages.dashboard());
  const of = (who: string) => page.getByRole('button', { name: `Još radnji: ${who}` });
  const one = post(page, someone?.content.split('\n')[0]?.slice(0, 40) ?? '');
  const choose = async (what: string) => {
    await one.getByRole('button', { name: label }).click();
    await page.getByRole('menuitem', { name: what }).click();
  };

  await choose('Sakrij ovu objavu');
  await expect(one).toHaveCount(0);
  await page.getByRole('button', { name: 'Poništi' }).click();
  await expect(one).toHaveCount(1);

  await choose(`Utišaj: ${name}`);
  await expect(of(name)).toHaveCount(0);
  const settings = async () => {
    await page.getByRole('button', { name: 'Podesi objave' }).click();
    return page.getByRole('dialog', { name: 'Šta ne želiš vidjeti?' });
  };
  const dialog = await settings();
  await dialog.getByRole('button', { name: `Vrati objave: ${name}` }).click();
  await expect(dialog.getByText('Nikoga nema na ovom spisku.')).toBeVisible();
  await expectAccessible(page);

  await dialog.getByLabel('Utišane riječi').fill(word);
  await dialog.getByRole('button', { name: 'Sačuvaj' }).click();
  await expect(dialog).toBeHidden();
  await expect(one).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(one).toHaveCount(0);
  await (await settings()).getByLabel('Utišane riječi').fill('');
  await dialog.getByRole('button', { name: 'Sačuvaj' }).click();
  await expect(one).toHaveCount(1);
});
