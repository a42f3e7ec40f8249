import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** No rule of WCAG 2.2 AA is broken on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  // No page has frames of other origins, for which axe would open a second page each time.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}`),
  );
  expect(found, `axe on ${page.url()}`).toEqual([]);
}

/** Nothing sticks out sideways; if something does, what it is. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const over = await page.evaluate<readonly string[]>(`
    const { scrollWidth, clientWidth } = document.documentElement;
    const out = ({ right, width }) => width > 0 && right > clientWidth + 1;
    const name = (one) => one.localName + ' ' + one.getAttribute('class') + ': ' + one.innerText;
    scrollWidth <= clientWidth
      ? []
      : ['by ' + (scrollWidth - clientWidth) + ' px at ' + clientWidth].concat(
          [...document.body.querySelectorAll('*')]
            .filter((one) => out(one.getBoundingClientRect()))
            .map(name),
        )`);
  expect(over.slice(0, 6), `sideways scroll on ${page.url()}`).toEqual([]);
}
