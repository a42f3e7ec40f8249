import { pages } from '@app/contracts/pages';
import { expect, type Page, test } from '@playwright/test';
import { states } from './support/states/states.ts';
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
  const seen = at.closest('label') ?? at;
  const { left, top, width, height } = seen.getBoundingClientRect();
  const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
  const inSight = parts.some((x) => parts.some((y) => {
    const there = document.elementFromPoint(left + width * x, top + height * y);
    return there && (seen.contains(there) || there.contains(seen));
  }));
  return inSight ? '' : 'hidden: ' + said(at);
})()`;

/** All through the page by the Tab key. */
async function walk(page: Page): Promise<void> {
  for (let stops = 0; stops < 200; stops += 1) {
    await page.keyboard.press('Tab');
    // The page scrolls a frame later.
    await page.evaluate(
      'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))',
    );
    const found = await page.evaluate<string | null>(stop);
    if (found === null) return;
    expect(found, `by keyboard through ${page.url()}`).toBe('');
  }
}

const walked = states.filter(
  ({ name }) => /^the canvas: |^\/settings$|^a project: /.test(name) || name === pages.bank.path,
);

forEach(walked, { tag: deep }, async ({ page, inEnglish }) => {
  // A desk at 200 %, and a phone.
  await page.setViewportSize({ width: 720, height: 450 });
  await walk(page);
  await inEnglish();
  await page.setViewportSize({ width: 360, height: 740 });
  await walk(page);
});
