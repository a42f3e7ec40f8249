import { rm } from 'node:fs/promises';
import { pages } from '@app/contracts/pages';
import { type Browser, expect, test } from '@playwright/test';
import { startEmbeddedPostgres } from '../apps/server/src/platform/db/embedded.ts';
import { expectAccessible } from './support/axe.ts';
import { choose, signIn } from './support/people.ts';
import { type Product, startProduct, temporaryFolder } from './support/product.ts';
import { deep } from './support/tags.ts';

type Run = <T>(env: Record<string, string>, look: (product: Product) => Promise<T>) => Promise<T>;

/** A product of its own for as long as somebody looks at it. */
const during: Run = async (env, look) => {
  const product = await startProduct({ env });
  try {
    return await look(product);
  } finally {
    await product.stop();
  }
};

async function open(browser: Browser, { url }: Product, admin = false) {
  const context = await browser.newContext({ baseURL: url });
  await choose(context, url, {});
  if (admin) await signIn(context, url, 'admin');
  const page = await context.newPage();
  await page.goto(pages.dbTest());
  return page;
}

test('the page about databases says when they are apart, and warns when they are one', {
  tag: deep,
}, async ({ browser }) => {
  test.setTimeout(240_000);
  const dataDir = await temporaryFolder();
  const database = await startEmbeddedPostgres({ dataDir });
  try {
    // Nobody is in the other: filling it takes longer than all else here.
    const same = { DATABASE_URL: database.url, COMPARE_DATABASE_URL: database.url, SEED: 'none' };
    await during(same, async (product) => {
      const page = await open(browser, product);
      await expect(page.getByText('Rizik: baze nisu razdvojene')).toBeVisible();
      await expect(
        page.getByText('Promjena u razvoju može pogoditi stvarne podatke.'),
      ).toBeVisible();
      await expectAccessible(page);
      await page.context().close();
    });
    await during({ COMPARE_DATABASE_URL: database.url }, async (product) => {
      const page = await open(browser, product);
      await expect(page.getByText('Baze su razdvojene')).toBeVisible();
      await expect(page.getByText('Rizik')).toHaveCount(0);
      await expectAccessible(page);
      await expect(page.getByText('@demo.zamah.ba')).toHaveCount(0);
      await page.context().close();
      const admin = await open(browser, product, true);
      const members = admin.getByRole('article').getByText(/@/);
      await expect(members).toHaveCount(1);
      await expect(admin.getByText('nema korisnika')).toBeVisible();
      await admin.context().close();
    });
  } finally {
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
