import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';
import { passwordRefusal } from './password.rules.ts';
import { passwords } from './passwords.ts';

describe('password hashes', () => {
  it('are argon2id at the stated cost, each with its own salt', async () => {
    const [one, other] = await Promise.all([passwords.hash('x'), passwords.hash('x')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
    expect(passwords.outdated(one)).toBe(false);
  });

  it('know their password and no other', async () => {
    const kept = await passwords.hash('Šifra-s-kvačicama-1');
    expect(await passwords.verify(kept, 'Šifra-s-kvačicama-1')).toBe(true);
    expect(await passwords.verify(kept, 'Sifra-s-kvacicama-1')).toBe(false);
  });

  it('are never right where there is none', async () => {
    for (const guess of ['', 'x', 'null']) expect(await passwords.verify(null, guess)).toBe(false);
  });

  it('leave the main thread free, however many are asked for at once', async () => {
    const kept = await passwords.hash('x');
    let waiting = true;
    let turns = 0;
    const turn = () => {
      turns += 1;
      if (waiting) setImmediate(turn);
    };
    setImmediate(turn);
    await Promise.all(Array.from({ length: 40 }, () => passwords.verify(kept, 'y')));
    waiting = false;
    // On the main thread the loop would turn about once for each.
    expect(turns).toBeGreaterThan(400);
  });

  it('goes on after a hash that cannot be read', async () => {
    const broken = Array.from({ length: 6 }, () => passwords.verify('not-a-hash', 'x'));
    const outcomes = await Promise.allSettled(broken);
    expect(outcomes.every((one) => one.status === 'rejected')).toBe(true);
    expect(await passwords.verify(await passwords.hash('x'), 'x')).toBe(true);
  });
});

describe('a new password', () => {
  const owner = { firstName: 'Amina', lastName: 'Hodžić', email: 'amina.h@primjer.ba' };
  const refusal = (password: string) =>
    passwordRefusal('newPassword', password, owner, { brand: 'Zamah' })?.fields?.newPassword;

  it.each([
    ['kratka1', 'passwordShort'],
    ['sunshine', 'passwordCommon'],
    ['SunShine', 'passwordCommon'],
    ['12345678', 'passwordCommon'],
    ['Zamah2026!', 'passwordCommon'],
    ['omladinska.banka', 'passwordCommon'],
    ['Šifra-123', 'passwordCommon'],
    ['Amina Hodžić 2008', 'passwordPersonal'],
    ['amina.h@primjer.ba', 'passwordPersonal'],
  ])('"%s" is refused: %s', (password, reason) => {
    expect(refusal(password)).toBe(reason);
  });

  it('is none of the most common ones that are long enough', () => {
    const common = dictionary['passwords-common'].filter((one) => one.length >= 8);
    expect(common.length).toBeGreaterThan(3_000);
    expect(common.filter((one) => refusal(one) === undefined)).toEqual([]);
  });

  it.each(['Demo2026!x', 'Zamah nas nosi', 'četiri riječi bez reda', 'korektna-lozinka'])(
    '"%s" is taken',
    (password) => {
      expect(refusal(password)).toBeUndefined();
    },
  );
});
