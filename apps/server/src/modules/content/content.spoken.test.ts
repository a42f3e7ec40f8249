import type { PageBlock } from '@app/contracts/blocks/blocks.schemas';
import { SpokenBlock } from '@app/contracts/content/content.schemas';
import { expect, it } from 'vitest';
import { heard, spoken } from './content.spoken.ts';

const both = (bhs: string, en = '') => ({ bhs, en });
const common = { section: 'why', visible: true, title: both('Naslov', 'Title') } as const;

/** One of each type, written in both languages. */
const blocks: PageBlock[] = [
  { ...common, id: 'header', type: 'header', content: both('a', 'b') },
  { ...common, id: 'text', type: 'text', html: both('<p>a</p>', '<p>b</p>') },
  {
    ...common,
    id: 'image',
    type: 'image',
    url: '/api/uploads/a/b.webp',
    alt: both('most', 'bridge'),
    content: both('a', 'b'),
    layout: 'two-column',
  },
  { ...common, id: 'video', type: 'video', url: '/api/uploads/a/b.mp4', autoplay: true },
  { ...common, id: 'youtube', type: 'youtube', url: 'https://youtu.be/dQw4w9WgXcQ' },
  {
    ...common,
    id: 'requirements',
    type: 'requirements',
    items: [both('tim', 'team'), both('ideja', 'idea')],
  },
  {
    ...common,
    id: 'testimonial',
    type: 'testimonial',
    content: both('a', 'b'),
    alt: both('učenica', 'pupil'),
    layout: 'quote',
  },
  {
    ...common,
    id: 'timeline',
    type: 'timeline',
    timelineItems: [
      { title: both('Poziv', 'Call'), date: both('maj', 'May'), description: both('a', 'b') },
    ],
  },
  {
    ...common,
    id: 'stats',
    type: 'stats',
    items: [{ number: '500+', label: both('projekata', 'projects') }],
    animation: false,
  },
  {
    ...common,
    id: 'apply_button',
    type: 'apply_button',
    content: both('a', 'b'),
    url: '/ob/calls',
  },
  { ...common, id: 'divider', type: 'divider' },
  {
    ...common,
    id: 'embed',
    type: 'embed',
    html: both('<p>a</p>', '<p>b</p>'),
    url: 'https://player.vimeo.com/video/1',
  },
];
const inBosnian = { language: 'bhs', instead: false } as const;
const said = (block: PageBlock, order = 0) => spoken(block, order, inBosnian);
const home = { page: 'home', language: 'bhs' } as const;

it.each(blocks.map((block) => [block.type, block] as const))(
  'a block %s that is read and put back in one language keeps the other',
  (_, block) => {
    expect(heard([said(block)], [block], home)).toEqual({ blocks: [block] });
  },
);

it('says what is not translated in the other language, to readers alone', () => {
  const block: PageBlock = {
    ...common,
    id: 'a',
    type: 'header',
    title: both('Zašto'),
    content: both('a'),
  };
  const inEnglish = (instead: boolean) => spoken(block, 0, { language: 'en', instead });
  expect(inEnglish(true).title).toBe('Zašto');
  expect(inEnglish(false).title).toBe('');
});

const sent = (block: object) => SpokenBlock.parse({ type: 'text', ...block });

it('follows the order that is sent within each section', () => {
  const read = heard(
    [
      sent({ id: 'b', section: 'why', order: 2 }),
      sent({ id: 'c', section: 'cta' }),
      sent({ id: 'a', section: 'why', order: 1 }),
    ],
    [],
    home,
  );
  expect('blocks' in read && read.blocks.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

it('knows an item again by what it says, wherever it stands then', () => {
  const [, , , , , requirements] = blocks;
  const block = requirements as Extract<PageBlock, { type: 'requirements' }>;
  const read = heard([{ ...said(block), items: ['ideja', 'volja', 'tim'] }], [block], home);
  expect(read).toMatchObject({
    blocks: [{ items: [both('ideja', 'idea'), both('volja'), both('tim', 'team')] }],
  });
});

it('takes a short block for a new one with the defaults', () => {
  const read = heard(
    [sent({ type: 'stats', title: 'Novi blok', items: ['50+|partnera'] })],
    [],
    home,
  );
  expect(read).toMatchObject({
    blocks: [
      {
        section: 'why',
        visible: true,
        title: both('Novi blok'),
        animation: true,
        items: [{ number: '50+', label: both('partnera') }],
      },
    ],
  });
});

it.each([
  [{ section: 'main' }, { 'content_blocks.0.section': 'invalid' }],
  [{ type: 'image', url: 'https://evil.example/x.png' }, { 'content_blocks.0.url': 'invalid' }],
  [{ type: 'embed', url: 'https://evil.example' }, { 'content_blocks.0.url': 'invalid' }],
  [{ id: 'a b' }, { 'content_blocks.0.id': 'invalid' }],
])('says what is wrong with %j', (block, fields) => {
  expect(heard([sent(block)], [], home)).toEqual({ fields });
});
