import { pages } from '@app/contracts/pages';
import { expect, type Page, test } from '@playwright/test';
import { hostileHtml } from '../apps/server/src/platform/testing/hostile-html.ts';
import { type Product, startProduct } from './support/product.ts';
import { deep } from './support/tags.ts';
import { enter, type Person } from './support/writing.ts';

/** A product of its own: what stands here is not what the pages of others should look like. */
let product: Product;
let admin: Person;

test.describe.configure({ timeout: 240_000 });
test.beforeAll(async ({ browser }) => {
  product = await startProduct();
  admin = await enter(await browser.newContext({ baseURL: product.url }), product.url, 'admin');
});
test.afterAll(async () => {
  await admin.context.close();
  await product.stop();
});

/** What ran, loaded or broke on the page while an admin worked on it. */
function watch(page: Page): string[] {
  const wrong: string[] = [];
  page.on('dialog', async (dialog) => {
    wrong.push(`said ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on('pageerror', (error) => wrong.push(error.message));
  // What the browser refused to run should not have been there. Styles and bases it names too
  // where the cleaner reads a text in a document that nobody sees.
  page.on('console', (said) => {
    const text = said.text();
    const isRead = /^(Applying inline style|Setting the document's base URI)/.test(text);
    if (/Content Security Policy|sandbox/.test(text) && !isRead) wrong.push(text);
  });
  page.on('popup', (popup) => wrong.push(`opened ${popup.url()}`));
  page.on('request', (sent) => {
    const isOwn = sent.url().startsWith(product.url) || /^(data|blob):/.test(sent.url());
    if (!isOwn) wrong.push(`asked ${sent.url()}`);
  });
  return wrong;
}

/** What stands in the blocks of a page that no text may bring. */
const foreign =
  'base, [data-block] :is(script, style, form, input, iframe, object, embed, link, meta, [style], [id], [name], [class*="evil"])';

const editing = `${pages.fees()}?admin_edit=true`;
const panel = (page: Page) => page.getByRole('complementary', { name: 'Blokovi i tekstovi' });

const pasteIn = '[role=dialog] [contenteditable=true]';

const paste = (page: Page, html: string) =>
  page.evaluate(`{
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', ${JSON.stringify(html)});
    const how = { clipboardData, bubbles: true, cancelable: true };
    document.querySelector('${pasteIn}').dispatchEvent(new ClipboardEvent('paste', how));
  }`);

interface Draft {
  readonly content: { readonly blocks: readonly Record<string, unknown>[] };
}

test.describe('hostile HTML in live editing', { tag: deep }, () => {
  test('nothing of it runs in the page, its dialogs and its preview, even as the server would never send it', async () => {
    const { page } = admin;
    const wrong = watch(page);
    const content_blocks = [{ type: 'text', title: 'Proba', content: '<p>Proba</p>' }];
    await admin.call('PUT', '/api/pages/fees/content-blocks', { content_blocks });
    const atOnce = 40;
    let from = 0;
    await page.route('**/api/content/fees/draft', async (route) => {
      const answer = await route.fetch();
      const draft = (await answer.json()) as Draft;
      const [block] = draft.content.blocks;
      const blocks = hostileHtml.slice(from, from + atOnce).map((html, n) => ({
        ...block,
        id: `0199aaaa-0000-7000-8000-${String(n).padStart(12, '0')}`,
        title: { bhs: `${n}. ${html.slice(0, 60)}`, en: html.slice(0, 60) },
        html: { bhs: html.slice(0, 12_000), en: html.slice(0, 12_000) },
      }));
      await route.fulfill({ json: { ...draft, content: { ...draft.content, blocks } } });
    });
    for (; from < hostileHtml.length; from += atOnce) {
      await page.goto(`${product.url}${editing}`);
      const rows = panel(page).getByRole('button', { name: /^Radnje: / });
      const here = Math.min(atOnce, hostileHtml.length - from);
      await expect(rows).toHaveCount(here);
      await expect(page.locator('main [data-block]')).toHaveCount(here);
      await expect(page.locator(foreign)).toHaveCount(0);
      // The field of a text has its own way in.
      await panel(page).getByRole('button', { name: /^0\./ }).first().click();
      await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Pregled' }).first().click();
      const preview = page.frameLocator('[role=dialog] iframe');
      await expect(preview.locator('[data-block]')).toHaveCount(here);
      await expect(preview.locator(foreign)).toHaveCount(0);
      await page.keyboard.press('Escape');
      expect(wrong, `texts from ${from}`).toEqual([]);
    }
    await page.unroute('**/api/content/fees/draft');
  });

  test('nothing of it runs where it is pasted into a text', async () => {
    const { page } = admin;
    const wrong = watch(page);
    const content_blocks = [{ type: 'text', title: 'Proba', content: '<p>Proba</p>' }];
    await admin.call('PUT', '/api/pages/fees/content-blocks', { content_blocks });
    await page.goto(`${product.url}${editing}`);
    await panel(page).getByRole('button', { name: 'Proba', exact: true }).click();
    const field = page.locator(pasteIn).first();
    const atOnce = 60;
    for (let from = 0; from < hostileHtml.length; from += atOnce) {
      const html = hostileHtml.slice(from, from + atOnce).join('\n');
      await field.focus();
      await page.keyboard.press('ControlOrMeta+A');
      // As the field gets it, without what the browser's own clipboard would take out before.
      await paste(page, `<p>Zalijepljeno ${from}</p>${html}`);
      await expect(field).toContainText(`Zalijepljeno ${from}`);
      await expect(page.locator('main [data-block]').first()).toContainText(`Zalijepljeno ${from}`);
      await expect(page.locator(foreign)).toHaveCount(0);
      expect(wrong, `texts from ${from}`).toEqual([]);
    }
  });
});
