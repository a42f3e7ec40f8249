import type { MyApplication } from '@app/contracts/applications/applications.schemas';
import type { BoardCall } from '@app/contracts/reviews/reviews.schemas';
import { describe, expect, it } from 'vitest';
import { workOf } from './work.ts';

const now = Date.parse('2026-11-22T09:00:00Z');
const application = (id: string, status: MyApplication['status'], days = 5) =>
  ({
    id,
    status,
    callClosesAt: new Date(now + days * 86_400_000).toISOString(),
  }) as MyApplication;
const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id);

describe('what the dashboard is about', () => {
  it('leads with what the board returned, then with the draft that closes first', () => {
    const late = application('late', 'draft', 20);
    const soon = application('soon', 'draft', 2);
    expect(workOf([late, soon], [], now).urgent).toBe(soon);
    const work = workOf([late, soon, application('back', 'pending', -3)], [], now);
    expect(work.urgent?.id).toBe('back');
    expect(ids(work.applications)).toEqual(['soon', 'late']);
  });

  it('leads with the desk of who has nothing to write, not of others', () => {
    const desk = [{ id: 'open', mineDone: 0, mineOpen: 2 }] as BoardCall[];
    expect(workOf([], desk, now)).toMatchObject({ desk: desk[0], board: [] });
    const writing = workOf([application('soon', 'draft')], desk, now);
    expect(writing).toMatchObject({ desk: undefined, board: desk });
  });

  it('nobody waits for what is decided, nor for a draft whose call is closed', () => {
    const work = workOf(
      [
        application('missed', 'draft', -1),
        application('no', 'rejected'),
        application('sent', 'submitted', -1),
        application('done', 'completed'),
      ],
      [
        { id: 'decided', applications: 4, mineDone: 0, mineOpen: 0 },
        { id: 'open', applications: 4, mineDone: 1, mineOpen: 2 },
        { id: 'other', applications: 4, mineDone: 1, mineOpen: 1 },
      ] as BoardCall[],
      now,
    );
    expect(work.urgent).toBeUndefined();
    expect(work.applications).toEqual([]);
    expect(work.desk?.id).toBe('open');
    expect(ids(work.board)).toEqual(['other']);
    expect(ids(work.live)).toEqual(['sent']);
    expect(ids(work.finished)).toEqual(['missed', 'no', 'done']);
  });
});
