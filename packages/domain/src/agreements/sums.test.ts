import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type FundEntry, fundRefusal, fundSums } from '../funds/fund.ts';
import { decide } from '../machine.ts';
import { addFening, type Fening, fening, noFening } from '../money.ts';
import { accountingOf, closingBlockersOf } from './accounting.ts';
import { type ExceptionState, exceptionMachine } from './exception.machine.ts';
import { type ExpenseState, expenseMachine } from './expense.machine.ts';
import { dueNow, type Instalment, instalmentsStanding } from './instalments.ts';
import { payoutRefusal } from './payouts.ts';
import { spendingOf } from './spending.ts';

/** The grant of a project in three parts, of which one stands before what it does not wait for. */
const parts: readonly Instalment[] = [
  { amount: fening(400), after: 'milestone', milestoneId: 'a' },
  { amount: fening(500), after: 'signing', milestoneId: null },
  { amount: fening(100), after: 'report', milestoneId: null },
];
const lines = [{ id: 'l', name: 'Sve', promised: fening(1_000) }];

interface Entry extends FundEntry {
  readonly corrects?: number;
  readonly exceptional?: true;
}

/** A project as its money sees it, moved by the rules alone. */
function project() {
  const entries: Entry[] = [];
  const receipts: { amount: Fening; state: ExpenseState }[] = [];
  const exceptions: { amount: Fening; state: ExceptionState; shortfall: boolean }[] = [];
  const told = { signed: false, reached: [] as string[], reported: false, over: false };
  /** Counted beside the rules: by each command that went through. */
  const tally = { promised: 5_000, paid: 0, returned: 0, exceptional: 0 };
  entries.push({ kind: 'received', amount: 5_000 }, { kind: 'promised', amount: 5_000 });

  const sums = () => fundSums(entries);
  const grant = () => fundSums(entries.filter(({ kind }) => kind !== 'received'));
  const standing = () => instalmentsStanding(parts, { ...told, paid: grant().paid });
  const due = () => (told.signed ? dueNow(standing(), grant().owed) : noFening);
  const spending = () =>
    spendingOf(
      lines,
      receipts.map((one) => ({ ...one, lineId: 'l', overReason: '' })),
    );
  const accounting = () => accountingOf(grant(), spending().accepted);
  const excused = () =>
    fening(
      Math.max(
        0,
        ...exceptions.map(({ shortfall, state, amount }) =>
          shortfall && state === 'accepted' ? amount : 0,
        ),
      ),
    );
  const write = (entry: Entry): boolean => {
    if (fundRefusal(sums(), entry.kind === 'received' ? undefined : grant(), entry)) return false;
    entries.push(entry);
    return true;
  };
  const mayPay = (amount: number) =>
    amount <= 0 ||
    payoutRefusal(
      { signed: told.signed, over: told.over, accountChecked: true, due: due() },
      amount,
    ) === null;
  const pick = <T>(list: readonly T[], n: number): T | undefined => list[n % (list.length || 1)];

  const commands = {
    sign: () => {
      told.signed = true;
    },
    reach: () => {
      if (told.signed && !told.reached.includes('a')) told.reached.push('a');
    },
    report: () => {
      if (told.signed && accounting().missing <= excused()) told.reported = true;
    },
    pay: (n: number) => {
      const amount = n % 2 === 0 ? due() : n;
      if (amount > 0 && mayPay(amount) && write({ kind: 'paid', amount })) tally.paid += amount;
    },
    release: (n: number) => {
      if (write({ kind: 'released', amount: n })) tally.promised -= n;
    },
    giveBack: (n: number) => {
      if (write({ kind: 'returned', amount: n })) tally.returned += n;
    },
    correct: (n: number) => {
      const at = n % entries.length;
      const first = entries[at];
      if (!first || first.corrects !== undefined || first.kind === 'received') return;
      const now = entries
        .filter(({ corrects }) => corrects === at)
        .reduce((sum, one) => sum + one.amount, first.amount);
      const lacks = (n % 700) - now;
      if (lacks === 0 || (first.kind === 'paid' && !mayPay(lacks))) return;
      const { kind, exceptional } = first;
      const entry = { kind, amount: lacks, corrects: at, ...(exceptional ? { exceptional } : {}) };
      if (!write(entry)) return;
      if (kind === 'paid') tally.paid += lacks;
      if (kind === 'paid' && exceptional) tally.exceptional += lacks;
      if (kind === 'returned') tally.returned += lacks;
      if (kind === 'promised') tally.promised += lacks;
      if (kind === 'released') tally.promised -= lacks;
    },
    takeBack: (n: number) => {
      const paid = entries.flatMap((one, at) =>
        one.kind === 'paid' && one.corrects === undefined ? [at] : [],
      );
      const at = pick(paid, n);
      const first = at === undefined ? undefined : entries[at];
      if (at === undefined || !first) return;
      const left = entries
        .filter(({ corrects }) => corrects === at)
        .reduce((sum, one) => sum + one.amount, first.amount);
      if (left <= 0) return;
      const { exceptional } = first;
      const entry = {
        kind: 'paid',
        amount: -left,
        corrects: at,
        ...(exceptional ? { exceptional } : {}),
      } as const;
      if (!write(entry)) return;
      tally.paid -= left;
      if (exceptional) tally.exceptional -= left;
    },
    propose: (n: number) => {
      const shortfall = n % 3 === 0;
      const amount = shortfall ? accounting().missing : fening(n);
      if (amount === 0 || told.over || (!shortfall && mayPay(amount))) return;
      exceptions.push({ amount, state: 'proposed', shortfall });
    },
    decide: (n: number) => {
      const one = pick(exceptions, n);
      if (!one || told.over) return;
      const event =
        (['accept', 'accept', 'refuse', 'withdraw', 'expire'] as const)[n % 5] ?? 'accept';
      const by = {
        withdraw: 'proposer',
        expire: 'clock',
        accept: 'second',
        refuse: 'second',
      } as const;
      const decided = decide(exceptionMachine, {
        state: one.state,
        event,
        actors: [by[event]],
        reason: 'Jer.',
      });
      if (!decided.ok) return;
      const pays = event === 'accept' && !one.shortfall;
      if (pays && !write({ kind: 'paid', amount: one.amount, exceptional: true })) return;
      one.state = decided.move.to;
      if (pays) {
        tally.paid += one.amount;
        tally.exceptional += one.amount;
      }
    },
    spend: (n: number) => void (told.over || receipts.push({ amount: fening(n), state: 'sent' })),
    answer: (n: number) => {
      const one = pick(receipts, n);
      if (!one || told.over) return;
      const event = (['accept', 'accept', 'return', 'withdraw'] as const)[n % 4] ?? 'accept';
      const actors = [event === 'withdraw' ? ('team' as const) : ('menadzer' as const)];
      const decided = decide(expenseMachine, { state: one.state, event, actors, reason: 'Jer.' });
      if (decided.ok) one.state = decided.move.to;
    },
    close: () => {
      const blockers = closingBlockersOf({
        reported: told.reported,
        startsOn: '2026-11-01',
        today: '2026-11-20',
        openSteps: told.reached.includes('a') ? 0 : 1,
        due: due(),
        accounting: accounting(),
        excused: excused(),
      });
      if (blockers.length > 0 || told.over) return;
      told.over = true;
      expect(due()).toBe(0);
      expect(accounting().missing).toBeLessThanOrEqual(excused());
    },
  };

  /** What everybody reads must come to the same, whichever way it is told. */
  const check = () => {
    const { paid, promised, returned, owed } = grant();
    expect([paid, promised, returned]).toEqual([tally.paid, tally.promised, tally.returned]);
    // The ledger line by line, as its page and its file tell it.
    const listed = (kind: FundEntry['kind']) =>
      entries.reduce((sum, one) => (one.kind === kind ? sum + one.amount : sum), 0);
    expect(listed('paid') - listed('returned')).toBe(paid - returned);
    const shown = standing();
    const whole = addFening(...parts.map(({ amount }) => amount));
    expect(addFening(...shown.map((one) => one.paid))).toBe(Math.min(paid, whole));
    const { proven, missing, ...money } = accounting();
    expect(money).toEqual({ paid, returned });
    expect(proven + returned + missing).toBe(paid);
    expect(due()).toBeLessThanOrEqual(owed);
    // Nothing but what had fallen due goes out on one person's word.
    const met = parts.filter(
      ({ after, milestoneId }) =>
        told.signed &&
        (after === 'signing' ||
          (after === 'report' ? told.reported : told.reached.includes(milestoneId ?? ''))),
    );
    expect(paid - tally.exceptional).toBeLessThanOrEqual(
      addFening(...met.map(({ amount }) => amount)),
    );
  };
  return { commands, check, told };
}

type Command = keyof ReturnType<typeof project>['commands'];
const order = fc.array(
  fc.tuple(
    fc.constantFrom<Command>(
      'sign',
      'reach',
      'report',
      'pay',
      'pay',
      'release',
      'giveBack',
      'correct',
      'takeBack',
      'propose',
      'decide',
      'spend',
      'spend',
      'answer',
      'answer',
      'close',
    ),
    fc.integer({ min: 1, max: 1_200 }),
  ),
  { maxLength: 60 },
);

it('ledger, agreement, report and public page come to the same in whatever order', () => {
  fc.assert(
    fc.property(order, (asked) => {
      const { commands, check } = project();
      for (const [command, n] of asked) {
        commands[command](n);
        check();
      }
    }),
    { numRuns: 2_000 },
  );
});

it('comes to an end that way: money that all has a trace closes the project', () => {
  const { commands, check, told } = project();
  commands.sign();
  commands.pay(2);
  commands.reach();
  commands.pay(2);
  commands.spend(700);
  commands.answer(4);
  commands.giveBack(200);
  commands.report();
  commands.close();
  expect(told.over).toBe(false);
  commands.pay(2);
  commands.close();
  expect(told.over).toBe(false);
  commands.giveBack(100);
  commands.close();
  check();
  expect(told.over).toBe(true);
});
