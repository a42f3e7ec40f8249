import { pages } from '@app/contracts/pages';
import { feedApi, postsApi, postTalkApi } from '@app/contracts/posts/posts.api';
import type { PostView } from '@app/contracts/posts/posts.schemas';
import { useQuery } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { allSent, answer, expectAccessible, show, signIn } from '../../../testing/show.tsx';
import { emir, nothingWith, selma, someComment, somePost } from '../posts.testing.ts';
import { postQuery } from '../queries.ts';
import { Post } from './post.tsx';

/** As a list gives it: what changes in the cache is what is shown. */
function Held({ inFeed }: { inFeed: boolean }) {
  const { data } = useQuery(postQuery(somePost.id));
  return data ? <Post post={data} inFeed={inFeed} /> : null;
}

/** By itself, its comments open. */
function Alone() {
  const { data } = useQuery(postQuery(somePost.id));
  return data ? <Post post={data} alone /> : null;
}

async function open(post: Partial<PostView> = {}) {
  await signIn();
  answer(postsApi.read, { ...somePost, ...post });
  const shown = show(<Held inFeed />);
  await screen.findByRole('article', { name: 'Selma Bajrić' });
  return shown;
}

const key = (name: RegExp | string) => screen.getByRole('button', { name });

it('counts a reaction at once, and takes it back where it is refused', async () => {
  const { user } = await open({ reactions: { like: 2, useful: 0, inspiring: 0, support: 0 } });
  const after = { like: 3, useful: 0, inspiring: 0, support: 0 };
  answer(
    postTalkApi.react,
    { reaction: 'like', reactions: after },
    { failure: { code: 'NOT_FOUND' } },
  );
  await user.click(key('Sviđa mi se, 2 reakcije'));
  await waitFor(() =>
    expect(key('Sviđa mi se, 3 reakcije').getAttribute('aria-pressed')).toBe('true'),
  );
  await user.click(key('Reaguj'));
  await user.click(await screen.findByRole('menuitem', { name: 'Korisno' }));
  await screen.findByText('Reakcija nije zabilježena');
  expect(key('Sviđa mi se, 3 reakcije').getAttribute('aria-pressed')).toBe('true');
  expect(
    allSent()
      .filter(({ method }) => method === 'PUT')
      .map(({ body }) => body),
  ).toEqual([{ reaction: 'like' }, { reaction: 'useful' }]);
});

it('shows what others voted once the reader has, and lets them change it until the end', async () => {
  const endsAt = '2999-01-01T09:00:00.000Z';
  const metadata = {
    ...nothingWith,
    pollOptions: ['Utorak', 'Subota'] as [string, string],
    pollEndsAt: endsAt,
  };
  const poll = { votes: null, voters: 2, endsAt, isOver: false, own: null };
  const { user } = await open({ type: 'poll', metadata, poll });
  const option = (name: RegExp) => screen.getByRole('button', { name });
  expect(screen.getByText(/Rezultati se vide nakon glasanja/)).toBeTruthy();
  expect(screen.queryByText(/%/)).toBeNull();
  const voted = (own: 0 | 1, votes: [number, number]) => ({
    ...somePost,
    type: 'poll' as const,
    metadata,
    poll: { ...poll, voters: 3, votes, own },
  });
  answer(postsApi.vote, voted(0, [2, 1]), voted(1, [1, 2]));
  await user.click(option(/Utorak/));
  await screen.findByText('67 %');
  expect(option(/Utorak/).getAttribute('aria-pressed')).toBe('true');
  await user.click(option(/Subota/));
  await waitFor(() => expect(option(/Subota/).textContent).toContain('67'));
  expect(option(/Utorak/).getAttribute('aria-pressed')).toBe('false');
  await expectAccessible();
});

it('tells its author why moderators took it away, and where to object', async () => {
  await open({
    removedAt: '2026-11-20T12:00:00.000Z',
    removal: { rule: 'spam', reason: 'Prodaje kurs.' },
  });
  expect(screen.getByText(/Objava je uklonjena nakon dojave/)).toBeTruthy();
  await screen.findByText('Reklama ili prevara', { exact: false });
  expect(screen.getByText('Prodaje kurs.', { exact: false })).toBeTruthy();
  const object = screen.getByRole('link', { name: 'Zatraži da se ponovo pogleda' });
  expect(object.getAttribute('href')).toBe('/help#pitaj');
  await expectAccessible();
});

it('takes no vote after the end', async () => {
  const endsAt = '2020-01-01T09:00:00.000Z';
  const { user } = await open({
    type: 'poll',
    metadata: { ...nothingWith, pollOptions: ['Utorak', 'Subota'], pollEndsAt: endsAt },
    poll: { votes: [3, 1], voters: 4, endsAt, isOver: true, own: null },
  });
  expect(screen.getByText(/Anketa je završena/)).toBeTruthy();
  await user.click(key(/Subota/));
  expect(allSent().filter(({ method }) => method === 'PUT')).toEqual([]);
});

it('says why it is here, and names of those whom it mentions lead to them', async () => {
  await open({
    reason: { kind: 'place', name: 'Tuzla' },
    content: 'Hvala @Emir Delić',
    metadata: {
      ...nothingWith,
      mentions: [
        { userId: emir.id, name: emir.name, position: 6, profileSlug: `emir-delic-${emir.id}` },
      ],
    },
  });
  expect(screen.getByText('Iz mjesta: Tuzla')).toBeTruthy();
  expect(screen.getByRole('link', { name: '@Emir Delić' }).getAttribute('href')).toContain(emir.id);
});

it('is hidden in its place, with the way back; who wrote it is muted', async () => {
  const { user } = await open();
  answer(postsApi.hide, { isHidden: true }, { isHidden: false });
  await user.click(key('Još radnji: Selma Bajrić'));
  await user.click(await screen.findByRole('menuitem', { name: 'Sakrij ovu objavu' }));
  await screen.findByText('Objava je sakrivena');
  expect(screen.queryByRole('article')).toBeNull();
  await user.click(key('Poništi'));
  await screen.findByRole('article');
  answer(feedApi.mute, { success: true });
  await user.click(key('Još radnji: Selma Bajrić'));
  await user.click(await screen.findByRole('menuitem', { name: 'Utišaj: Selma Bajrić' }));
  await screen.findByText('Utišano: Selma Bajrić');
  expect(allSent().at(-1)?.path).toBe(`/api/feed/mutes/${selma.id}`);
});

it('is passed on by its link; what is not for everybody has no other way', async () => {
  const { user } = await open({ canShare: false, visibility: 'connections' });
  await user.click(key('Podijeli'));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Kopiraj link',
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'Kopiraj link' }));
  await screen.findByText('Link je kopiran!');
  expect(await navigator.clipboard.readText()).toBe(
    `http://localhost/activity/${selma.id}?objava=${somePost.id}`,
  );
});

it('is answered in words, and the answers in theirs', async () => {
  const { user } = await open({ comments: 1 });
  answer(postTalkApi.comments, {
    items: [{ ...someComment, answers: [], answersNext: null }],
    next: null,
  });
  await user.click(key('Komentariši, 1 komentar'));
  await screen.findByText('Dolazim i ja.');
  const own = { ...someComment, id: '0199aaaa-0000-7000-8000-0000000000d2', isOwn: true };
  answer(
    postTalkApi.comment,
    { failure: { code: 'INTERNAL' } },
    { ...own, parentId: someComment.id, text: 'Super!' },
  );
  await user.click(key('Odgovori: Emir Delić'));
  const field = await screen.findByRole('textbox', { name: 'Tvoj odgovor' });
  await user.type(field, 'Super!');
  await user.click(key('Odgovori'));
  await screen.findByRole('alert');
  expect(field).toHaveProperty('value', 'Super!');
  await user.click(key('Odgovori'));
  await screen.findByText('Super!', { selector: 'p' });
  expect(screen.queryByRole('textbox', { name: 'Tvoj odgovor' })).toBeNull();
  expect(key('Komentariši, 2 komentara')).toBeTruthy();
  const sent = allSent().filter(({ method }) => method === 'POST');
  expect(new Set(sent.map(({ body }) => (body as { id: string }).id)).size).toBe(1);
  await expectAccessible();
});

it('keeps an answer in sight that comes after those that stand first', async () => {
  const { user } = await open({ comments: 4 });
  const said = (n: number) => ({
    ...someComment,
    id: `0199aaaa-0000-7000-8000-0000000001d${n}`,
    parentId: someComment.id,
    text: `Odgovor ${n}`,
  });
  const three = [said(1), said(2), said(3)];
  const thread = { ...someComment, answers: three, answersNext: null };
  answer(postTalkApi.comments, { items: [thread], next: null });
  await user.click(key('Komentariši, 4 komentara'));
  await screen.findByText('Odgovor 3');
  const own = { ...said(4), isOwn: true };
  answer(postTalkApi.comment, own);
  answer(postTalkApi.answers, { items: [...three, own], next: null });
  // As the threads come anew: the first answers alone.
  answer(postTalkApi.comments, { items: [{ ...thread, answersNext: 'x' }], next: null });
  await user.click(screen.getAllByRole('button', { name: 'Odgovori: Emir Delić' })[0] as Element);
  await user.type(await screen.findByRole('textbox', { name: 'Tvoj odgovor' }), 'Odgovor 4');
  await user.click(key('Odgovori'));
  await waitFor(() => expect(allSent().some(({ path }) => path.endsWith('/answers'))).toBe(true));
  globalThis.dispatchEvent(new Event('online'));
  await screen.findByText('Odgovor 4');
  expect(screen.queryByRole('button', { name: 'Prikaži još odgovora' })).toBeNull();
});

it('leads to the comment that is sought, and says where it is gone', async () => {
  await signIn();
  answer(postsApi.read, { ...somePost, comments: 1 });
  answer(postTalkApi.comments, {
    items: [{ ...someComment, answers: [], answersNext: null }],
    next: null,
  });
  const at = (komentar: string) =>
    pages.activity({ userId: selma.id, objava: somePost.id, komentar });
  const path = pages.activity.path;
  show(<Alone />, { at: at(someComment.id), path });
  const found = await screen.findByText('Dolazim i ja.');
  expect(found.closest('[data-sought]')).not.toBeNull();
  expect(allSent().find(({ path: asked }) => asked.endsWith('/comments'))?.query).toMatchObject({
    with: someComment.id,
  });
  cleanup();
  show(<Alone />, { at: at(somePost.id), path });
  await screen.findByText('Komentar do kojeg vodi ovaj link više nije ovdje.');
});

it('puts back what was refused, and nothing that changed meanwhile', async () => {
  const { user } = await open({ reactions: { like: 0, useful: 0, inspiring: 0, support: 0 } });
  let refuse: (failure: { failure: { code: 'NOT_FOUND' } }) => void = () => undefined;
  const slow = new Promise<never>((resolve) => {
    refuse = resolve as unknown as typeof refuse;
  });
  answer(postsApi.bookmark, slow);
  await user.click(key('Sačuvaj'));
  const counted = { like: 1, useful: 0, inspiring: 0, support: 0 };
  answer(postTalkApi.react, { reaction: 'like', reactions: counted });
  await user.click(key(/^Sviđa mi se/));
  await waitFor(() =>
    expect(key('Sviđa mi se, 1 reakcija').getAttribute('aria-pressed')).toBe('true'),
  );
  refuse({ failure: { code: 'NOT_FOUND' } });
  await waitFor(() => expect(key('Sačuvaj').getAttribute('aria-pressed')).toBe('false'));
  expect(key('Sviđa mi se, 1 reakcija').getAttribute('aria-pressed')).toBe('true');
});

it('shows what it said before it was edited', async () => {
  const { user } = await open({ editedAt: '2026-11-01T12:00:00.000Z' });
  answer(postsApi.versions, {
    items: [
      {
        content: 'Prva subota je iza nas.',
        type: 'status',
        visibility: 'public',
        metadata: nothingWith,
        at: '2026-11-01T09:00:00.000Z',
      },
    ],
  });
  await user.click(key('uređeno, pogledaj ranije'));
  const dialog = await screen.findByRole('dialog', { name: 'Ranije verzije' });
  await within(dialog).findByText('Prva subota je iza nas.');
});
