import { expect, it } from 'vitest';
import { spacedPhone } from './spaced-phone.ts';

it.each([
  ['+38761234567', '+387 61 234 567'],
  ['+387603234567', '+387 60 323 4567'],
  ['+436641234567', '+436641234567'],
  ['', ''],
])('writes %s as %s', (number, text) => {
  expect(spacedPhone(number)).toBe(text);
});
