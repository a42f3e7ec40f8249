import { describe, expect, expectTypeOf, it } from 'vitest';
import { moveAll, provideAll } from './compose.ts';
import { fail } from './http/failure.ts';
import { type MoveCode, refusedBy, runEffects } from './moves.ts';
import type { Platform } from './platform.ts';
import type { Provided } from './provided.ts';

interface Door {
  readonly locked: boolean;
  readonly seen: readonly string[];
}
const see =
  (name: string) =>
  async (_p: unknown, _tx: unknown, { seen }: Door) => ({ seen: [...seen, name] });

const code: MoveCode<Door, 'unlocked' | 'never', 'creak' | 'shut' | 'jam'> = {
  guards: {
    unlocked: (_tx, { locked }) => (locked ? fail('FORBIDDEN') : undefined),
    never: async () => fail('WRONG_STATUS'),
  },
  effects: { creak: see('creak'), shut: see('shut'), jam: async () => fail('INTERNAL') },
};
const p = {} as Platform;
const tx = {} as never;
const door = { locked: true, seen: [] };

describe('a move', () => {
  it('is refused by the first guard that does not hold, in the order of the table', async () => {
    const refusal = async (guards: ('unlocked' | 'never')[], locked = true) =>
      (await refusedBy(code, { guards }, tx, { ...door, locked }))?.code;
    expect(await refusal(['unlocked', 'never'])).toBe('FORBIDDEN');
    expect(await refusal(['never', 'unlocked'])).toBe('WRONG_STATUS');
    expect(await refusal(['unlocked'], false)).toBeUndefined();
    expect(await refusal([])).toBeUndefined();
  });

  it('runs its effects in the order of the table, each knowing what those before it did', async () => {
    const run = (effects: ('creak' | 'shut' | 'jam')[]) =>
      runEffects(code, { effects }, p, tx, door);
    expect(await run(['shut', 'creak', 'shut'])).toMatchObject({ seen: ['shut', 'creak', 'shut'] });
    expect(await run(['creak', 'jam', 'shut'])).toEqual(fail('INTERNAL'));
  });
});

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
