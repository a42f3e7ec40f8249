import { describe, expect, it } from 'vitest';
import { canMove, decide, eventsFrom, transition } from '../machine.ts';
import { type CallActor, callEvents, callMachine, callStatuses } from './call.machine.ts';

/** The product's table, one line for each move; `!` asks for a reason. */
const table = [
  'draft publish scheduled | obAdmin koordinator voditelj menadzer | nothingMissing closesAhead',
  'draft archive archived | obAdmin koordinator voditelj menadzer | nobodyBegan',
  'scheduled unpublish draft | obAdmin koordinator voditelj menadzer | ! nobodyBegan',
  'scheduled open open | clock | openingReached',
  'open close closed | clock | closingReached',
  'closed reopen open | obAdmin koordinator voditelj menadzer | ! closesAhead',
  'closed startDeciding deciding | koordinator voditelj savjetnik |',
  'closed announce decided | koordinator voditelj savjetnik | everythingDecided extensionsOver',
  'closed archive archived | obAdmin koordinator voditelj menadzer | nobodyBegan',
  'deciding announce decided | koordinator voditelj savjetnik | everythingDecided extensionsOver',
  'decided reopen open | obAdmin koordinator voditelj menadzer | ! closesAhead',
  'decided archive archived | obAdmin koordinator voditelj menadzer |',
];

describe('the life of a call', () => {
  it('has these moves and no other', () => {
    const found = callStatuses.flatMap((status) =>
      callEvents.flatMap((event) => {
        const move = transition(callMachine, status, event);
        if (!move) return [];
        const guards = [...(move.reason ? ['!'] : []), ...(move.guards ?? [])].join(' ');
        return [`${status} ${event} ${move.to} | ${move.by.join(' ')} | ${guards}`.trimEnd()];
      }),
    );
    expect(found.sort()).toEqual([...table].sort());
  });

  it('opens and closes by the clock alone', () => {
    const people: CallActor[] = [
      'obAdmin',
      'asistent',
      'koordinator',
      'voditelj',
      'savjetnik',
      'menadzer',
    ];
    for (const [state, event] of [
      ['scheduled', 'open'],
      ['open', 'close'],
    ] as const) {
      expect(decide(callMachine, { state, event, actors: people })).toMatchObject({
        code: 'FORBIDDEN',
      });
    }
    expect(callStatuses.flatMap((state) => eventsFrom(callMachine, state, ['clock']))).toEqual([
      'open',
      'close',
    ]);
  });

  it('announces once', () => {
    expect(canMove(callMachine, 'decided', 'announce')).toBe(false);
    expect(transition(callMachine, 'deciding', 'announce')?.effects).toEqual(['announceDecisions']);
  });
});
