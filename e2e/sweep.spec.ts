import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { states } from './support/states.ts';
import {
  arrive,
  expectContrast,
  expectFits,
  forEach,
  inEnglish,
  turn,
  widths,
} from './support/sweep.ts';

// Every address in its states, once. What is looked at by turns here, the deep sweep looks at in
// every combination.

test('every address with parameters has a sample, and every state a name of its own', () => {
  const literal = states.filter(({ address }) => typeof address === 'string');
  expect(literal.filter(({ address }) => String(address).includes(':'))).toEqual([]);
  expect(new Set(states.map(({ name }) => name)).size).toBe(states.length);
});

forEach(states, {}, async (page, state, baseURL, number) => {
  const width = widths[number % widths.length] ?? 320;
  await page.setViewportSize({ width, height: 800 });
  const complaints = await arrive(page, state, baseURL);
  await expectAccessible(page);
  await turn(page, 'dark');
  await expectContrast(page);
  await expectFits(page);
  await inEnglish(page, baseURL);
  await expectFits(page);
  expect(complaints).toEqual([]);
});
