import { expect, it } from 'vitest';
import { fening } from '../money.ts';
import { missingOfBank } from './bank.missing.ts';

const whole = {
  description: { bhs: 'Mladi odlučuju.', en: 'Young people decide.' },
  people: 1,
  received: fening(1),
};

it.each([
  [{}, []],
  [{ description: { bhs: 'Mladi odlučuju.', en: '' } }, ['text']],
  [{ people: 0 }, ['people']],
  [{ received: fening(0) }, ['money']],
  [
    { description: { bhs: '', en: '' }, people: 0, received: fening(0) },
    ['text', 'people', 'money'],
  ],
] as const)('a bank with %j lacks %j', (changed, missing) => {
  expect(missingOfBank({ ...whole, ...changed })).toEqual(missing);
});
