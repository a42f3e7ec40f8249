import { describe, expect, it } from 'vitest';
import { applicationStatuses } from '../applications/application.machine.ts';
import {
  firstTask,
  isLate,
  isOver,
  systemTasks,
  type TaskFacts,
  tickedKinds,
  tomorrow,
} from './system-tasks.ts';

const now = new Date('2026-11-22T12:00:00Z');
const facts: TaskFacts = {
  status: 'draft',
  closesAt: new Date('2026-12-01T22:59:00Z'),
  decisionsOn: '2026-12-20',
  missing: ['problem', 'budget'],
  openSections: null,
  campaignEndsAt: new Date('2027-01-31T23:30:00Z'),
  startsOn: '2027-03-01',
  endsOn: '2027-08-15',
  points: [],
  dues: null,
};
const told = (change: Partial<TaskFacts>) =>
  systemTasks({ ...facts, ...change }, now).map(
    ({ kind, section, on, by }) => `${kind}${section ? `:${section}` : ''} ${on} ${by}`,
  );

describe('what comes next', () => {
  it.each([
    [
      { status: 'draft' },
      [
        'section:problem 2026-12-01 team',
        'section:budget 2026-12-01 team',
        'submit 2026-12-01 team',
      ],
    ],
    [{ status: 'submitted' }, ['decision 2026-12-20 bank']],
    [{ status: 'submitted', decisionsOn: null }, ['decision null bank']],
    [
      { status: 'pending', openSections: ['budget'], decisionsOn: null },
      ['mend:budget null team', 'section:problem null team', 'resend null team'],
    ],
    [{ status: 'rejected' }, ['applyAgain 2026-12-01 team']],
    [{ status: 'rejected', closesAt: now }, []],
    [
      { status: 'pobjednik', startsOn: '' },
      [
        'document null bank',
        'details null team',
        'guardians null bank',
        'account null bank',
        'signedCopy null team',
        'countersigned null bank',
        'signContract null bank',
      ],
    ],
    [
      { status: 'crowdfunding' },
      // Half past midnight by the clocks of Sarajevo.
      expect.arrayContaining(['share 2027-02-01 team', 'campaignEnd 2027-02-01 team']),
    ],
    [{ status: 'contract_signed' }, ['start 2027-03-01 bank']],
    [
      { status: 'implementation' },
      ['receipts 2027-08-15 team', 'finish 2027-08-15 team', 'report 2027-09-14 team'],
    ],
    [
      {
        status: 'implementation',
        dues: {
          milestones: [
            { id: 'a', title: 'Police', dueOn: '2027-04-01', state: 'accepted' },
            { id: 'b', title: 'Struja', dueOn: '2027-05-01', state: 'proven' },
            { id: 'c', title: 'Koncert', dueOn: '2027-06-01', state: 'returned' },
          ],
          returnedReceipts: 1,
          receipts: null,
          report: 'sent',
        },
      },
      [
        'milestoneProven 2027-05-01 bank',
        'milestone 2027-06-01 team',
        'receiptBack 2027-08-15 team',
        'receipts 2027-08-15 team',
        'finish 2027-08-15 team',
        'reportSent 2027-09-14 bank',
      ],
    ],
    [{ status: 'withdrawn' }, []],
    [{ status: 'completed' }, []],
  ] as [Partial<TaskFacts>, string[]][])('%j', (change, expected) => {
    expect(told(change)).toEqual(expected);
  });

  it('is not the same twice in any status, and the team ticks off nothing of the bank’s', () => {
    for (const status of applicationStatuses) {
      const tasks = systemTasks({ ...facts, status }, now);
      expect(new Set(tasks.map(({ kind, section }) => `${kind} ${section}`)).size).toBe(
        tasks.length,
      );
      const ticked = tasks.filter(({ kind }) => tickedKinds.some((one) => one === kind));
      expect(ticked.every(({ by }) => by === 'team')).toBe(true);
    }
  });
});

it.each([
  [{ on: '2026-11-22', at: now }, true],
  [{ on: '2026-11-22', at: new Date('2026-11-22T12:00:01Z') }, false],
  [{ on: '2026-11-22', at: null }, false],
  [{ on: '2026-11-21', at: null }, true],
  [{ on: null, at: null }, false],
])('%j is late: %s', (due, late) => {
  expect(isLate(due, now)).toBe(late);
});

it('the team’s part comes before what the bank does', () => {
  const done = (...points: TaskFacts['points'][number]['point'][]) =>
    systemTasks(
      {
        ...facts,
        status: 'approved',
        points: points.map((point) => ({ point, by: 'clan', at: now })),
      },
      now,
    );
  expect(firstTask(done(), [])?.kind).toBe('details');
  expect(firstTask(done('document', 'details'), [])?.kind).toBe('signedCopy');
  expect(firstTask(done('document', 'details', 'signedCopy'), [])?.kind).toBe('guardians');
  expect(firstTask([], [])).toBeUndefined();
});

it('tomorrow begins at midnight in Sarajevo', () => {
  expect(tomorrow(new Date('2026-12-31T22:59:59Z'))).toBe('2027-01-01');
  expect(tomorrow(new Date('2026-12-31T23:00:00Z'))).toBe('2027-01-02');
});

it('says of the agreement’s points and of receipts who did them', () => {
  const did = { by: 'clan', at: now };
  const points = [{ point: 'details', ...did }] as const;
  const tasks = systemTasks({ ...facts, status: 'approved', points }, now);
  expect(tasks.find(({ kind }) => kind === 'details')?.done).toEqual(did);
  expect(tasks.find(({ kind }) => kind === 'signedCopy')?.done).toBeNull();
  const dues = { milestones: [], returnedReceipts: 0, receipts: did, report: 'draft' } as const;
  const running = systemTasks({ ...facts, status: 'implementation', dues }, now);
  expect(running.find(({ kind }) => kind === 'receipts')?.done).toEqual(did);
  expect(firstTask(running, [])?.kind).toBe('finish');
});

it.each([
  ['draft', '2026-11-22T12:00:01Z', false],
  ['draft', '2026-11-22T12:00:00Z', true],
  ['submitted', '2026-11-01T12:00:00Z', false],
  ['rejected', '2026-12-01T12:00:00Z', true],
  ['withdrawn', '2026-12-01T12:00:00Z', true],
  ['implementation', '2026-01-01T12:00:00Z', false],
  ['completed', '2026-01-01T12:00:00Z', true],
] as const)(
  'of a %s application whose call closes at %s nothing is to come: %s',
  (status, closesAt, over) => {
    expect(isOver({ status, closesAt: new Date(closesAt) }, now)).toBe(over);
  },
);
