import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guardCell, readCsv, unguardCell } from './csv.ts';

const cell = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom('"', ',', ';', '\n', '\r', '\t', '=', "'", 'č', '🌉', ' ') }),
);

describe('CSV', () => {
  it.each([
    [
      'a;b;c\nd;e,f;g',
      [
        ['a', 'b', 'c'],
        ['d', 'e,f', 'g'],
      ],
    ],
    [
      'a\tb\r\nc\td',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,b\n\nc,d\n\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      '\ufeff"a";b;\n"c";"d,e"',
      [
        ['a', 'b', ''],
        ['c', 'd,e'],
      ],
    ],
    ['', []],
    ['a,b\n"c,d', null],
  ])('reads %j', (text, rows) => {
    expect(readCsv(text)).toEqual(rows);
  });
});

describe('a guarded cell', () => {
  it('never begins like a formula, and comes back as it was', () => {
    fc.assert(
      fc.property(cell, (text) => {
        expect(guardCell(text)).not.toMatch(/^[=+\-@\t\r\n]/);
        expect(unguardCell(guardCell(text))).toBe(text);
      }),
    );
    expect(guardCell('=1+1')).toBe("'=1+1");
    expect(unguardCell("'tis")).toBe("'tis");
  });
});
