import { describe, expect, expectTypeOf, it } from 'vitest';
import { moveAll, provideAll } from './compose.ts';
import type { Provided } from './provided.ts';

describe('what modules give', () => {
  const findSession = async () => null;

  it('is put together, and nothing is given twice', () => {
    const one = { name: 'one', provides: { findSession } };
    const two = {
      name: 'two',
      provides: { countOfCall: async () => ({ started: 1, received: 0 }) },
    };
    expect(Object.keys(provideAll([one, two]))).toEqual(['findSession', 'countOfCall']);
    expect(() => provideAll([one, { ...one, name: 'other' }])).toThrow(
      'The module other gives findSession, which another gives already.',
    );
    const moves = { application: { guards: { callOpen: () => undefined } } };
    expect(() =>
      moveAll([
        { name: 'a', moves },
        { name: 'b', moves },
      ]),
    ).toThrow('callOpen');
  });

  it('does not pass for everything while something is missing', () => {
    expectTypeOf(provideAll([{ name: 'one', provides: { findSession } }])).not.toExtend<Provided>();
  });
});
