import { describe, expect, it } from 'vitest';
import { eventsFrom } from '../machine.ts';
import { fening } from '../money.ts';
import { actualMatrix, expectedMatrix } from '../policy.factory.ts';
import { accountingOf, closingBlockersOf, isAccounted } from './accounting.ts';
import { exceptionMachine, exceptionStates } from './exception.machine.ts';
import { exceptionActors, exceptionPolicy } from './exception.policy.ts';
import { dueNow, instalmentsOf, instalmentsStanding } from './instalments.ts';
import { payoutRefusal, takeBackUntil } from './payouts.ts';

const known = { signed: true, over: false, accountChecked: true, due: fening(115_000) };

describe('a payout', () => {
  it.each([
    [{}, 115_000, null],
    [{}, 1, null],
    [{}, 115_001, 'ABOVE_INSTALMENT'],
    [{ due: fening(0) }, 1, 'NOTHING_DUE'],
    [{ due: fening(0), over: true }, 1, 'PROJECT_OVER'],
    [{ signed: false, due: fening(0) }, 1, 'NOT_SIGNED'],
    [{ accountChecked: false }, 1, 'ACCOUNT_UNCHECKED'],
  ] as const)('%o of %i: %s', (change, amount, refusal) => {
    expect(payoutRefusal({ ...known, ...change }, amount)).toBe(refusal);
  });

  it('is taken back within an hour', () => {
    const at = new Date('2026-11-20T10:14:00Z');
    expect(takeBackUntil(at).toISOString()).toBe('2026-11-20T11:14:00.000Z');
  });
});

describe('what is due', () => {
  const part = (amount: number, after: 'signing' | 'report') => ({
    amount: fening(amount),
    after,
    milestoneId: null,
  });
  const facts = { paid: fening(0), signed: true, reached: [], reported: false };

  it('is never paid a second time where what waits stands before it', () => {
    const parts = [part(100, 'report'), part(60, 'signing')];
    const before = instalmentsStanding(parts, facts);
    expect(dueNow(before, fening(160))).toBe(60);
    const after = instalmentsStanding(parts, { ...facts, paid: fening(60) });
    expect(after.map(({ state, paid }) => `${state} ${paid}`)).toEqual(['waiting 0', 'paid 60']);
    expect(dueNow(after, fening(100))).toBe(0);
  });

  it('is no more than the fund still owes', () => {
    const standing = instalmentsStanding([part(100, 'signing')], facts);
    expect(dueNow(standing, fening(40))).toBe(40);
  });

  it('holds what the fund adds to donations, beside the grant', () => {
    const parts = instalmentsOf([part(100, 'report')], fening(100), fening(30));
    expect(parts.map(({ amount, matched = false }) => [amount, matched])).toEqual([
      [100, false],
      [30, true],
    ]);
    expect(dueNow(instalmentsStanding(parts, facts), fening(130))).toBe(30);
  });
});

describe('what became of the money', () => {
  it.each([
    [245_000, 18_000, 198_600, { proven: 198_600, missing: 28_400 }],
    [245_000, 18_000, 227_000, { proven: 227_000, missing: 0 }],
    // Receipts for more than was kept prove no more than that.
    [100, 40, 500, { proven: 60, missing: 0 }],
    [0, 0, 500, { proven: 0, missing: 0 }],
  ])('paid %i, returned %i, receipts %i', (paid, returned, receipts, sums) => {
    const accounting = accountingOf(
      { paid: fening(paid), returned: fening(returned) },
      fening(receipts),
    );
    expect(accounting).toEqual({ paid, returned, ...sums });
    expect(accounting.proven + accounting.returned + accounting.missing).toBe(paid);
  });

  it('is accounted for with nothing missing, or no more than is excused', () => {
    const of = (missing: number) => ({
      ...accountingOf({ paid: fening(missing), returned: fening(0) }, fening(0)),
    });
    expect(isAccounted(of(0), fening(0))).toBe(true);
    expect(isAccounted(of(1), fening(0))).toBe(false);
    expect(isAccounted(of(100), fening(100))).toBe(true);
    expect(isAccounted(of(101), fening(100))).toBe(false);
  });

  const clear = {
    reported: true,
    startsOn: '2026-11-20',
    today: '2026-11-20',
    openSteps: 0,
    due: fening(0),
    accounting: accountingOf({ paid: fening(100), returned: fening(0) }, fening(100)),
    excused: fening(0),
  };
  it.each([
    [{}, []],
    [{ reported: false }, ['reportOpen']],
    [{ startsOn: '2026-11-21' }, ['notStarted']],
    [{ startsOn: '' }, ['notStarted']],
    [{ openSteps: 1 }, ['stepsOpen']],
    [{ due: fening(1) }, ['payoutDue']],
    [
      { accounting: accountingOf({ paid: fening(100), returned: fening(0) }, fening(99)) },
      ['moneyMissing'],
    ],
  ])('keeps a project from being closed: %o', (change, blockers) => {
    expect(closingBlockersOf({ ...clear, ...change })).toEqual(blockers);
  });
});

describe('an exception', () => {
  const team = {
    ownerId: 'vlasnik',
    memberIds: ['vlasnik', 'clan', 'vlasnikVoditelj', 'clanVoditelj'],
    bankSlug: 'tuzla',
  };
  const columns = ['payout', 'shortfall', 'own payout'] as const;
  const matrix = (status: 'approved' | 'implementation' | 'completed') =>
    actualMatrix(columns, (actor, column) => {
      const subject = { ...team, status };
      if (column !== 'own payout')
        return exceptionPolicy.propose(actor, { ...subject, kind: column });
      return exceptionPolicy.decide(actor, {
        ...subject,
        kind: 'payout',
        proposedBy: actor?.id ?? '',
      });
    });

  it('is proposed by those who pay or complete, and decided by another', () => {
    expect(matrix('implementation')).toEqual(
      expectedMatrix(
        columns,
        `
        nobody:                                         s
        vlasnik clan vlasnikVoditelj clanVoditelj:      x
        lejla moderator zenica odbor asistent:          f
        savjetnik:                                      f + f
        koordinator voditelj:                           + + r
        menadzer obAdmin:                               + f r
        globalni admin:                                 + + r`,
      ),
    );
    expect(matrix('approved')).toEqual(
      expectedMatrix(
        columns,
        `
        nobody:                                         s
        vlasnik clan vlasnikVoditelj clanVoditelj:      x
        lejla moderator zenica odbor asistent:          f
        savjetnik:                                      f w f
        koordinator voditelj:                           + w r
        menadzer obAdmin:                               + f r
        globalni admin:                                 + w r`,
      ),
    );
    expect(matrix('completed').menadzer).toEqual({
      payout: 'WRONG_STATUS',
      shortfall: 'NOT_STAFF',
      'own payout': 'WRONG_STATUS',
    });
  });

  it('moves by its table: whoever proposed it never accepts it', () => {
    const rows = exceptionStates.map((state) =>
      (['proposer', 'second', 'payer', 'clock'] as const)
        .map((actor) => eventsFrom(exceptionMachine, state, [actor]).join('+') || '-')
        .join(' '),
    );
    expect(rows).toEqual([
      'withdraw accept+refuse - expire',
      '- - takeBack -',
      '- - - -',
      '- - - -',
      '- - - -',
      '- - - -',
    ]);
    const menadzer = {
      id: 'menadzer',
      role: 'INDIVIDUAL',
      permissions: [
        { permissionType: 'ob_menadzer', scope: 'bank', scopeValue: 'tuzla', isActive: true },
      ],
    } as const;
    const subject = { ...team, status: 'implementation' } as const;
    const of = (proposedBy: string) =>
      exceptionActors(menadzer, subject, { kind: 'payout', proposedBy });
    expect(of('menadzer')).toEqual(['proposer']);
    expect(of('voditelj')).toEqual(['second']);
  });
});
