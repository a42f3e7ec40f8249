export const budgetParts = ['budgetOverview', 'cash', 'goods'] as const;
type BudgetPart = (typeof budgetParts)[number];

/** What stands for the budget in the address, `?dio=`, and for its parts, `&budzet=`. */
export const budgetPlace = 'budzet';
const words: Readonly<Record<BudgetPart, string>> = {
  budgetOverview: '',
  cash: 'novac',
  goods: 'roba',
};

export const budgetPartOf = (query: URLSearchParams): BudgetPart =>
  budgetParts.find((one) => words[one] === query.get('budzet')) ?? budgetParts[0];

export const budgetLink = (part: BudgetPart): string =>
  `?dio=${budgetPlace}${words[part] && `&budzet=${words[part]}`}`;
