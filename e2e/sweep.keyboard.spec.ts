import { expect, type Page, test } from '@playwright/test';
import { states } from './support/states.ts';
import { forEach } from './support/sweep.ts';
import { deep } from './support/tags.ts';

test.describe.configure({ mode: 'parallel', timeout: 120_000 });

/** Empty while the cursor stands somewhere, null once it has gone through the page. */
const stop = `(() => {
  const at = document.activeElement;
  const said = (one) => (one.getAttribute('aria-label') ?? one.innerText ?? '').trim() || one.id;
  if (at === document.body) {
    const after = [...document.querySelectorAll('a[href], button, select, summary, textarea')].find(
      (one) =>
        one.checkVisibility() && !one.disabled && one.tabIndex >= 0 &&
        window.stood?.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    return after ? 'lost before: ' + said(after) : null;
  }
  window.stood = at;
  return '';
})()`;

/** All through the page by the Tab key. */
async function walk(page: Page): Promise<void> {
  for (let stops = 0; stops < 200; stops += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate<string | null>(stop);
    if (found === null) return;
    expect(found, `by keyboard through ${page.url()}`).toBe('');
  }
}

const pages = states.filter(({ name }) => /^the canvas: |^\/settings$/.test(name));

forEach(pages, { tag: deep }, async ({ page, inEnglish }) => {
  // A desk at 200 %, and a phone.
  await page.setViewportSize({ width: 720, height: 450 });
  await walk(page);
  await inEnglish();
  await page.setViewportSize({ width: 360, height: 740 });
  await walk(page);
});
