import { applicationsApi } from '@app/contracts/applications/applications.api';
import type { ErrorCode } from '@app/contracts/errors';
import {
  type ApplicationEffect,
  type ApplicationEvent,
  type ApplicationGuard,
  type ApplicationStatus,
  applicationMachine,
} from '@app/domain/applications/application.machine';
import { contribution as contributionForm } from '@app/domain/applications/form/orange.form';
import { emptyOf } from '@app/domain/applications/form/values';
import { fening } from '@app/domain/money';
import { describe, expect, it } from 'vitest';
import { isFailure } from '../../platform/http/failure.ts';
import { type Scene, stageMove } from '../../platform/testing/moves.ts';
import type { Persona } from '../../platform/testing/personas.ts';
import { setUpApp, setUpGrants } from '../../platform/testing/setUp.ts';
import { completeContent } from './applications.factory.ts';

const app = setUpApp();
const stage = setUpGrants(app);

const rows = Object.entries(applicationMachine).flatMap(([from, events]) =>
  Object.entries(events).map(([event, row]) => ({
    step: [from as ApplicationStatus, event as ApplicationEvent] as const,
    ...row,
  })),
);

const moverOf = (by: readonly string[]): Persona =>
  by.includes('owner') ? stage.people.vlasnik : stage.people.voditelj;

interface Seen {
  readonly revision: number;
  readonly openSections: unknown;
  readonly announced: boolean;
  readonly copies: number;
  readonly running: number;
  readonly closed: number;
  readonly jobs: readonly string[];
  readonly notices: readonly string[];
  readonly promised: number;
  readonly released: number;
}

async function look(id: string): Promise<Seen> {
  const { rows: found } = await app.platform.db.pool.query<Seen>(
    `SELECT submitted_revision AS revision, open_sections AS "openSections",
      announced_at IS NOT NULL AS announced,
      (SELECT count(*)::int FROM applications WHERE copied_from = a.id) AS copies,
      (SELECT count(*)::int FROM campaigns
        WHERE application_id = a.id AND closed_at IS NULL) AS running,
      (SELECT count(*)::int FROM campaigns
        WHERE application_id = a.id AND closed_at IS NOT NULL) AS closed,
      array(SELECT concat_ws(' ', group_id, data->>'kind') FROM pgboss.job) AS jobs,
      (SELECT coalesce(sum(amount), 0)::int FROM fund_entries
        WHERE application_id = a.id AND kind = 'promised') AS promised,
      (SELECT coalesce(sum(amount), 0)::int FROM fund_entries
        WHERE application_id = a.id AND kind = 'released') AS released,
      array(SELECT text || ' ' || user_id FROM notifications) AS notices
    FROM applications a WHERE id = $1`,
    [id],
  );
  if (!found[0]) throw new Error(`There is no application ${id}.`);
  return found[0];
}

const more = (before: readonly string[], after: readonly string[], thing: string) =>
  after.filter((one) => one === thing).length > before.filter((one) => one === thing).length;

type Trace = (before: Seen, after: Seen) => boolean;
const told =
  (who: 'clan' | 'odbor2', ...texts: string[]): Trace =>
  (before, after) =>
    texts.some((text) => more(before.notices, after.notices, `${text} ${stage.people[who].id}`));
const job =
  (name: string): Trace =>
  (before, after) =>
    more(before.jobs, after.jobs, name);

const traces: Record<ApplicationEffect, Trace> = {
  saveRevision: (before, after) => after.revision === before.revision + 1,
  openSections: (before, after) => before.openSections === null && after.openSections !== null,
  announceDecision: (before, after) => !before.announced && after.announced,
  copyToDraft: (_before, after) => after.copies === 1,
  mailReceipt: job('applications.mail submitted'),
  mailReturned: job('applications.mail returned'),
  notifyTeamSubmitted: told('clan', 'applicationSubmittedTeam'),
  notifyTeamReturned: told('clan', 'applicationReturnedTeam'),
  notifyTeamWithdrawn: told('clan', 'applicationWithdrawnTeam'),
  notifyTeamPublished: told('clan', 'applicationPublishedTeam'),
  notifyTeamSigned: told('clan', 'contractSignedTeam'),
  notifyTeamStarted: told('clan', 'implementationStartedTeam'),
  notifyTeamCompleted: told('clan', 'projectCompletedTeam'),
  notifyBoardSubmitted: told('odbor2', 'applicationSubmittedBoard'),
  notifyBoardMended: told('odbor2', 'applicationResubmittedBoard'),
  notifyBoardWithdrawn: told('odbor2', 'applicationWithdrawnBoard'),
  promiseGrant: (before, after) => before.promised === 0 && after.promised === 156_200,
  notifyDecision: told(
    'clan',
    'applicationApprovedTeam',
    'applicationRejectedTeam',
    'applicationWinnerTeam',
  ),
  openCampaign: (before, after) => after.running === before.running + 1,
  notifyTeamCampaign: told('clan', 'campaignStartedTeam'),
  closeCampaign: (before, after) => after.closed === before.closed + 1,
  notifyTeamSecondRound: told('clan', 'campaignSecondRoundTeam'),
  notifyDonors: job('crowdfunding.secondRound'),
  giveBackDonations: job('crowdfunding.released'),
  releaseGrant: (before, after) => before.released === 0 && after.released === 156_200,
  notifyTeamReleased: told('clan', 'campaignReleasedTeam'),
};

describe('what happens with a move is what the table says', () => {
  it.each(rows)('$step', async ({ step, to, by, effects = [] }) => {
    const { application, move } = await stageMove(app, stage, moverOf(by), step);
    const before = await look(application.id);
    expect(await move()).toMatchObject({ status: to });
    const after = await look(application.id);
    const happened = Object.entries(traces).filter(([, shows]) => shows(before, after));
    expect(happened.map(([name]) => name).sort()).toEqual([...effects].sort());
  });
});

const broken: Record<ApplicationGuard, readonly [Scene, ErrorCode]> = {
  revisionCurrent: [{ saved: true }, 'REVISION_CLASH'],
  callOpen: [{ callClosed: true }, 'CALL_CLOSED'],
  nothingMissing: [{ content: completeContent({ targetGroup: '' }) }, 'INCOMPLETE'],
  sectionsNamed: [{ request: { sections: ['review'] } }, 'VALIDATION'],
  callOver: [{ waits: true }, 'CALL_STILL_OPEN'],
  decisionTold: [{ told: false }, 'DECISION_UNTOLD'],
  decisionUntold: [{ told: true }, 'DECISION_TOLD'],
  noConflictOfInterest: [{ conflict: true }, 'CONFLICT_OF_INTEREST'],
  quorumReached: [{ unscored: true }, 'QUORUM_MISSING'],
  fundsLeft: [{ content: beyondFund() }, 'FUND_EXCEEDED'],
  confirmed: [{ request: { confirmed: false } }, 'VALIDATION'],
  campaignAllowed: [{ noCampaign: true }, 'CAMPAIGN_NOT_ALLOWED'],
  campaignDated: [{ request: { campaign: undefined } }, 'INCOMPLETE'],
  goalNotBelowMinimum: [{ content: costly() }, 'GOAL_BELOW_MINIMUM'],
  bankPaysAll: [{ content: crowdfunded() }, 'INCOMPLETE'],
  campaignEndedBelowGoal: [{ raised: 1000 }, 'INCOMPLETE'],
  campaignMissed: [{ raised: 156 }, 'INCOMPLETE'],
  checklistComplete: [{ unsettled: true }, 'INCOMPLETE'],
  campaignReachedMinimum: [{ raised: 155 }, 'INCOMPLETE'],
  startDateSet: [{ content: completeContent({ projectStartDate: '' }) }, 'INCOMPLETE'],
  finalReportAccepted: [{ unsettled: true }, 'INCOMPLETE'],
  projectStarted: [{ ahead: true }, 'INCOMPLETE'],
  stepsDone: [{ openStep: true }, 'INCOMPLETE'],
  moneyAccounted: [{ untraced: true }, 'INCOMPLETE'],
};

/** Asks for more than the bank has. */
function beyondFund() {
  const content = completeContent();
  const [line] = content.budgetBreakdown;
  const costs = { quantity: 10_000, amount: fening(100_000_00) };
  return { ...content, budgetBreakdown: line ? [{ ...line, ...costs }] : [] };
}

/** Asks for so much that 800 KM are below the tenth that a campaign brings at least. */
function costly() {
  const content = completeContent();
  const [line] = content.budgetBreakdown;
  return { ...content, budgetBreakdown: line ? [{ ...line, amount: fening(50_000) }] : [] };
}

function crowdfunded() {
  const contribution = {
    ...emptyOf(contributionForm, () => 'c'),
    contributionType: 'Novac-Crowdfunding',
  };
  return completeContent({ goodsAndServices: [contribution] });
}

describe('a guard that does not hold refuses the move and leaves everything as it is', () => {
  const guarded = rows.flatMap(({ guards = [], ...row }) =>
    guards.map((guard) => ({ ...row, guard })),
  );

  it.each(guarded)('$step without $guard', async ({ step, by, guard }) => {
    const [scene, code] = broken[guard];
    const { application, move } = await stageMove(app, stage, moverOf(by), step, scene);
    const before = await look(application.id);
    const answer = await move();
    expect(isFailure(answer) && answer.code).toBe(code);
    expect(await look(application.id)).toEqual(before);
  });
});

it('a record with the older spelling of a status is read, and moves on, like all others', async () => {
  const { voditelj, vlasnik } = stage.people;
  const step = ['implementation', 'complete'] as const;
  const { application, move } = await stageMove(app, stage, voditelj, step);
  await app.platform.db.pool.query(
    `UPDATE applications SET status = 'u_implementaciji' WHERE id = $1`,
    [application.id],
  );
  const params = { slug: application.slug };
  const seen = await app.as(vlasnik.token).call(applicationsApi.publicView, { params });
  expect(seen.data.data.status).toBe('implementation');
  expect(await move()).toMatchObject({ status: 'completed' });
});

it('no guard or effect has code that no row names', () => {
  const { guards, effects } = app.platform.moves.application;
  const named = (kind: 'guards' | 'effects') =>
    new Set(rows.flatMap((row) => [...(row[kind] ?? [])]));
  expect(new Set(Object.keys(guards))).toEqual(named('guards'));
  expect(new Set(Object.keys(effects))).toEqual(named('effects'));
});
