import { linkPreviewsApi } from '@app/contracts/link-previews/link-previews.api';
import { postsApi } from '@app/contracts/posts/posts.api';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { allSent, answer, expectAccessible, pass, show, signIn } from '../../../testing/show.tsx';
import { emir, nothingWith, selma, somePost } from '../posts.testing.ts';
import PostComposer, { type ComposerProps } from './composer.tsx';

const words = () => screen.getByRole('textbox', { name: 'Tekst objave' });
const publish = () => screen.getByRole('button', { name: 'Objavi' });
const sentBody = (method = 'POST') =>
  allSent().find((one) => one.method === method && one.path.startsWith('/api/posts'))?.body as
    | Record<string, unknown>
    | undefined;

async function open(props: Partial<ComposerProps> = {}) {
  await signIn();
  const onOpenChange = vi.fn<(open: boolean) => void>();
  return { ...show(<PostComposer open onOpenChange={onOpenChange} {...props} />), onOpenChange };
}

it('asks for words, keeps them where the server fails, and says that they are out', async () => {
  const { user, fill, onOpenChange } = await open();
  await user.click(publish());
  await screen.findByText('Sadržaj objave je obavezan');
  await fill(words(), '  Prva subota je iza nas.  ');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Ko vidi' }), 'Moje veze');
  answer(
    postsApi.write,
    { failure: { code: 'INTERNAL' } },
    { ...somePost, content: 'Prva subota je iza nas.', visibility: 'connections' },
  );
  await user.click(publish());
  await screen.findByText('Nije moguće kreirati objavu. Pokušajte ponovo.');
  expect(onOpenChange).not.toHaveBeenCalled();
  await expectAccessible();
  await user.click(publish());
  await screen.findByText('Objava je uspješno kreirana');
  expect(onOpenChange).toHaveBeenCalledWith(false);
  expect(sentBody()).toMatchObject({
    content: 'Prva subota je iza nas.',
    type: 'status',
    status: 'published',
    visibility: 'connections',
    sharedPostId: null,
  });
  const ids = allSent().map(({ body }) => (body as { id: string }).id);
  expect(new Set(ids).size).toBe(1);
});

/** One that is opened again after it was closed. */
function Again() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Otvori
      </button>
      <PostComposer open={open} onOpenChange={setOpen} />
    </>
  );
}

it('keeps a draft in the browser until it is discarded', async () => {
  await signIn();
  const { user, fill } = show(<Again />);
  await fill(words(), 'Ideja za subotu');
  await screen.findByText('Nacrt je sačuvan.');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Otvori' }));
  expect(words()).toHaveProperty('value', 'Ideja za subotu');
  await user.click(screen.getByRole('button', { name: 'Odbaci nacrt' }));
  expect(Object.keys(localStorage).filter((key) => key.startsWith('post:'))).toEqual([]);
});

it('mentions those who are chosen after an @, where their names stand', async () => {
  const { user } = await open();
  const others = Array.from({ length: 8 }, (_, n) => ({
    ...emir,
    id: `0199aaaa-0000-7000-8000-0000000000e${n}`,
    name: `Emir ${'ABCDEFGH'[n]}`,
  }));
  answer(postsApi.mentionable, { users: others });
  await user.type(words(), 'Hvala @');
  const list = await screen.findByRole('listbox', { name: 'Koga spominješ' });
  expect(within(list).getAllByRole('option')).toHaveLength(8);
  answer(postsApi.mentionable, { users: [selma] });
  await user.type(words(), 'sel');
  await screen.findByRole('option', { name: /Selma Bajrić/ });
  await user.keyboard('{Enter}');
  expect(words()).toHaveProperty('value', 'Hvala @Selma Bajrić ');
  await user.type(words(), 'na alatu');
  expect(screen.queryByRole('listbox')).toBeNull();
  answer(postsApi.write, somePost);
  await user.click(publish());
  await waitFor(() => expect(sentBody()).toBeTruthy());
  expect(sentBody()?.metadata).toMatchObject({
    mentions: [{ userId: selma.id, name: 'Selma Bajrić', position: 6 }],
  });
});

it('says where nobody matches a search, and where it failed', async () => {
  const { fill } = await open();
  answer(postsApi.mentionable, { users: [] }, { failure: { code: 'INTERNAL' } });
  await fill(words(), '@qq');
  await screen.findByText('Nema korisnika koji odgovaraju pretrazi');
  await fill(words(), '@qqq');
  await screen.findByText('Greška pri pretrazi korisnika');
});

it('puts one of 24 emoji where one writes', async () => {
  const { user } = await open();
  await user.type(words(), 'Uspjelo je ');
  await user.click(screen.getByRole('button', { name: 'Emotikoni' }));
  const palette = screen.getByRole('group', { name: 'Emotikoni' });
  expect(within(palette).getAllByRole('button')).toHaveLength(24);
  await user.click(within(palette).getByRole('button', { name: 'konfeti' }));
  expect(words()).toHaveProperty('value', 'Uspjelo je 🎉');
  await waitFor(() => expect(document.activeElement).toBe(words()));
});

it('makes a link of an address after a second, and a plain post again once its card is removed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user, fill } = await open();
  const linkPreview = {
    url: 'https://primjer.ba/budzet',
    title: 'Kako napisati budžet',
    description: '',
    imageUrl: null,
    siteName: 'Primjer',
  };
  answer(linkPreviewsApi.preview, { linkPreview });
  const kind = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Vrsta objave' });
  await fill(words(), 'Vidi https://primjer.ba/budzet.');
  await pass(800);
  expect(allSent()).toEqual([]);
  await pass(400);
  await screen.findByText('Kako napisati budžet');
  expect(kind().value).toBe('link');
  await user.click(screen.getByRole('button', { name: 'Ukloni karticu linka' }));
  expect(kind().value).toBe('status');
  await pass(1_500);
  expect(screen.queryByText('Kako napisati budžet')).toBeNull();
  expect(kind().value).toBe('status');
});

it('tries three times to send a picture, and posts it with the words for who does not see it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('createImageBitmap', async () => null);
  const { user, fill } = await open();
  const { filesApi } = await import('@app/contracts/files/files.api');
  const saved = { url: '/api/ob-files/slika.webp', fileName: 'slika.webp' };
  answer(filesApi.image, 'no connection', 'no connection', 'no connection', saved);
  await fill(words(), 'Evo i slike');
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('there is no field for files');
  await user.upload(input, new File(['x'], 'slika.png', { type: 'image/png' }));
  const tries = () => allSent().filter(({ path }) => path === '/api/images/upload').length;
  await waitFor(() => expect(tries()).toBe(1));
  await user.click(publish());
  await screen.findByText('Sačekaj da se slike pošalju, ili ih ukloni.');
  await pass(1_100);
  await waitFor(() => expect(tries()).toBe(2));
  await pass(1_100);
  expect(tries()).toBe(2);
  await pass(1_000);
  await waitFor(() => expect(tries()).toBe(3));
  await screen.findByText('Upload greška');
  await user.click(screen.getByRole('button', { name: 'Pokušaj ponovo' }));
  await fill(await screen.findByRole('textbox', { name: 'Šta je na slici 1' }), 'Bicikl na travi');
  answer(postsApi.write, somePost);
  await user.click(publish());
  await waitFor(() => expect(sentBody()).toBeTruthy());
  expect(sentBody()?.metadata).toMatchObject({
    attachments: [{ ...saved, type: 'image', alt: 'Bicikl na travi' }],
  });
});

it('asks each kind of post for what is its own', async () => {
  const { user, fill } = await open({ type: 'poll' });
  await fill(words(), 'Kada se vidimo?');
  await user.click(publish());
  await screen.findAllByText('Upiši ovaj odgovor');
  await fill(screen.getByRole('textbox', { name: 'Odgovor 1' }), 'Utorak');
  await fill(screen.getByRole('textbox', { name: 'Odgovor 2' }), 'Utorak');
  await screen.findByText('Odgovori trebaju biti različiti');
  await fill(screen.getByRole('textbox', { name: 'Odgovor 2' }), 'Subota');
  await user.click(screen.getByRole('radio', { name: '7 dana' }));
  answer(postsApi.write, somePost);
  const before = Date.now();
  await user.click(publish());
  await waitFor(() => expect(sentBody()).toBeTruthy());
  const metadata = sentBody()?.metadata as { pollOptions: unknown; pollEndsAt: string };
  expect(metadata.pollOptions).toEqual(['Utorak', 'Subota']);
  expect(Date.parse(metadata.pollEndsAt)).toBeGreaterThanOrEqual(before + 7 * 86_400_000);
});

it('recommends a member who was found, and asks for one', async () => {
  const { user, fill } = await open({ type: 'recommendation' });
  await fill(words(), 'Uvijek stigne prije roka.');
  await user.click(publish());
  await screen.findByText('Izaberi osobu');
  answer(postsApi.mentionable, { users: [emir] });
  await user.type(screen.getByRole('combobox', { name: 'Koga preporučuješ' }), 'emir');
  await user.click(await screen.findByRole('option', { name: /Emir Delić/ }));
  answer(postsApi.write, somePost);
  await user.click(publish());
  await waitFor(() => expect(sentBody()).toBeTruthy());
  expect(sentBody()?.metadata).toMatchObject({
    recommendedPerson: { userId: emir.id, name: 'Emir Delić' },
  });
});

it('recommends somebody who has no profile, by name', async () => {
  const { user, fill } = await open({ type: 'recommendation' });
  await fill(words(), 'Uvijek stigne prije roka.');
  answer(postsApi.mentionable, { users: [] });
  await user.type(screen.getByRole('combobox', { name: 'Koga preporučuješ' }), 'Hasan Kovač');
  await user.click(await screen.findByRole('option', { name: /Hasan Kovač.*Samo ime/ }));
  expect(screen.getByText('Hasan Kovač')).toBeTruthy();
  answer(postsApi.write, somePost);
  await user.click(publish());
  await waitFor(() => expect(sentBody()).toBeTruthy());
  expect(sentBody()?.metadata).toMatchObject({
    recommendedPerson: { userId: null, name: 'Hasan Kovač' },
  });
});

it('rewrites a post, and leaves the answers of a poll that has votes', async () => {
  const pollEndsAt = '2026-12-01T09:00:00.000Z';
  const edited = {
    ...somePost,
    type: 'poll' as const,
    metadata: { ...nothingWith, pollOptions: ['Utorak', 'Subota'] as [string, string], pollEndsAt },
    poll: { votes: null, voters: 3, endsAt: pollEndsAt, isOver: false, own: null },
    canEdit: true,
  };
  const { user, fill } = await open({ edited });
  expect(screen.getByRole('textbox', { name: 'Odgovor 1' })).toHaveProperty('readOnly', true);
  await fill(words(), 'Kada se vidimo, ljudi?');
  answer(postsApi.change, edited);
  await user.click(screen.getByRole('button', { name: 'Sačuvaj izmjene' }));
  await screen.findByText('Objava je uspješno ažurirana');
  expect(sentBody('PUT')).toMatchObject({
    content: 'Kada se vidimo, ljudi?',
    metadata: { pollOptions: ['Utorak', 'Subota'], pollEndsAt },
  });
});

it('shares a post with own words, and shows which', async () => {
  const { fill, user } = await open({ shared: somePost });
  expect(screen.getByText(somePost.content)).toBeTruthy();
  await fill(words(), 'Vrijedi pročitati.');
  answer(postsApi.write, { ...somePost, isShare: true });
  await user.click(publish());
  await waitFor(() => expect(sentBody()).toBeTruthy());
  expect(sentBody()).toMatchObject({ content: 'Vrijedi pročitati.', sharedPostId: somePost.id });
});

it('corrects what was published by a try that got no answer, over a reload too, and publishes it once', async () => {
  await signIn();
  const { user, fill } = show(<Again />);
  await fill(words(), 'Vidimo se u petak.');
  answer(postsApi.write, 'no connection');
  await user.click(publish());
  await screen.findByText('Nije moguće kreirati objavu. Pokušajte ponovo.');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Otvori' }));
  await fill(words(), 'Vidimo se u subotu.');
  const first = { ...somePost, content: 'Vidimo se u petak.' };
  answer(postsApi.write, first);
  answer(postsApi.change, { ...first, content: 'Vidimo se u subotu.' });
  await user.click(publish());
  await screen.findByText('Objava je uspješno kreirana');
  const written = allSent().filter(
    ({ path, method }) => path === '/api/posts' && method === 'POST',
  );
  expect(new Set(written.map(({ body }) => (body as { id: string }).id)).size).toBe(1);
  expect(sentBody('PUT')).toMatchObject({ content: 'Vidimo se u subotu.' });
});

it('leaves a card away that was taken away, and by the choice of a plain post', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const content = 'Vidi https://primjer.ba/budzet.';
  const { user, fill } = await open({ edited: { ...somePost, content, canEdit: true } });
  await pass(1_500);
  expect(allSent()).toEqual([]);
  const kind = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Vrsta objave' });
  expect(kind.value).toBe('status');
  const linkPreview = {
    url: 'https://primjer.ba/plan',
    title: 'Plan za jesen',
    description: '',
    imageUrl: null,
    siteName: 'Primjer',
  };
  answer(linkPreviewsApi.preview, { linkPreview });
  await fill(words(), 'Vidi https://primjer.ba/plan.');
  await pass(1_500);
  await screen.findByText('Plan za jesen');
  await user.selectOptions(kind, 'Objava');
  await pass(1_500);
  expect(screen.queryByText('Plan za jesen')).toBeNull();
  expect(kind.value).toBe('status');
});

it('says that a post was changed since the draft began, and begins from what stands there now', async () => {
  const edited = { ...somePost, content: 'Prva.', canEdit: true };
  const { fill, user } = await open({ edited });
  await fill(words(), 'Prva, popravljena.');
  await user.keyboard('{Escape}');
  cleanup();
  show(
    <PostComposer
      open
      onOpenChange={() => undefined}
      edited={{ ...edited, content: 'Druga.', editedAt: '2026-11-02T09:00:00.000Z' }}
    />,
  );
  expect(words()).toHaveProperty('value', 'Prva, popravljena.');
  await screen.findByText(/Objava je izmijenjena otkako je počeo ovaj nacrt/);
  await expectAccessible();
  await userEvent.click(screen.getByRole('button', { name: 'Kreni od onoga što sada piše' }));
  await waitFor(() => expect(words()).toHaveProperty('value', 'Druga.'));
  expect(screen.queryByText(/Objava je izmijenjena otkako/)).toBeNull();
});

it('says at the answers of a poll that somebody voted meanwhile', async () => {
  const pollEndsAt = '2026-12-01T09:00:00.000Z';
  const edited = {
    ...somePost,
    type: 'poll' as const,
    metadata: { ...nothingWith, pollOptions: ['Utorak', 'Subota'] as [string, string], pollEndsAt },
    poll: { votes: null, voters: 0, endsAt: pollEndsAt, isOver: false, own: null },
    canEdit: true,
  };
  const { user, fill } = await open({ edited });
  await fill(screen.getByRole('textbox', { name: 'Odgovor 1' }), 'Srijeda');
  answer(postsApi.change, {
    failure: {
      code: 'VALIDATION',
      fields: { 'metadata.pollEndsAt': 'Neko je već glasao: odgovori i kraj ostaju.' },
    },
  });
  await user.click(screen.getByRole('button', { name: 'Sačuvaj izmjene' }));
  await screen.findByText('Neko je već glasao: odgovori i kraj ostaju.');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Odgovor 1' })),
  );
});
