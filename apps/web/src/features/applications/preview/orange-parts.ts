import { useSearchParams } from 'react-router';
import { asksFor } from '../asks.ts';
import { BudgetCard, SupportLink } from './parts/orange-facts.tsx';
import { OrangePanel } from './parts/orange-panel.tsx';
import { placeLink, placeOf, type Tab, tabs } from './place.ts';
import { defineParts } from './project-parts.ts';
import { usePreviewText } from './text.ts';

/** Those of which it shows more than the one that it is named after. */
const sectionsOf: { readonly [T in Tab]?: readonly string[] } = {
  overview: ['basics', 'problem', 'story', 'solution', 'team'],
};

export const orangeParts = defineParts<'orange'>({
  kind: 'orange',
  useTabs(application) {
    const t = usePreviewText();
    const [query] = useSearchParams();
    // Their names are those of the sections that they show; none of the others is ever left out.
    const shown = tabs.filter(asksFor(application));
    const named = shown.map((key) => ({ key, to: placeLink(key), name: t(key) }));
    return { tabs: named, open: shown.find((key) => key === placeOf(query).tab) ?? 'overview' };
  },
  sectionsOf: (application, tab) => (sectionsOf[tab as Tab] ?? [tab]).filter(asksFor(application)),
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
