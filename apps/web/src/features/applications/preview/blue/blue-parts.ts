import { useSearchParams } from 'react-router';
import { defineParts } from '../project-parts.ts';
import { BlueFacts } from './facts.tsx';
import { BluePanel } from './panel.tsx';
import { Sources } from './sources.tsx';
import { useBlueText } from './text.ts';

/** What stands for the tabs in the address, `?dio=`; the first is left out. */
const words = { overview: '', market: 'trziste', figures: 'brojke', plan: 'plan' } as const;
const keys = Object.keys(words) as (keyof typeof words)[];

export const blueParts = defineParts<'blue'>({
  kind: 'blue',
  useTabs() {
    const t = useBlueText();
    const [query] = useSearchParams();
    const named = keys.map((key) => ({
      key,
      to: words[key] === '' ? '.' : `?dio=${words[key]}`,
      name: t(key),
    }));
    return {
      tabs: named,
      open: keys.find((key) => words[key] === query.get('dio')) ?? 'overview',
    };
  },
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
