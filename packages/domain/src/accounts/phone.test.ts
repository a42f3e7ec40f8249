import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdsTwoPhones, isPhone, normalizePhone } from './phone.ts';

describe('normalizePhone', () => {
  it.each([
    // +387: up to 13 characters
    ['+38761123456', '+38761123456'],
    ['+387 61 123-456', '+38761123456'],
    ['+387611234567', '+387611234567'],
    ['+3876112345678', '+387611234567'],
    ['(+387) 61/123.456', '+38761123456'],
    // 387 becomes +387, up to 12 digits
    ['38761123456', '+38761123456'],
    ['387611234567', '+387611234567'],
    ['3876112345678', '+387611234567'],
    // a leading 0 is replaced, 9 digits
    ['061 123 456', '+38761123456'],
    ['061/123-4567', '+387611234567'],
    ['061123456789', '+387611234567'],
    ['0', '+387'],
    // other + numbers up to 15 characters
    ['+49 170 1234567', '+491701234567'],
    ['+1 (212) 555-0100-99999', '+12125550100999'],
    ['+', '+'],
    ['+38', '+38'],
    ['+385 91 123 4567', '+385911234567'],
    // otherwise +387 and up to 9 digits
    ['61123456', '+38761123456'],
    ['6112345678999', '+387611234567'],
    ['', '+387'],
    ['broj', '+387'],
    // 00 at the front is a plus, a 0 after +387 falls away
    ['00387 61 123 456', '+38761123456'],
    ['0049 170 1234567', '+491701234567'],
    ['00', '+'],
    ['+387 (0)61 123 456', '+38761123456'],
    ['387 061 123 456', '+38761123456'],
    ['+0', '+'],
    // a plus counts before the first digit only
    ['61+123456', '+38761123456'],
    ['++387 61 123 456', '+38761123456'],
  ])('%j becomes %j', (typed, normal) => {
    expect(normalizePhone(typed)).toBe(normal);
  });

  const typed = fc.oneof(
    fc.string(),
    fc.stringMatching(/^[+0-9 ()/-]{0,20}$/),
    fc.stringMatching(/^(\+387|387|0|\+49|)[0-9 ]{0,16}$/),
  );

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(typed, (input) => {
        const once = normalizePhone(input);
        expect(normalizePhone(once)).toBe(once);
      }),
    );
  });

  it('is a plus and digits, at most 15 characters, at most 13 with +387', () => {
    fc.assert(
      fc.property(typed, (input) => {
        const number = normalizePhone(input);
        expect(number).toMatch(/^\+[0-9]*$/);
        expect(number.length).toBeLessThanOrEqual(number.startsWith('+387') ? 13 : 15);
      }),
    );
  });

  it('makes the same of every way to write a local number', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^6[0-9]{7,8}$/), (local) => {
        const wanted = `+387${local}`;
        for (const written of [local, `0${local}`, `387${local}`, wanted, `+387 ${local}`]) {
          expect(normalizePhone(written)).toBe(wanted);
        }
      }),
    );
  });

  it('does not mind spaces and signs', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+?[0-9]{1,14}$/), (number) => {
        expect(normalizePhone(` ${number.split('').join(' -')}`)).toBe(normalizePhone(number));
      }),
    );
  });
});

describe('isPhone', () => {
  it.each(['+38761123456', '+387611234567', '+491701234567', '+12125550100'])('%s', (number) => {
    expect(isPhone(number)).toBe(true);
  });

  it.each(['', '+', '+387', '+3876112345', '+38761123456789', '061123456', '+49170'])(
    'not %j',
    (number) => {
      expect(isPhone(number)).toBe(false);
    },
  );
});

describe('holdsTwoPhones', () => {
  it.each([
    '061 123 456, 062 654 321',
    '061 123 456 / 033 222 111',
    '061123456 ili 062654321',
    '+387 61 123 456; +387 33 222 111',
  ])('%s', (typed) => {
    expect(holdsTwoPhones(typed)).toBe(true);
  });

  it.each(['061/123-456', '061 / 123 456', '+387 (0)61 123 456', '061 123 456 lok. 12', ''])(
    'not %j',
    (typed) => {
      expect(holdsTwoPhones(typed)).toBe(false);
    },
  );
});
