import { budgetPlace } from './budget-place.ts';
import { Activities } from './parts/activities.tsx';
import { BudgetPreview } from './parts/budget.tsx';
import { Impact } from './parts/impact.tsx';
import { BudgetCard, SupportLink } from './parts/orange-facts.tsx';
import { Overview } from './parts/overview.tsx';
import { defineParts, offeredTabs, type TabOfKind } from './project-parts.ts';
import { usePreviewText } from './text.ts';

const tabs: readonly TabOfKind<'orange', 'overview' | 'budget' | 'activities' | 'impact'>[] = [
  {
    key: 'overview',
    place: '',
    sections: ['basics', 'problem', 'story', 'solution', 'team'],
    Panel: Overview,
  },
  { key: 'budget', place: budgetPlace, sections: ['budget'], Panel: BudgetPreview },
  { key: 'activities', place: 'aktivnosti', sections: ['activities'], Panel: Activities },
  { key: 'impact', place: 'uticaj', sections: ['impact'], Panel: Impact },
];

export const orangeParts = defineParts<'orange'>({
  kind: 'orange',
  useTabs: (application) => offeredTabs(application, tabs, usePreviewText()),
  useWords() {
    const t = usePreviewText();
    return { grant: t('grant'), description: t('pageDescription') };
  },
  writtenIn: ({ projectDescription, communityProblem, problemStatement, storyContent }) =>
    [projectDescription, communityProblem, problemStatement, storyContent].join(' '),
  Facts: BudgetCard,
  Support: SupportLink,
});
