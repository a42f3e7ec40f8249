import { useSearchParams } from 'react-router';
import { asksFor } from '../../asks.ts';
import { defineParts } from '../project-parts.ts';
import { BlueFacts } from './facts.tsx';
import { BluePanel } from './panel.tsx';
import { Sources } from './sources.tsx';
import { useBlueText } from './text.ts';

/** What stands for the tabs in the address, `?dio=`; the first is left out. */
const words = { overview: '', market: 'trziste', figures: 'brojke', plan: 'plan' } as const;
const keys = Object.keys(words) as (keyof typeof words)[];

const sectionsOf: Readonly<Record<keyof typeof words, readonly string[]>> = {
  overview: ['basics', 'customer', 'solution', 'team'],
  market: ['competition', 'sales'],
  figures: ['figures', 'asked'],
  plan: ['plan', 'risks'],
};

export const blueParts = defineParts<'blue'>({
  kind: 'blue',
  useTabs(application) {
    const t = useBlueText();
    const [query] = useSearchParams();
    const asks = asksFor(application);
    const shown = keys.filter((key) => {
      if (key === 'figures') return asks('figures');
      return key !== 'plan' || asks('plan') || asks('risks');
    });
    const named = shown.map((key) => ({
      key,
      to: words[key] === '' ? '.' : `?dio=${words[key]}`,
      name: t(key),
    }));
    return {
      tabs: named,
      open: shown.find((key) => words[key] === query.get('dio')) ?? 'overview',
    };
  },
  sectionsOf: (application, tab) =>
    (sectionsOf[tab as keyof typeof words] ?? []).filter(asksFor(application)),
  useWords() {
    const t = useBlueText();
    return { grant: t('grant'), description: t('pageDescription') };
  },
  writtenIn: ({ ideaSentence, customerProblem, solution }) =>
    [ideaSentence, customerProblem, solution].join(' '),
  Facts: BlueFacts,
  Panel: BluePanel,
  Aside: Sources,
});
