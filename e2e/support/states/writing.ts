import { canvasOf, pages } from '@app/contracts/pages';
import type { Page } from '@playwright/test';
import type { State } from './state.ts';

/** Opens every card that is folded. */
async function unfold(page: Page): Promise<void> {
  for (const card of await page.locator('main li > details').all()) {
    await card.locator('> summary').click();
  }
}

const canvasSections = [
  'osnovno',
  'problem',
  'prica',
  'rjesenje',
  'aktivnosti',
  'budzet',
  'uticaj',
  'tim',
  'pregled',
];

/** A page of one's own application, by how its title begins. */
const ofMine = (name: string, title: string, page: (id: string) => string): State => ({
  name,
  as: 'vlasnik',
  address: async (ask) => {
    const mine =
      await ask<readonly { id: string; projectTitle: string }[]>('/api/orange-grants/mine');
    const found = mine.find(({ projectTitle }) => projectTitle.startsWith(title));
    return page(found?.id ?? '');
  },
});

const writing = (kind: 'orange' | 'blue', title: string, section: string): State => ({
  ...ofMine(
    `the ${kind === 'blue' ? 'blue canvas' : 'canvas'}: ${section}`,
    title,
    (id) => `${canvasOf(kind)({ id })}?dio=${section}`,
  ),
  open: unfold,
});

/** Skills, story and next steps. */
export const besideStates = [
  ofMine('skills, answered in part', 'Muzička', (id) => pages.skills({ id })),
  ofMine('skills of a business', 'Pedala', (id) => pages.skills({ id })),
  ofMine('skills not read yet', 'Zelena tabla', (id) => pages.skills({ id })),
  ofMine('a story being written', 'Muzička', (id) => pages.story({ id })),
  ofMine('next steps of a draft', 'Muzička', (id) => pages.tasks({ id })),
  ofMine('next steps of a running business', 'Pedala', (id) => pages.tasks({ id })),
];

/** Opens what was changed, and its newest change. */
async function toChange(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  const sheet = page.locator('details > summary').filter({ visible: true }).first();
  if (await sheet.isVisible()) await sheet.click();
  await page
    .getByRole('button', { name: 'Historija izmjena' })
    .filter({ visible: true })
    .first()
    .click();
  await page.getByRole('dialog').locator('ol button').first().click();
  await page.getByRole('dialog').locator('figure').first().waitFor();
}

export const canvasStates = [
  ...canvasSections.map((section) => writing('orange', 'Muzička', section)),
  ...['kupac', 'brojke', 'iznos'].map((section) => writing('blue', 'Džem', section)),
  { ...writing('orange', 'Muzička', 'prica'), name: 'the canvas: a change', open: toChange },
];
