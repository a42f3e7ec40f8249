import { describe, expect, it } from 'vitest';
import { canMove, eventsFrom, guardsOf, machine, move, transition } from './machine.ts';

type State = 'open' | 'shut' | 'broken';
type Event = 'shut' | 'open' | 'smash';

const door = machine<State, Event, 'guest' | 'owner', 'keyTurns' | 'nobodyThere'>({
  open: { shut: { to: 'shut', by: ['guest', 'owner'] } },
  shut: {
    open: { to: 'open', by: ['owner'], guard: 'keyTurns' },
    smash: { to: 'broken', by: ['owner'], guard: ['nobodyThere', 'keyTurns'], reason: 'required' },
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

  it('names guards as a list', () => {
    expect(guardsOf({})).toEqual([]);
    expect(guardsOf({ guard: 'one' })).toEqual(['one']);
    expect(guardsOf({ guard: ['one', 'two'] })).toEqual(['one', 'two']);
  });
});

describe('moving', () => {
  it('moves by the table', () => {
    expect(move(door, { state: 'open', event: 'shut', actors: ['guest'], guards: {} })).toEqual({
      ok: true,
      to: 'shut',
    });
  });

  it('refuses what the table does not hold before it asks who', () => {
    expect(move(door, { state: 'broken', event: 'open', actors: [], guards: {} })).toEqual({
      ok: false,
      code: 'WRONG_STATUS',
    });
  });

  it('refuses strangers before it looks at guards', () => {
    const request = { state: 'shut', event: 'open', actors: ['guest'], guards: {} } as const;
    expect(move(door, request)).toEqual({ ok: false, code: 'FORBIDDEN' });
    expect(move(door, { ...request, actors: [] })).toEqual({ ok: false, code: 'FORBIDDEN' });
  });

  it('holds a guard for failed unless it is said to hold', () => {
    const request = { state: 'shut', event: 'open', actors: ['owner'] } as const;
    const refused = { ok: false, code: 'GUARD', guard: 'keyTurns' };
    expect(move(door, { ...request, guards: {} })).toEqual(refused);
    expect(move(door, { ...request, guards: { keyTurns: false } })).toEqual(refused);
    expect(
      move(door, { ...request, guards: { keyTurns: { ok: false, details: ['rust'] } } }),
    ).toEqual({ ...refused, details: ['rust'] });
    expect(move(door, { ...request, guards: { keyTurns: true } }).ok).toBe(true);
    expect(move(door, { ...request, guards: { keyTurns: { ok: true } } }).ok).toBe(true);
  });

  it('reports the first guard that fails, in the order of the table', () => {
    const request = { state: 'shut', event: 'smash', actors: ['owner'], reason: 'fire' } as const;
    expect(move(door, { ...request, guards: {} })).toMatchObject({ guard: 'nobodyThere' });
    expect(move(door, { ...request, guards: { nobodyThere: true } })).toMatchObject({
      guard: 'keyTurns',
    });
    expect(move(door, { ...request, guards: { nobodyThere: true, keyTurns: true } })).toEqual({
      ok: true,
      to: 'broken',
    });
  });

  it.each([undefined, '', '   \n'])('does not take %j for a reason', (reason) => {
    const guards = { nobodyThere: true, keyTurns: true };
    expect(
      move(door, { state: 'shut', event: 'smash', actors: ['owner'], guards, reason }),
    ).toEqual({ ok: false, code: 'GUARD', guard: 'reason' });
  });
});
