import { expect, it } from 'vitest';
import { instalmentPurpose, purposeWords } from './purpose.ts';

const say = ({ number, count }: { number: number; count: number }) =>
  `instalment ${number} of ${count}`;

it('an instalment is kept as a key and named to each reader', () => {
  expect(purposeWords(instalmentPurpose({ number: 2, count: 3 }), say)).toBe('instalment 2 of 3');
});

it('the words of whoever wrote an entry stay as they are', () => {
  for (const words of ['', 'Za opremu i alat', 'instalment:', 'instalment:1/2 i još']) {
    expect(purposeWords(words, say)).toBe(words);
  }
});
