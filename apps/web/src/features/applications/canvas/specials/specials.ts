import type { ComponentType } from 'react';
import type { ValueInput } from '../values/value-props.ts';
import { Balance } from './balance.tsx';
import { Budget, Meter } from './budget.tsx';
import { ContributionSummary, Contributions } from './contributions.tsx';
import { Figures, FixedCosts, MonthChoice, YearBar, YearCard } from './figures.tsx';
import { Products } from './products.tsx';

type ByName<Part> = Readonly<Record<string, Part>>;

/** What a field has instead of the component of its kind of value, by form and name. */
export const specials: ByName<ByName<ValueInput>> = {
  orange: { budgetBreakdown: Budget, goodsAndServices: Contributions },
  blue: {
    budgetBreakdown: Budget,
    products: Products,
    fixedCosts: FixedCosts,
    'fixedCosts.fromMonth': MonthChoice,
  },
};

/** What a folded item shows, by the name of its list. */
export const summaries: ByName<ValueInput<{ what: string }>> = {
  goodsAndServices: ContributionSummary,
};

/** What stands above the fields of a section. */
export const sectionHeads: ByName<ByName<ComponentType>> = {
  orange: { budget: Meter },
  blue: { figures: Figures, asked: Balance },
};

/** What stands beside them. */
export const sectionAsides: ByName<ByName<ComponentType>> = {
  blue: { sales: YearCard, figures: YearCard },
};

/** What a phone shows of them at the bottom. */
export const sectionBars: ByName<ByName<ComponentType>> = {
  blue: { sales: YearBar, figures: YearBar },
};
