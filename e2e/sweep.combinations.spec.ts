import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { states } from './support/states.ts';
import { arrive, expectFits, forEach, inEnglish, turn, widths } from './support/sweep.ts';
import { deep } from './support/tags.ts';

test.describe.configure({ timeout: 120_000 });

forEach(states, { tag: deep }, async (page, state, baseURL) => {
  const complaints = await arrive(page, state, baseURL);
  for (const language of ['bhs', 'en'] as const) {
    if (language === 'en') await inEnglish(page, baseURL);
    for (const theme of ['light', 'dark'] as const) {
      await turn(page, theme);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await expectAccessible(page);
      }
    }
    await expectFits(page);
  }
  expect(complaints).toEqual([]);
});
