import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applicationStatuses } from '../applications/application.machine.ts';
import { decidedAs, type PlanLine, planOf } from './plan.ts';

const line = (id: string, amount: number, more: Partial<PlanLine> = {}): PlanLine => ({
  id,
  amount,
  mean: 80,
  decided: null,
  ...more,
});
const chosen = (plan: ReturnType<typeof planOf>) =>
  plan.lines.filter((one) => one.chosen).map(({ id }) => id);

const ranked = [line('a', 400), line('b', 300), line('c', 500), line('d', 100)];

describe('a budget laid over a ranking', () => {
  it('ends before the first that it does not hold, and passes nobody over', () => {
    const plan = planOf(ranked, 1_000);
    expect(plan).toMatchObject({ line: 2, endsAt: 2, sum: 700, left: 300 });
    expect(chosen(plan)).toEqual(['a', 'b']);
    expect(plan.lines.map(({ running }) => running)).toEqual([400, 700, 700, 700]);
  });

  it('holds all where there is enough, to the last fening', () => {
    expect(planOf(ranked, 1_300)).toMatchObject({ line: 4, sum: 1_300, left: 0 });
    expect(planOf(ranked, 1_299)).toMatchObject({ line: 3, sum: 1_200, left: 99 });
  });

  it('gives nothing to what is not scored', () => {
    const plan = planOf([line('a', 1), line('b', 1, { mean: null })], 9);
    expect(plan).toMatchObject({ line: 1, sum: 1 });
    expect(planOf([line('a', 1), line('b', 1, { mean: null })], 9, { line: 2 }).sum).toBe(1);
  });

  it('what is locked or decided comes first, and what is left ends earlier', () => {
    const plan = planOf(ranked, 1_000, { locks: { d: 'in', a: 'out' } });
    expect(chosen(plan)).toEqual(['b', 'c', 'd']);
    expect(plan).toMatchObject({ sum: 900, left: 100, line: 4 });
    const decided = [line('a', 400, { decided: 'out' }), ...ranked.slice(1)];
    expect(chosen(planOf(decided, 1_000, { locks: { a: 'in' } }))).toEqual(['b', 'c', 'd']);
  });

  it('a line that is moved chooses what stands above it, beyond the budget too', () => {
    const plan = planOf(ranked, 1_000, { line: 3 });
    expect(plan).toMatchObject({ line: 3, endsAt: 2, sum: 1_200, left: -200 });
    expect(planOf(ranked, 1_000, { line: 99 }).line).toBe(4);
    expect(planOf(ranked, 1_000, { line: -1 })).toMatchObject({ line: 0, sum: 0 });
  });

  it('a status says what is decided', () => {
    const of = (choice: string | null) =>
      applicationStatuses.filter((status) => decidedAs(status) === choice);
    expect(of(null)).toEqual(['submitted', 'pending']);
    expect(of('out')).toEqual(['draft', 'rejected', 'withdrawn']);
  });

  it('never spends more than there is by itself, and its sums are those of what is chosen', () => {
    const lines = fc.array(
      fc.record({ amount: fc.integer({ min: 0, max: 5_000 }), scored: fc.boolean() }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: 40_000 }), (given, budget) => {
        const some = given.map(({ amount, scored }, n) =>
          line(`${n}`, amount, scored ? {} : { mean: null }),
        );
        const plan = planOf(some, budget);
        expect(plan.left).toBeGreaterThanOrEqual(0);
        const sum = some.reduce(
          (all, { amount }, n) => all + (plan.lines[n]?.chosen ? amount : 0),
          0,
        );
        expect(plan.sum).toBe(sum);
        expect(plan.lines.at(-1)?.running ?? 0).toBe(sum);
      }),
    );
  });
});
