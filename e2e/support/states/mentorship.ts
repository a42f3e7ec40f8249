import { pages } from '@app/contracts/pages';
import type { Page } from '@playwright/test';
import type { State } from './state.ts';

const helpPage = pages.project({ slug: 'muzicka-soba-u-domu-mladih', dio: 'mentorstvo' });

/** Opens the first of the requests. */
async function openRequest(page: Page): Promise<void> {
  await page.locator('a[id^="zahtjev-"]').first().click();
  await page.getByRole('region', { name: 'Poruke' }).waitFor();
}

export const mentorshipStates: readonly State[] = [
  {
    name: 'mentorship of an application',
    address: helpPage,
    as: 'vlasnik',
  },
  {
    name: 'mentorship of an application: a conversation',
    address: helpPage,
    as: 'vlasnik',
    open: openRequest,
  },
  {
    name: 'mentorship of an application: a new request',
    address: `${helpPage}&novi=da`,
    as: 'vlasnik',
    open: async (page) => {
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'mentorship of the board', address: pages.board({ pogled: 'mentorstvo' }), as: 'odbor1' },
  {
    name: 'mentorship of the board: a conversation',
    address: pages.board({ pogled: 'mentorstvo' }),
    as: 'savjetnik',
    open: openRequest,
  },
  {
    name: 'mentorship of the board, failing',
    address: pages.board({ pogled: 'mentorstvo' }),
    as: 'odbor1',
    failing: '**/api/ob-direct/mentorship-analytics/requests*',
  },
  {
    name: 'how a bank answers',
    address: pages.bankDesk({ bankId: 'tuzla', dio: 'mentorstvo' }),
    as: 'voditelj',
  },
];
