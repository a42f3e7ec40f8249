import { machine } from '@app/domain/machine';
import { describe, expect, it, vi } from 'vitest';
import { fail, isFailure } from '../platform/http/failure.ts';
import type { Platform } from '../platform/platform.ts';
import {
  allowMove,
  findLocked,
  type LifecycleOf,
  type MoveCode,
  type MoveOf,
  makeMove,
  refusalOfMove,
  refusalWith,
  runMove,
} from './moves.ts';

const door = machine<
  'open' | 'shut',
  'open' | 'shut' | 'slam' | 'jam',
  'guest' | 'host',
  'unlocked' | 'never',
  'creak' | 'ring' | 'stick'
>({
  open: {
    shut: { to: 'shut', by: ['guest', 'host'], effects: ['ring', 'creak'] },
    slam: { to: 'shut', by: ['host'], reason: 'required' },
    jam: { to: 'open', by: ['guest'], effects: ['creak', 'stick', 'ring'] },
  },
  shut: {
    open: { to: 'open', by: ['guest'], guards: ['unlocked', 'never'] },
    slam: { to: 'shut', by: ['guest'], guards: ['never', 'unlocked'] },
  },
});

interface Own {
  readonly locked: boolean;
  readonly seen: readonly string[];
}
type Move = MoveOf<typeof door, Own>;

const see =
  (name: string) =>
  async (_p: unknown, _tx: unknown, { seen }: Move) => ({ seen: [...seen, name] });

const code: MoveCode<Move, 'unlocked' | 'never', 'creak' | 'ring' | 'stick'> = {
  guards: {
    unlocked: (_tx, { locked }) => (locked ? fail('FORBIDDEN') : undefined),
    never: async () => fail('INCOMPLETE'),
  },
  effects: { creak: see('creak'), ring: see('ring'), stick: async () => fail('INTERNAL') },
};
type DoorLifecycle = LifecycleOf<typeof door, Own>;
const lifecycle: DoorLifecycle = { table: door, code: () => code, write: see('write') };
const withOther = (other: Partial<DoorLifecycle>): DoorLifecycle => ({ ...lifecycle, ...other });

const at = new Date('2026-05-04T10:00:00Z');
const request = { actors: ['guest'], actorId: 'ana' } as const;
const own = { locked: true, seen: [] };

function stage() {
  const values = vi.fn(async (_entry: unknown) => {});
  const publish = vi.fn();
  const p = { clock: { now: () => at }, signals: { publish } } as unknown as Platform;
  return { p, tx: { insert: () => ({ values }) } as never, values, publish };
}
const { p, tx } = stage();
const codeOf = (answer: unknown) => (isFailure(answer) ? answer.code : undefined);

describe('a move', () => {
  it('is decided by the table first, and says so in the words of its lifecycle', async () => {
    const run = (state: 'open' | 'shut', event: 'open' | 'slam') =>
      runMove(p, tx, lifecycle, { ...request, state, event }, own);
    expect(codeOf(await run('open', 'open'))).toBe('WRONG_STATUS');
    expect(codeOf(await run('open', 'slam'))).toBe('FORBIDDEN');
    const host = { state: 'open', event: 'slam', actors: ['host'], actorId: null } as const;
    const why = (saying: Partial<DoorLifecycle> = {}) =>
      runMove(p, tx, withOther(saying), { ...host, reason: ' ' }, own);
    expect(await why()).toEqual(fail('VALIDATION', { fields: { reason: 'required' } }));
    expect(await why({ refusal: refusalWith('note') })).toMatchObject({
      fields: { note: 'required' },
    });
    expect(codeOf(await why({ refusal: () => fail('TEAM_CLOSED') }))).toBe('TEAM_CLOSED');
  });

  it('is refused by the first guard that does not hold, in the order of the table', async () => {
    const refusal = async (event: 'open' | 'slam', locked = true) =>
      codeOf(
        await runMove(p, tx, lifecycle, { ...request, state: 'shut', event }, { ...own, locked }),
      );
    expect(await refusal('open')).toBe('FORBIDDEN');
    expect(await refusal('open', false)).toBe('INCOMPLETE');
    expect(await refusal('slam')).toBe('INCOMPLETE');
  });

  it('writes, then runs its effects in the order of the table, each knowing what was before', async () => {
    const shut = { ...request, state: 'open', event: 'shut' } as const;
    expect(await runMove(p, tx, lifecycle, shut, own)).toEqual({
      locked: true,
      seen: ['write', 'ring', 'creak'],
      event: 'shut',
      from: 'open',
      to: 'shut',
      reason: '',
      actorId: 'ana',
      at,
    });
    const last = await runMove(p, tx, withOther({ writes: 'last' }), shut, own);
    expect(last).toMatchObject({ seen: ['ring', 'creak', 'write'] });
  });

  it('tells the trail and those who see it at its end, and of what failed nobody', async () => {
    const { p, tx, values, publish } = stage();
    const told = withOther({
      audit: ({ event, seen }) => ({ action: `door.${event}`, subject: 'door', details: { seen } }),
      signals: ({ to }) => [`application:${to}`],
    });
    expect(
      codeOf(await runMove(p, tx, told, { ...request, state: 'open', event: 'jam' }, own)),
    ).toBe('INTERNAL');
    expect(values).not.toHaveBeenCalled();
    expect(publish).not.toHaveBeenCalled();
    await runMove(p, tx, told, { ...request, state: 'open', event: 'shut' }, own);
    const details = { seen: ['write', 'ring', 'creak'] };
    const entry = { action: 'door.shut', subject: 'door', details, actorId: 'ana', at };
    expect(values).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(entry));
    expect(publish).toHaveBeenCalledExactlyOnceWith(tx, 'application:shut');
  });

  it('changes nothing while it is only allowed', async () => {
    const write = vi.fn(async () => {});
    const still = withOther({ write });
    const allowed = await allowMove(
      p,
      tx,
      still,
      { ...request, state: 'open', event: 'shut' },
      own,
    );
    expect(write).not.toHaveBeenCalled();
    if (isFailure(allowed)) throw new Error(allowed.code);
    expect(await makeMove(p, tx, still, allowed)).toMatchObject({ seen: ['ring', 'creak'] });
    expect(write).toHaveBeenCalledOnce();
  });

  it('is known to be refused without regard to who would ask', async () => {
    const refusal = (state: 'open' | 'shut', event: 'open' | 'slam') =>
      refusalOfMove(p, tx, lifecycle, { state, event, actorId: null }, own);
    expect(await refusal('open', 'slam')).toBeUndefined();
    expect(await refusal('shut', 'open')).toBe('FORBIDDEN');
    expect(await refusal('open', 'open')).toBe('WRONG_STATUS');
  });
});

it('what hangs on a record is read again once that is held', async () => {
  const steps: string[] = [];
  const find =
    (...rows: (string | undefined)[]) =>
    async () => {
      steps.push('find');
      return rows.shift();
    };
  const hold = (held?: string) => async (row: string) => {
    steps.push(`hold for ${row}`);
    return held;
  };
  expect(await findLocked(find('old', 'new'), hold('record'))).toEqual({
    row: 'new',
    record: 'record',
  });
  expect(steps).toEqual(['find', 'hold for old', 'find']);
  expect(await findLocked(find(undefined), hold('record'))).toBeUndefined();
  expect(await findLocked(find('old', undefined), hold('record'))).toBeUndefined();
  expect(await findLocked(find('old', 'new'), hold())).toBeUndefined();
});
