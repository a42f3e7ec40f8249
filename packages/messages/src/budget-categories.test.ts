import { expect, it } from 'vitest';
import { categoryIn } from './budget-categories.ts';

it('a usual category is read in the reader’s language, any other as it was written', () => {
  expect(categoryIn('en', 'Oprema i materijal')).toBe('Equipment and materials');
  expect(categoryIn('bhs', ' equipment and materials')).toBe('Oprema i materijal');
  expect(categoryIn('bhs', 'Oprema i materijal')).toBe('Oprema i materijal');
  expect(categoryIn('en', 'Bubnjevi')).toBe('Bubnjevi');
  expect(categoryIn('en', '')).toBe('');
});
