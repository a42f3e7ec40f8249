import type { PageBlock } from '@app/contracts/blocks/blocks.schemas';
import { describe, expect, it } from 'vitest';
import { inOneLanguage, placeAt, withSection } from './content.ts';

const words = (bhs: string, en = '') => ({ bhs, en });
const divider = (id: string, section: PageBlock['section']): PageBlock => ({
  id,
  section,
  type: 'divider',
  title: words(id),
  visible: true,
});

it('shows a page in one language, with the other where that one is missing', () => {
  const page = [{ id: 'a', title: words('Most', 'Bridge'), items: [words('Samo ovdje')] }];
  expect(inOneLanguage(page, 'en')).toEqual([
    { id: 'a', title: words('Bridge', 'Bridge'), items: [words('Samo ovdje', 'Samo ovdje')] },
  ]);
});

it('puts a section in order and leaves the others where they are', () => {
  const [a, x, b, c] = [
    divider('a', 'why'),
    divider('x', 'how'),
    divider('b', 'why'),
    divider('c', 'why'),
  ] as const;
  const ids = withSection([a, x, b, c], 'why', [c, a, b]).map(({ id }) => id);
  expect(ids).toEqual(['c', 'x', 'a', 'b']);
});

describe('a row that is dragged', () => {
  const middles = [10, 30, 50];
  it.each([
    ['stays', 1, 30, 1],
    ['goes to the front', 2, 5, 0],
    ['goes behind the next', 0, 31, 1],
    ['goes to the end', 0, 99, 2],
  ])('%s', (_, from, y, place) => {
    expect(placeAt(middles, from, y)).toBe(place);
  });
});
