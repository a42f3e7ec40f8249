import type {
  ArticleBlock,
  ArticleDocument,
} from '@app/contracts/articles/article-document.schemas';
import { expect, it } from 'vitest';
import { changedRows } from './changed-rows.ts';

const paragraph = (text: string, href?: string): ArticleBlock => ({
  type: 'paragraph',
  content: [
    { type: 'text', text, ...(href ? { marks: [{ type: 'link', attrs: { href } }] } : {}) },
  ],
});
const picture = (alt: string, src = '/api/a.webp'): ArticleBlock => ({
  type: 'image',
  attrs: { src, alt, caption: '', width: 3, height: 2 },
});
const nothing: ArticleBlock = { type: 'paragraph' };
const rows = (before: ArticleBlock[], after: ArticleBlock[]) => {
  const documents = [before, after].map((content): ArticleDocument => ({ type: 'doc', content }));
  return changedRows(documents[0] as ArticleDocument, documents[1] as ArticleDocument);
};

it('shows by words what was reworded, and counts what stayed', () => {
  const stays = [paragraph('Prvi dan smo čistili.'), nothing, paragraph('Drugi dan smo bojili.')];
  expect(
    rows(
      [...stays, paragraph('Klupa je bila zelena.')],
      [...stays, paragraph('Klupa je bila plava.')],
    ),
  ).toEqual([
    { kind: 'same', count: 2 },
    {
      kind: 'words',
      pieces: [
        { kind: 'same', text: 'Klupa je bila ' },
        { kind: 'gone', text: 'zelena' },
        { kind: 'new', text: 'plava' },
        { kind: 'same', text: '.' },
      ],
    },
  ]);
});

it('shows whole what says something else, and what came or went', () => {
  const [one, other, last] = [
    paragraph('Sretno!'),
    paragraph('Budžet po kategorijama'),
    picture('a'),
  ];
  expect(rows([one, last], [other, last, nothing])).toEqual([
    { kind: 'gone', blocks: [one] },
    { kind: 'new', blocks: [other] },
    { kind: 'same', count: 1 },
  ]);
  expect(rows([one], [one, other, last])).toEqual([
    { kind: 'same', count: 1 },
    { kind: 'new', blocks: [other, last] },
  ]);
});

it.each([
  [
    'a link',
    paragraph('Pravila su ovdje', 'https://a.ba'),
    paragraph('Pravila su ovdje', 'https://b.ba'),
  ],
  [
    'a link beside other words',
    paragraph('Pravila su ovdje', 'https://a.ba'),
    paragraph('Pravila su tu', 'https://b.ba'),
  ],
  ['a picture of the same description', picture('Klupa'), picture('Klupa', '/api/b.webp')],
])('never hides that %s leads elsewhere', (_, before, after) => {
  expect(rows([before], [after])).toEqual([
    { kind: 'gone', blocks: [before] },
    { kind: 'new', blocks: [after] },
  ]);
});

it('tells what is said of a picture to those who do not see it', () => {
  expect(rows([picture('Zelena klupa')], [picture('Plava klupa')])).toMatchObject([
    { kind: 'words', pieces: [{ text: 'Zelena' }, { text: 'Plava' }, { text: ' klupa' }] },
  ]);
});
