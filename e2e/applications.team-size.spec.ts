import { pages } from '@app/contracts/pages';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { type Product, startProduct } from './support/product.ts';
import { sendButton } from './support/sending.ts';
import { deep } from './support/tags.ts';
import { enter, teamDraft } from './support/writing.ts';

/** A product of its own: a call that takes smaller teams is not what others should meet. */
let product: Product;
test.describe.configure({ timeout: 240_000 });
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

interface Call {
  readonly id: string;
  readonly revision: number;
  readonly content: { readonly who: { readonly minTeam: number; readonly maxTeam: number } };
}

test('a team that has become larger than its call allows is told so, and led to the team', {
  tag: deep,
}, async ({ browser }) => {
  const at = { baseURL: product.url };
  const owner = await enter(await browser.newContext(at), product.url, 'vlasnik');
  const staff = await enter(await browser.newContext(at), product.url, 'admin');
  const id = await teamDraft(owner);
  const draft = await owner.call('GET', `/api/orange-grants/${id}`);
  const { call } = draft as { call: { id: string } };
  const { revision, content } = (await staff.call('GET', `/api/ob/calls/${call.id}`)) as Call;
  const who = { ...content.who, minTeam: 1, maxTeam: 1 };
  const saved = await staff.call('PUT', `/api/ob/calls/${call.id}`, {
    revision,
    content: { who },
  });
  await staff.call('POST', `/api/ob/calls/${call.id}/publication`, {
    revision: (saved as Call).revision,
  });
  await staff.context.close();

  const { page } = owner;
  await page.goto(`${pages.canvas()}/${id}?dio=pregled`);
  await sendButton(page).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'Nije poslano' });
  await expect(refusal).toBeFocused();
  const line = refusal.getByRole('listitem').filter({ hasText: 'Tim je veći nego što poziv' });
  await expect(line).toContainText('najviše 1');
  await expectAccessible(page);
  await line.getByRole('link').first().click();
  await expect(page).toHaveURL(/dio=tim/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tim');
  await expect(page.locator('main')).toContainText('Tim je veći nego što poziv dozvoljava');
  await expectAccessible(page);
  await owner.context.close();
});
