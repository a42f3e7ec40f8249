import { pages } from '@app/contracts/pages';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { choose, demoEmail, mailTo } from './support/people.ts';
import { type Product, startProduct } from './support/product.ts';
import { sendApplication } from './support/sending.ts';
import { deep } from './support/tags.ts';
import { enter, expectSaved, type Person } from './support/writing.ts';

const call = 'jesenji-poziv-tuzla';
const route = { slug: 'zelena-ruta-do-skole', title: 'Zelena ruta do škole' };
const board = { slug: 'zelena-tabla-na-ircu', title: 'Zelena tabla na Ircu' };
const league = { slug: 'ljetna-liga-sjenjak', title: 'Ljetna liga Sjenjak' };
const onDesk = ({ slug }: { readonly slug: string }) => pages.board({ poziv: call, prijava: slug });

const asked = 'Koliko djece ide tim putem svaki dan?';
const mended = 'Tim putem svako jutro ide 214 djece, prebrojali smo ih u oktobru.';
const sorry = 'Ovaj put je ostalo bez novca. Javite se na proljeće.';

const rubric = (page: Page) => page.getByRole('region', { name: 'Kriteriji' });
const list = (page: Page) => page.getByRole('navigation', { name: 'Prijave' });
const question = (page: Page) => page.getByRole('alertdialog');

async function visit(browser: Browser, baseURL: string, name: string): Promise<Person> {
  const context = await browser.newContext({ baseURL });
  await choose(context, baseURL, {});
  return enter(context, baseURL, name);
}

/** By keys alone: along the list to an application, then a mark for every criterion. */
async function scoreByKeys(page: Page, { title }: typeof route, marks: string) {
  await page.goto(pages.board({ poziv: call }));
  const items = list(page).getByRole('link');
  await expect(items.filter({ hasText: title })).toBeVisible();
  const target = (await items.allTextContents()).findIndex((text) => text.includes(title));
  const current = async () => {
    const links = await items.all();
    const marks = await Promise.all(links.map((link) => link.getAttribute('aria-current')));
    return marks.findIndex((mark) => mark !== null);
  };
  await expect.poll(current).toBeGreaterThanOrEqual(0);
  for (let at = await current(); at !== target; ) {
    await page.keyboard.press(at < target ? 'j' : 'k');
    at += at < target ? 1 : -1;
    await expect(items.nth(at)).toHaveAttribute('aria-current', 'true');
  }
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await expect(page.getByText('Ocjene ostalih članova vidiš kad predaš svoju.')).toBeVisible();
  await expect(rubric(page).getByRole('radiogroup')).toHaveCount(6);
  for (const mark of marks) await page.keyboard.press(mark);
  await handIn(page);
}

async function handIn(page: Page) {
  await rubric(page).getByRole('button', { name: 'Predaj ocjenu', exact: true }).click();
  // Three hand in at once.
  await expect(rubric(page).getByText('Predata ocjena')).toBeVisible({ timeout: 30_000 });
}

async function declareConflict({ page }: Person) {
  await page.goto(onDesk(route));
  await rubric(page).getByRole('radio', { name: '5' }).first().check({ force: true });
  await rubric(page).getByRole('button', { name: 'Sukob interesa' }).click();
  await expect(question(page)).toContainText('Prijaviti sukob interesa?');
  await expectAccessible(page);
  await question(page).getByRole('button', { name: 'Prijavi sukob' }).click();
  await expect(rubric(page)).toContainText('Zbog prijavljenog sukoba interesa');
  await expect(page.getByRole('radiogroup')).toHaveCount(0);
  await expect(rubric(page).getByText('Dino Smajić')).toBeHidden();
  await expect(list(page)).toContainText('prijavljen sukob interesa');
}

async function returnForChanges({ page }: Person) {
  await page.goto(onDesk(route));
  const decision = page.getByRole('region', { name: 'Odluka' });
  await expect(decision).toContainText(/Za odluku fale? još/);
  await expect(decision.getByRole('button', { name: 'Odobri' })).toBeDisabled();
  await expect(decision.getByRole('button', { name: 'Odbij' })).toBeDisabled();
  await decision.getByRole('button', { name: 'Vrati na doradu' }).click();
  await question(page).getByRole('button', { name: 'Vrati na doradu' }).click();
  await expect(question(page)).toContainText('Označi bar jednu cjelinu.');
  await expect(question(page)).toContainText('Napiši nekoliko riječi timu.');
  await question(page)
    .getByRole('checkbox', { name: 'Problem', exact: true })
    .check({ force: true });
  await question(page).getByRole('textbox').fill(asked);
  await question(page).getByRole('button', { name: 'Vrati na doradu' }).click();
  await expect(question(page)).toBeHidden();
  await expect(list(page)).toContainText('tim je dorađuje');
}

/** From the letter into the one section that is open. */
async function mend({ page }: Person) {
  const letter = await mailTo(page, demoEmail('lejla'), /doradu|doraditi/);
  expect(letter.text).toContain(asked);
  const id = /edit=([\w-]+)/.exec(letter.html)?.[1] ?? '';
  await page.goto(`${pages.canvas()}/${id}?dio=prica`);
  await expect(page.getByText('Ova cjelina je zatvorena')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.goto(`${pages.canvas()}/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Problem');
  await expect(page.getByText(asked)).toBeVisible();
  await page.getByLabel('Problem u zajednici').fill(mended);
  await expectSaved(page);
  await page.getByRole('link', { name: 'Provjeri i pošalji' }).click();
  await sendApplication(page);
}

async function readDifference({ page }: Person) {
  await page.goto(onDesk(route));
  await expect(rubric(page)).toContainText('Ovo je ocjena ranije verzije.');
  const article = page.getByRole('article');
  await expect(article).toContainText('Dorađeno na traženje odbora: Problem');
  await article.getByText('Od tvoje ocjene promijenjena je 1 stvar').click();
  await expect(article.getByRole('listitem').filter({ hasText: 'Prije' })).toContainText(
    '214 djece',
  );
  await rubric(page).getByRole('button', { name: 'Provjeri i potvrdi' }).click();
  await handIn(page);
}

const mark = (page: Page, { title }: typeof route) =>
  page.getByRole('checkbox', { name: `Označi „${title}“` }).check({ force: true });

async function decide({ page }: Person) {
  await page.goto(pages.board({ poziv: call, pogled: 'rang' }));
  await page.getByRole('button', { name: 'Pomjeri crtu gore' }).click();
  await expect(page.getByText('Pomjerena crta')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Pomjerena crta')).toBeVisible();
  await page.getByRole('button', { name: 'Vrati crtu i izbore' }).click();
  await expect(page.getByRole('button', { name: 'Objavi odluke' })).toHaveCount(0);

  for (const one of [route, board]) await mark(page, one);
  await page.getByRole('button', { name: 'Odobri' }).click();
  await expect(question(page)).toContainText('Odobriti 2 prijave?');
  await expectAccessible(page);
  await question(page).getByRole('button', { name: 'Odobri' }).click();
  await expect(
    page.getByText('Odluka je zabilježena za 2 prijave.', { exact: true }),
  ).toBeVisible();

  await mark(page, league);
  await page.getByRole('button', { name: 'Odbij' }).click();
  await question(page).getByRole('button', { name: 'Odbij' }).click();
  await expect(question(page)).toContainText('Napiši nekoliko riječi timu.');
  await question(page).getByRole('textbox').first().fill(sorry);
  await question(page).getByRole('button', { name: 'Odbij' }).click();
  await expect(question(page)).toBeHidden();
}

/** Not while a team has more time than the others. */
async function announce({ page, call: ask }: Person) {
  await page.getByRole('button', { name: 'Objavi odluke' }).click();
  const tell = question(page).getByRole('button', { name: 'Objavi odluke' });
  await tell.click();
  await expect(question(page).getByRole('alert')).toContainText('još teče produženi rok');
  const { id } = (await ask('GET', `/api/calls/${call}`)) as { id: string };
  const at = `/api/ob/calls/${id}/extensions`;
  const extended = (await ask('GET', at)) as { extensions: { application: { id: string } }[] };
  for (const { application } of extended.extensions) {
    await ask('DELETE', `${at}/${application.id}`);
  }
  await tell.click();
  await expect(page.getByText(/^Obaviješten\w* (?:je|su) \d+ tim/)).toBeVisible();
}

/** What the team gets: the words, and the mean of every criterion without a name. */
async function readLetters(product: Product, [lejla, emir]: readonly [Person, Person]) {
  const good = await mailTo(
    lejla.page,
    demoEmail('lejla'),
    /Odbor je odobrio prijavu „Zelena ruta/,
  );
  // 3, 4 and 5 by hand; the first was given for the earlier version and confirmed.
  expect(good.text).toMatch(/Potreba u zajednici\s+3,7 od 5/);
  const bad = await mailTo(emir.page, demoEmail('emir'), /Ljetna liga Sjenjak“ nije odabrana/);
  expect(bad.text).toContain(sorry);
  expect(bad.text).toMatch(/Novina\s+\d,\d od 5/);
  expect(`${good.text}${bad.text}`).not.toMatch(/Dino|Smajić|Nejra|Goran|Faruk/);
  await lejla.page.goto(`${product.url}${pages.project({ slug: route.slug })}`);
  await expect(lejla.page.getByText('Odobreno').first()).toBeVisible();
  const mine = (await lejla.call('GET', '/api/orange-grants/mine')) as {
    id: string;
    slug: string;
  }[];
  const { id = '' } = mine.find(({ slug }) => slug === route.slug) ?? {};
  await lejla.page.goto(`${product.url}${pages.tasks({ id })}`);
  const letter = lejla.page.getByRole('complementary', { name: 'Pismo odbora' });
  await expect(letter.getByRole('definition').first()).toHaveText('3,7 od 5');
}

test('a call is reviewed by three, one of them tied, mended, decided, announced, and the teams read why', {
  tag: deep,
}, async ({ browser }) => {
  test.setTimeout(300_000);
  const product = await startProduct();
  const come = (name: string) => visit(browser, product.url, name);
  const [first, second, third, tied, lead, lejla, emir] = [
    await come('odbor1'),
    await come('asistent'),
    await come('savjetnik'),
    await come('odbor2'),
    await come('voditelj'),
    await come('lejla'),
    await come('emir'),
  ];
  await test.step('one who is tied to the team says so', () => declareConflict(tied));
  await test.step('the board asks for changes', () => returnForChanges(lead));
  await test.step('the team mends what is open', () => mend(lejla));
  await test.step('three score, who scored before sees what is new', () =>
    Promise.all([
      readDifference(first),
      scoreByKeys(second.page, route, '444444'),
      scoreByKeys(third.page, route, '444444'),
    ]));
  await test.step('the third score of another', () => scoreByKeys(third.page, board, '434343'));
  await test.step('several are decided at once', () => decide(lead));
  await test.step('all are announced together', () => announce(lead));
  await test.step('the teams read why', () => readLetters(product, [lejla, emir]));
  for (const { context } of [first, second, third, tied, lead, lejla, emir]) await context.close();
  await product.stop();
});
