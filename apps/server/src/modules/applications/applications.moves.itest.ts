import { applicationsApi } from '@app/contracts/applications/applications.api';
import type { MoveBody } from '@app/contracts/applications/applications.schemas';
import {
  type ApplicationActor,
  type ApplicationEvent,
  type ApplicationStatus,
  applicationEvents,
  applicationStatuses,
} from '@app/domain/applications/application.machine';
import { describe, expect, it } from 'vitest';
import { isFailure } from '../../platform/http/failure.ts';
import { stageMove } from '../../platform/testing/moves.ts';
import type { Persona, PersonaKey } from '../../platform/testing/personas.ts';
import { setUpApp, setUpGrants } from '../../platform/testing/setUp.ts';

const app = setUpApp();
const stage = setUpGrants(app);

const move = (who: Persona, id: string, body: MoveBody) =>
  app.as(who.token).call(applicationsApi.move, { params: { id }, body });
const view = async (who: Persona, slug: string) =>
  (await app.as(who.token).call(applicationsApi.teamAccess, { params: { slug } })).data.data;
const history = async (who: Persona, id: string) =>
  (await app.as(who.token).call(applicationsApi.history, { params: { id } })).data;

/** The table of the product decision "Application status", written out once more by hand. */
const table: readonly (readonly [
  ApplicationStatus,
  ApplicationEvent,
  ApplicationStatus,
  readonly ApplicationActor[],
])[] = [
  ['draft', 'submit', 'submitted', ['owner']],
  [
    'submitted',
    'returnForChanges',
    'pending',
    ['asistent', 'koordinator', 'voditelj', 'savjetnik'],
  ],
  ['pending', 'submit', 'submitted', ['owner']],
  ['submitted', 'approve', 'approved', ['koordinator', 'voditelj', 'savjetnik']],
  ['submitted', 'reject', 'rejected', ['koordinator', 'voditelj', 'savjetnik']],
  ['submitted', 'declareWinner', 'pobjednik', ['koordinator', 'voditelj', 'savjetnik']],
  ['draft', 'withdraw', 'withdrawn', ['owner']],
  ['submitted', 'withdraw', 'withdrawn', ['owner']],
  ['pending', 'withdraw', 'withdrawn', ['owner']],
  ['approved', 'startCampaign', 'crowdfunding', ['koordinator', 'voditelj', 'menadzer']],
  ['approved', 'publish', 'published', ['koordinator', 'voditelj', 'menadzer']],
  ['crowdfunding', 'planSecondRound', 'approved', ['voditelj', 'menadzer']],
  ['crowdfunding', 'release', 'withdrawn', ['voditelj', 'menadzer']],
  ['crowdfunding', 'signContract', 'contract_signed', ['menadzer', 'voditelj']],
  ['published', 'signContract', 'contract_signed', ['menadzer', 'voditelj']],
  ['approved', 'signContract', 'contract_signed', ['menadzer', 'voditelj']],
  ['pobjednik', 'signContract', 'contract_signed', ['menadzer', 'voditelj']],
  [
    'contract_signed',
    'startImplementation',
    'implementation',
    ['menadzer', 'voditelj', 'koordinator'],
  ],
  ['implementation', 'complete', 'completed', ['voditelj', 'koordinator', 'savjetnik']],
  ['rejected', 'applyAgain', 'draft', ['owner']],
  ...(['approved', 'pobjednik', 'rejected'] as const).map(
    (from) =>
      [from, 'reopenDecision', 'submitted', ['koordinator', 'voditelj', 'savjetnik']] as const,
  ),
];

const row = (status: ApplicationStatus, event: ApplicationEvent) =>
  table.find(([from, asked]) => from === status && asked === event);

/** Who plays which part; ADMIN and global_admin are all of the staff. */
const parts: { readonly [K in PersonaKey]?: readonly ApplicationActor[] } = {
  vlasnik: ['owner'],
  clan: [],
  asistent: ['asistent'],
  koordinator: ['koordinator'],
  voditelj: ['voditelj'],
  savjetnik: ['savjetnik'],
  menadzer: ['menadzer'],
  odbor1: [],
  admin: ['asistent', 'koordinator', 'voditelj', 'savjetnik', 'menadzer'],
  globalni: ['asistent', 'koordinator', 'voditelj', 'savjetnik', 'menadzer'],
};
const strangers: readonly PersonaKey[] = ['lejla', 'moderator'];

describe('every status × event × person', () => {
  it.each(applicationStatuses)('from %s only what the table holds', async (status) => {
    const call = await stage.call(stage.tuzla, { decisionsPublishedAt: app.clock.now() });
    const { id, slug } = await stage.application({ call, status });
    const wrong: string[] = [];
    const check = async (who: PersonaKey, event: ApplicationEvent, expected: string) => {
      // Without a reason, sections or a quorum: whatever is allowed stops at its guard.
      const answer = await move(stage.people[who], id, { event });
      const got = answer.status < 400 ? 'moved' : answer.error.code;
      const allowed = !['WRONG_STATUS', 'FORBIDDEN', 'NOT_FOUND'].includes(got);
      if (expected === 'allowed' ? !allowed : got !== expected) {
        wrong.push(`${who} ${event}: ${got} instead of ${expected}`);
      }
    };
    for (const event of applicationEvents) {
      const found = row(status, event);
      const asking = Object.entries(parts) as [PersonaKey, ApplicationActor[]][];
      await Promise.all([
        ...asking
          // What may pass is tried in the next test, on an application of its own.
          .filter(([, actors]) => !found?.[3].some((actor) => actors.includes(actor)))
          .map(([who]) => check(who, event, found ? 'FORBIDDEN' : 'WRONG_STATUS')),
        ...strangers.map((who) => check(who, event, 'NOT_FOUND')),
      ]);
    }
    expect(wrong).toEqual([]);
    expect((await view(stage.people.admin, slug)).status).toBe(status);
    const { events } = (await view(stage.people.admin, slug)).abilities;
    const staffs = table.filter(
      // What was told is not corrected.
      ([from, event, , by]) =>
        from === status && !by.includes('owner') && event !== 'reopenDecision',
    );
    expect([...events].sort()).toEqual(staffs.map(([, event]) => event).sort());
  });

  const allowed = table.flatMap(([from, event, to, by]) =>
    by.flatMap((actor) =>
      Object.entries(parts)
        .filter(([, actors]) => actors.includes(actor))
        .map(([who]) => [from, event, to, who as PersonaKey] as const),
    ),
  );
  const distinct = [...new Map(allowed.map((one) => [one.join(), one])).values()];

  it.each(distinct)('%s –%s→ %s is %s’s', async (from, event, to, who) => {
    const { move: moved } = await stageMove(app, stage, stage.people[who], [from, event]);
    const answer = await moved();
    expect(answer).toMatchObject({ status: to });
    const [last] = await history(stage.people[who], isFailure(answer) ? '' : answer.id);
    expect(last).toMatchObject({ from, to, event, actorName: stage.people[who].name });
  });
});

describe('guards', () => {
  it('a decision says how far the quorum is', async () => {
    const { koordinator, odbor1, odbor2 } = stage.people;
    const application = await stage.application({
      call: await stage.call(stage.tuzla, { closesAt: app.clock.now() }),
      status: 'submitted',
    });
    for (const reviewer of [odbor1, odbor2]) await stage.review({ application, reviewer });
    const answer = await move(koordinator, application.id, { event: 'approve' });
    expect(answer.error).toMatchObject({
      code: 'QUORUM_MISSING',
      details: { reviewCount: 2, quorum: 3 },
    });
  });

  it('a rejection carries feedback, a return names sections and says why', async () => {
    const { koordinator, odbor1 } = stage.people;
    const call = await stage.call(stage.tuzla, { quorum: 1 });
    const application = await stage.application({ call, status: 'submitted' });
    await stage.review({ application, reviewer: odbor1 });
    const refused = async (body: MoveBody) => (await move(koordinator, application.id, body)).error;
    expect((await refused({ event: 'reject', reason: '  ' })).fields).toHaveProperty('reason');
    const bare = { event: 'returnForChanges', reason: 'Jer.' } as const;
    expect((await refused({ ...bare, reason: '' })).fields).toHaveProperty('reason');
    for (const sections of [[], ['nepoznato'], ['review'], ['budget', 'nepoznato']]) {
      expect((await refused({ ...bare, sections })).fields).toHaveProperty('sections');
    }
  });

  it('whoever withdraws confirms it, whoever submits says what they saw', async () => {
    const draft = await stage.application({ call: await stage.call(stage.tuzla) });
    const refused = async (body: MoveBody) =>
      (await move(stage.people.vlasnik, draft.id, body)).error.fields;
    expect(await refused({ event: 'withdraw' })).toHaveProperty('confirmed');
    expect(await refused({ event: 'submit' })).toHaveProperty('editRevision');
  });

  it('staff on the team do not decide about their own application', async () => {
    const { koordinator, odbor1 } = stage.people;
    const call = await stage.call(stage.tuzla, { quorum: 1 });
    const application = await stage.application({
      call,
      status: 'submitted',
      members: [koordinator],
    });
    await stage.review({ application, reviewer: odbor1 });
    expect((await move(koordinator, application.id, { event: 'approve' })).error.code).toBe(
      'FORBIDDEN',
    );
  });
});

describe('two at the same moment', () => {
  it('one wins, the others get 409 and change nothing', async () => {
    const { koordinator, voditelj, savjetnik, odbor1, vlasnik } = stage.people;
    const call = await stage.call(stage.tuzla, {
      quorum: 1,
      closesAt: app.clock.now(),
      decisionsPublishedAt: app.clock.now(),
    });
    const application = await stage.application({ call, status: 'submitted' });
    await stage.review({ application, reviewer: odbor1 });
    const answers = await Promise.all([
      move(koordinator, application.id, { event: 'approve' }),
      move(voditelj, application.id, { event: 'reject', reason: 'Jer.' }),
      move(savjetnik, application.id, { event: 'declareWinner' }),
      move(vlasnik, application.id, { event: 'withdraw', confirmed: true }),
      move(koordinator, application.id, { event: 'approve' }),
    ]);
    const [winner, ...more] = answers.filter((answer) => answer.status === 200);
    expect(more).toEqual([]);
    for (const answer of answers.filter((one) => one !== winner)) {
      expect(answer.status).toBe(409);
      expect(answer.error.code).toBe('WRONG_STATUS');
    }
    const lines = await history(koordinator, application.id);
    expect(lines).toHaveLength(2);
    expect(lines[0]?.to).toBe(winner?.data.status);
  });
});
