import { describe, expect, it } from 'vitest';
import { decide, transition } from '../machine.ts';
import {
  type ApplicationActor,
  type ApplicationStatus,
  applicationEvents,
  applicationMachine,
  applicationStatuses,
  editableStatuses,
  isEditableStatus,
  isPublicStatus,
  publicStatuses,
  readStatus,
} from './application.machine.ts';

type Row = readonly [
  from: ApplicationStatus,
  to: ApplicationStatus,
  who: string,
  guards: string,
  event: string,
];

/** The product's table, one line for each pair of statuses; `!` asks for a reason. */
const table: readonly Row[] = [
  ['draft', 'submitted', 'owner', 'revisionCurrent callOpen nothingMissing', 'submit'],
  [
    'submitted',
    'pending',
    'asistent koordinator voditelj savjetnik',
    '! sectionsNamed',
    'returnForChanges',
  ],
  ['pending', 'submitted', 'owner', 'revisionCurrent nothingMissing', 'submit'],
  ...(['approve approved', 'reject rejected', 'declareWinner pobjednik'] as const).map(
    (line): Row => {
      const [event, to] = line.split(' ') as [string, ApplicationStatus];
      const decision = 'callOver noConflictOfInterest quorumReached';
      const guards = event === 'reject' ? `! ${decision}` : `${decision} fundsLeft`;
      return ['submitted', to, 'koordinator voditelj savjetnik', guards, event];
    },
  ),
  ['draft', 'withdrawn', 'owner', 'confirmed', 'withdraw'],
  ['submitted', 'withdrawn', 'owner', 'confirmed', 'withdraw'],
  ['pending', 'withdrawn', 'owner', 'confirmed', 'withdraw'],
  [
    'approved',
    'crowdfunding',
    'koordinator voditelj menadzer',
    'decisionTold campaignAllowed campaignDated goalNotBelowMinimum',
    'startCampaign',
  ],
  ['approved', 'published', 'koordinator voditelj menadzer', 'decisionTold bankPaysAll', 'publish'],
  ...(['approved', 'pobjednik', 'rejected'] as const).map(
    (from): Row => [
      from,
      'submitted',
      'koordinator voditelj savjetnik',
      '! noConflictOfInterest decisionUntold',
      'reopenDecision',
    ],
  ),
  ['crowdfunding', 'approved', 'voditelj menadzer', 'campaignEndedBelowGoal', 'planSecondRound'],
  ['crowdfunding', 'withdrawn', 'voditelj menadzer', '! campaignMissed', 'release'],
  // Only what had a campaign is asked what it brought.
  ...(['crowdfunding', 'approved', 'published', 'pobjednik'] as const).map((from, n): Row => {
    const guards = `checklistComplete${n < 2 ? ' campaignReachedMinimum' : ''}`;
    return [from, 'contract_signed', 'menadzer voditelj', guards, 'signContract'];
  }),
  [
    'contract_signed',
    'implementation',
    'menadzer voditelj koordinator',
    'startDateSet',
    'startImplementation',
  ],
  [
    'implementation',
    'completed',
    'voditelj koordinator savjetnik',
    'finalReportAccepted projectStarted stepsDone moneyAccounted',
    'complete',
  ],
  ['rejected', 'draft', 'owner', 'callOpen', 'applyAgain'],
];

const actors: readonly ApplicationActor[] = [
  'owner',
  'asistent',
  'koordinator',
  'voditelj',
  'savjetnik',
  'menadzer',
];

const every = applicationStatuses.flatMap((from) =>
  applicationEvents.map((event) => ({ from, event })),
);

describe('the status table', () => {
  it.each(applicationStatuses)('from %s', (from) => {
    const held = applicationEvents.flatMap((event) => {
      const found = transition(applicationMachine, from, event);
      if (!found) return [];
      const reason = found.reason === 'required' ? ['!'] : [];
      const guards = [...reason, ...(found.guards ?? [])].join(' ');
      return [[from, found.to, [...found.by].sort().join(' '), guards, event]];
    });
    const named = table
      .filter((row) => row[0] === from)
      .map(([, to, who, guards, event]) => [
        from,
        to,
        who.split(' ').sort().join(' '),
        guards,
        event,
      ]);
    const byEvent = (a: string[], b: string[]) => ((a[4] ?? '') < (b[4] ?? '') ? -1 : 1);
    expect(held.sort(byEvent)).toEqual(named.sort(byEvent));
  });

  it('has as many moves as the product names', () => {
    const moves = Object.values(applicationMachine).flatMap((events) => Object.keys(events));
    expect(moves).toHaveLength(table.length);
  });
});

describe('every status × event × actor', () => {
  it.each(actors)('%s', (actor) => {
    const answers = every.map(({ from, event }) => {
      const request = { state: from, event, actors: [actor], reason: 'why' };
      const answer = decide(applicationMachine, request);
      return `${from} ${event}: ${answer.ok ? answer.move.to : answer.code}`;
    });
    const named = every.map(({ from, event }) => {
      const row = table.find((line) => line[0] === from && line[4] === event);
      if (!row) return `${from} ${event}: WRONG_STATUS`;
      return `${from} ${event}: ${row[2].split(' ').includes(actor) ? row[1] : 'FORBIDDEN'}`;
    });
    expect(answers).toEqual(named);
  });
});

describe('statuses', () => {
  it('reads every status and the older spelling', () => {
    for (const status of applicationStatuses) expect(readStatus(status)).toBe(status);
    expect(readStatus('u_implementaciji')).toBe('implementation');
  });

  it.each(['', 'Draft', 'draft ', 'constructor', '__proto__'])('does not read %j', (raw) => {
    expect(readStatus(raw)).toBeNull();
  });

  it('knows the six public ones and the three that can be edited', () => {
    expect([...publicStatuses].sort()).toEqual([
      'approved',
      'completed',
      'contract_signed',
      'crowdfunding',
      'implementation',
      'published',
    ]);
    expect([...editableStatuses].sort()).toEqual(['draft', 'pending', 'submitted']);
    expect(applicationStatuses.filter(isPublicStatus)).toHaveLength(6);
    expect(applicationStatuses.filter(isEditableStatus)).toHaveLength(3);
  });
});
