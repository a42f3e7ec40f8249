import type { FundEntryView } from '@app/contracts/funds/funds.schemas';
import { expect, it } from 'vitest';
import { balances } from './balances.ts';

const entry = (kind: FundEntryView['kind'], amount: number) => ({ kind, amount }) as FundEntryView;

it('tells what was in the account after each entry, back to the first', () => {
  const entries = [
    entry('returned', 100.1),
    entry('paid', -0.2),
    entry('paid', 400.3),
    entry('released', 50),
    entry('promised', 700),
    entry('received', 1_000),
  ];
  const totals = { received: 1_000, returned: 100.1, paid: 400.1 };
  expect(balances(totals, entries).map(({ balance }) => balance)).toEqual([
    700, 599.9, 599.7, 1_000, 1_000, 1_000,
  ]);
});
