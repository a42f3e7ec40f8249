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
 * does not hang on the theme: each width, and both languages. What is pressed is smallest on a
 * phone, and stands closest on a desk.
 */
const combinations = {
  bhs: [
    { theme: 'light', width: 320, form: 'all' },
    { theme: 'dark', width: 768, form: 'none' },
    { theme: 'light', width: 1440, form: 'all' },
  ],
  en: [
    { theme: 'dark', width: 320, form: 'none' },
    { theme: 'light', width: 768, form: 'but sizes' },
    { theme: 'dark', width: 1440, form: 'none' },
  ],
} as const;

forEach(states, { tag: deep }, async ({ page, complaints, inEnglish }) => {
  for (const language of ['bhs', 'en'] as const) {
    if (language === 'en') await inEnglish();
    for (const { theme, width, form } of combinations[language]) {
      await turn(page, theme);
      await page.setViewportSize({ width, height: 800 });
      if (form !== 'none') await expectAccessibleForm(page, form === 'all');
      await expectContrast(page);
    }
    await expectFits(page);
    await expectLinksSayMore(page);
    await expectPlaces(page);
  }
  await expectSound(page);
  expect(complaints).toEqual([]);
});
