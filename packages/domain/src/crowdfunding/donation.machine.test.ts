import { describe, expect, it } from 'vitest';
import { transition } from '../machine.ts';
import { donationEvents, donationMachine, donationStatuses } from './donation.machine.ts';

/** status × event → where to · who · guards · effects. */
const table: Record<string, string> = {
  'held settle': 'settled · provider ·  · mailReceipt countHeld notifyTeam',
  'held decline': 'declined · provider ·  · releaseHold',
  'held expire': 'expired · clock · holdOver · releaseHold',
  'held free': 'expired · clock · graceOver · releaseHold',
  'declined settle': 'settled · provider · fits · mailReceipt countLate notifyTeam',
  'declined overfund': 'overfunded · provider · fitsNot · queueRefund',
  'expired settle': 'settled · provider · fits · mailReceipt countLate notifyTeam',
  'expired overfund': 'overfunded · provider · fitsNot · queueRefund',
  'expired decline': 'declined · provider ·  · ',
  'settled refund': 'refunded · provider ·  · uncount mailRefund',
  'settled refundPart': 'settled · provider · leavesSome · uncount mailRefund',
  'overfunded refund': 'refunded · provider ·  · mailRefund',
};

describe('the life of a donation', () => {
  it.each(donationStatuses)('from %s', (status) => {
    const found = donationEvents.flatMap((event) => {
      const move = transition(donationMachine, status, event);
      if (!move) return [];
      const words = (names: readonly string[] = []) => names.join(' ');
      const line = [move.to, words(move.by), words(move.guards), words(move.effects)];
      return [[`${status} ${event}`, line.join(' · ')]];
    });
    const named = Object.entries(table).filter(([key]) => key.startsWith(`${status} `));
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(named));
  });
});
