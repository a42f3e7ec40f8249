import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemChanges, wordChanges } from './changes.ts';

describe('changes of words', () => {
  it('mark what is gone and what is new', () => {
    expect(wordChanges('Pokreni svoju ideju', 'Pokreni ideju danas')).toEqual([
      { kind: 'same', text: 'Pokreni ' },
      { kind: 'gone', text: 'svoju ' },
      { kind: 'same', text: 'ideju' },
      { kind: 'new', text: ' danas' },
    ]);
    expect(wordChanges('Pokreni svoju ideju', 'Kreni s nama')).toEqual([
      { kind: 'gone', text: 'Pokreni svoju ideju' },
      { kind: 'new', text: 'Kreni s nama' },
    ]);
    expect(wordChanges('', 'Novo')).toEqual([{ kind: 'new', text: 'Novo' }]);
    expect(wordChanges('isto', 'isto')).toEqual([{ kind: 'same', text: 'isto' }]);
  });

  it('hold both texts whole, however long', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(fc.constantFrom('a', 'b ', ' ', 'č, ')).map((words) => words.join('')),
      fc.constant('riječ '.repeat(500)),
    );
    fc.assert(
      fc.property(text, text, (before, after) => {
        const pieces = wordChanges(before, after);
        const without = (kind: string) =>
          pieces
            .filter((piece) => piece.kind !== kind)
            .map((piece) => piece.text)
            .join('');
        expect(without('new')).toBe(before);
        expect(without('gone')).toBe(after);
      }),
      { numRuns: 60 },
    );
  });
});

describe('changes of a row', () => {
  it('tell items by what makes two alike', () => {
    const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
    const changes = itemChanges([a, b], [{ ...a }, c], (one, other) => one.id === other.id);
    expect(changes.map(({ kind, item }) => `${kind} ${item.id}`)).toEqual([
      'same a',
      'gone b',
      'new c',
    ]);
  });

  it('find the one that changed in a row too long to compare', () => {
    const row = Array.from({ length: 2_000 }, (_, n) => n);
    const changes = itemChanges(row, row.with(1_000, -1));
    expect(changes.filter(({ kind }) => kind !== 'same')).toEqual([
      { kind: 'gone', item: 1_000 },
      { kind: 'new', item: -1 },
    ]);
  });
});
