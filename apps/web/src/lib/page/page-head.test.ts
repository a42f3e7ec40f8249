import { expect, it } from 'vitest';
import { fourWords } from './page-head.tsx';

it('fourWords keeps four words', () => {
  expect(fourWords(' Kino  pod vedrim nebom u Tuzli')).toBe('Kino pod vedrim nebom');
});
