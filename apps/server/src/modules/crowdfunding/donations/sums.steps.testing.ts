import fc from 'fast-check';

/** Which of the two copies of the server is asked. */
export type Copy = 0 | 1;

/** What may happen, in any order and at the same moment. `pick` chooses among the donations made. */
export type Step =
  | {
      readonly do: 'donate';
      readonly amount: number;
      readonly flow: 'instant' | 'form' | 'components';
      readonly key: number;
      readonly at: Copy;
    }
  | {
      readonly do: 'approve' | 'decline' | 'refund' | 'lose' | 'repeat' | Wrong;
      readonly pick: number;
      readonly at: Copy;
    }
  | { readonly do: 'wait'; readonly minutes: number }
  | { readonly do: 'expire' | 'reconcile' | 'jobs' | 'rests'; readonly at: Copy }
  | {
      readonly do: 'match';
      readonly amount: number;
      readonly minutes: number;
      readonly byBank: boolean;
      readonly at: Copy;
    }
  | { readonly do: 'endMatch'; readonly at: Copy }
  | { readonly do: 'giveBack'; readonly pick: number; readonly part: number; readonly at: Copy }
  | { readonly do: 'end' };

/** Notices that nobody may believe, however often they come. */
const wrong = ['forged', 'foreignKey', 'wrongAmount', 'wrongCurrency', 'noOrder'] as const;
export type Wrong = (typeof wrong)[number];

const pick = fc.nat({ max: 1000 });
const at: fc.Arbitrary<Copy> = fc.constantFrom(0, 1);
const told = <D extends string>(...what: D[]) =>
  fc.record({ do: fc.constantFrom(...what), pick, at });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('donate' as const),
      amount: fc.integer({ min: 1, max: 4000 }),
      flow: fc.constantFrom('instant' as const, 'form' as const, 'components' as const),
      key: fc.integer({ min: 0, max: 12 }),
      at,
    }),
  },
  { weight: 6, arbitrary: told('approve') },
  { weight: 5, arbitrary: told('decline', 'refund', 'repeat', 'lose') },
  { weight: 4, arbitrary: told(...wrong) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      minutes: fc.integer({ min: 1, max: 20 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'expire' as const,
        'reconcile' as const,
        'jobs' as const,
        'rests' as const,
      ),
      at,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('match' as const),
      amount: fc.integer({ min: 1, max: 8000 }),
      minutes: fc.integer({ min: 1, max: 60 }),
      byBank: fc.boolean(),
      at,
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('endMatch' as const), at }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('giveBack' as const),
      pick,
      part: fc.nat({ max: 6000 }),
      at,
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('end' as const) }) },
);
/** Rounds of steps; those of one round happen at once, each over a connection of its own. */
export const rounds = fc.array(fc.array(step, { minLength: 1, maxLength: 8 }), {
  minLength: 2,
  maxLength: 8,
});
