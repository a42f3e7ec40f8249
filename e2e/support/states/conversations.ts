import { pages } from '@app/contracts/pages';
import type { Page } from '@playwright/test';
import { type Ask, press, type State } from './state.ts';

interface Listed {
  readonly id: string;
  readonly isGroup: boolean;
}

const opened = (isGroup: boolean) => async (ask: Ask) => {
  const all = await ask<Listed[]>('/api/conversations');
  return pages.messages({ conversation: all.find((one) => one.isGroup === isGroup)?.id });
};

async function openMembers(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Još radnji' }).last().click();
  await page.getByRole('menuitem', { name: 'Grupa i članovi' }).click();
  await page.getByRole('dialog').waitFor();
}

export const conversationStates: readonly State[] = [
  { name: 'messages, none', address: pages.messages(), as: 'moderator' },
  {
    name: 'messages, failing',
    address: pages.messages(),
    as: 'lejla',
    failing: /\/api\/conversations\?/,
  },
  { name: 'messages: a conversation', address: opened(false), as: 'lejla' },
  { name: 'messages: a group', address: opened(true), as: 'lejla' },
  {
    name: 'messages: who is in a group',
    address: opened(true),
    as: 'lejla',
    open: openMembers,
  },
  {
    name: 'messages: a conversation that is not there',
    address: pages.messages({ conversation: '00000000-0000-7000-8000-000000000000' }),
    as: 'lejla',
  },
  { name: 'messages: at the door', address: pages.messages({ dio: 'vrata' }), as: 'lejla' },
  {
    name: 'messages: nobody at the door',
    address: pages.messages({ dio: 'vrata' }),
    as: 'moderator',
  },
  { name: 'messages: the archive', address: pages.messages({ dio: 'arhiva' }), as: 'lejla' },
  {
    name: 'messages: a new one',
    address: pages.messages(),
    as: 'lejla',
    open: press('Nova poruka'),
  },
  {
    name: 'messages: who may write',
    address: pages.messages(),
    as: 'lejla',
    open: press('Postavke poruka'),
  },
  {
    name: 'messages: what is found',
    address: pages.messages(),
    as: 'lejla',
    open: async (page) => {
      await page.getByRole('textbox', { name: 'Ime ili riječ iz poruke' }).fill('nema toga');
      await page.getByText('Ništa nije nađeno').waitFor();
    },
  },
  {
    name: 'the drop-down of messages',
    address: pages.dashboard(),
    as: 'lejla',
    open: async (page) => {
      await page.getByRole('button', { name: /^Poruke/ }).click();
      await page.getByRole('link', { name: 'Sve poruke' }).waitFor();
    },
  },
];
