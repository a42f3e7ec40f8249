import { applicationsApi } from '@app/contracts/applications/applications.api';
import { pages } from '@app/contracts/pages';
import { storiesApi } from '@app/contracts/stories/stories.api';
import type { StoryView } from '@app/contracts/stories/stories.schemas';
import { emptyStory } from '@app/domain/stories/story';
import type { Language } from '@app/messages/catalogue';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { allSent, answer, expectAccessible, show, signIn } from '../../testing/show.tsx';
import StoryPage from './pages/story.tsx';

const id = '0199aaaa-0000-7000-8000-000000000005';
const savedAt = '2026-11-02T08:00:00.000Z';
const story: StoryView = {
  id,
  slug: 'muzicka-soba',
  kind: 'orange',
  title: 'Muzička soba',
  content: { ...emptyStory, pictures: [], before: 'Imamo četrnaest soba i nijednu za probu.' },
  revision: 3,
  savedAt,
  canTakeOver: true,
  inApplication: { text: 'Stari tekst.', pictures: [] },
  applicationRevision: 7,
  picture: null,
  canTakePicture: true,
  canSetCampaign: true,
  forCampaign: null,
};
const empty = { ...story, content: { ...emptyStory, pictures: [] } };
const page = (language: Language = 'bhs') =>
  show(<StoryPage />, { at: pages.story({ id }), path: pages.story.path, language });
const saves = () => allSent().filter(({ method }) => method === 'PUT');
const field = (name: string) => screen.findByLabelText<HTMLTextAreaElement>(name);

it('saves what is written, and quotes what the part has already', async () => {
  await signIn();
  answer(storiesApi.open, story);
  answer(storiesApi.save, { revision: 4, savedAt, merged: {} });
  const { user, fill } = page();
  const before = await field('Prije');
  const has = () => within(screen.getByRole('region', { name: 'Šta ovaj dio već ima' }));
  expect(has().getByText('četrnaest').tagName).toBe('Q');
  has().getByText('Ko priča? Napiši „mi“ umjesto „mladi“.');
  await expectAccessible();
  await fill(before, 'Nas četrnaest nema gdje svirati.');
  has().getByText('Nas');
  await user.tab();
  await waitFor(() => expect(saves()).toHaveLength(1));
  expect(saves()[0]?.body).toMatchObject({
    revision: 3,
    changes: { before: 'Nas četrnaest nema gdje svirati.' },
  });
  await screen.findByText('Sačuvano');
});

it('keeps on the device what does not reach the server', async () => {
  await signIn();
  answer(storiesApi.open, empty);
  answer(storiesApi.save, 'no connection');
  const { user, fill } = page();
  await fill(await field('Prije'), 'Bez veze.');
  await user.tab();
  expect(await screen.findAllByText('Nema veze, čuvam čim se vrati')).not.toEqual([]);
  expect((await field('Prije')).value).toBe('Bez veze.');
});

it('shows both texts where two wrote in one part', async () => {
  await signIn();
  const theirs = { before: 'Njihov početak.' };
  answer(storiesApi.open, story, {
    ...story,
    revision: 4,
    content: { ...story.content, ...theirs },
  });
  const details = { theirs, changedBy: 'Emir', savedAt };
  answer(storiesApi.save, { failure: { code: 'REVISION_CLASH', details } });
  const { user, fill } = page();
  await fill(await field('Prije'), 'Moj početak.');
  await user.tab();
  await screen.findByText(/^Emir piše u istom dijelu/);
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Uzmi njihov' }));
  const before = await field('Prije');
  await waitFor(() => expect(before.value).toBe(theirs.before));
  expect(screen.queryByText(/piše u istom dijelu/)).toBeNull();
});

it('leads from step to step, in English too, and reads the heading', async () => {
  await signIn();
  answer(storiesApi.open, empty);
  const { user, address } = page('en');
  expect(await screen.findByText('Your story grows here.')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Turning point' }));
  const name = 'What happened that made you say: enough?';
  const heading = await screen.findByRole('heading', { level: 1, name });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(address()).toBe(pages.story({ id, korak: 'turn' }));
});

it('asks before it replaces the text of the application', async () => {
  await signIn();
  answer(storiesApi.open, story);
  const { user } = page();
  await user.click(await screen.findByRole('button', { name: 'Prenesi u prijavu' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getAllByRole('button', { name: 'Odustani' })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(saves()).toEqual([]);
});

it('takes all its pictures over with the text, and says where it cannot', async () => {
  await signIn();
  const pictures = ['/api/ob-files/soba.webp', '/api/ob-files/kljuc.webp'];
  const { before } = story.content;
  const told = { ...story, content: { ...story.content, pictures } };
  const taken = {
    ...told,
    inApplication: { text: before, pictures },
    picture: pictures[0] ?? null,
    canTakePicture: false,
  };
  answer(storiesApi.open, { ...told, inApplication: { text: '', pictures: [] } }, taken);
  answer(applicationsApi.save, { editRevision: 8, savedAt, merged: {} });
  const { user } = page();
  const preview = within(await screen.findByRole('complementary'));
  preview.getByRole('img', { name: 'Slike 1' });
  await user.click(preview.getByRole('button', { name: 'Prenesi u prijavu' }));
  await preview.findByText('Ova priča je već u prijavi.');
  const sent = allSent().find(({ method }) => method === 'PATCH');
  expect(sent?.body).toMatchObject({
    changes: { storyContent: before, storyPictures: pictures, applicationPicture: pictures[0] },
  });
});

it('takes no pictures where the application has no place for them', async () => {
  await signIn();
  answer(storiesApi.open, { ...story, inApplication: null });
  page();
  await field('Prije');
  expect(screen.queryByText('Dodaj sliku')).toBeNull();
});

it('stays where it is while the application cannot be changed', async () => {
  await signIn();
  answer(storiesApi.open, { ...story, canTakeOver: false });
  page();
  await screen.findByText('Prijava se sada ne može mijenjati, pa priča ostaje ovdje.');
  expect(screen.queryByRole('button', { name: 'Prenesi u prijavu' })).toBeNull();
});

it('gives the campaign its text', async () => {
  await signIn();
  const text = story.content.before;
  answer(storiesApi.open, story, { ...story, forCampaign: text });
  answer(storiesApi.setCampaign, { ...story, forCampaign: text });
  const { user } = page();
  await user.click(await screen.findByRole('button', { name: 'Kampanja, kraće' }));
  await user.click(screen.getByRole('button', { name: 'Koristi u kampanji' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Koristi u kampanji' })).toBeNull(),
  );
  expect(saves().map(({ path, body }) => [path, body])).toEqual([
    [`/api/orange-story/${id}/campaign`, { text }],
  ]);
});

it('is nobody’s outside of the team', async () => {
  await signIn();
  answer(storiesApi.open, { failure: { code: 'NOT_FOUND' } });
  page();
  await screen.findByRole('heading', { name: 'Ove prijave nema' });
  await expectAccessible();
});

it('comes with another try', async () => {
  await signIn();
  answer(storiesApi.open, 'no connection', story);
  const { user } = page();
  await screen.findByText('Priča se nije učitala');
  await user.click(screen.getByRole('button', { name: 'Pokušaj ponovo' }));
  await field('Prije');
});
