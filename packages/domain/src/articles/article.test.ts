import { describe, expect, it } from 'vitest';
import { slugify } from '../slug.ts';
import {
  type DocumentNode,
  documentLimits,
  headingsOf,
  isBounded,
  mentionsIn,
  plainText,
  readingMinutes,
} from './article.document.ts';
import { articleLimits, articleMissing, emptyArticle, outsideOf } from './article.ts';

const text = (said: string): DocumentNode => ({ type: 'text', text: said });
const paragraph = (said: string): DocumentNode => ({ type: 'paragraph', content: [text(said)] });
const heading = (said: string, level = 2): DocumentNode => ({
  type: 'heading',
  attrs: { level },
  content: [text(said)],
});
const picture = (alt: string): DocumentNode => ({ type: 'image', attrs: { alt, caption: 'Most' } });
const doc = (...content: DocumentNode[]): DocumentNode => ({ type: 'doc', content });
const mention = (id: string): DocumentNode => ({
  type: 'paragraph',
  content: [text('Hvala, '), { type: 'mention', attrs: { id, label: 'Lejla' } }],
});

describe('what an article lacks', () => {
  const lacks = (content: Partial<typeof emptyArticle>) =>
    articleMissing({ ...emptyArticle, ...content }).map(
      ({ field, code, count, blocks }) => `${field} ${code} ${count}${blocks ? ' !' : ''}`,
    );

  it('is all of it at first', () => {
    expect(lacks({})).toEqual([
      'title missing 1 !',
      'summary missing 1 !',
      'cover advised 1',
      'body missing 1 !',
      'tags advised 1',
    ]);
  });

  it('is nothing once it is whole', () => {
    const body = doc(paragraph('a'.repeat(articleLimits.shortest)), picture('Most preko rijeke'));
    const cover = { url: '/api/uploads/a/b.jpg', alt: 'Most' };
    expect(lacks({ title: 'T', summary: 'S', body, cover, tags: ['most'] })).toEqual([]);
  });

  it('is length, and words for each picture', () => {
    const cover = { url: '/api/uploads/a/b.jpg', alt: ' ' };
    const body = doc(paragraph('Kratko'), picture(''), picture(' '));
    expect(lacks({ title: 'T', summary: 'S', cover, body, tags: ['x'] })).toEqual([
      'cover alt 1 !',
      'body short 1 !',
      'body alt 2 !',
    ]);
  });
});

it('is shown from outside by its own words, or by those for it', () => {
  const said = { title: 'Most', summary: 'a'.repeat(200), seoTitle: '', seoDescription: '' };
  expect(outsideOf(said)).toEqual({ title: 'Most', description: `${'a'.repeat(157)}...` });
  expect(outsideOf({ ...said, seoTitle: 'O mostu', seoDescription: 'Kratko.' })).toEqual({
    title: 'O mostu',
    description: 'Kratko.',
  });
});

describe('a document', () => {
  const whole = doc(
    heading('Četrdeset vrata'),
    paragraph('Prva rečenica.'),
    picture('Most'),
    mention('1'),
    mention('1'),
    heading('Četrdeset vrata', 3),
  );

  it('says what is written in it, a line for each paragraph', () => {
    expect(plainText(whole)).toBe(
      'Četrdeset vrata\nPrva rečenica.\nMost\nHvala, @Lejla\nHvala, @Lejla\nČetrdeset vrata',
    );
    expect(mentionsIn(whole)).toEqual(['1']);
  });

  it('has contents, each with an address of its own', () => {
    expect(headingsOf(whole, slugify)).toEqual([
      { id: 'cetrdeset-vrata', level: 2, text: 'Četrdeset vrata' },
      { id: 'cetrdeset-vrata-2', level: 3, text: 'Četrdeset vrata' },
    ]);
  });

  it.each([
    [0, 0, 1],
    [290, 0, 1],
    [310, 0, 2],
    [200, 5, 2],
  ])('of %i words and %i pictures is read in %i minutes', (words, pictures, minutes) => {
    const bare = { type: 'image', attrs: {} };
    const long = doc(paragraph('riječ '.repeat(words)), ...Array(pictures).fill(bare));
    expect(readingMinutes(long)).toBe(minutes);
  });

  it('is bounded, however deep or wide it was sent', () => {
    let deep: unknown = text('dno');
    for (let n = 0; n < 100_000; n += 1) deep = { type: 'bulletList', content: [deep] };
    expect(isBounded(whole)).toBe(true);
    expect(isBounded(deep)).toBe(false);
    expect(isBounded(doc(...Array(documentLimits.nodes).fill(paragraph('x'))))).toBe(false);
    expect(isBounded(doc(paragraph('x'.repeat(documentLimits.text + 1))))).toBe(false);
    expect(isBounded(doc(...Array(documentLimits.pictures + 1).fill(picture('x'))))).toBe(false);
    expect(isBounded('nije dokument')).toBe(true);
  });
});
