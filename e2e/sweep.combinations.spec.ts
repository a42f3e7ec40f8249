import { expect, test } from '@playwright/test';
import { expectAccessibleForm } from './support/axe.ts';
import { expectContrast } from './support/contrast.ts';
import { expectSound } from './support/markup.ts';
import { states } from './support/states/states.ts';
import { expectFits, expectLinksSayMore, expectPlaces, forEach, turn } from './support/sweep.ts';
import { deep } from './support/tags.ts';

test.describe.configure({ mode: 'parallel', timeout: 120_000 });

/**
 * Colours: each width meets each theme and each language, and each theme each language. All else
 * does not hang on the theme: each width, and both languages.
 */
const combinations = {
  bhs: [
    { theme: 'light', width: 320, form: true },
    { theme: 'dark', width: 768, form: false },
    { theme: 'light', width: 1440, form: true },
  ],
  en: [
    { theme: 'dark', width: 320, form: false },
    { theme: 'light', width: 768, form: true },
    { theme: 'dark', width: 1440, form: false },
  ],
} as const;

forEach(states, { tag: deep }, async ({ page, complaints, inEnglish }) => {
  for (const language of ['bhs', 'en'] as const) {
    if (language === 'en') await inEnglish();
    for (const { theme, width, form } of combinations[language]) {
      await turn(page, theme);
      await page.setViewportSize({ width, height: 800 });
      if (form) await expectAccessibleForm(page);
      await expectContrast(page);
    }
    await expectFits(page);
    await expectLinksSayMore(page);
    await expectPlaces(page);
  }
  await expectSound(page);
  expect(complaints).toEqual([]);
});
