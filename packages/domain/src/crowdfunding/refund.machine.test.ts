import { describe, expect, it } from 'vitest';
import { transition } from '../machine.ts';
import { refundEvents, refundMachine, refundStatuses } from './refund.machine.ts';

/** status × event → where to · who · guards · effects. */
const table: Record<string, string> = {
  'waiting approve': 'queued · treasurer · otherPerson · queueRefund',
  'waiting reject': 'rejected · treasurer · notOwed · ',
  'waiting succeed': 'done · provider ·  · countOut',
  'queued send': 'sent · clock ·  · ',
  'queued succeed': 'done · provider ·  · countOut',
  'sent succeed': 'done · provider ·  · countOut',
  'sent refuse': 'failed · provider ·  · tellTreasurers',
  'sent lose': 'unclear · clock ·  · tellTreasurers',
  'unclear succeed': 'done · provider ·  · countOut',
  'unclear retry': 'queued · treasurer ·  · queueRefund',
  'unclear confirm': 'done · treasurer ·  · countOut',
  'unclear reject': 'rejected · treasurer · notOwed · ',
  'failed succeed': 'done · provider ·  · countOut',
  'failed retry': 'queued · treasurer ·  · queueRefund',
  'failed confirm': 'done · treasurer ·  · countOut',
  'failed reject': 'rejected · treasurer · notOwed · ',
};

describe('the life of a refund', () => {
  it.each(refundStatuses)('from %s', (status) => {
    const found = refundEvents.flatMap((event) => {
      const move = transition(refundMachine, status, event);
      if (!move) return [];
      const words = (names: readonly string[] = []) => names.join(' ');
      const line = [move.to, words(move.by), words(move.guards), words(move.effects)];
      return [[`${status} ${event}`, line.join(' · ')]];
    });
    const named = Object.entries(table).filter(([key]) => key.startsWith(`${status} `));
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(named));
  });

  it('asks why of whoever refuses it or says that it was given back', () => {
    for (const status of ['failed', 'unclear'] as const) {
      expect(transition(refundMachine, status, 'reject')?.reason).toBe('required');
      expect(transition(refundMachine, status, 'confirm')?.reason).toBe('required');
    }
  });
});
