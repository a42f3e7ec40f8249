import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { states } from './support/states/states.ts';
import { expectFits, expectLinksSayMore, forEach, turn } from './support/sweep.ts';
import { deep } from './support/tags.ts';

test.describe.configure({ mode: 'parallel', timeout: 120_000 });

/** Each width meets each theme and each language, and each theme each language. */
const combinations = {
  bhs: [
    ['light', 320],
    ['dark', 768],
    ['light', 1440],
  ],
  en: [
    ['dark', 320],
    ['light', 768],
    ['dark', 1440],
  ],
} as const;

forEach(states, { tag: deep }, async ({ page, complaints, inEnglish }) => {
  for (const language of ['bhs', 'en'] as const) {
    if (language === 'en') await inEnglish();
    for (const [theme, width] of combinations[language]) {
      await turn(page, theme);
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page);
    }
    await expectFits(page);
    await expectLinksSayMore(page);
  }
  expect(complaints).toEqual([]);
});
