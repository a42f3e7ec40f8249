import { defineParts, offeredTabs, type TabOfKind } from '../project-parts.ts';
import { BlueFacts } from './facts.tsx';
import { BlueFigures } from './figures.tsx';
import { BlueMarket } from './market.tsx';
import { BlueOverview } from './overview.tsx';
import { PlanPanel } from './plan-panel.tsx';
import { Sources } from './sources.tsx';
import { useBlueText } from './text.ts';

const tabs: readonly TabOfKind<'blue', 'overview' | 'market' | 'figures' | 'plan'>[] = [
  {
    key: 'overview',
    place: '',
    sections: ['basics', 'customer', 'solution', 'asked', 'team'],
    Panel: BlueOverview,
  },
  {
    key: 'market',
    place: 'trziste',
    sections: ['customer', 'competition', 'sales'],
    Panel: BlueMarket,
  },
  { key: 'figures', place: 'brojke', sections: ['figures'], Panel: BlueFigures },
  { key: 'plan', place: 'plan', sections: ['plan', 'risks'], Panel: PlanPanel },
];

export const blueParts = defineParts<'blue'>({
  kind: 'blue',
  useTabs: (application) => offeredTabs(application, tabs, useBlueText()),
  useWords() {
    const t = useBlueText();
    return { grant: t('grant'), description: t('pageDescription') };
  },
  writtenIn: ({ ideaSentence, customerProblem, solution }) =>
    [ideaSentence, customerProblem, solution].join(' '),
  Facts: BlueFacts,
  Aside: Sources,
});
