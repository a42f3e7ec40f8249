import { expect, it } from 'vitest';
import { agreementPoints } from '../agreements/checklist.ts';
import type { BankFacts, CallFacts, CampaignFacts, DeskFacts, ProjectFacts } from './desk.facts.ts';
import { deskTasks } from './desk.tasks.ts';

const today = '2026-11-20';
const call: CallFacts = {
  slug: 'jesenji-poziv',
  closesOn: '2026-10-31',
  isClosed: true,
  rolls: false,
  decisionsOn: '2026-11-24',
  isAnnounced: false,
  drafts: 3,
  undecided: 4,
  unscored: 2,
  myScores: 2,
  myDecisions: 2,
  untold: 1,
};
const campaign: CampaignFacts = {
  id: 'c1',
  application: { id: 'a1', slug: 'kino', title: 'Kino' },
  endsOn: '2026-11-27',
  isOver: false,
  hasMinimum: false,
};
const project: ProjectFacts = {
  id: 'a2',
  slug: 'murali',
  title: 'Murali',
  status: 'implementation',
  opening: null,
  startsOn: '2026-10-01',
  endsOn: '2026-12-31',
  points: agreementPoints,
  due: 0,
  payeeBy: null,
  exceptions: [],
  receipts: 0,
  returnedReceipts: 0,
  proofs: 0,
  askedDays: 0,
  nextStepOn: null,
  openSteps: 0,
  report: 'draft',
};
const raised: ProjectFacts = { ...campaign.application, ...bare(project), status: 'crowdfunding' };
const published: ProjectFacts = { ...project, status: 'published' };
const approved: ProjectFacts = { ...published, status: 'approved', points: [] };
const bank: BankFacts = { id: 'b1', tickets: 0, ticketsOn: null, refunds: 0 };
const rolling: CallFacts = { ...call, isClosed: false, closesOn: '2026-12-31', rolls: true };
const over: ProjectFacts = { ...project, endsOn: '2026-11-19' };
const done = { undecided: 0, unscored: 0, myScores: 0, myDecisions: 0 };
const until = (point: (typeof agreementPoints)[number]) =>
  agreementPoints.slice(0, agreementPoints.indexOf(point));

function bare({ id: _, slug: __, title: ___, ...rest }: ProjectFacts) {
  return rest;
}

it.each<[string, Partial<DeskFacts>, string[]]>([
  ['scores and decisions by the call’s day', { calls: [call] }, ['score 24.', 'decide 24.']],
  [
    'what the rest of the board has not scored, apart, once the reader has',
    { calls: [{ ...call, myScores: 0 }] },
    ['decide 24.', 'scoring 24.'],
  ],
  [
    'no decision before there are scores enough',
    { calls: [{ ...call, myScores: 0, myDecisions: 0 }] },
    ['scoring 24.'],
  ],
  [
    'scores while the call is open, no decisions',
    { calls: [{ ...call, isClosed: false, closesOn: '2026-12-31' }] },
    ['score 24.'],
  ],
  [
    'decisions while the call is open, where it says so',
    { calls: [rolling] },
    ['score 24.', 'decide 24.'],
  ],
  [
    'the board’s scores while it is open, too',
    { calls: [{ ...rolling, myScores: 0, myDecisions: 0 }] },
    ['scoring 24.'],
  ],
  [
    'no announcement of what each team was told as it was decided',
    { calls: [{ ...rolling, ...done, isClosed: true, untold: 0 }] },
    [],
  ],
  ['announcing, once all is decided', { calls: [{ ...call, ...done }] }, ['announce 24.']],
  [
    'what came after the announcement, and no second one',
    { calls: [{ ...call, isAnnounced: true }] },
    ['score 24.', 'decide 24.'],
  ],
  ['no announcement twice', { calls: [{ ...call, ...done, isAnnounced: true }] }, []],
  ['nothing where nothing was sent', { calls: [{ ...call, ...done, untold: 0 }] }, []],
  [
    'drafts in the last week of a call',
    { calls: [{ ...call, ...done, isClosed: false, closesOn: '2026-11-27' }] },
    ['drafts 27.'],
  ],
  [
    'no drafts before it',
    { calls: [{ ...call, ...done, isClosed: false, closesOn: '2026-11-28' }] },
    [],
  ],
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
  [
    'a campaign to start, and no agreement before it',
    { projects: [{ ...approved, opening: 'campaign' }] },
    ['campaign undefined.'],
  ],
  [
    'a project to publish that the bank pays whole, beside its agreement',
    { projects: [{ ...approved, opening: 'publish' }] },
    ['prepare 01.', 'publish undefined.'],
  ],
  [
    'its agreement alone, where the call allows no campaign',
    { projects: [approved] },
    ['prepare 01.'],
  ],
  [
    'what waits beside calls and projects',
    { banks: [bank, { ...bank, tickets: 2, ticketsOn: '2026-11-21', refunds: 1 }] },
    ['ticket 21.', 'refund undefined.'],
  ],
  ['an agreement to write', { projects: [{ ...published, points: [] }] }, ['prepare 01.']],
  [
    'the bank’s points of it before the team’s',
    { projects: [{ ...published, points: until('guardians') }] },
    ['check 01.'],
  ],
  [
    'the team’s signature, apart',
    { projects: [{ ...published, points: until('signedCopy') }] },
    ['teamSign 01.'],
  ],
  [
    'the bank’s signature after it',
    { projects: [{ ...published, points: until('countersigned') }] },
    ['sign 01.'],
  ],
  ['a contract', { projects: [published] }, ['sign 01.']],
  [
    'work that can begin, and its money',
    { projects: [{ ...project, status: 'contract_signed', due: 500 }] },
    ['start 01.', 'pay 01.'],
  ],
  [
    'an account to check before it is paid to',
    { projects: [{ ...project, due: 500, payeeBy: 'm', points: until('account') }] },
    ['payee 01.'],
  ],
  [
    'what goes beside the agreement, until it expires',
    {
      projects: [
        {
          ...published,
          exceptions: [{ kind: 'payout', amount: 900, proposedBy: 'm', until: '2026-11-29' }],
        },
      ],
    },
    ['sign 01.', 'payout 29.'],
  ],
  [
    'no beginning ahead of its day',
    { projects: [{ ...project, status: 'contract_signed', startsOn: '2026-11-21' }] },
    [],
  ],
  [
    'what the team sent, and what it wishes for',
    { projects: [{ ...project, receipts: 2, proofs: 1, askedDays: 1 }] },
    ['dueDay undefined.', 'proof undefined.', 'receipt undefined.'],
  ],
  [
    'what the team owes, apart',
    { projects: [{ ...project, returnedReceipts: 1, nextStepOn: '2026-11-19' }] },
    ['teamProof 19.', 'teamReceipt undefined.'],
  ],
  ['no step before its day', { projects: [{ ...project, nextStepOn: today }] }, []],
  ['the team’s report, once the work is over', { projects: [over] }, ['teamReport 19.']],
  ['nothing while it lasts', { projects: [{ ...project, endsOn: today }] }, []],
  ['a report to read', { projects: [{ ...over, report: 'sent' }] }, ['report 19.']],
  ['an end to a project', { projects: [{ ...over, report: 'accepted' }] }, ['complete 19.']],
  [
    'no end before the money is paid and the steps are done',
    {
      projects: [
        { ...over, report: 'accepted', openSteps: 1 },
        { ...over, report: 'accepted', due: 100 },
      ],
    },
    ['pay 01.'],
  ],
])('%s', (_, facts, expected) => {
  const found = deskTasks({ banks: [], calls: [], campaigns: [], projects: [], ...facts }, today);
  expect(found.map(({ kind, due }) => `${kind} ${due?.slice(-2)}.`)).toEqual(expected);
});

it('what is due first comes first, what has no day last', () => {
  const projects = [
    { ...published, status: 'approved', startsOn: null },
    { ...project, due: 100, startsOn: '2026-11-25' },
  ] as const;
  const found = deskTasks({ banks: [], calls: [call], campaigns: [campaign], projects }, today);
  expect(found.map(({ kind }) => kind)).toEqual([
    'score',
    'decide',
    'pay',
    'campaignEnding',
    'sign',
  ]);
});
