import { expect, it } from 'vitest';
import { ApiError } from '../api/error.ts';
import { errorText } from './text.ts';

const limited = (retryAfter: string | null) =>
  new ApiError(
    429,
    JSON.stringify({ error: 'Previše pokušaja. Sačekaj malo.', code: 'RATE_LIMITED' }),
    retryAfter,
  );

it.each([
  ['12', 'Previše pokušaja. Pokušaj ponovo za manje od minute.'],
  ['60', 'Previše pokušaja. Pokušaj ponovo za 1 minutu.'],
  ['121', 'Previše pokušaja. Pokušaj ponovo za 3 minute.'],
  ['840', 'Previše pokušaja. Pokušaj ponovo za 14 minuta.'],
  ['3600', 'Previše pokušaja. Pokušaj ponovo za 1 sat.'],
  ['7300', 'Previše pokušaja. Pokušaj ponovo za 3 sata.'],
])('says how long %s seconds are to wait', (seconds, text) => {
  expect(errorText(limited(seconds), 'bhs')).toBe(text);
});

it('repeats the server where it does not say how long', () => {
  expect(errorText(limited(null), 'bhs')).toBe('Previše pokušaja. Sačekaj malo.');
  expect(errorText(limited('soon'), 'bhs')).toBe('Previše pokušaja. Sačekaj malo.');
});

it('says that the server was not reached, and has words for the unknown', () => {
  expect(errorText(new ApiError(0, 'fetch failed'), 'en')).toMatch(/can’t reach the server/);
  expect(errorText(new Error('?'), 'bhs', 'Nije uspjelo.')).toBe('Nije uspjelo.');
});
