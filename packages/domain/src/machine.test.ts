import { describe, expect, it } from 'vitest';
import { canMove, decide, eventsFrom, machine, transition } from './machine.ts';

type State = 'open' | 'shut' | 'broken';
type Event = 'shut' | 'open' | 'smash';

const door = machine<State, Event, 'guest' | 'owner', 'keyTurns', 'creak'>({
  open: { shut: { to: 'shut', by: ['guest', 'owner'], effects: ['creak'] } },
  shut: {
    open: { to: 'open', by: ['owner'], guards: ['keyTurns'] },
    smash: { to: 'broken', by: ['owner'], reason: 'required' },
  },
  broken: {},
});

describe('reading the table', () => {
  it('finds what it holds and nothing else', () => {
    expect(canMove(door, 'open', 'shut')).toBe(true);
    expect(canMove(door, 'open', 'smash')).toBe(false);
    expect(canMove(door, 'broken', 'open')).toBe(false);
    expect(transition(door, 'shut', 'open')?.to).toBe('open');
  });

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', ''])(
    'takes the word %j for neither state nor event',
    (word) => {
      expect(canMove(door, word as State, 'shut')).toBe(false);
      expect(canMove(door, 'open', word as Event)).toBe(false);
      expect(canMove(door, word as State, 'name' as Event)).toBe(false);
      expect(eventsFrom(door, word as State, ['owner'])).toEqual([]);
    },
  );

  it('lists the events open to somebody', () => {
    expect(eventsFrom(door, 'open', ['guest'])).toEqual(['shut']);
    expect(eventsFrom(door, 'shut', ['guest'])).toEqual([]);
    expect(eventsFrom(door, 'shut', ['guest', 'owner'])).toEqual(['open', 'smash']);
    expect(eventsFrom(door, 'shut', [])).toEqual([]);
  });
});

describe('deciding', () => {
  it('answers the move of the table', () => {
    expect(decide(door, { state: 'open', event: 'shut', actors: ['guest'] })).toEqual({
      ok: true,
      move: { to: 'shut', by: ['guest', 'owner'], effects: ['creak'] },
    });
  });

  it('refuses what the table does not hold before it asks who', () => {
    expect(decide(door, { state: 'broken', event: 'open', actors: [] })).toEqual({
      ok: false,
      code: 'WRONG_STATUS',
    });
  });

  it.each([[['guest']], [[]]] as const)('refuses %j before it asks why', (actors) => {
    expect(decide(door, { state: 'shut', event: 'smash', actors })).toEqual({
      ok: false,
      code: 'FORBIDDEN',
    });
  });

  it.each([undefined, '', '   \n'])('does not take %j for a reason', (reason) => {
    const request = { state: 'shut', event: 'smash', actors: ['owner'] } as const;
    expect(decide(door, { ...request, reason })).toEqual({ ok: false, code: 'REASON_MISSING' });
    expect(decide(door, { ...request, reason: 'fire' }).ok).toBe(true);
  });
});
