import { pages } from '@app/contracts/pages';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { enter } from './support/notices.ts';

const person = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test('two connect by a profile and a notice, and one ends it by blocking', async ({
  browser,
  context,
  baseURL,
}) => {
  const url = baseURL ?? '';
  const menadzer = await enter(context, url, 'menadzer');
  const odbor = await enter(await browser.newContext(), url, 'odbor3');
  const whoIs = async ({ call }: typeof odbor) =>
    (await call('GET', '/api/profile')) as { slug: string; name: string };
  const [one, other] = [await whoIs(menadzer), await whoIs(odbor)];

  await menadzer.page.goto(pages.profile({ profileSlug: other.slug }));
  await menadzer.page.getByRole('button', { name: 'Poveži se' }).click();
  const dialog = menadzer.page.getByRole('dialog');
  await dialog.getByLabel('Nekoliko riječi').fill('Hvala na sastanku.');
  await expectAccessible(menadzer.page);
  await dialog.getByRole('button', { name: 'Pošalji poziv' }).click();
  await expect(menadzer.page.getByRole('button', { name: 'Povuci poziv' })).toBeVisible();

  await odbor.page.setViewportSize({ width: 360, height: 740 });
  await odbor.page.goto(pages.network({ hash: 'notifications' }));
  const notice = person(odbor.page, `${one.name} te poziva u svoju mrežu.`);
  await notice.getByRole('link').first().click();
  await expect(person(odbor.page, one.name)).toContainText('„Hvala na sastanku.“');
  await expectNoSidewaysScroll(odbor.page);
  await odbor.page.getByRole('button', { name: `Prihvati poziv: ${one.name}` }).click();
  await expect(odbor.page.getByRole('heading', { name: 'Čekaju tvoj odgovor' })).toBeHidden();
  // Open pages of the other hear of it.
  await expect(menadzer.page.getByText('U tvojoj mreži')).toBeVisible();

  await menadzer.page.getByRole('button', { name: `Još radnji: ${other.name}` }).click();
  await menadzer.page.getByRole('menuitem', { name: 'Blokiraj' }).click();
  await menadzer.page.getByRole('button', { name: 'Blokiraj' }).click();
  await expect(menadzer.page).toHaveURL(/dio=veze/);
  const unblock = menadzer.page.getByRole('button', { name: `Odblokiraj: ${other.name}` });
  await expect(unblock).toBeVisible();
  await odbor.page.goto(pages.profile({ profileSlug: one.slug }));
  await expect(odbor.page.getByRole('heading', { level: 1, name: one.name })).toBeHidden();

  await unblock.click();
  await expect(unblock).toBeHidden();
  await odbor.page.reload();
  await expect(odbor.page.getByRole('heading', { level: 1, name: one.name })).toBeVisible();
  await odbor.page.context().close();
});

test('somebody is found, answers in the bell, is recommended; what is reported is decided', async ({
  browser,
  context,
  baseURL,
}) => {
  const url = baseURL ?? '';
  const menadzer = await enter(context, url, 'menadzer');
  const odbor = await enter(await browser.newContext(), url, 'odbor3');
  const staff = await enter(await browser.newContext(), url, 'moderator');
  const whoIs = async ({ call }: typeof odbor) =>
    (await call('GET', '/api/profile')) as { slug: string; name: string };
  const [one, other] = [await whoIs(menadzer), await whoIs(odbor)];

  await menadzer.page.goto(pages.network({ dio: 'imenik' }));
  await menadzer.page.getByLabel('Ime, vještina ili riječ s profila').fill('petrovic');
  await menadzer.page.getByRole('button', { name: 'Traži' }).click();
  await expect(menadzer.page).toHaveURL(/q=petrovic/);
  await menadzer.page.getByRole('button', { name: `Poveži se: ${other.name}` }).click();
  await menadzer.page.getByRole('button', { name: 'Pošalji poziv' }).click();
  await expect(
    menadzer.page.getByRole('button', { name: `Povuci poziv: ${other.name}` }),
  ).toBeVisible();

  await odbor.page.goto(pages.settings());
  await odbor.page.getByRole('button', { name: /^Obavještenja/ }).click();
  await odbor.page.getByRole('button', { name: `Prihvati poziv: ${one.name}` }).click();
  await expect(odbor.page.getByText(`Nova veza: ${one.name}`, { exact: true })).toBeVisible();

  await menadzer.page.goto(pages.profile({ profileSlug: other.slug }));
  const choose = async (what: string) => {
    await menadzer.page.getByRole('button', { name: `Još radnji: ${other.name}` }).click();
    await menadzer.page.getByRole('menuitem', { name: what }).click();
  };
  await choose('Preporuči');
  const dialog = menadzer.page.getByRole('dialog');
  await dialog.getByLabel('Preporuka', { exact: true }).fill('Pročita sve, pa tek onda pita.');
  await dialog.getByRole('button', { name: 'Pošalji preporuku' }).click();
  await expect(dialog).toBeHidden();

  await odbor.page.setViewportSize({ width: 360, height: 740 });
  await odbor.page.goto(pages.network({ dio: 'preporuke' }));
  await odbor.page.getByRole('button', { name: `Prihvati preporuku: ${one.name}` }).click();
  await expect(person(odbor.page, one.name)).toContainText('„Pročita sve, pa tek onda pita.“');
  await expectNoSidewaysScroll(odbor.page);
  await menadzer.page.reload();
  await expect(menadzer.page.getByText('„Pročita sve, pa tek onda pita.“')).toBeVisible();

  await choose('Dojavi');
  await dialog.getByLabel('Lažno predstavljanje').check();
  await dialog.getByLabel('Opiši šta se dešava').fill('Na slici je neko drugi.');
  await dialog.getByRole('button', { name: 'Pošalji dojavu' }).click();
  await expect(dialog).toBeHidden();

  await staff.page.goto(pages.admin());
  await staff.page.getByRole('link', { name: /^Dojave o sadržaju/ }).click();
  const reported = person(staff.page, other.name);
  await reported.getByRole('link').click();
  const detail = staff.page.getByRole('region', { name: 'Dojavljeni sadržaj' });
  await expect(detail).toContainText('„Na slici je neko drugi.“');
  await detail.getByLabel('Prekršeno pravilo').selectOption('Lažno predstavljanje');
  await detail.getByLabel('Obrazloženje').fill('Postavi svoju sliku.');
  await detail.getByRole('button', { name: 'Upozori' }).click();
  await expect(staff.page.getByText('Upozorenje je poslano', { exact: true })).toBeVisible();
  await expect(reported).toBeHidden();
  await odbor.page.goto(pages.network({ hash: 'notifications' }));
  await expect(person(odbor.page, 'Obrazloženje: Postavi svoju sliku.')).toBeVisible();
  await odbor.page.context().close();
  await staff.page.context().close();
});
