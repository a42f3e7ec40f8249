export const tabs = ['overview', 'budget', 'activities', 'impact'] as const;
export type Tab = (typeof tabs)[number];

export const budgetParts = ['budgetOverview', 'cash', 'goods'] as const;
export type BudgetPart = (typeof budgetParts)[number];

/** What stands for them in the address, `?dio=` and `&budzet=`; the first ones are left out. */
const tabWords: Readonly<Record<Tab, string>> = {
  overview: '',
  budget: 'budzet',
  activities: 'aktivnosti',
  impact: 'uticaj',
};
const partWords: Readonly<Record<BudgetPart, string>> = {
  budgetOverview: '',
  cash: 'novac',
  goods: 'roba',
};

/** Where on the page one is; all of it stands in the address, so that it can be linked. */
export interface Place {
  readonly tab: Tab;
  readonly part: BudgetPart;
}

export function placeOf(query: URLSearchParams): Place {
  const tab = query.get('dio') ?? '';
  const part = query.get('budzet') ?? '';
  return {
    tab: tabs.find((one) => tabWords[one] === tab) ?? tabs[0],
    part: budgetParts.find((one) => partWords[one] === part) ?? budgetParts[0],
  };
}

/** The query that leads to a place; `.` for the page as it opens. */
export function placeLink(tab: Tab, part: BudgetPart = budgetParts[0]): string {
  const query = new URLSearchParams();
  if (tabWords[tab]) query.set('dio', tabWords[tab]);
  if (tab === 'budget' && partWords[part]) query.set('budzet', partWords[part]);
  return query.size > 0 ? `?${query}` : '.';
}
