import type { CanvasParts } from '../values/canvas-parts.ts';
import { inputs } from '../values/inputs.tsx';
import { Balance } from './balance.tsx';
import { BudgetField, Meter } from './budget.tsx';
import { ContributionSummary, Contributions } from './contributions.tsx';
import { BusinessFigures, FixedCosts, YearBar, YearCard } from './figures.tsx';
import { Products } from './products.tsx';
import { SkillsLink } from './skills-link.tsx';

export const canvasParts: CanvasParts = {
  inputs,
  specials: {
    orange: { budgetBreakdown: BudgetField, goodsAndServices: Contributions },
    blue: {
      budgetBreakdown: BudgetField,
      products: Products,
      fixedCosts: FixedCosts,
    },
  },
  summaries: { goodsAndServices: ContributionSummary },
  heads: {
    orange: { budget: Meter, activities: SkillsLink },
    blue: { figures: BusinessFigures, plan: SkillsLink, asked: Balance },
  },
  asides: { blue: { sales: YearCard, figures: YearCard } },
  bars: { blue: { sales: YearBar, figures: YearBar } },
};
