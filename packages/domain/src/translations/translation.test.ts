import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  effectiveText,
  lacksTranslation,
  placeholdersOf,
  problemOf,
  textLimit,
  tidyText,
} from './translation.ts';

const plain = { bhs: 'Pokreni svoju ideju', en: 'Start your idea' };
const counted = { bhs: '{{count}} dana za {{name}}', en: '{{name}}: {{count}} days' };
const paragraph = { bhs: 'a'.repeat(120), en: 'b'.repeat(90) };

describe('a changed text', () => {
  it.each([
    ['Kreni sada', plain, null],
    ['Počni „odmah“, đače 🌉 & idi < dalje', plain, null],
    ['', plain, 'textEmpty'],
    [' \n ', plain, 'textEmpty'],
    ['a'.repeat(textLimit(plain)), plain, null],
    ['a'.repeat(textLimit(plain) + 1), plain, 'textTooLong'],
    ['Kreni <b>sada</b>', plain, 'textMarkup'],
    ['Kreni<br/>', plain, 'textMarkup'],
    ['<!-- x -->', plain, 'textMarkup'],
    ['a&nbsp;b', plain, 'textMarkup'],
    ['a&#x3c;b', plain, 'textMarkup'],
    ['dva\nreda', plain, 'textLineBreaks'],
    ['dva\nreda', paragraph, null],
    ['a\u0007', plain, 'textCharacters'],
    ['a\u202eb', plain, 'textCharacters'],
    ['za {{name}} još {{count}}', counted, null],
    ['za {{name}}', counted, 'textPlaceholders'],
    ['{{name}} {{count}} {{city}}', counted, 'textPlaceholders'],
    ['{{ name }} {{count}}', counted, 'textPlaceholders'],
    ['{{name}} {{count}} }}', counted, 'textPlaceholders'],
    ['Zdravo {{name}}', plain, 'textPlaceholders'],
  ] as const)('%j', (text, defaults, problem) => {
    expect(problemOf(text, defaults, 'bhs')).toBe(problem);
  });

  it('is measured by the other language where its own default is empty', () => {
    expect(problemOf('Hello {{name}}', { bhs: 'Zdravo {{name}}', en: '' }, 'en')).toBeNull();
    expect(problemOf('Hello', { bhs: 'Zdravo {{name}}', en: '' }, 'en')).toBe('textPlaceholders');
  });

  it('is tidied once and for all', () => {
    expect(tidyText('  Kreni\r\nsada \t', 'x')).toBe('Kreni\nsada');
    expect(tidyText('c\u030c', 'x')).toBe('č');
    expect(tidyText('i', ' i ')).toBe(' i ');
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('a', ' a', 'a ', ''),
        (text, by) => {
          const once = tidyText(text, by);
          expect(tidyText(once, by)).toBe(once);
        },
      ),
    );
  });
});

it('names each placeholder once, by alphabet', () => {
  expect(placeholdersOf('{{b}} {{a}} {{b}} {{ c }} {d}')).toEqual(['a', 'b']);
});

it('shows the change where there is one', () => {
  expect(effectiveText(plain, undefined)).toEqual(plain);
  expect(effectiveText(plain, { bhs: 'Kreni', en: null })).toEqual({ bhs: 'Kreni', en: plain.en });
});

it.each([
  [plain, undefined, false],
  [{ bhs: 'a', en: '' }, undefined, true],
  [{ bhs: 'a', en: '' }, { bhs: null, en: 'b' }, false],
  [plain, { bhs: 'Kreni', en: null }, true],
  [plain, { bhs: null, en: 'Go' }, true],
  [plain, { bhs: 'Kreni', en: 'Go' }, false],
])('a translation is missing: %j %j %s', (defaults, change, expected) => {
  expect(lacksTranslation(defaults, change)).toBe(expected);
});
