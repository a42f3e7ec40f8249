import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { pages } from '@app/contracts/pages';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { type Product, startProduct } from './support/product.ts';
import { deep } from './support/tags.ts';
import { enter, expectSaved } from './support/writing.ts';

const host = 'vijesti.example';
const preload = fileURLToPath(new URL('support/peer-on-the-web.ts', import.meta.url));

/** A site of the web, and a product that reaches it there. */
let site: Server;
let product: Product;

// A product fills its database first.
test.describe.configure({ timeout: 240_000 });
test.beforeAll(async () => {
  let picture = Buffer.alloc(0);
  const html = `<html lang="bs"><head><title>Kino</title>
    <meta property="og:title" content="Kino u komšiluku opet radi">
    <meta property="og:description" content="Petkom u osam, ulaz je besplatan.">
    <meta property="og:site_name" content="Vijesti iz mahale">
    <meta property="og:image" content="/kino.png"></head><body></body></html>`;
  site = createServer(({ url }, response) => {
    if (url === '/kino') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
    } else if (url === '/kino.png') {
      response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
    } else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const { port } = site.address() as AddressInfo;
  product = await startProduct({
    env: { NODE_OPTIONS: `--import ${preload}`, PEER_HOST: host, PEER_PORT: String(port) },
  });
  // Any picture will do; this one is at hand.
  const icon = await fetch(`${product.url}/icons/apple-180.png`);
  picture = Buffer.from(await icon.arrayBuffer());
});
test.afterAll(async () => {
  await product.stop();
  site.closeAllConnections();
  site.close();
});

const address = `http://${host}/kino`;

/** The card as readers and writers see it, its picture loaded from the product itself. */
async function expectCard(page: Page, card: ReturnType<Page['locator']>): Promise<void> {
  await expect(card).toContainText('Kino u komšiluku opet radi');
  await expect(card).toContainText('Petkom u osam, ulaz je besplatan.');
  await expect(card).toContainText('Vijesti iz mahale');
  const picture = card.locator('img');
  await expect(picture).toHaveAttribute('src', /^\/api\/uploads\//);
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  await expectAccessible(page);
}

test('a card tells what a link leads to, with its picture, in the editor and to readers', {
  tag: deep,
}, async ({ browser }) => {
  const context = await browser.newContext({ baseURL: product.url });
  const { page, call } = await enter(context, product.url, 'moderator');
  const foreign: string[] = [];
  page.on('request', (sent) => {
    if (new URL(sent.url()).host === host) foreign.push(sent.url());
  });
  await page.goto(pages.newArticle());
  await page.getByRole('button', { name: 'Počni pisati' }).click();
  await page.getByLabel(/^Naslov,/).fill('Kino koje smo vratili');
  await page.getByLabel(/^Sažetak,/).fill('Petak u osam opet ima smisla.');
  const text = page.getByRole('textbox', { name: 'Tekst članka' });
  await text.click();
  await page.keyboard.type('Zid iza škole je sada platno, a stolice donosi ko šta ima. '.repeat(8));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Umetni u tekst' }).click();
  await page.getByRole('menuitem', { name: 'Kartica s linkom', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Adresa').fill(`http://${host}/nema-me`);
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Adresa')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Adresa').fill(address);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expectCard(
    page,
    text.locator('[data-type=linkCard], a, figure').filter({ hasText: 'Kino u' }).first(),
  );
  await page.keyboard.type('Ispod kartice.');
  await expect(text.getByText('Ispod kartice.')).toBeVisible();
  await expectSaved(page);

  const [mine] = ((await call('GET', '/api/article-works')) as { items: { id: string }[] }).items;
  const work = (await call('GET', `/api/article-works/${mine?.id}`)) as { revision: number };
  const moved = await call('POST', `/api/article-works/${mine?.id}/moves`, {
    event: 'publish',
    revision: work.revision,
  });
  await page.goto(pages.article({ slug: (moved as { slug: string }).slug }));
  const card = page.getByRole('link', { name: /Kino u komšiluku/ });
  await expect(card).toHaveAttribute('href', address);
  await expect(card).toHaveAttribute('rel', /noopener/);
  await expectCard(page, card);
  expect(foreign).toEqual([]);
  await context.close();
});

test('a post gets the card of its link a moment after it is written, and is plain again without it', {
  tag: deep,
}, async ({ browser }) => {
  const context = await browser.newContext({ baseURL: product.url });
  const { page } = await enter(context, product.url, 'lejla');
  await page.goto(pages.dashboard());
  await page.getByRole('button', { name: 'Šta se danas pomjerilo naprijed?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nova objava' });
  const words = dialog.getByRole('textbox', { name: 'Tekst objave' });
  const kind = dialog.getByLabel('Vrsta objave');
  await words.fill(`Idemo li? ${address}`);
  await expectCard(page, dialog.getByRole('link', { name: /Kino u komšiluku/ }));
  await expect(kind).toHaveValue('link');
  await dialog.getByRole('button', { name: 'Ukloni karticu linka' }).click();
  await expect(dialog.getByRole('link', { name: /Kino u komšiluku/ })).toBeHidden();
  await expect(kind).toHaveValue('status');
  // Written anew, the link gets its card again, and readers find it there.
  await words.fill('Idemo li?');
  await words.fill(`Idemo li u petak? ${address}?red=1`);
  await expect(dialog.getByText('Stranica se nije dala pročitati.')).toBeVisible();
  await words.fill('Idemo li?');
  await words.fill(`Idemo li u petak? ${address}#sala`);
  await expectCard(page, dialog.getByRole('link', { name: /Kino u komšiluku/ }));
  await dialog.getByRole('button', { name: 'Objavi', exact: true }).click();
  const post = page.getByRole('article').filter({ hasText: 'Idemo li u petak?' });
  await expectCard(page, post.getByRole('link', { name: /Kino u komšiluku/ }));
  await context.close();
});
