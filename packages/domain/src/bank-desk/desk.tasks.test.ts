import { expect, it } from 'vitest';
import {
  type CallFacts,
  type CampaignFacts,
  type DeskFacts,
  deskTasks,
  type ProjectFacts,
} from './desk.tasks.ts';

const today = '2026-11-20';
const call: CallFacts = {
  slug: 'jesenji-poziv',
  closesOn: '2026-10-31',
  isClosed: true,
  decisionsOn: '2026-11-24',
  drafts: 3,
  undecided: 4,
  unscored: 2,
  decided: 1,
};
const campaign: CampaignFacts = {
  id: 'c1',
  application: { slug: 'kino', title: 'Kino' },
  endsOn: '2026-11-27',
  isOver: false,
  hasMinimum: false,
};
const project: ProjectFacts = {
  slug: 'murali',
  title: 'Murali',
  status: 'implementation',
  startsOn: '2026-10-01',
  endsOn: '2026-12-31',
  owed: 0,
};
const raised: ProjectFacts = { ...project, slug: 'kino', title: 'Kino', status: 'crowdfunding' };
const done = { undecided: 0, unscored: 0 };

it.each<[string, Partial<DeskFacts>, string[]]>([
  ['scores and decisions by the call’s day', { calls: [call] }, ['score 24.', 'decide 24.']],
  ['announcing, once all is decided', { calls: [{ ...call, ...done }] }, ['announce 24.']],
  ['nothing where nothing was sent', { calls: [{ ...call, ...done, decided: 0 }] }, []],
  [
    'drafts in the last week of a call',
    { calls: [{ ...call, isClosed: false, closesOn: '2026-11-27' }] },
    ['drafts 27.'],
  ],
  ['no drafts before it', { calls: [{ ...call, isClosed: false, closesOn: '2026-11-28' }] }, []],
  ['a campaign in its last week', { campaigns: [campaign] }, ['campaignEnding 27.']],
  ['no campaign before it', { campaigns: [{ ...campaign, endsOn: '2026-11-28' }] }, []],
  [
    'a campaign that missed',
    { campaigns: [{ ...campaign, isOver: true }], projects: [raised] },
    ['campaignMissed 27.'],
  ],
  [
    'a contract after one that did not',
    { campaigns: [{ ...campaign, isOver: true, hasMinimum: true }], projects: [raised] },
    ['sign 01.'],
  ],
  ['no contract while it runs', { campaigns: [], projects: [raised] }, []],
  ['a contract', { projects: [{ ...project, status: 'published' }] }, ['sign 01.']],
  [
    'work that can begin, and its money',
    { projects: [{ ...project, status: 'contract_signed', owed: 500 }] },
    ['start 01.', 'pay 01.'],
  ],
  [
    'no beginning ahead of its day',
    { projects: [{ ...project, status: 'contract_signed', startsOn: '2026-11-21' }] },
    [],
  ],
  ['work that is over', { projects: [{ ...project, endsOn: '2026-11-19' }] }, ['complete 19.']],
  ['nothing while it lasts', { projects: [{ ...project, endsOn: today }] }, []],
])('%s', (_, facts, expected) => {
  const found = deskTasks({ calls: [], campaigns: [], projects: [], ...facts }, today);
  expect(found.map(({ kind, due }) => `${kind} ${due?.slice(-2)}.`)).toEqual(expected);
});

it('what is due first comes first, what has no day last', () => {
  const projects = [
    { ...project, status: 'approved', startsOn: null },
    { ...project, owed: 100, startsOn: '2026-11-25' },
  ] as const;
  const found = deskTasks({ calls: [call], campaigns: [campaign], projects }, today);
  expect(found.map(({ kind }) => kind)).toEqual([
    'score',
    'decide',
    'pay',
    'campaignEnding',
    'sign',
  ]);
});
