import { expect, it } from 'vitest';
import { blockChanges, type PlacedBlock } from './changes.ts';
import type { PageSection } from './pages.ts';

const block = (
  id: string,
  section: PageSection = 'why',
  visible = true,
  bhs = id,
): PlacedBlock => ({
  id,
  type: 'text',
  section,
  visible,
  title: { bhs, en: '' },
});
const same = (one: PlacedBlock, other: PlacedBlock) =>
  JSON.stringify(one) === JSON.stringify(other);
const changes = (before: readonly PlacedBlock[], after: readonly PlacedBlock[]) =>
  blockChanges(before, after, same).map(({ id, change }) => `${id} ${change}`);

const [a, b, c, d] = [block('a'), block('b'), block('c'), block('d')];

it.each([
  ['nothing', [a, b], [a, b], []],
  ['one more, one less', [a, b], [c, b], ['c added', 'a removed']],
  ['the last drawn to the front', [a, b, c, d], [d, a, b, c], ['d moved']],
  ['the first drawn to the end', [a, b, c, d], [b, c, d, a], ['a moved']],
  ['two that changed places', [a, b], [b, a], ['a moved']],
  ['one in another section', [a, b], [a, block('b', 'how')], ['b moved']],
  ['one hidden', [a, b], [a, block('b', 'why', false)], ['b hidden']],
  [
    'one shown, with other words',
    [block('a', 'why', false)],
    [block('a', 'why', true, 'x')],
    ['a shown', 'a changed'],
  ],
] as const)('tells of %s', (_, before, after, expected) => {
  expect(changes(before, after)).toEqual(expected);
});
