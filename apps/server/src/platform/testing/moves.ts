import { applicationsApi } from '@app/contracts/applications/applications.api';
import type { MoveAnswer } from '@app/contracts/applications/applications.schemas';
import { daysAfter } from '@app/domain/agreements/reminders';
import type {
  ApplicationEvent,
  ApplicationStatus,
} from '@app/domain/applications/application.machine';
import type { AnyContent } from '@app/domain/applications/form/form';
import { fening } from '@app/domain/money';
import { dayText } from '@app/domain/sarajevo-time';
import {
  createAgreement,
  createMilestone,
  createReport,
} from '../../modules/agreements/agreements.factory.ts';
import type { BuiltApplication } from '../../modules/applications/applications.factory.ts';
import { moveApplication } from '../../modules/applications/applications.moves.service.ts';
import type { MoveRequest } from '../../modules/applications/applications.moves.ts';
import { createCampaign, createDonation } from '../../modules/crowdfunding/crowdfunding.factory.ts';
import { createFundEntry } from '../../modules/funds/funds.factory.ts';
import type { Failure } from '../http/failure.ts';
import { newId } from '../ids.ts';
import type { Grants } from './grants.ts';
import type { Persona } from './personas.ts';
import type { TestApp } from './testApp.ts';

const day = 24 * 60 * 60 * 1000;

/** What differs from a scene in which every guard of the move holds. */
export interface Scene {
  readonly content?: AnyContent;
  readonly callClosed?: true;
  /** The call allows no campaign. */
  readonly noCampaign?: true;
  /** Nobody scored. */
  readonly unscored?: true;
  /** Whoever moves declared a conflict of interest. */
  readonly conflict?: true;
  /** The call decides after its end, which lies ahead. */
  readonly waits?: true;
  /** Whether the decisions of the call are published. */
  readonly told?: boolean;
  /** A mate saved since the owner looked. */
  readonly saved?: true;
  /** KM that the last campaign brought, of a goal of 1,000 and a minimum of 156. */
  readonly raised?: number;
  readonly request?: { readonly [K in keyof MoveRequest]?: MoveRequest[K] | undefined };
  /** Nothing is agreed on and nothing reported. */
  readonly unsettled?: true;
  /** The project begins tomorrow. */
  readonly ahead?: true;
  /** A step is not accepted yet. */
  readonly openStep?: true;
  /** 100 KM were paid that no receipt tells of. */
  readonly untraced?: true;
}

const decisions: readonly ApplicationEvent[] = ['approve', 'reject', 'declareWinner'];

/** A call whose decisions are published takes nothing any more, and corrects none. */
const untold: readonly ApplicationEvent[] = [
  'submit',
  'applyAgain',
  'reopenDecision',
  ...decisions,
];
const isTold = (event: ApplicationEvent, { told }: Scene) => told ?? !untold.includes(event);

const settled: readonly ApplicationEvent[] = ['signContract', 'complete'];

/** An application on which a move can be tried. */
export interface Staged {
  readonly application: BuiltApplication;
  move(): Promise<MoveAnswer | Failure>;
}

/** Builds an application in a status, with all that the guards of the move ask for. */
export async function stageMove(
  app: TestApp,
  stage: Grants,
  who: Persona,
  [from, event]: readonly [ApplicationStatus, ApplicationEvent],
  scene: Scene = {},
): Promise<Staged> {
  const now = app.clock.now();
  const call = await stage.call(stage.tuzla, {
    quorum: 1,
    decisionsPublishedAt: isTold(event, scene) ? now : null,
    // The call is open; it decides all the same.
    rollingDecisions: decisions.includes(event) && !scene.waits,
    ...(scene.callClosed ? { closesAt: now } : {}),
    ...(scene.noCampaign ? { allowsCampaign: false } : {}),
  });
  const { content } = scene;
  const application = await stage.application({
    call,
    status: from,
    ...(content ? { content } : {}),
  });
  // Told by itself, since nobody applies again once all decisions are published.
  if (event === 'applyAgain') {
    const { pool } = app.platform.db;
    await pool.query('UPDATE applications SET announced_at = $1 WHERE id = $2', [
      now,
      application.id,
    ]);
  }
  const { odbor1, clan } = stage.people;
  if (!scene.unscored) await stage.review({ application, reviewer: odbor1 });
  if (scene.conflict) await stage.review({ application, reviewer: who, kind: 'conflict' });
  if (scene.saved) {
    await app.as(clan.token).call(applicationsApi.save, {
      params: { id: application.id },
      body: { editRevision: 1, changes: { ownContribution: 'Naš rad' } },
    });
  }
  const running = from === 'crowdfunding';
  if (running || scene.raised !== undefined) {
    const enough = event === 'release' ? 0 : 200;
    await pastCampaign(app, application, scene.raised ?? enough, running ? null : now);
  }
  if (event === 'release' || (event === 'reopenDecision' && from !== 'rejected')) {
    await app.platform.db.transaction((tx) =>
      createFundEntry(tx, stage.tuzla, stage.people.voditelj, now, {
        kind: 'promised',
        km: application.requestedAmount / 100,
        applicationId: application.id,
      }),
    );
  }
  const { actor } = (await app.platform.access.recognise(`Bearer ${who.token}`)) ?? {};
  if (!actor) throw new Error(`${who.name} is not signed in.`);
  const campaign = {
    id: newId(),
    target: fening(80_000),
    startsAt: now,
    endsAt: new Date(now.getTime() + 30 * day),
  };
  const request = {
    applicationId: application.id,
    actor,
    event,
    reason: 'Obrazloženje odbora.',
    sections: ['budget'],
    confirmed: true,
    editRevision: 1,
    campaign,
    ...scene.request,
  } as MoveRequest;
  if (!scene.unsettled && settled.includes(event)) await settle(app, stage, application, scene);
  return { application, move: () => moveApplication(app.platform, request) };
}

/** An agreement with every point ticked, and an accepted report. */
async function settle(
  app: TestApp,
  { people, tuzla }: Grants,
  application: BuiltApplication,
  { ahead, openStep, untraced }: Scene,
) {
  const at = app.clock.now();
  const { menadzer: by, vlasnik } = people;
  const today = dayText(at);
  const startsOn = ahead ? daysAfter(today, 1) : today;
  await app.platform.db.transaction(async (tx) => {
    await createAgreement(tx, application, { by, team: vlasnik, at, startsOn });
    await createReport(tx, application, at, { state: 'accepted' });
    const state = openStep ? 'proven' : 'accepted';
    await createMilestone(tx, application, at, { dueOn: today, state });
    if (!untraced) return;
    for (const kind of ['promised', 'paid'] as const) {
      await createFundEntry(tx, tuzla, by, at, { kind, km: 100, applicationId: application.id });
    }
  });
}

async function pastCampaign(
  app: TestApp,
  application: BuiltApplication,
  km: number,
  closedAt: Date | null,
): Promise<void> {
  const now = app.clock.now();
  const endsAt = new Date(now.getTime() - 1000);
  await app.platform.db.transaction(async (tx) => {
    const plan = { target: fening(100_000), endsAt, closedAt };
    const campaign = await createCampaign(tx, application, now, plan);
    if (km > 0) await createDonation(tx, campaign, new Date(now.getTime() - day), { km });
  });
}
