import { expect, it } from 'vitest';
import { counting } from './counting.ts';

it.each([
  ['10.000+', 0.5, '5.000+'],
  ['10,000+', 0.05, '500+'],
  ['2.500 KM', 0.1, '250 KM'],
  ['2,5 mil. KM', 0.5, '1,2 mil. KM'],
  ['2,5 mil. KM', 0.1, '0,2 mil. KM'],
  ['1 200', 0.5, '600'],
  ['40', 0, '0'],
  ['Preko 1.000.000 ljudi', 0.001, 'Preko 1.000 ljudi'],
  ['svi', 0.5, 'svi'],
  ['50+', 1, '50+'],
])('%s at %d of its way says %s', (text, share, said) => {
  expect(counting(text, share)).toBe(said);
});
