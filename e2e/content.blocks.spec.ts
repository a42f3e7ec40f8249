import { randomUUID } from 'node:crypto';
import { pages } from '@app/contracts/pages';
import { expect, type Page, test } from '@playwright/test';
import { hostileHtml } from '../apps/server/src/platform/testing/hostile-html.ts';
import { type Product, startProduct } from './support/product.ts';
import { deep } from './support/tags.ts';
import { enter, type Person } from './support/writing.ts';

/** A product of its own: what stands here is not what the pages of others should look like. */
let product: Product;
let admin: Person;

test.describe.configure({ timeout: 120_000 });
test.beforeAll(async ({ browser }) => {
  product = await startProduct();
  admin = await enter(await browser.newContext({ baseURL: product.url }), product.url, 'admin');
});
test.afterAll(async () => {
  await admin.context.close();
  await product.stop();
});

const at = (path: string) => `${product.url}${path}`;

/** What ran, loaded or broke in any page of a test. */
let wrong: string[];

function watch(page: Page): void {
  page.on('dialog', async (dialog) => {
    wrong.push(`said ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on('pageerror', (error) => wrong.push(error.message));
  // What the browser refused to run should not have been there.
  page.on('console', (said) => {
    if (said.text().includes('Content Security Policy')) wrong.push(said.text());
  });
  page.on('popup', (popup) => wrong.push(`opened ${popup.url()}`));
  page.on('request', (sent) => {
    const isOwn = sent.url().startsWith(product.url) || /^(data|blob):/.test(sent.url());
    if (!isOwn) wrong.push(`asked ${sent.url()}`);
  });
}

/** Nothing ran or loaded, and the page is as wide as the screen. */
async function expectHarmless(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const over = await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  expect(over, `pixels too wide at ${page.url()}`).toBe(0);
  expect(wrong).toEqual([]);
}

/** Texts one after the other, as many together as stand in so many characters. */
function joined(texts: readonly string[], most: number): string[] {
  const parts: string[] = [];
  for (const text of texts) {
    const last = parts.at(-1);
    const longer = `${last}\n${text}`;
    if (last !== undefined && longer.length <= most) parts[parts.length - 1] = longer;
    else parts.push(text.slice(0, most));
  }
  return parts;
}

/** What is trimmed to nothing is no text. */
const texts = hostileHtml.filter((text) => /[\p{L}\p{N}]/u.test(text));

test.describe('hostile HTML', { tag: deep }, () => {
  /** As on a phone, where what is too wide is seen first. */
  test.use({ viewport: { width: 360, height: 780 } });
  test.beforeEach(async ({ page }) => {
    wrong = [];
    watch(page);
    watch(admin.page);
  });

  test('nothing of it runs where an admin puts it on a page', async ({ page }) => {
    const atOnce = 40;
    const blockOf = (html: string) => ({ type: 'text', title: html.slice(0, 60), content: html });
    const embedOf = (html: string) => ({ type: 'embed', title: '', content: html });
    const blocks = hostileHtml
      .map((html) => html.slice(0, 12_000))
      .flatMap((html, n) => (n % 10 === 0 ? [blockOf(html), embedOf(html)] : [blockOf(html)]));
    for (let from = 0; from < blocks.length; from += atOnce) {
      const content_blocks = blocks.slice(from, from + atOnce);
      await admin.call('PUT', '/api/pages/fees/content-blocks', { content_blocks });
      await page.goto(at(pages.fees()));
      await expect(page.locator('main [data-block]')).not.toHaveCount(0);
      await expectHarmless(page);
    }
  });

  test('nothing of it runs in an article, its list, its editor and its feeds', async ({ page }) => {
    const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
    const code = {
      type: 'codeBlock',
      content: [{ type: 'text', text: texts.join('\n').slice(0, 20_000) }],
    };
    const id = randomUUID();
    await admin.call('POST', '/api/article-works', { id, language: 'bhs' });
    const body = {
      type: 'doc',
      content: [...texts.map((text) => paragraph(text.slice(0, 500))), code],
    };
    const breaking = '</script><script>alert(1)</script>';
    const content = {
      title: breaking,
      summary: '"><img src=x onerror=alert(1)> --><svg onload=alert(1)> \u2028 ]]>',
      seoTitle: `${breaking}</title>`,
      seoDescription: '" autofocus onfocus=alert(1) x="',
      tags: ['<img src=x onerror=alert(1)>'],
      body,
    };
    const open = (await admin.call('GET', `/api/article-works/${id}`)) as { revision: number };
    const saved = (await admin.call('PATCH', `/api/article-works/${id}`, {
      revision: open.revision,
      content,
    })) as { revision: number };
    const { slug } = (await admin.call('POST', `/api/article-works/${id}/moves`, {
      event: 'publish',
      revision: saved.revision,
    })) as { slug: string };
    for (const path of [pages.article({ slug }), pages.articles()]) {
      await page.goto(at(path));
      await expect(page.getByText(breaking).first()).toBeVisible();
      await expectHarmless(page);
    }
    await admin.page.goto(at(pages.articleEdit({ id })));
    await expect(admin.page.getByRole('textbox', { name: 'Tekst članka' })).toContainText(
      'alert(1)',
    );
    await expectHarmless(admin.page);
    await page.goto(at('/api/articles/feed.xml'));
    await expect(page.locator('body')).toContainText('alert(1)');
    expect(wrong).toEqual([]);
  });

  test('nothing of it runs in a comment', async ({ page }) => {
    const { items } = (await admin.call('GET', '/api/articles')) as {
      items: readonly { slug: string }[];
    };
    const slug = items.at(-1)?.slug ?? '';
    for (const text of joined(texts, 1_900)) {
      await admin.call('POST', `/api/articles/${slug}/comments`, { id: randomUUID(), text });
    }
    await page.goto(at(pages.article({ slug, hash: 'razgovor' })));
    const talk = page.locator('#razgovor');
    await talk.scrollIntoViewIfNeeded();
    await expect(talk).toContainText('alert(1)');
    const older = talk.getByRole('button', { name: 'Još komentara' });
    await expect(async () => {
      if (await older.isVisible()) await older.click();
      await expect(older).toBeHidden({ timeout: 500 });
    }).toPass();
    await expectHarmless(page);
  });

  test('nothing of it runs in posts, what is said to them, and messages', async ({ browser }) => {
    const viewport = { width: 360, height: 780 };
    const [lejla, emir] = [await browser.newContext({ viewport }), await browser.newContext()];
    const writer = await enter(lejla, product.url, 'lejla');
    const other = await enter(emir, product.url, 'emir');
    watch(writer.page);
    type Post = { readonly id: string; readonly author: { readonly id: string } };
    const posts: Post[] = [];
    for (const content of joined(texts, 4_900)) {
      posts.push((await writer.call('POST', '/api/posts', { content })) as Post);
    }
    const [post] = posts;
    if (!post) throw new Error('Nothing was published.');
    for (const text of joined(texts, 1_900)) {
      await other.call('POST', `/api/posts/${post.id}/comments`, { id: randomUUID(), text });
    }
    await writer.page.goto(at(pages.activity()));
    await expect(writer.page.getByRole('article').first()).toContainText('alert(1)');
    const older = writer.page.getByRole('button', { name: 'Prikaži još' });
    await expect(async () => {
      if (await older.isVisible()) await older.click();
      await expect(older).toBeHidden({ timeout: 500 });
    }).toPass();
    await expectHarmless(writer.page);
    await writer.page.goto(at(pages.activity({ userId: post.author.id, objava: post.id })));
    await expect(writer.page.getByRole('textbox', { name: 'Tvoj komentar' })).toBeVisible();
    await expect(writer.page.locator('main')).toContainText('alert(1)');
    await expectHarmless(writer.page);

    const { id } = (await other.call('POST', '/api/conversations', {
      userIds: [post.author.id],
    })) as { id: string };
    for (const content of joined(texts, 3_900)) {
      const message = { clientId: randomUUID(), content };
      await other.call('POST', `/api/conversations/${id}/messages`, message);
    }
    await writer.page.goto(at(pages.messages({ conversation: id })));
    const talk = writer.page.getByRole('region', { name: 'Poruke u razgovoru' });
    await expect(talk).toContainText('alert(1)');
    await expectHarmless(writer.page);
    await Promise.all([lejla.close(), emir.close()]);
  });
});

const youtube = 'https://www.youtube-nocookie.com';

/** Stands in for YouTube's player: keeps what our page tells it. */
const player = `<!doctype html><title>Player</title><script>
  window.said = [];
  addEventListener('message', ({ data, source }) => {
    said.push(data);
    source.postMessage(JSON.stringify({ event: 'onReady' }), '*');
  });
</script>`;

/** Puts two videos on a page, far enough apart that both are never in sight. */
async function putVideos(): Promise<void> {
  const video = (title: string, id: string) => ({
    type: 'youtube',
    title,
    url: `https://youtu.be/${id}`,
  });
  const far = { type: 'text', title: 'Između', content: '<p>Red.</p>'.repeat(60) };
  const content_blocks = [video('Prvi', 'dQw4w9WgXcQ'), far, video('Drugi', 'aaaaaaaaaaa')];
  await admin.call('PUT', '/api/pages/terms/content-blocks', { content_blocks });
}

const frameOf = (page: Page, id: string) =>
  page.frames().find((frame) => frame.url().startsWith(`${youtube}/embed/${id}`));

const toldTo = (page: Page, id: string) => () =>
  frameOf(page, id)?.evaluate(() => (globalThis as unknown as { said: string[] }).said.join('\n'));

test('nothing of YouTube loads before the reader agrees, then one video plays at a time', {
  tag: deep,
}, async ({ page }) => {
  await putVideos();
  const foreign: string[] = [];
  page.on('request', (sent) => {
    if (!sent.url().startsWith(product.url)) foreign.push(sent.url());
  });
  await page.route(`${youtube}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: player }),
  );
  await page.goto(at(pages.terms()));
  const agree = page.getByRole('button', { name: 'Dozvoli YouTube i pusti video' });
  await agree.last().scrollIntoViewIfNeeded();
  await expect(agree).toHaveCount(2);
  expect(foreign).toEqual([]);

  await agree.first().click();
  await expect.poll(toldTo(page, 'dQw4w9WgXcQ')).toContain('listening');
  expect(frameOf(page, 'dQw4w9WgXcQ')?.url()).toContain('autoplay=1&mute=0');
  // The other one is asked for once it is seen.
  expect(frameOf(page, 'aaaaaaaaaaa')).toBeUndefined();

  await page.getByRole('heading', { name: 'Drugi' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 600);
  await expect.poll(toldTo(page, 'aaaaaaaaaaa')).toContain('listening');
  expect(frameOf(page, 'aaaaaaaaaaa')?.url()).toContain('autoplay=1&mute=1');
  await expect.poll(toldTo(page, 'dQw4w9WgXcQ')).toContain('pauseVideo');

  // The permission outlives the visit, and is taken back as easily.
  await page.reload();
  await page.getByRole('heading', { name: 'Prvi' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => frameOf(page, 'dQw4w9WgXcQ') !== undefined).toBe(true);
  await page.getByRole('button', { name: 'Povuci dozvolu za YouTube' }).first().click();
  await expect(agree).toHaveCount(2);
  await expect(page.locator('iframe')).toHaveCount(0);
});
