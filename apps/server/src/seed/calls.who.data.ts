import type { CallDetail } from '@app/contracts/calls/calls.schemas';
import { pages } from '@app/contracts/pages';
import type { z } from 'zod';
import type { DemoCall } from './calls/call.ts';

type Who = Pick<
  z.output<typeof CallDetail>,
  'minAge' | 'maxAge' | 'municipalities' | 'questions' | 'ownContribution' | 'documents'
>;

const documentsOf = ({ kind, slug }: DemoCall): z.output<typeof CallDetail>['documents'] => [
  {
    id: 'pravila',
    title: { bhs: 'Pravila i uslovi', en: 'Rules and terms' },
    url: (kind === 'blue' ? pages.blueCall : pages.call)({ slug, hash: 'uslovi' }),
  },
  {
    id: 'budzet',
    title: { bhs: 'Primjer dobrog budžeta', en: 'An example of a good budget' },
    url: pages.project({ slug: 'kino-pod-vedrim-nebom', dio: 'budzet' }),
  },
];

const running: z.output<typeof CallDetail>['questions'][number] = {
  id: 'vodi',
  text: {
    bhs: 'Vodi li neko od vas već projekat ove banke?',
    en: 'Does one of you already run a project of this bank?',
  },
  passes: 'no',
  otherwise: {
    bhs: 'Najprije završite taj projekat, pa se javite na sljedeći poziv.',
    en: 'Finish that project first, then apply to the next call.',
  },
};

/** Who may apply to a call of the demo, and what is asked before the long form. */
export function demoWho(call: DemoCall, municipality: string): Who {
  const { kind } = call;
  const documents = documentsOf(call);
  if (kind === 'blue') {
    return {
      minAge: 18,
      maxAge: 35,
      municipalities: [municipality],
      ownContribution: { percent: 10, inKind: true },
      documents,
      questions: [
        {
          id: 'pocetak',
          text: {
            bhs: 'Je li posao mlađi od godinu dana, ili tek počinje?',
            en: 'Is the business younger than a year, or only starting?',
          },
          passes: 'yes',
          otherwise: {
            bhs: 'Plavi grant je za početak. Za razvoj posla pitaj svoju općinu.',
            en: 'The blue grant is for a start. For growing a business, ask your municipality.',
          },
        },
        running,
      ],
    };
  }
  return {
    minAge: 15,
    maxAge: 30,
    municipalities: [municipality],
    ownContribution: null,
    documents,
    questions: [running],
  };
}
