import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applicationStatuses } from '../applications/application.machine.ts';
import { eventsFrom } from '../machine.ts';
import { fening } from '../money.ts';
import { actualMatrix, expectedMatrix } from '../policy.factory.ts';
import {
  agreementPolicy,
  agreementTemplatePolicy,
  hasAgreement,
  signableStatuses,
} from './agreement.policy.ts';
import { agreementPoints, isChecklistComplete, mayTick } from './checklist.ts';
import { dueDayMachine, dueDayStates } from './due-day.machine.ts';
import { expenseMachine, expenseStates } from './expense.machine.ts';
import { milestoneMachine, milestoneStates } from './milestone.machine.ts';
import { reminderDue, reminderStep } from './reminders.ts';
import { reportMachine, reportStates } from './report.machine.ts';
import { emptyReport, missingReportParts, reportDueOn } from './report.ts';
import { spendingOf } from './spending.ts';

const team = {
  ownerId: 'vlasnik',
  memberIds: ['vlasnik', 'clan', 'vlasnikVoditelj', 'clanVoditelj'],
  bankSlug: 'tuzla',
};

describe('who does what', () => {
  const abilities = [
    'view',
    'prepare',
    'sign',
    'plan',
    'report',
    'answer',
    'decideReport',
  ] as const;
  const matrix = (status: 'published' | 'implementation') =>
    actualMatrix(abilities, (actor, ability) =>
      agreementPolicy[ability](actor, { ...team, status }),
    );

  it('before the agreement is signed', () => {
    expect(matrix('published')).toEqual(
      expectedMatrix(
        abilities,
        `
        nobody:                              s
        vlasnik clan:                        + x + + w x x
        vlasnikVoditelj clanVoditelj:        + x + + w x x
        lejla moderator zenica:              t f t f t f f
        odbor asistent obAdmin:              + f t f t f f
        savjetnik:                           + f t f t f w
        koordinator voditelj:                + + t + t w w
        menadzer:                            + + t + t w f
        globalni admin:                      + + t + t w w`,
      ),
    );
  });

  it('while the project is carried out', () => {
    expect(matrix('implementation')).toEqual(
      expectedMatrix(
        abilities,
        `
        nobody:                              s
        vlasnik clan:                        + x w w + x x
        vlasnikVoditelj clanVoditelj:        + x w w + x x
        lejla moderator zenica:              t f t f t f f
        odbor asistent obAdmin:              + f t f t f f
        savjetnik:                           + f t f t f +
        koordinator voditelj:                + w t + t + +
        menadzer:                            + w t + t + f
        globalni admin:                      + w t + t + +`,
      ),
    );
  });

  it('in the statuses of the one table', () => {
    expect(signableStatuses).toEqual(['approved', 'pobjednik', 'crowdfunding', 'published']);
    expect(applicationStatuses.filter(hasAgreement)).toEqual([
      'approved',
      'pobjednik',
      'crowdfunding',
      'published',
      'contract_signed',
      'implementation',
      'completed',
    ]);
    const hidden = { ...team, status: 'approved', decisionsPublished: false } as const;
    const clan = { id: 'clan', role: 'INDIVIDUAL', permissions: [] };
    expect(agreementPolicy.view(clan, hidden)).toEqual({ ok: false, reason: 'WRONG_STATUS' });
  });
});

describe('the checklist', () => {
  it('is complete with every point, and not with one missing', () => {
    expect(isChecklistComplete(agreementPoints)).toBe(true);
    for (const point of agreementPoints) {
      expect(isChecklistComplete(agreementPoints.filter((one) => one !== point))).toBe(false);
    }
  });

  it('lets the bank sign only what the team has signed', () => {
    expect(mayTick('countersigned', ['document'])).toBe(false);
    expect(mayTick('countersigned', ['signedCopy'])).toBe(true);
    expect(mayTick('account', [])).toBe(true);
  });
});

it('moves milestones, receipts and the report by their tables', () => {
  const rows = (table: never, states: readonly string[]) =>
    states.map((state) =>
      (['team', 'menadzer', 'savjetnik', 'asistent'] as const)
        .map((actor) => eventsFrom(table, state as never, [actor as never]).join('+') || '-')
        .join(' '),
    );
  expect(rows(milestoneMachine as never, milestoneStates)).toEqual([
    'prove - - -',
    '- accept+return - -',
    '- - - -',
    'prove - - -',
  ]);
  expect(rows(expenseMachine as never, expenseStates)).toEqual([
    'withdraw accept+return - -',
    '- - - -',
    'resend+withdraw - - -',
    '- - - -',
  ]);
  expect(rows(reportMachine as never, reportStates)).toEqual([
    'send - - -',
    '- - accept+return -',
    '- - - -',
    'send - - -',
  ]);
  expect(rows(dueDayMachine as never, dueDayStates)).toEqual([
    'ask - - -',
    'ask+withdraw accept+refuse - -',
  ]);
});

it('lets the managers of a bank write the wording that all of its people read', () => {
  const abilities = ['view', 'edit'] as const;
  const actual = actualMatrix(abilities, (actor, ability) =>
    agreementTemplatePolicy[ability](actor, { bankSlug: 'tuzla' }),
  );
  expect(actual).toEqual(
    expectedMatrix(
      abilities,
      `
      nobody:                                         s
      lejla vlasnik clan moderator zenica:            f
      asistent savjetnik odbor koordinator:           + f
      menadzer voditelj obAdmin:                      +
      vlasnikVoditelj clanVoditelj globalni admin:    +`,
    ),
  );
});

describe('what was spent', () => {
  const line = (id: string, promised: number) => ({ id, name: id, promised: fening(promised) });
  const lines = [line('goals', 78_000), line('balls', 34_000), line('gift', 0)];
  const spent = (
    lineId: string,
    amount: number,
    state: 'sent' | 'accepted' | 'returned' | 'withdrawn' = 'sent',
    overReason = '',
  ) => ({ lineId, amount: fening(amount), state, overReason });

  it('counts what is sent or accepted, and tells what is over with its rule', () => {
    const { lines: shown, ...all } = spendingOf(lines, [
      spent('goals', 81_200, 'accepted'),
      spent('balls', 9_600),
      spent('balls', 50_000, 'returned'),
      spent('balls', 1, 'withdrawn'),
      spent('gift', 1),
    ]);
    expect(shown.map((one) => [one.spent, one.accepted, one.left, one.over])).toEqual([
      [81_200, 81_200, 0, 3_200],
      [9_600, 0, 24_400, 0],
      [1, 0, 0, 1],
    ]);
    expect(shown.map(({ needsConsent }) => needsConsent)).toEqual([false, false, true]);
    expect(all).toEqual({
      promised: 112_000,
      spent: 90_801,
      accepted: 81_200,
      left: 21_199,
      over: 0,
    });
  });

  it.each([
    [85_800, false],
    [85_801, true],
  ])('allows a tenth beyond a line and not a fening more: %i', (amount, needsConsent) => {
    const [goals] = spendingOf(lines, [spent('goals', amount)]).lines;
    expect(goals?.needsConsent).toBe(needsConsent);
  });

  it('is consented to once the bank has accepted each receipt that goes beyond', () => {
    const over = (state: 'sent' | 'accepted') =>
      spendingOf(lines, [
        spent('goals', 78_000, 'sent'),
        spent('goals', 20_000, state, 'Poskupio beton.'),
      ]).lines[0];
    expect(over('sent')).toMatchObject({ needsConsent: true, consented: false });
    expect(over('accepted')).toMatchObject({ needsConsent: true, consented: true });
    expect(spendingOf(lines, []).lines[0]).toMatchObject({ needsConsent: false, consented: false });
  });

  it('never loses a fening', () => {
    const expense = fc.record({
      lineId: fc.constantFrom('goals', 'balls', 'gift'),
      amount: fc.integer({ min: 1, max: 10_000_000 }).map(fening),
      state: fc.constantFrom(...expenseStates),
      overReason: fc.constantFrom('', 'Poskupio beton.'),
    });
    fc.assert(
      fc.property(fc.array(expense), (expenses) => {
        const all = spendingOf(lines, expenses);
        const counted = expenses.filter(({ state }) => state === 'sent' || state === 'accepted');
        expect(all.spent).toBe(counted.reduce((sum, { amount }) => sum + amount, 0));
        for (const { promised, spent: amount, left, over } of all.lines) {
          expect(promised - amount).toBe(left - over);
        }
      }),
    );
  });
});

describe('reminders', () => {
  const due = '2026-03-29';
  it.each([
    ['2026-03-14', null],
    ['2026-03-15', 14],
    ['2026-03-25', 14],
    ['2026-03-26', 3],
    ['2026-03-29', 3],
    ['2026-03-30', -1],
    ['2026-04-04', -1],
    ['2026-04-05', -7],
    ['2026-09-01', -7],
  ])('stand on %s at %s', (today, step) => {
    expect(reminderStep(due, today)).toBe(step);
  });

  it('come once each, and what was missed in between does not come late', () => {
    expect(reminderDue(due, '2026-03-15', null)).toBe(14);
    expect(reminderDue(due, '2026-03-16', 14)).toBeNull();
    expect(reminderDue(due, '2026-03-30', 14)).toBe(-1);
    expect(reminderDue(due, '2026-03-31', -1)).toBeNull();
    expect(reminderDue(due, '2026-04-05', -1)).toBe(-7);
    expect(reminderDue(due, '2027-04-05', -7)).toBeNull();
  });
});

describe('the final report', () => {
  const whole = {
    ...emptyReport,
    done: 'Igralište radi, dvanaest ekipa je odigralo ligu.',
    difficult: 'Kiša.',
    next: 'Golovi ostaju školi.',
    people: 96,
    volunteers: 0,
  };
  const has = { pictures: 2, receipts: 1, returnedReceipts: 0 };

  it('is due thirty days after the project', () => {
    expect(reportDueOn('2026-12-12')).toBe('2027-01-11');
    expect(reportDueOn('')).toBeNull();
  });

  it.each([
    [whole, has, []],
    [
      emptyReport,
      { pictures: 0, receipts: 0, returnedReceipts: 0 },
      'figures pictures money texts',
    ],
    [{ ...whole, volunteers: null }, has, 'figures'],
    [whole, { ...has, pictures: 1 }, 'pictures'],
    [whole, { ...has, returnedReceipts: 1 }, 'money'],
    [{ ...whole, difficult: ' ' }, has, 'texts'],
  ])('names the parts that lack something', (report, having, missing) => {
    expect(missingReportParts(report, having).join(' ')).toBe([missing].flat().join(' '));
  });
});
