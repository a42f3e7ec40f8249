import { expect, it } from 'vitest';
import { hasTooManyLinks, leastWritingMs, mostWritingMs, writingTime } from './contact.ts';

it.each([
  [leastWritingMs - 1, 'tooFast'],
  [-60_000, 'tooFast'],
  [leastWritingMs, 'fine'],
  [mostWritingMs, 'fine'],
  [mostWritingMs + 1, 'tooOld'],
] as const)('a form sent after %d ms is %s', (took, verdict) => {
  expect(writingTime(1_000_000, 1_000_000 + took)).toBe(verdict);
});

it.each([
  ['Stranica https://zamah.ba/ob ne radi, ni www.zamah.ba.', false],
  ['http://a.example www.b.example HTTPS://c.example', false],
  ['http://a.example www.b.example https://c.example http://d.example', true],
])('%s: too many addresses %s', (text, verdict) => {
  expect(hasTooManyLinks(text)).toBe(verdict);
});
