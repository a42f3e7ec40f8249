import { describe, expect, it } from 'vitest';
import { decide, eventsFrom } from '../machine.ts';
import { ageLack, mayBeShown, needsYear } from './age.ts';
import { consentStatuses, guardianConsentMachine } from './guardian-consent.machine.ts';
import { consentStatus } from './guardian-consent.ts';

/** Already the new year in Sarajevo. */
const now = new Date('2026-12-31T23:30:00Z');
const saidAt = new Date('2026-11-22T12:00:00Z');
const unsaid = { birthYear: null, adultSaidAt: null, guardianAgreedAt: null };
const adult = { ...unsaid, adultSaidAt: saidAt };
const born = (birthYear: number) => ({ ...unsaid, birthYear });
const anybody = { minAge: null, maxAge: null };

it('shows who is of age, or whose guardian agreed, and nobody else', () => {
  expect(mayBeShown(adult, now)).toBe(true);
  expect(mayBeShown(born(2011), now)).toBe(false);
  expect(mayBeShown({ ...born(2011), guardianAgreedAt: saidAt }, now)).toBe(true);
  expect(mayBeShown(unsaid, now)).toBe(false);
});

it.each([
  [anybody, false],
  [{ minAge: 15, maxAge: null }, false],
  [{ minAge: 21, maxAge: null }, true],
  [{ minAge: 15, maxAge: 30 }, true],
])('a call for %j needs the year of adults: %s', (call, expected) => {
  expect(needsYear(call)).toBe(expected);
});

const youth = { minAge: 15, maxAge: 30 };
it.each([
  ['AGE_UNSAID', unsaid, anybody],
  [undefined, adult, anybody],
  [undefined, adult, { minAge: 15, maxAge: null }],
  ['YEAR_UNSAID', adult, youth],
  [undefined, born(2000), youth],
  // 31 on some day of this year.
  [undefined, born(1996), youth],
  ['TOO_OLD', born(1995), youth],
  ['TOO_YOUNG', born(2013), youth],
  ['CONSENT_MISSING', born(2012), youth],
  [undefined, { ...born(2012), guardianAgreedAt: saidAt }, youth],
  ['CONSENT_MISSING', born(2012), anybody],
])('%s is what %j lacks for %j', (expected, member, call) => {
  expect(ageLack(member, call, now)).toBe(expected);
});

describe('a guardian’s consent', () => {
  it.each([
    ['pending', -1, 'pending'],
    ['pending', 0, 'expired'],
    ['agreed', 0, 'agreed'],
    ['refused', 0, 'refused'],
  ] as const)('that was %s, %s ms after its end, is %s', (status, after, expected) => {
    const expiresAt = new Date(now.getTime() - after);
    expect(consentStatus({ status, expiresAt }, now)).toBe(expected);
  });

  it('is the guardian’s alone to give, refuse, take back and give again', () => {
    const may = (actor: 'member' | 'guardian') =>
      Object.fromEntries(
        consentStatuses.map((status) => [
          status,
          eventsFrom(guardianConsentMachine, status, [actor]).join(' '),
        ]),
      );
    expect(may('member')).toEqual({
      pending: 'send askAnew',
      agreed: 'askAnew',
      refused: '',
      withdrawn: '',
      expired: 'send',
    });
    expect(may('guardian')).toEqual({
      pending: 'agree refuse',
      agreed: 'withdraw',
      refused: 'agree',
      withdrawn: 'agree',
      expired: '',
    });
    const request = { state: 'pending', event: 'agree', actors: ['member'] } as const;
    expect(decide(guardianConsentMachine, request)).toMatchObject({ ok: false, code: 'FORBIDDEN' });
  });
});
