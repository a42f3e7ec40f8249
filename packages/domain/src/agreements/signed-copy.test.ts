import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decide, eventsFrom } from '../machine.ts';
import {
  type SignedCopyEvent,
  type SignedCopyState,
  signedCopyEvents,
  signedCopyMachine,
  signedCopyStates,
  standingCopyStates,
} from './signed-copy.machine.ts';

const isStanding = (state: SignedCopyState) => standingCopyStates.some((one) => one === state);
const people = ['team', 'menadzer', 'koordinator', 'savjetnik'] as const;

it('a copy is sent and replaced by the team, confirmed and returned by the bank', () => {
  expect(
    signedCopyStates.map((state) =>
      people
        .map((actor) => eventsFrom(signedCopyMachine, state, [actor]).join('+') || '-')
        .join(' '),
    ),
  ).toEqual([
    'send - - -',
    'replace+outdate confirm+return+outdate confirm+return+outdate -',
    '- - - -',
    'outdate reopen+outdate reopen+outdate -',
    '- - - -',
  ]);
});

it('whatever is asked in whatever order: one copy counts, and a confirmed one stays', () => {
  const asking = fc.record({
    event: fc.constantFrom(...signedCopyEvents),
    actor: fc.constantFrom(...people),
    reason: fc.constantFrom('', ' ', 'Druga strana je mutna.'),
    // Somebody may still look at a copy that is not the last.
    which: fc.nat({ max: 3 }),
  });
  fc.assert(
    fc.property(fc.array(asking, { maxLength: 60 }), (asks) => {
      const copies: SignedCopyState[] = [];
      const move = (
        n: number,
        event: SignedCopyEvent,
        actor: (typeof people)[number],
        why = '',
      ) => {
        const state = copies[n];
        if (state === undefined) return false;
        const decided = decide(signedCopyMachine, { state, event, actors: [actor], reason: why });
        if (decided.ok) copies[n] = decided.move.to;
        return decided.ok;
      };
      for (const { event, actor, reason, which } of asks) {
        const before = [...copies];
        if (event === 'send') {
          const last = copies.findIndex(isStanding);
          // As the server sends: what counted is replaced first, or nothing happens.
          if (last >= 0 && !move(last, 'replace', actor)) continue;
          copies.push('draft');
          if (!move(copies.length - 1, 'send', actor)) copies.splice(0, Infinity, ...before);
        } else move(copies.length - 1 - which, event, actor, reason);

        const counts = copies.filter(isStanding);
        expect(counts.length).toBeLessThanOrEqual(1);
        before.forEach((was, n) => {
          const is = copies[n];
          if (was === 'confirmed' && is !== was) expect(['reopen', 'outdate']).toContain(event);
          if (is === 'confirmed' && is !== was)
            expect(['menadzer', 'koordinator']).toContain(actor);
          if (is === 'returned' && is !== was) expect(reason.trim()).not.toBe('');
          // What was returned or replaced is history.
          if (was === 'returned' || was === 'superseded') expect(is).toBe(was);
        });
        // None that was sent is taken away.
        expect(copies.length).toBeGreaterThanOrEqual(before.length);
      }
    }),
  );
});
