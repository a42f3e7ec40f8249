import { pages } from '@app/contracts/pages';
import type { Page } from '@playwright/test';
import { press, type State } from './state.ts';

const missing = '00000000-0000-7000-8000-000000000000';
const feed = { address: pages.dashboard(), as: 'lejla' } as const;

interface Listed {
  readonly items: readonly { readonly id: string; readonly author: { readonly id: string } }[];
}

const kindOfPost = (kind: string) => async (page: Page) => {
  await page.getByRole('button', { name: 'Šta se danas pomjerilo naprijed?' }).click();
  await page.getByLabel('Vrsta objave').selectOption({ label: kind });
};

export const postStates: readonly State[] = [
  { ...feed, name: 'the feed, failing', failing: /\/api\/posts(\?|$)/ },
  { ...feed, name: 'the feed: what one does not want to read', open: press('Podesi objave') },
  { ...feed, name: 'a new post', open: kindOfPost('Objava') },
  { ...feed, name: 'a new poll', open: kindOfPost('Anketa') },
  { ...feed, name: 'a new recommendation', open: kindOfPost('Preporuka') },
  { ...feed, name: 'a new finished course', open: kindOfPost('Završen kurs') },
  {
    name: 'a post by itself',
    as: 'lejla',
    address: async (ask) => {
      const { items } = await ask<Listed>('/api/posts');
      const [post] = items;
      return pages.activity({ userId: post?.author.id, objava: post?.id });
    },
  },
  {
    name: 'a post that is not there',
    as: 'lejla',
    address: pages.activity({ objava: missing }),
  },
  {
    name: 'the activity of somebody else',
    as: 'lejla',
    address: async (ask) => {
      const { items } = await ask<Listed>('/api/posts');
      return pages.activity({ userId: items[0]?.author.id });
    },
  },
  {
    name: 'the activity of nobody',
    as: 'lejla',
    address: pages.activity({ userId: missing }),
  },
  { name: 'own comments', address: pages.activity({ dio: 'komentari' }), as: 'lejla' },
  { name: 'own reactions', address: pages.activity({ dio: 'reakcije' }), as: 'lejla' },
  { name: 'no saved posts', address: pages.activity({ dio: 'sacuvano' }), as: 'savjetnik' },
  {
    name: 'the activity, failing',
    address: pages.activity(),
    as: 'lejla',
    failing: '**/api/posts/of/**',
  },
];
