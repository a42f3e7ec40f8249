import { feedApi, postsApi } from '@app/contracts/posts/posts.api';
import type { FeedPage } from '@app/contracts/posts/posts.schemas';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { allSent, answer, expectAccessible, pass, show, signIn } from '../../../testing/show.tsx';
import { somePost } from '../posts.testing.ts';
import { Feed } from './feed.tsx';

const page = (...items: readonly string[]): FeedPage => ({
  items: items.map((content, n) => ({
    ...somePost,
    id: `0199aaaa-0000-7000-8000-0000000000f${n}`,
    content,
  })),
  next: null,
  order: 'explained',
  since: 'then',
});

const asked = (path: string) => allSent().filter((one) => one.path === path);

it('says what is new and moves nothing until the reader wants to read it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await signIn();
  answer(postsApi.feed, page('Prva'), page('Druga', 'Prva'));
  answer(postsApi.news, { count: 0, more: false }, { count: 1, more: false });
  const { user } = show(<Feed />);
  await screen.findByText('Prva');
  await waitFor(() => expect(asked('/api/posts/newer')).toHaveLength(1));
  expect(asked('/api/posts/newer')[0]?.query).toEqual({ than: 'then' });
  await pass(30_500);
  const key = await screen.findByRole('button', { name: '1 nova objava' });
  expect(screen.queryByText('Druga')).toBeNull();
  await expectAccessible();
  await user.click(key);
  await screen.findByText('Druga');
  expect(asked('/api/posts')).toHaveLength(2);
});

it('goes on where a page holds nothing for the reader, and says where it ends', async () => {
  await signIn();
  answer(
    postsApi.feed,
    { ...page('Prva'), next: 'b' },
    { ...page(), next: 'c' },
    page('Posljednja'),
  );
  answer(postsApi.news, { count: 0, more: false });
  const { user } = show(<Feed />);
  await user.click(await screen.findByRole('button', { name: 'Prikaži još' }));
  await screen.findByText('Posljednja');
  await screen.findByText('To je sve za sada.');
  expect(asked('/api/posts').map(({ query }) => query.after)).toEqual([undefined, 'b', 'c']);
});

it('keeps the order that the reader chooses, and the words that they muted', async () => {
  await signIn();
  answer(postsApi.feed, page('Prva'), { ...page('Najnovija'), order: 'time' });
  answer(postsApi.news, { count: 0, more: false });
  answer(feedApi.settings, { order: 'explained', mutedWords: ['kladionica'] });
  answer(feedApi.choose, { order: 'time', mutedWords: ['kladionica'] });
  const { user } = show(<Feed />);
  await screen.findByText('Prva');
  await user.click(screen.getByRole('button', { name: 'Najnovije' }));
  await screen.findByText('Najnovija');
  const [put] = allSent().filter(({ method }) => method === 'PUT');
  expect(put?.body).toEqual({ order: 'time', mutedWords: ['kladionica'] });
  expect(screen.getByRole('button', { name: 'Najnovije' }).getAttribute('aria-pressed')).toBe(
    'true',
  );
});

it('says why it is empty, and where to begin', async () => {
  await signIn();
  answer(postsApi.feed, page());
  answer(postsApi.news, { count: 0, more: false });
  const { user } = show(<Feed />);
  await user.click(await screen.findByRole('button', { name: 'Napiši objavu' }));
  await screen.findByRole('dialog', { name: 'Nova objava' });
});

it('mutes words and lets people in again', async () => {
  await signIn();
  answer(postsApi.feed, page('Prva'));
  answer(postsApi.news, { count: 0, more: false });
  answer(feedApi.settings, { order: 'time', mutedWords: [] });
  const { author } = somePost;
  answer(
    feedApi.mutes,
    { items: [{ person: author, since: somePost.createdAt }], next: null },
    { items: [], next: null },
  );
  answer(feedApi.unmute, { success: true });
  answer(feedApi.choose, { order: 'time', mutedWords: ['kladionica', 'kripto'] });
  const { user, fill } = show(<Feed />);
  await user.click(await screen.findByRole('button', { name: 'Podesi objave' }));
  await user.click(await screen.findByRole('button', { name: 'Vrati objave: Selma Bajrić' }));
  await screen.findByText('Nikoga nema na ovom spisku.');
  await fill(screen.getByRole('textbox', { name: 'Utišane riječi' }), 'kladionica, kripto, ');
  await user.click(screen.getByRole('button', { name: 'Sačuvaj' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(allSent().find(({ method }) => method === 'PUT')?.body).toEqual({
    order: 'time',
    mutedWords: ['kladionica', 'kripto'],
  });
});
