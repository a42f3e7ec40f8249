import fc from 'fast-check';
import { expect, it } from 'vitest';
import { differingWords } from './differing-words.ts';

const marked = (before: string, after: string) => {
  const sides = differingWords(before, after);
  const said = (parts: typeof sides.before) =>
    parts.map(({ text, changed }) => (changed ? `[${text}]` : text)).join('');
  return [said(sides.before), said(sides.after)];
};

it('marks the words that one text has and the other lacks', () => {
  expect(marked('Svirali smo u garaži.', 'Svirali smo u podrumu škole.')).toEqual([
    'Svirali smo u [garaži].',
    'Svirali smo u [podrumu škole].',
  ]);
  expect(marked('Čistimo obalu i park.', 'Subotom čistimo obalu, šumu i park.')).toEqual([
    '[Čistimo] obalu i park.',
    '[Subotom] [čistimo ]obalu[, šumu] i park.',
  ]);
  expect(marked('', 'Novo')).toEqual(['', '[Novo]']);
  expect(marked('Isto, isto.', 'Isto, isto.')).toEqual(['Isto, isto.', 'Isto, isto.']);
});

it('never loses a letter, and what is unmarked is the same on both sides', () => {
  const word = fc.constantFrom('šator', 'rijeka', ' ', '\n', ',', 'a', '🙂', 'ž');
  const text = fc.array(word, { maxLength: 30 }).map((words) => words.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const sides = differingWords(before, after);
      const whole = (parts: typeof sides.before, only?: boolean) =>
        parts.flatMap(({ text, changed }) => (only && changed ? [] : [text])).join('');
      expect(whole(sides.before)).toBe(before);
      expect(whole(sides.after)).toBe(after);
      expect(whole(sides.before, true)).toBe(whole(sides.after, true));
    }),
  );
});

it('compares the longest texts in a moment', () => {
  const long = (n: number) =>
    Array.from({ length: 40_000 }, (_, i) => `${(i * n) % 977}`).join(' ');
  const [before] = marked(long(3), long(7));
  expect(before).toContain('[');
});
