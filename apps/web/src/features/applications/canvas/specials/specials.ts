import type { ComponentType } from 'react';
import type { ValueInput } from '../values/value-props.ts';
import { MeteredBudget } from './budget.tsx';
import { ContributionSummary, Contributions } from './contributions.tsx';

type ByName<Part> = Readonly<Record<string, Part>>;

/** What a field has instead of the component of its kind of value, by form and name. */
export const specials: ByName<ByName<ValueInput>> = {
  orange: { budgetBreakdown: MeteredBudget, goodsAndServices: Contributions },
};

/** What a folded item shows, by the name of its list. */
export const summaries: ByName<ValueInput<{ what: string }>> = {
  goodsAndServices: ContributionSummary,
};

/** What stands above the fields of a section. */
export const sectionHeads: ByName<ByName<ComponentType>> = {};

/** What stands beside them. */
export const sectionAsides: ByName<ByName<ComponentType>> = {};
