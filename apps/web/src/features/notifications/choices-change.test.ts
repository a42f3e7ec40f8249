import type { NotificationChoices } from '@app/contracts/notifications/notifications.schemas';
import { describe, expect, it } from 'vitest';
import { choicesAfter, timesOfDay, undoing } from './choices-change.ts';

const open = (on: boolean) => ({ on, locked: null });
const before: NotificationChoices = {
  types: [
    { type: 'comment', kind: 'network', app: open(true), mail: open(false), push: open(false) },
    { type: 'donation', kind: 'donations', app: open(true), mail: open(true), push: open(true) },
  ],
  accountSecurity: { on: true, locked: 'security' },
  frequency: 'at_once',
  quietHours: { from: '22:00', to: '07:00' },
  nextDigestAt: null,
  devices: 1,
};

describe('a change of the choices', () => {
  it.each([
    { types: [{ type: 'comment', mail: true } as const] },
    { types: [{ type: 'comment', push: true } as const] },
    {
      types: [{ type: 'comment', app: false } as const, { type: 'donation', mail: false } as const],
    },
    { frequency: 'weekly' as const },
    { quietHours: null },
    { quietHours: { from: '20:00', to: '08:00' } },
  ])('%j is seen at once, and can be undone', (change) => {
    const after = choicesAfter(before, change);
    expect(after).not.toEqual(before);
    expect(choicesAfter(after, change)).toEqual(after);
    expect(choicesAfter(after, undoing(before, change))).toEqual(before);
  });

  it('undone leaves alone what was changed besides', () => {
    const comment = { types: [{ type: 'comment' as const, mail: true }] };
    const both = choicesAfter(choicesAfter(before, comment), { frequency: 'daily' });
    expect(choicesAfter(both, undoing(before, comment))).toEqual({ ...before, frequency: 'daily' });
  });
});

describe('times to choose from', () => {
  it('are the half hours, and whatever is chosen already', () => {
    expect(timesOfDay()).toHaveLength(48);
    expect([timesOfDay()[0], timesOfDay().at(-1)]).toEqual(['00:00', '23:30']);
    expect(timesOfDay('07:15', '08:00').slice(14, 17)).toEqual(['07:00', '07:15', '07:30']);
  });
});
