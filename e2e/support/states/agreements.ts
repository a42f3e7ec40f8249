import { pages } from '@app/contracts/pages';
import type { Page } from '@playwright/test';
import type { Ask, State } from './state.ts';

const desk = (pogled?: string) => pages.bankDesk({ bankId: 'tuzla', dio: 'ugovori', pogled });

/** The agreement of one of the demo's projects, as its team finds it. */
const ofTeam = (slug: string) => async (ask: Ask) => {
  const mine = await ask<readonly { id: string; slug: string }[]>('/api/orange-grants/mine');
  return pages.agreement({ id: mine.find((one) => one.slug === slug)?.id ?? '' });
};

const ofBank = (title: string) => async (ask: Ask) => {
  const { items } = await ask<{ items: readonly { applicationId: string; title: string }[] }>(
    '/api/ob/banks/tuzla/agreements',
  );
  const found = items.find((one) => one.title.startsWith(title));
  return pages.agreement({ id: found?.applicationId ?? '' });
};

async function openHistory(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Šta se dešavalo/ })
    .first()
    .click();
  await page.getByText('Ugovor je pripremljen').first().waitFor();
}

async function lookAt(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  const viewer = page.getByRole('dialog');
  await viewer.locator('section[aria-busy="false"]').waitFor();
}
/** A receipt where it is seen, with what is claimed of it beside. */
const openReceipt = (name: RegExp) => async (page: Page) => {
  await page.locator('#racuni').getByRole('button', { name }).first().click();
  const receipt = page.getByRole('dialog').getByRole('region', { name: /^Prikaz/ });
  await receipt.getByRole('img').first().waitFor();
  await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
};

/** What follows a decision, for the team and for the bank. */
export const agreementStates: readonly State[] = [
  {
    name: 'a signed agreement that was returned, its pages before they are sent',
    address: ofTeam('kod-kuce-kod-nane'),
    as: 'vlasnik',
    open: async (page) => {
      const part = page.getByRole('region', { name: 'Potpisan ugovor' });
      await part.getByText(/^Ranije poslano/).click();
      await part.getByText('Na drugoj strani se ne vidi potpis').last().waitFor();
    },
  },
  {
    name: 'a signed agreement, looked at before it is sent',
    address: ofTeam('kod-kuce-kod-nane'),
    as: 'clan',
    open: (page) => lookAt(page, 'Pregledaj i pošalji'),
  },
  {
    name: 'a signed agreement, as the bank reads it',
    address: ofBank('Pčele'),
    as: 'menadzer',
    open: (page) => lookAt(page, 'Pregledaj i odgovori'),
  },
  {
    name: 'an agreement under way, its history',
    address: ofTeam('staza-uz-jalu'),
    as: 'vlasnik',
    open: openHistory,
  },
  { name: 'an agreement before the decision', address: ofTeam('bazar-knjiga'), as: 'vlasnik' },
  { name: 'an agreement, for the bank', address: ofBank('Staza'), as: 'voditelj' },
  {
    name: 'an agreement, a receipt to answer',
    address: ofBank('Staza'),
    as: 'koordinator',
    open: openReceipt(/^Pogledaj i odgovori/),
  },
  {
    name: 'an agreement, a receipt of the team as a PDF',
    address: ofTeam('staza-uz-jalu'),
    as: 'vlasnik',
    open: openReceipt(/^Pogledaj: racun\.pdf/),
  },
  {
    name: 'an agreement, a payout larger than the instalment',
    address: ofBank('Staza'),
    as: 'menadzer',
    open: async (page) => {
      await page
        .getByRole('region', { name: 'Isplata granta' })
        .getByRole('textbox', { name: /^Iznos/ })
        .fill('9000');
      await page.getByText(/više od rate/).waitFor();
    },
  },
  { name: 'an agreement, an exception waiting', address: ofBank('Radio'), as: 'koordinator' },
  {
    name: 'an agreement to close, with money missing',
    address: ofBank('Staza'),
    as: 'koordinator',
    open: async (page) => {
      await page.getByRole('button', { name: /^Zatvori s manjkom/ }).click();
      await page.getByRole('dialog', { name: 'Zatvori s manjkom' }).waitFor();
    },
  },
  {
    name: 'an agreement, failing',
    address: ofTeam('staza-uz-jalu'),
    as: 'vlasnik',
    failing: /\/api\/applications\/[\w-]+\/agreement$/,
  },
  { name: 'agreements of a bank', address: desk(), as: 'koordinator' },
  {
    name: 'agreements of a bank: a history',
    address: desk(),
    as: 'koordinator',
    open: openHistory,
  },
  { name: 'wording of agreements, to write', address: desk('tekst'), as: 'voditelj' },
  { name: 'wording of agreements, to read', address: desk('tekst'), as: 'koordinator' },
];
