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
  await odbor.page.goto(pages.network());
  const notice = person(odbor.page, `${one.name} te poziva u svoju mrežu.`);
  await notice.getByRole('link').first().click();
  await expect(person(odbor.page, one.name)).toContainText('„Hvala na sastanku.“');
  await expectNoSidewaysScroll(odbor.page);
  await odbor.page.getByRole('button', { name: `Prihvati poziv: ${one.name}` }).click();
  await expect(
    odbor.page.getByRole('heading', { name: 'Niko ne čeka tvoj odgovor' }),
  ).toBeVisible();
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
