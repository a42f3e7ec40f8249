import { describe, expect, it } from 'vitest';
import { move } from '../machine.ts';
import {
  type DonationActor,
  donationEvents,
  donationMachine,
  donationStatuses,
} from './donation.machine.ts';

const all = { fits: true, fitsNot: true, holdOver: true };
const actors: readonly DonationActor[] = ['provider', 'clock', 'staff'];

/** status × event → where to, and who may. */
const table: Record<string, string> = {
  'held settle': 'settled provider',
  'held decline': 'declined provider',
  'held expire': 'expired clock',
  'declined settle': 'settled provider',
  'declined overfund': 'overfunded provider',
  'expired settle': 'settled provider',
  'expired overfund': 'overfunded provider',
  'expired decline': 'declined provider',
  'settled refund': 'refunded provider staff',
  'overfunded refund': 'refunded clock provider staff',
};

describe('the life of a donation', () => {
  it.each(donationStatuses)('from %s', (state) => {
    const found = donationEvents.flatMap((event) => {
      const by = actors.filter(
        (actor) => move(donationMachine, { state, event, actors: [actor], guards: all }).ok,
      );
      const answer = move(donationMachine, { state, event, actors, guards: all });
      return answer.ok ? [[`${state} ${event}`, [answer.to, ...[...by].sort()].join(' ')]] : [];
    });
    const named = Object.entries(table).filter(([key]) => key.startsWith(`${state} `));
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(named));
  });

  it.each(['settled', 'overfunded', 'refunded'] as const)(
    'a repeated callback finds no move in %s',
    (state) => {
      for (const event of ['settle', 'overfund', 'decline'] as const) {
        expect(move(donationMachine, { state, event, actors, guards: all })).toEqual({
          ok: false,
          code: 'WRONG_STATUS',
        });
      }
    },
  );

  it('a held donation is settled without asking whether it fits', () => {
    expect(move(donationMachine, { state: 'held', event: 'settle', actors, guards: {} })).toEqual({
      ok: true,
      to: 'settled',
    });
  });

  it.each(['expired', 'declined'] as const)('paid after it %s, it must fit', (state) => {
    const late = (event: 'settle' | 'overfund', fits: boolean) =>
      move(donationMachine, { state, event, actors, guards: { fits, fitsNot: !fits } });
    expect(late('settle', true)).toEqual({ ok: true, to: 'settled' });
    expect(late('settle', false)).toEqual({ ok: false, code: 'GUARD', guard: 'fits' });
    expect(late('overfund', false)).toEqual({ ok: true, to: 'overfunded' });
    expect(late('overfund', true)).toEqual({ ok: false, code: 'GUARD', guard: 'fitsNot' });
  });

  it('a hold does not expire before its time', () => {
    expect(
      move(donationMachine, { state: 'held', event: 'expire', actors: ['clock'], guards: {} }),
    ).toEqual({ ok: false, code: 'GUARD', guard: 'holdOver' });
  });
});
