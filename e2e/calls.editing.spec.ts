import { pages } from '@app/contracts/pages';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { choose, signIn } from './support/people.ts';
import { deep } from './support/tags.ts';

async function openAs(browser: Browser, baseURL: string | undefined, name: string) {
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  await choose(context, baseURL ?? '', {});
  const token = await signIn(context, baseURL ?? '', name);
  return { context, page: await context.newPage(), token };
}

const title = (page: Page) => page.getByLabel('Naslov, na bosanskom');
const summary = (page: Page) => page.getByLabel('U jednoj rečenici, na bosanskom');

test('two people write the same call: neither loses a word', { tag: deep }, async ({
  browser,
  baseURL,
}) => {
  const one = await openAs(browser, baseURL, 'voditelj');
  const id = crypto.randomUUID();
  const made = await one.page.request.post('/api/ob/calls', {
    headers: { authorization: `Bearer ${one.token}` },
    data: { id, bankSlug: 'tuzla', kind: 'orange' },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const other = await openAs(browser, baseURL, 'koordinator');
  for (const { page } of [one, other]) {
    await page.goto(pages.callEditor({ id }));
    await expect(title(page)).toBeVisible();
  }

  await test.step('what one writes elsewhere comes to the other by itself', async () => {
    await summary(one.page).fill('Za ulice u kojima se igra.');
    await expect(summary(other.page)).toHaveValue('Za ulice u kojima se igra.');
  });

  await test.step('the same field: both texts are shown, and one is chosen', async () => {
    await title(other.page).focus();
    await title(one.page).fill('Ulica za igru');
    await expect(
      one.page
        .getByText(/^Sačuvano/)
        .locator('visible=true')
        .first(),
    ).toBeVisible();
    await title(other.page).fill('Igra na ulici');
    const clash = other.page.getByRole('alert').filter({ hasText: 'dvije verzije' });
    await expect(clash).toContainText('Igra na ulici');
    await expect(clash).toContainText('Ulica za igru');
    await expectAccessible(other.page);
    await clash.getByRole('button', { name: 'Zadrži moje' }).click();
    await expect(clash).toBeHidden();
    await title(one.page).blur();
    await expect(title(one.page)).toHaveValue('Igra na ulici');
    await expect(summary(one.page)).toHaveValue('Za ulice u kojima se igra.');
  });

  await test.step('whoever has to do with no bank learns nothing of the draft', async () => {
    for (const name of ['lejla', 'vlasnik']) {
      const stranger = await openAs(browser, baseURL, name);
      await stranger.page.goto(pages.callEditor({ id }));
      await expect(stranger.page.getByRole('heading', { level: 1 })).toHaveText(
        'Nemate dozvolu za pristup',
      );
      const answer = await stranger.page.request.get(`/api/ob/calls/${id}`, {
        headers: { authorization: `Bearer ${stranger.token}` },
      });
      expect([403, 404]).toContain(answer.status());
      await stranger.context.close();
    }
  });
  await one.context.close();
  await other.context.close();
});
