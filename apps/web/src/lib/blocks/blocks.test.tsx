import { type ContentBlock, ContentBlocks } from '@app/contracts/blocks/blocks.schemas';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible, show } from '../../../testing/show.tsx';
import { aCall } from '../call.fake.ts';
import { defaultBlocks } from './default-blocks.ts';
import { LandingBlocks } from './landing-blocks.tsx';

const both = (text: string) => ({ bhs: text, en: text });
const base = (id: string, title = '') => ({ id, title: both(title), visible: true });

const every: ContentBlock[] = [
  { ...base('a', 'Velika priča'), type: 'header', content: both('Uvod') },
  { ...base('b', '<b>Tekst</b>'), type: 'text', content: both('Prvi.\n\n<script>x</script>') },
  {
    ...base('c', 'Slika'),
    type: 'image',
    url: '/api/ob-files/a.webp',
    alt: both('Most'),
    content: both('Ispod slike'),
    layout: 'two-column',
  },
  { ...base('d'), type: 'video', url: '/api/ob-files/a.mp4', autoplay: false },
  { ...base('e', 'Film'), type: 'youtube', url: 'https://youtu.be/dQw4w9WgXcQ' },
  { ...base('f', 'Ko može'), type: 'requirements', items: [both('Od 15 godina')] },
  {
    ...base('g', 'Lejla'),
    type: 'testimonial',
    content: both('Vrijedi.'),
    alt: both('Zenica'),
    layout: 'card',
  },
  {
    ...base('h'),
    type: 'timeline',
    timelineItems: [{ title: both('Rok'), date: both('12. dec.'), description: both('Do ponoći') }],
  },
  {
    ...base('i'),
    type: 'stats',
    items: [{ number: '40', label: both('projekata') }],
    animation: true,
  },
  { ...base('j', 'Hajde'), type: 'apply_button', content: both('') },
  { ...base('k'), type: 'divider' },
  { ...base('l', 'Mapa'), type: 'embed', url: 'https://www.openstreetmap.org/export/embed.html' },
];

it('shows the twelve blocks as text, and other people’s pages only when asked', async () => {
  expect(ContentBlocks.parse(every)).toEqual(every);
  const { user } = show(<LandingBlocks blocks={every} call={aCall()} />);
  expect(screen.getByText('<b>Tekst</b>')).toBeDefined();
  expect(screen.getByText('<script>x</script>')).toBeDefined();
  expect(document.querySelectorAll('script, b.x, iframe')).toHaveLength(0);
  expect(screen.getByRole('link', { name: 'Hajde' })).toBeDefined();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Pusti video' }));
  const frame = screen.getByTitle('Film');
  expect(frame.getAttribute('src')).toBe(
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
  );
  expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation');
});

it('leaves out what is hidden or has no substance yet', () => {
  const empty: ContentBlock[] = [
    { ...base('a', 'Skriveno'), visible: false, type: 'text', content: both('Tajna') },
    { ...base('b', 'Film'), type: 'youtube', url: '' },
    { ...base('c', 'Uslovi'), type: 'requirements', items: [] },
  ];
  show(<LandingBlocks blocks={empty} call={aCall()} />);
  expect(screen.queryByText(/Skriveno|Tajna|Film|Uslovi/)).toBeNull();
});

it('says which text exists only in the other language', () => {
  const block: ContentBlock = {
    ...base('a'),
    type: 'text',
    content: { bhs: 'Prvi.\n\nDrugi.', en: '' },
  };
  show(<LandingBlocks blocks={[block]} call={aCall()} />, { language: 'en' });
  expect(screen.getByText('Prvi.').getAttribute('lang')).toBe('bs-BA');
  expect(screen.getByText('(in Bosnian only)')).toBeDefined();
});

it('is made of the call’s own texts where nobody has made it', () => {
  const said = {
    perProject: 'po projektu',
    altogether: 'ukupno',
    projects: 'projekata',
    whatTitle: 'Šta',
    whoTitle: 'Ko',
    whenTitle: 'Kad',
    most: 'do 5.000 KM',
    total: '40.000 KM',
    day: (day: string) => `(${day})`,
  };
  const timeline = [{ on: '2026-12-20', text: both('Rok') }];
  const blocks = defaultBlocks(aCall({ timeline }), said);
  expect(ContentBlocks.parse(blocks)).toEqual(blocks);
  show(<LandingBlocks blocks={blocks} call={aCall()} />);
  for (const words of ['Drugi dio.', 'Grupe mladih', '(2026-12-20)', 'do 5.000 KM']) {
    expect(screen.getByText(words)).toBeDefined();
  }
});
