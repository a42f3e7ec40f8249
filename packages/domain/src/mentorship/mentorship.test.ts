import { expect, it } from 'vitest';
import { transition } from '../machine.ts';
import { requestTitle } from './mentorship.ts';
import { eventFor, requestMachine, requestStatuses } from './request.machine.ts';

it.each([
  ['Smijemo li zamijeniti dobavljača? Firma se zatvara.', 'Smijemo li zamijeniti dobavljača?'],
  ['Pregled budžeta prije slanja.', 'Pregled budžeta prije slanja'],
  ['  Dva\n reda  ', 'Dva reda'],
  ['Cijena je 2.5 KM po komadu. I dalje.', 'Cijena je 2.5 KM po komadu'],
  [`${'riječ '.repeat(20)}kraj`, `${'riječ '.repeat(13).trim()}…`],
  ['a'.repeat(200), `${'a'.repeat(79)}…`],
])('a request is called by its first sentence: %s', (description, expected) => {
  expect(requestTitle(description)).toBe(expected);
});

it('whoever may move it sets any other status, in any order', () => {
  for (const from of requestStatuses) {
    for (const to of requestStatuses.filter((one) => one !== from)) {
      const move = transition(requestMachine, from, eventFor[to]);
      expect([from, move?.to], `${from} → ${to}`).toEqual([from, to]);
    }
  }
});
