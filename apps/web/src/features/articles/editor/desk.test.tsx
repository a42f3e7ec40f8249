import { articleWritingApi } from '@app/contracts/articles/article-writing.api';
import type { ArticleContent, ArticleWork } from '@app/contracts/articles/article-writing.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { allSent, answer, show, signIn, someone } from '../../../testing/show.tsx';
import { someWork } from './article.testing.ts';
import { ArticleDesk } from './desk.tsx';

const text = (words: string): ArticleContent['body'] => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
});
const published: ArticleContent = {
  ...someWork.content,
  title: 'Ruke koje grade',
  summary: 'Šest subota u jednoj ulici.',
  body: text('Komšije su donijele alat.'),
  tags: ['Igrališta'],
};
const amended: ArticleWork = {
  ...someWork,
  status: 'amended',
  publishedAt: someWork.savedAt,
  published,
  content: {
    ...published,
    summary: 'Sedam subota u jednoj ulici.',
    body: text('Komšije su donijele boju.'),
    tags: ['Igrališta', 'Komšiluk'],
    seoTitle: 'Igralište iz komšiluka',
    canonical: 'https://primjer.ba/igraliste',
    bankSlug: 'tuzla',
  },
  changedFields: ['summary', 'body', 'tags', 'seoTitle', 'canonical', 'bankSlug'],
  banks: [{ slug: 'tuzla', name: 'Omladinska banka Tuzla' }],
  writers: [
    {
      id: '0199aaaa-0000-7000-8000-0000000000e1',
      name: 'Emir',
      profilePictureUrl: null,
      isOwner: true,
      agreedAt: someWork.savedAt,
    },
  ],
  previewExpiresAt: '2026-12-20T12:00:00Z',
  canWrite: false,
  isOwner: false,
  canDelete: false,
};

async function open(work: ArticleWork) {
  await signIn();
  answer(articleWritingApi.open, work);
  answer(articleWritingApi.history, { items: [], next: null });
  const claim = { editor: 'a', gone: [] };
  return show(<ArticleDesk requestedId={work.id} work={work} userId={someone.id} claim={claim} />);
}

it('shows a moderator all that goes out with an article, and what changed since it was published', async () => {
  await open({
    ...amended,
    actions: [
      { event: 'publish', allowed: true },
      { event: 'archive', allowed: true },
    ],
  });
  const beside = within(screen.getByRole('complementary', { name: 'Uz članak' }));
  expect(beside.getByText('Igrališta, Komšiluk')).toBeTruthy();
  expect(beside.getByRole('link', { name: 'Omladinska banka Tuzla' })).toBeTruthy();
  expect(beside.getByText('Igralište iz komšiluka')).toBeTruthy();
  expect(beside.getByRole('link', { name: 'https://primjer.ba/igraliste' })).toBeTruthy();
  const changes = screen.getByRole('region', { name: 'Izmjene prema objavljenom' });
  const said = (tag: 'del' | 'ins') =>
    [...changes.querySelectorAll(tag)].map(({ textContent }) => textContent?.trim());
  expect(said('del')).toEqual(expect.arrayContaining(['Šest', 'alat']));
  expect(said('ins')).toEqual(
    expect.arrayContaining(['Sedam', 'boju', ', Komšiluk', 'Omladinska banka Tuzla']),
  );
  expect(screen.queryByRole('button', { name: 'Ugasi link' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Ukloni moje ime' })).toBeNull();
});

it('lets a co-author end the preview link while it waits, and take the own name off', async () => {
  const { id, name } = someone;
  const me = { id, name, profilePictureUrl: null, isOwner: false, agreedAt: someWork.savedAt };
  const { user, address } = await open({ ...amended, writers: [...amended.writers, me] });
  answer(articleWritingApi.unshare, { success: true });
  answer(articleWritingApi.dismiss, { success: true });
  await user.click(screen.getByRole('button', { name: 'Ugasi link' }));
  await waitFor(() => expect(allSent().some(({ method }) => method === 'DELETE')).toBe(true));
  await user.click(screen.getByRole('button', { name: 'Ukloni moje ime' }));
  const asked = within(await screen.findByRole('alertdialog'));
  await user.click(asked.getByRole('button', { name: 'Ukloni moje ime' }));
  await waitFor(() => expect(address()).toBe('/articles?dio=moji'));
  expect(
    allSent().some(({ method, path }) => method === 'DELETE' && path.endsWith(`/${someone.id}`)),
  ).toBe(true);
});
