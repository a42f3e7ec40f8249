import { pages } from '@app/contracts/pages';
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { enter } from './support/notices.ts';
import { deep } from './support/tags.ts';

const guests: BrowserContext[] = [];

/** Somebody at a browser of their own. */
async function visit(browser: Browser, url: string, name: string) {
  const context = await browser.newContext();
  guests.push(context);
  const person = await enter(context, url, name);
  const profile = (await person.call('GET', '/api/profile')) as { slug: string; name: string };
  return { ...person, ...profile, context };
}

test.afterEach(async () => {
  for (const context of guests.splice(0)) await context.close();
});

const talk = (page: Page) => page.getByRole('region', { name: 'Poruke u razgovoru' });
const field = (page: Page) => page.getByRole('textbox', { name: 'Poruka' });
const write = async (page: Page, text: string) => {
  await field(page).fill(text);
  await field(page).press('Enter');
};
/** What of these is said, in the order in which it stands there. */
const said = async (page: Page, words: readonly string[]) => {
  const all = await talk(page).getByRole('paragraph').allTextContents();
  return all.filter((line) => words.includes(line));
};

test('two write to each other, one of them for a while without a connection: each message once, in order', async ({
  browser,
  baseURL,
}) => {
  const url = baseURL ?? '';
  const [lejla, emir] = await Promise.all([
    visit(browser, url, 'lejla'),
    visit(browser, url, 'emir'),
  ]);
  await lejla.page.goto(pages.profile({ profileSlug: emir.slug }));
  await lejla.page.getByRole('button', { name: `Poruka: ${emir.name}` }).click();
  await write(lejla.page, 'Nosiš li ti bubnjeve?');

  await emir.page.setViewportSize({ width: 360, height: 740 });
  await emir.page.goto(pages.messages());
  await emir.page.getByRole('link', { name: lejla.name }).first().click();
  await expect(talk(emir.page)).toContainText('Nosiš li ti bubnjeve?');
  await expect(talk(lejla.page).getByText('Pročitano')).toBeVisible();
  await expectNoSidewaysScroll(emir.page);
  await expectAccessible(emir.page);

  await field(emir.page).fill('Nosim.');
  await expect(talk(lejla.page).getByText('piše…')).toBeVisible();
  await emir.context.setOffline(true);
  await field(emir.page).press('Enter');
  await write(emir.page, 'I činele.');
  await expect(talk(emir.page).getByText('Poslat će se kad se veza vrati.')).toHaveCount(2);
  await write(lejla.page, 'Ja ću kablove.');
  await emir.context.setOffline(false);

  const words = ['Nosiš li ti bubnjeve?', 'Ja ću kablove.', 'Nosim.', 'I činele.'];
  await expect.poll(() => said(lejla.page, words)).toEqual(words);
  await expect.poll(() => said(emir.page, words)).toEqual(words);
  await expect(talk(emir.page).getByText('Poslat će se kad se veza vrati.')).toHaveCount(0);
  await emir.page.reload();
  await expect.poll(() => said(emir.page, words)).toEqual(words);
});

test('a stranger waits at the door with one message until they are let in', async ({
  browser,
  baseURL,
}) => {
  const url = baseURL ?? '';
  const [stranger, host] = await Promise.all([
    visit(browser, url, 'globalni'),
    visit(browser, url, 'odbor1'),
  ]);
  await stranger.page.goto(pages.profile({ profileSlug: host.slug }));
  await stranger.page.getByRole('button', { name: `Poruka: ${host.name}` }).click();
  await write(stranger.page, 'Jesi li za sadnju u subotu? Javi se na 061 234 567.');
  await expect(stranger.page.getByText('Nastavak je moguć kad stigne odgovor.')).toBeVisible();
  await expect(field(stranger.page)).toBeHidden();

  await host.page.goto(pages.messages());
  await host.page.getByRole('link', { name: 'Pred vratima' }).click();
  const request = host.page.getByRole('article', { name: stranger.name });
  await expect(request).not.toContainText('061');
  await expectAccessible(host.page);
  const show = request.getByRole('button', { name: /^Prikaži poruku/ });
  if (await show.isVisible()) await show.click();
  await expect(request).toContainText('Jesi li za sadnju u subotu?');
  await request.getByRole('button', { name: /^Pusti unutra/ }).click();
  await expect(talk(host.page)).toContainText('061 234 567');
  await write(host.page, 'Jesam.');
  await expect(talk(stranger.page)).toContainText('Jesam.');
  await expect(field(stranger.page)).toBeVisible();
});

test('a message is answered, liked, changed, found and taken back; a group is entered and left', {
  tag: deep,
}, async ({ browser, baseURL }) => {
  const url = baseURL ?? '';
  const [lejla, emir] = await Promise.all([
    visit(browser, url, 'lejla'),
    visit(browser, url, 'emir'),
  ]);
  /** Does something with the last message. */
  const choose = async (page: Page, what: string) => {
    await talk(page).getByRole('button', { name: 'Radnje s porukom' }).last().click();
    await page.getByRole('menuitem', { name: what, exact: true }).click();
  };
  await lejla.page.goto(pages.profile({ profileSlug: emir.slug }));
  await lejla.page.getByRole('button', { name: `Poruka: ${emir.name}` }).click();
  await write(lejla.page, 'Proba je u četvrtak u šest.');
  await emir.page.goto(pages.messages());
  await emir.page.getByRole('link', { name: lejla.name }).first().click();
  await expect(talk(emir.page)).toContainText('Proba je u četvrtak u šest.');

  await choose(emir.page, 'Reakcija: srce');
  await expect(talk(lejla.page).getByRole('button', { name: 'srce, 1' })).toBeVisible();
  await choose(emir.page, 'Odgovori');
  await write(emir.page, 'Donosim činele i štimer.');
  await expect(talk(lejla.page)).toContainText('Donosim činele i štimer.');
  await expect(talk(lejla.page).getByText('Proba je u četvrtak u šest.')).toHaveCount(2);
  await choose(emir.page, 'Izmijeni');
  await expect(field(emir.page)).toHaveValue('Donosim činele i štimer.');
  await write(emir.page, 'Donosim činele, štimer i kafu.');
  await expect(talk(lejla.page)).toContainText('Donosim činele, štimer i kafu.');
  await expect(talk(lejla.page)).toContainText('izmijenjeno');

  await lejla.page.getByRole('textbox', { name: 'Ime ili riječ iz poruke' }).fill('stimer');
  const found = lejla.page.getByRole('link', { name: /Donosim činele, štimer i kafu/ });
  await expect(found).toBeVisible();
  await choose(emir.page, 'Obriši');
  await emir.page.getByRole('alertdialog').getByRole('button', { name: 'Obriši' }).click();
  await expect(talk(lejla.page)).toContainText('Poruka je obrisana');
  await expect(talk(lejla.page)).not.toContainText('štimer');

  await lejla.page.getByRole('button', { name: 'Nova poruka' }).click();
  const making = lejla.page.getByRole('dialog', { name: 'Kome pišeš' });
  await making.getByRole('checkbox', { name: new RegExp(emir.name) }).check();
  await making.getByRole('checkbox', { name: /Nejra Hukić/ }).check();
  await making.getByLabel('Ime grupe').fill('Bubnjevi bez granica');
  await expectAccessible(lejla.page);
  await making.getByRole('button', { name: 'Napravi grupu' }).click();
  await write(lejla.page, 'Ko dolazi u četvrtak?');
  await emir.page.goto(pages.messages());
  await emir.page.getByRole('link', { name: 'Pred vratima' }).click();
  await emir.page.getByRole('button', { name: 'Uđi u grupu: Bubnjevi bez granica' }).click();
  await expect(talk(emir.page)).toContainText('Ko dolazi u četvrtak?');
  await emir.page.getByRole('button', { name: 'Još radnji' }).click();
  await emir.page.getByRole('menuitem', { name: 'Napusti grupu' }).click();
  await emir.page.getByRole('alertdialog').getByRole('button', { name: 'Napusti grupu' }).click();
  await expect(emir.page.getByText('Više nisi u grupi', { exact: true })).toBeVisible();
  await expect(talk(lejla.page)).toContainText(`${emir.name} napušta grupu`);

  await lejla.page.getByRole('button', { name: 'Još radnji' }).click();
  await lejla.page.getByRole('menuitem', { name: 'Arhiviraj' }).click();
  await expect(lejla.page.getByText('Razgovor je u arhivi', { exact: true })).toBeVisible();
  await lejla.page.getByRole('button', { name: 'Obriši pretragu' }).click();
  await lejla.page.getByRole('link', { name: 'Arhiva' }).click();
  await expect(lejla.page.getByRole('link', { name: /Bubnjevi bez granica/ })).toBeVisible();
});
