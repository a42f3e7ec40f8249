import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Makes `axe` known to the page, anew where dialogs have come or gone: it remembers those it saw. */
export async function bringAxe(page: Page): Promise<void> {
  const dialogs = "document.querySelectorAll('[role=dialog], [role=alertdialog], dialog').length";
  if (await page.evaluate(`window.axe !== undefined && window.dialogsOfAxe === ${dialogs}`)) return;
  await page.evaluate(`${source}; window.dialogsOfAxe = ${dialogs}`);
}

/** Where a rule holds costs much of the time and is of no use here; no page has frames. */
export const brief: RunOptions = { resultTypes: ['violations'], iframes: false };

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What fades in has arrived: until then, axe does not see that a dialog is open. */
const expectArrived = (page: Page): Promise<unknown> =>
  page.evaluate(`Promise.allSettled(
    document
      .getAnimations()
      .filter((one) => one.effect.getComputedTiming().endTime < Infinity)
      .map((one) => one.finished),
  ).then(() => undefined)`);

async function expectRules(page: Page, rules: RunOptions['rules']): Promise<void> {
  await expectArrived(page);
  await bringAxe(page);
  const options = { ...brief, runOnly: { type: 'tag', values: wcag }, rules };
  const found = await page.evaluate<readonly string[]>(`axe
    .run(document, ${JSON.stringify(options)})
    .then(({ violations }) => violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => id + ': ' + target.join(' '))))`);
  expect(found, `axe on ${page.url()}`).toEqual([]);
}

/** No rule of WCAG 2.2 AA is broken on the page as it stands. */
export const expectAccessible = (page: Page): Promise<void> => expectRules(page, {});

/**
 * All rules but that of contrast, whose many elements cost as much as all others.
 *
 * @param sizes whether those of what is pressed are looked at, which costs as much as the rest.
 */
export const expectAccessibleForm = (page: Page, sizes = true): Promise<void> =>
  expectRules(page, { 'color-contrast': { enabled: false }, 'target-size': { enabled: sizes } });

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
