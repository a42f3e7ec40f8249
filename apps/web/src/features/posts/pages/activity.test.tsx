import { pages } from '@app/contracts/pages';
import { postsApi, postTalkApi } from '@app/contracts/posts/posts.api';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, expectAccessible, show, signIn, someone } from '../../../testing/show.tsx';
import { emir, selma, someComment, somePost } from '../posts.testing.ts';
import ActivityPage from './activity.tsx';

async function open(at: string) {
  await signIn();
  return show(<ActivityPage />, { at, path: pages.activity.path });
}

const person = { ...selma, profileSlug: `selma-bajric-${selma.id}` };
const posts = {
  person,
  isOwn: false,
  pinned: { ...somePost, id: '0199aaaa-0000-7000-8000-0000000000c9', isPinned: true },
  items: [{ at: somePost.createdAt, post: somePost, comment: null, reaction: null }],
  next: null,
};

it('shows what a member posted, the pinned first, and leads to their profile', async () => {
  answer(postsApi.activity, posts);
  await open(pages.activity({ userId: selma.id }));
  await screen.findByRole('heading', { level: 1, name: 'Aktivnost: Selma Bajrić' });
  const [first] = screen.getAllByRole('article');
  expect(first && within(first).getByText('Zakačena objava')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Na profil' }).getAttribute('href')).toBe(
    pages.profile({ profileSlug: person.profileSlug }),
  );
  expect(screen.queryByRole('link', { name: 'Sačuvano' })).toBeNull();
  await expectAccessible();
});

it('shows the own comments with the way to their posts, and what one saved', async () => {
  answer(postsApi.activity, {
    ...posts,
    person: { ...emir, id: someone.id },
    isOwn: true,
    pinned: null,
    items: [{ at: someComment.createdAt, post: somePost, comment: someComment, reaction: null }],
  });
  answer(postsApi.bookmarks, { items: [somePost], next: null });
  const { user } = await open(pages.activity({ dio: 'komentari' }));
  await screen.findByText('Dolazim i ja.');
  expect(screen.getByRole('link', { name: 'Otvori objavu' }).getAttribute('href')).toBe(
    pages.activity({ userId: selma.id, objava: somePost.id, komentar: someComment.id }),
  );
  await user.click(screen.getByRole('link', { name: 'Sačuvano' }));
  await screen.findByRole('article', { name: 'Selma Bajrić' });
});

it('opens a post with its comments, and marks the one that a link leads to', async () => {
  answer(postsApi.read, somePost);
  answer(postTalkApi.comments, {
    items: [{ ...someComment, answers: [], answersNext: null }],
    next: null,
  });
  await open(pages.activity({ userId: selma.id, objava: somePost.id, komentar: someComment.id }));
  const comment = await screen.findByText('Dolazim i ja.');
  expect(comment.closest('[data-sought]')).toBeTruthy();
});

it.each([
  ['a post', pages.activity({ objava: somePost.id }), 'Ove objave nema'],
  ['a member', pages.activity({ userId: selma.id }), 'Ove osobe nema'],
])('says that %s is not there', async (_what, at, words) => {
  answer(postsApi.read, { failure: { code: 'NOT_FOUND' } });
  answer(postsApi.activity, { failure: { code: 'NOT_FOUND' } });
  await open(at);
  await screen.findByRole('heading', { level: 1, name: words });
});
