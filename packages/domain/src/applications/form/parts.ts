import { addFening, type Fening, timesFening } from '../../money.ts';
import { files, group, type HeldValue, id, list, money, number, text } from './values.ts';

/** Most characters in the texts of list items: names, categories, descriptions, steps. */
export const itemTextLimits = { name: 160, category: 80, description: 1000, step: 600 } as const;

export const name = text({ max: itemTextLimits.name, required: true });
export const category = text({ max: itemTextLimits.category });
export const description = text({ max: itemTextLimits.description, lines: 3 });
/** As long as a description, on one line. */
export const note = text({ max: itemTextLimits.description });
/** Up to two decimals. */
export const quantity = number({ max: 10_000, decimals: 2, initial: 1, required: true });

/** One line of a budget: a price per unit times a quantity. */
export const budgetItem = group({
  id: id(),
  name,
  category,
  description: note,
  amount: money({ required: true }),
  quantity,
  offers: files({ max: 3 }),
});
export type BudgetItem = HeldValue<typeof budgetItem>;

export const budgetLines = list(budgetItem, { max: 100, required: true });

/** The total of one budget line; 0 while its price or quantity is not known. */
export function budgetItemTotal(item: Pick<BudgetItem, 'amount' | 'quantity'>): Fening {
  return timesFening(item.amount, item.quantity);
}

/** The sum of all lines of a budget. */
export function budgetTotal(content: {
  readonly budgetBreakdown: readonly Pick<BudgetItem, 'amount' | 'quantity'>[];
}): Fening {
  return addFening(...content.budgetBreakdown.map(budgetItemTotal));
}

/** Whether every line of a budget has a name, a price and a quantity. */
export const isBudgetWhole = (lines: readonly BudgetItem[]): boolean =>
  lines.length > 0 &&
  lines.every((line) => line.name.trim() !== '' && line.amount > 0 && line.quantity > 0);
