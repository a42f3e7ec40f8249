import { type ContentBlock, ContentBlocks, PageBlocks } from '@app/contracts/blocks/blocks.schemas';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { expectAccessible, show } from '../../testing/show.tsx';
import { watchSight } from '../../testing/sight.ts';
import { Blocks, type ShownBlock } from './blocks.tsx';

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

const apply = (words: string, url: string) => <a href={url || '/register'}>{words}</a>;
const showBlocks = (blocks: readonly ShownBlock[]) =>
  show(<Blocks blocks={blocks} apply={apply} />);

const allowMotion = (allowed: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: !allowed, addEventListener: () => undefined }));

beforeEach(() => void watchSight());

it('shows the twelve blocks as text, and other people’s pages only when asked', async () => {
  expect(ContentBlocks.parse(every)).toEqual(every);
  const { user } = showBlocks(every);
  expect(screen.getByText('<b>Tekst</b>')).toBeDefined();
  expect(screen.getByText('<script>x</script>')).toBeDefined();
  expect(document.querySelectorAll('script, b.x, iframe')).toHaveLength(0);
  expect(screen.getByRole('link', { name: 'Hajde' })).toBeDefined();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Prikaži sadržaj' }));
  const frame = screen.getByTitle('Mapa');
  expect(frame.getAttribute('src')).toBe('https://www.openstreetmap.org/export/embed.html');
  expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation');
});

it('shows text and embed blocks of an editable page as HTML, with where their button leads', async () => {
  const html = { bhs: '<h3>Prvo</h3><p>Tekst <a href="/ob">banke</a></p>', en: '' };
  const section = 'main' as const;
  const blocks = [
    { ...base('a', 'Naslov'), type: 'text' as const, section, html },
    { ...base('b', 'Okvir'), type: 'embed' as const, section, html, url: '' },
    {
      ...base('c', 'Hajde'),
      type: 'apply_button' as const,
      section,
      content: both(''),
      url: '/ob/calls',
    },
  ];
  expect(PageBlocks.parse(blocks)).toEqual(blocks);
  showBlocks(blocks);
  expect(screen.getAllByRole('heading', { name: 'Prvo' })).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Hajde' }).getAttribute('href')).toBe('/ob/calls');
  await expectAccessible();
});

const film = (id: string, url: string): ContentBlock => ({ ...base(id, id), type: 'youtube', url });

/** What a player tells of itself. */
const says = (event: string, info: number, source: MessageEventSource | null, from = youtube) => {
  const data = JSON.stringify({ event, info });
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, origin: from, source }));
  });
};
const youtube = 'https://www.youtube-nocookie.com';

/** Stands in for the page in a frame, which no test loads. */
function listenTo(frame: HTMLIFrameElement) {
  const postMessage = vi.fn<(message: string) => void>();
  Object.defineProperty(frame, 'contentWindow', { value: { postMessage } });
  return postMessage;
}

it('loads nothing of YouTube before the reader agrees, then plays one video at a time', async () => {
  localStorage.clear();
  allowMotion(true);
  const see = watchSight();
  const { user } = showBlocks([
    film('prvi', 'https://youtu.be/dQw4w9WgXcQ'),
    film('drugi', 'https://youtu.be/aaaaaaaaaaa'),
  ]);
  await see(1);
  expect(document.querySelectorAll('iframe')).toHaveLength(0);
  await user.click(screen.getAllByRole('button', { name: /Dozvoli YouTube/ })[0] as Element);
  await see(0.1);
  expect(document.querySelectorAll('iframe')).toHaveLength(0);
  const holds = (title: string) => (element: Element) =>
    element.closest('section')?.textContent?.includes(title) ?? false;
  await see(0.2, holds('prvi'));
  const first = screen.getByTitle<HTMLIFrameElement>('prvi');
  expect(first.src).toContain('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?');
  expect(first.src).toContain('autoplay=1&mute=0');
  const told = listenTo(first);
  await see(0.2, holds('drugi'));
  expect(screen.getByTitle<HTMLIFrameElement>('drugi').src).toContain('autoplay=1&mute=1');
  expect(told.mock.calls.map(([message]) => message)).toEqual([
    expect.stringContaining('pauseVideo'),
  ]);
  const playing = 1;
  const toldSecond = listenTo(screen.getByTitle('drugi'));
  says('onStateChange', playing, first.contentWindow, 'https://www.youtube.com');
  expect(toldSecond).not.toHaveBeenCalled();
  says('onStateChange', playing, first.contentWindow);
  expect(toldSecond.mock.lastCall?.[0]).toContain('pauseVideo');
  await user.click(screen.getAllByRole('button', { name: /Povuci dozvolu/ })[0] as Element);
  expect(document.querySelectorAll('iframe')).toHaveLength(0);
  expect(screen.getAllByRole('button', { name: /Dozvoli YouTube/ })).toHaveLength(2);
});

it('says when no video stands behind an address, and when one did not load', async () => {
  localStorage.clear();
  const see = watchSight();
  allowMotion(false);
  const { user } = showBlocks([
    { ...film('a', 'moj film'), section: 'main' } as ShownBlock,
    { ...film('b', 'https://www.youtube.com/@kanal'), section: 'main' } as ShownBlock,
    film('c', 'https://youtu.be/dQw4w9WgXcQ'),
  ]);
  expect(screen.getByText('Ovo nije adresa videa na YouTubeu.')).toBeDefined();
  expect(screen.getByText('Adresa vodi na YouTube, ali u njoj nema videa.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /Dozvoli YouTube/ }));
  await see(1);
  const player = screen.getByTitle<HTMLIFrameElement>('c');
  listenTo(player);
  const { contentWindow } = player;
  says('onError', 100, contentWindow, 'https://www.youtube.com');
  says('onError', 100, window);
  expect(screen.queryByText(/Video se nije učitao/)).toBeNull();
  says('onError', 100, contentWindow);
  expect(screen.getByText(/Video se nije učitao/)).toBeDefined();
  expect(document.querySelectorAll('iframe')).toHaveLength(0);
});

it('counts numbers up in sight where motion is welcome, and reads out their end alone', async () => {
  const stats: ContentBlock = {
    ...base('a'),
    type: 'stats',
    items: [{ number: '1.000+', label: both('ljudi') }],
    animation: true,
  };
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (step: FrameRequestCallback) => frames.push(step));
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  const see = watchSight();
  allowMotion(false);
  showBlocks([stats]);
  await see(1);
  expect(frames).toHaveLength(0);
  cleanup();
  allowMotion(true);
  showBlocks([stats]);
  await see(1);
  act(() => frames.at(-1)?.(performance.now() - 5_000));
  expect(screen.getByText('0+').getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByText('1.000+').className).toBe('visually-hidden');
  act(() => frames.at(-1)?.(performance.now() + 5_000));
  expect(screen.getByText('1.000+').className).toBe('');
});

it('hides a picture that is missing, and what stands around it', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  showBlocks(every.filter(({ type }) => type === 'image'));
  fireEvent.error(screen.getByRole('img', { name: 'Most' }));
  expect(screen.queryByText('Ispod slike')).toBeNull();
});

it('leaves out what is hidden or has no substance yet', () => {
  const empty: ContentBlock[] = [
    { ...base('a', 'Skriveno'), visible: false, type: 'text', content: both('Tajna') },
    { ...base('b', 'Film'), type: 'youtube', url: '' },
    { ...base('c', 'Uslovi'), type: 'requirements', items: [] },
  ];
  showBlocks(empty);
  expect(screen.queryByText(/Skriveno|Tajna|Film|Uslovi/)).toBeNull();
});

it('says which text exists only in the other language', () => {
  const block: ContentBlock = {
    ...base('a'),
    type: 'text',
    content: { bhs: 'Prvi.\n\nDrugi.', en: '' },
  };
  show(<Blocks blocks={[block]} apply={apply} />, { language: 'en' });
  expect(screen.getByText('Prvi.').getAttribute('lang')).toBe('bs-BA');
  expect(screen.getByText('(in Bosnian only)')).toBeDefined();
});
