import { useSearchParams } from 'react-router';
import { BudgetCard, SupportLink } from './parts/orange-facts.tsx';
import { OrangePanel } from './parts/orange-panel.tsx';
import { placeLink, placeOf, tabs } from './place.ts';
import { defineParts } from './project-parts.ts';
import { usePreviewText } from './text.ts';

export const orangeParts = defineParts<'orange'>({
  kind: 'orange',
  useTabs() {
    const t = usePreviewText();
    const [query] = useSearchParams();
    const named = tabs.map((key) => ({ key, to: placeLink(key), name: t(key) }));
    return { tabs: named, open: placeOf(query).tab };
  },
  useWords() {
    const t = usePreviewText();
    return { grant: t('grant'), description: t('pageDescription') };
  },
  writtenIn: ({ projectDescription, communityProblem, problemStatement, storyContent }) =>
    [projectDescription, communityProblem, problemStatement, storyContent].join(' '),
  Facts: BudgetCard,
  Support: SupportLink,
  Panel: OrangePanel,
});
