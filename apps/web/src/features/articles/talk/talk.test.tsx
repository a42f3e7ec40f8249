import { articleTalkApi } from '@app/contracts/articles/article-talk.api';
import type { ArticleComment } from '@app/contracts/articles/article-talk.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { allSent, answer, show, signIn } from '../../../testing/show.tsx';
import ArticleTalk from './talk.tsx';

const said = (n: number, parentId: string | null): ArticleComment => ({
  id: `0199aaaa-0000-7000-8000-0000000001${String(n).padStart(2, '0')}`,
  parentId,
  name: 'Lejla Softić',
  profileSlug: null,
  profilePictureUrl: null,
  text: `Rečenica ${n}`,
  createdAt: `2026-11-20T10:${String(n).padStart(2, '0')}:00Z`,
  editedAt: null,
  isDeleted: false,
  isHidden: false,
  byAuthor: false,
  isOwn: false,
  isReported: false,
  changeableUntil: null,
});
const asked = said(0, null);
const answers = [1, 2, 3, 4, 5].map((n) => said(n, asked.id));

async function open(answersNext: string | null) {
  await signIn();
  answer(articleTalkApi.comments, {
    items: [{ ...asked, answers: answers.slice(0, 2), answersNext }],
    next: null,
  });
  const shown = await show(<ArticleTalk slug="most" canModerate={false} />);
  await screen.findByText('Rečenica 2');
  return shown;
}
const order = () => screen.getAllByText(/^Rečenica \d$/).map(({ textContent }) => textContent);

it('brings further answers page by page, each once and in the order in which they were said', async () => {
  const { user } = await open('dalje');
  answer(
    articleTalkApi.answers,
    { items: answers.slice(1, 4), next: 'jos' },
    { items: answers.slice(4), next: null },
  );
  await user.click(screen.getByRole('button', { name: 'Još odgovora' }));
  await waitFor(() => expect(order()).toEqual([0, 1, 2, 3, 4].map((n) => `Rečenica ${n}`)));
  await user.click(screen.getByRole('button', { name: 'Još odgovora' }));
  await waitFor(() => expect(order()).toEqual([0, 1, 2, 3, 4, 5].map((n) => `Rečenica ${n}`)));
  expect(screen.queryByRole('button', { name: 'Još odgovora' })).toBeNull();
  const pages = allSent().filter(({ path }) => path.includes(asked.id));
  expect(pages.map(({ query }) => query.after)).toEqual(['dalje', 'jos']);
});

it('keeps what is shown when further answers do not come, and asks for them again', async () => {
  const { user } = await open('dalje');
  answer(
    articleTalkApi.answers,
    { failure: { code: 'INTERNAL' } },
    { items: answers.slice(2), next: null },
  );
  const more = screen.getByRole('button', { name: 'Još odgovora' });
  await user.click(more);
  await waitFor(() => expect(more.getAttribute('aria-busy')).not.toBe('true'));
  expect(order()).toHaveLength(3);
  await user.click(more);
  await waitFor(() => expect(order()).toHaveLength(6));
});

it('puts the cursor into an answer at once, and the focus back where it was begun', async () => {
  const { user } = await open(null);
  const begin = screen.getAllByRole('button', { name: 'Odgovori: Lejla Softić' })[0];
  if (!begin) throw new Error('Nobody can be answered.');
  begin.focus();
  await user.keyboard('{Enter}');
  const field = await screen.findByLabelText('Tvoj odgovor');
  expect(document.activeElement).toBe(field);
  await user.keyboard('Hvala');
  answer(articleTalkApi.comment, { ...said(6, asked.id), text: 'Hvala' });
  const form = field.closest('form');
  if (!form) throw new Error('The field is in no form.');
  await user.click(within(form).getByRole('button', { name: 'Odgovori' }));
  expect(await screen.findByText('Hvala')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(begin));
});
