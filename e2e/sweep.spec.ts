import { pages } from '@app/contracts/pages';
import { expect, test } from '@playwright/test';
import { expectAccessibleForm } from './support/axe.ts';
import { expectContrast } from './support/contrast.ts';
import { expectSound, faultsOf } from './support/markup.ts';
import { addresses } from './support/states/addresses.ts';
import { states } from './support/states/states.ts';
import {
  byTurns,
  expectFits,
  expectLinksSayMore,
  expectPlaces,
  forEach,
  turn,
} from './support/sweep.ts';

// Every third address as it is found first, loaded once: its language, screen and width are those
// of its turn. `sweep.combinations.spec.ts` loads each address in all its states, in both languages,
// and looks at all combinations.

test.describe.configure({ mode: 'parallel' });

test('every address with parameters has a sample, and every state a name of its own', () => {
  const literal = states.filter(({ address }) => typeof address === 'string');
  expect(literal.filter(({ address }) => String(address).includes(':'))).toEqual([]);
  expect(new Set(states.map(({ name }) => name)).size).toBe(states.length);
});

test('a link that echoes its heading is seen', async ({ page }) => {
  await page.setContent('<main><h2>Pozivi</h2><a href="/ob/calls"> Pozivi</a></main>');
  await expect(expectLinksSayMore(page)).rejects.toThrow('Pozivi');
});

test('a link to a place that there is not is seen', async ({ page }) => {
  await page.goto(pages.help());
  await expectPlaces(page);
  await page.evaluate("document.body.insertAdjacentHTML('beforeend', '<a href=\"#nigdje\">x</a>')");
  await expect(expectPlaces(page)).rejects.toThrow('nigdje');
});

test('a block within a line and landmarks without a name of their own are seen', async () => {
  expect(await faultsOf('<main><span><div></div></span></main>')).toHaveLength(1);
  expect(await faultsOf('<nav></nav><nav aria-label="Pozivi"></nav>')).toHaveLength(1);
});

test('every page is sent as a sound document, with what strangers and members see', async ({
  request,
}) => {
  const faults: string[] = [];
  for (const { name, address } of addresses) {
    const sent = await request.get(String(address), { headers: { accept: 'text/html' } });
    faults.push(...(await faultsOf(await sent.text())).map((fault) => `${name}: ${fault}`));
  }
  expect(faults).toEqual([]);
});

/** So many addresses stand for one another here: the deep sweep looks at each of them. */
const apart = 3;

forEach(
  addresses.filter((_, n) => n % apart === 0),
  {},
  async ({ page, complaints }) => {
    await expectAccessibleForm(page);
    await expectContrast(page);
    await turn(page, 'dark');
    await expectContrast(page);
    await expectFits(page);
    await expectLinksSayMore(page);
    await expectPlaces(page);
    await expectSound(page);
    expect(complaints).toEqual([]);
  },
  byTurns,
);
