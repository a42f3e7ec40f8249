import type { MyApplication } from '@app/contracts/applications/applications.schemas';
import { describe, expect, it } from 'vitest';
import { type Duty, workOf } from './work.ts';

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

  it('leads with what is due first in a bank where nothing is to be written, else tells it beside', () => {
    const duties = [{ kind: 'pay' }, { kind: 'sign' }] as Duty[];
    expect(workOf([], duties, now)).toMatchObject({ duty: duties[0], duties: [duties[1]] });
    const writing = workOf([application('soon', 'draft')], duties, now);
    expect(writing).toMatchObject({ duty: undefined, duties });
  });

  it('nobody waits for what is decided, nor for a draft whose call is closed', () => {
    const work = workOf(
      [
        application('missed', 'draft', -1),
        application('no', 'rejected'),
        application('sent', 'submitted', -1),
        application('done', 'completed'),
      ],
      [],
      now,
    );
    expect(work.urgent).toBeUndefined();
    expect(work.applications).toEqual([]);
    expect(work.duty).toBeUndefined();
    expect(ids(work.live)).toEqual(['sent']);
    expect(ids(work.finished)).toEqual(['missed', 'no', 'done']);
  });
});
