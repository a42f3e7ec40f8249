import { agreementsApi } from '@app/contracts/agreements/agreements.api';
import { applicationsApi } from '@app/contracts/applications/applications.api';
import { bankDeskApi } from '@app/contracts/bank-desk/bank-desk.api';
import type { DeskTask, Duties } from '@app/contracts/bank-desk/bank-desk.schemas';
import { crowdfundingApi } from '@app/contracts/crowdfunding/crowdfunding.api';
import { fundsApi } from '@app/contracts/funds/funds.api';
import { mentorshipApi } from '@app/contracts/mentorship/mentorship.api';
import { notificationsApi } from '@app/contracts/notifications/notifications.api';
import { pages } from '@app/contracts/pages';
import { paymentsApi } from '@app/contracts/payments/payments.api';
import { reviewsApi } from '@app/contracts/reviews/reviews.api';
import type { ExceptionKind } from '@app/domain/agreements/exception.machine';
import type { ApplicationEvent } from '@app/domain/applications/application.machine';
import { type DutyKind, dutyKinds } from '@app/domain/bank-desk/desk.tasks';
import { fening } from '@app/domain/money';
import { dayText } from '@app/domain/sarajevo-time';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { setUpApp, setUpGrants } from '../../platform/testing/setUp.ts';
import { formWith, onePixel } from '../../samples/forms.ts';
import { completeContent } from '../applications/applications.factory.ts';
import type { Call } from '../calls/calls.factory.ts';
import { createCampaign, createDonation } from '../crowdfunding/crowdfunding.factory.ts';
import { insertRefund } from '../crowdfunding/public.ts';
import { createFundEntry } from '../funds/funds.factory.ts';
import { createMentorship } from '../mentorship/mentorship.factory.ts';
import { grantPermission } from '../permissions/permissions.factory.ts';
import { createAssignment } from '../reviews/reviews.factory.ts';
import { remindOfReviews } from '../reviews/reviews.jobs.ts';
import {
  all,
  answering,
  board,
  offered,
  type Role,
  roles,
  type Subject,
  viewAt,
  whose,
} from './bank-desk.duties.testing.ts';
import { tellDuties } from './bank-desk.jobs.ts';

const app = setUpApp();
const stage = setUpGrants(app);
const day = 86_400_000;
const params = { slug: 'tuzla' };

const as = (who: keyof typeof stage.people) => app.as(stage.people[who].token);
type Duty = Duties['duties'][number];
/** As the dashboard, the zone and the mail have them. */
const dutiesOf = async (who: keyof typeof stage.people): Promise<readonly Duty[]> =>
  (await as(who).call(bankDeskApi.duties)).data.duties;

/** What a duty is about; what waits beside calls and projects is the bank's. */
const about = ({ application, call }: DeskTask) => application?.slug ?? call?.slug ?? params.slug;

/** Who has a duty of this kind about something, on the desk as on the dashboard and in the zone. */
async function holders(kind: DutyKind, slug: string): Promise<ReadonlyMap<Role, Duty>> {
  const found = new Map<Role, Duty>();
  await Promise.all(
    roles.map(async (role) => {
      const duties = await dutiesOf(role);
      const { tasks } = (await as(role).call(bankDeskApi.today, { params })).data;
      const told = duties.map(({ bank: _, ...duty }) => duty);
      const mine = tasks.filter((task) => task.mine).map(({ reminder: _, ...task }) => task);
      expect(mine, role).toEqual(told);
      const duty = duties.find((one) => one.kind === kind && about(one) === slug);
      if (duty) found.set(role, duty);
    }),
  );
  return found;
}

type Caller = ReturnType<typeof as>;
/** Pages to which each leads, as the web has them. */
const leadsTo = (kind: DutyKind, { id, slug }: Subject): string => {
  if (kind === 'score') return pages.board({ poziv: slug });
  if (kind === 'decide' || kind === 'announce') return pages.board({ poziv: slug, pogled: 'rang' });
  if (kind === 'campaignMissed') {
    return pages.bankDesk({ bankId: 'tuzla', dio: 'kampanje', stanje: 'zavrsene' });
  }
  if (kind === 'campaign' || kind === 'publish') {
    return pages.board({ poziv: call.slug, prijava: slug, dio: 'prijava' });
  }
  if (kind === 'refund') return pages.banksAdmin({ dio: 'uplate' });
  if (kind === 'ticket') return pages.board({ pogled: 'mentorstvo' });
  return pages.agreement({ id });
};

const walked = new Set<DutyKind>();

/**
 * Whoever has a duty is shown it and where to do it; once it is done nobody is.
 *
 * @param act what is done through the API, by one of them or by each for themselves.
 */
async function walk(
  kind: DutyKind,
  of: Subject,
  act: (caller: Caller) => Promise<{ readonly status: number }>,
  by: Role | 'each',
): Promise<void> {
  const has = await holders(kind, of.slug);
  expect([...has.keys()].sort(), kind).toEqual([...whose[kind]].sort());
  for (const [role, { to }] of has) {
    expect(to.replace(/#.*$/, ''), `${role} ${kind}`).toBe(leadsTo(kind, of));
    expect(await offered[kind](as(role), of), `${role} ${kind}`).toBe(true);
  }
  const doers = by === 'each' ? [...has.keys()] : [by];
  for (const role of doers) {
    const answer = await act(as(role));
    expect(answer.status, `${role} ${kind}`).toBeLessThan(300);
    const left = (await dutiesOf(role)).filter((one) => one.kind === kind);
    expect(left.map(about), `${role} ${kind}`).not.toContain(of.slug);
  }
  const left = await Promise.all(roles.map(dutiesOf));
  expect(
    left.flat().filter((duty) => duty.kind === kind && about(duty) === of.slug),
    kind,
  ).toEqual([]);
  walked.add(kind);
}

/** What the weekly mail says to each. */
async function mailed(): Promise<ReadonlyMap<Role, number>> {
  const { pool } = app.platform.db;
  await pool.query('TRUNCATE notifications CASCADE');
  await tellDuties(app.platform);
  const told = new Map<Role, number>();
  for (const role of roles) {
    const { data } = await as(role).call(notificationsApi.list, { query: { limit: 100 } });
    for (const { actionUrl, message } of data) {
      expect(actionUrl).toBe(pages.bankDesk({ bankId: 'tuzla', dio: 'duznosti' }));
      told.set(role, Number(/čekaju: (\d+)/.exec(message)?.[1]));
    }
  }
  return told;
}

const expectMailed = async () => {
  const told = await mailed();
  for (const role of roles) {
    const duties = await dutiesOf(role);
    const { tasks } = (await as(role).call(bankDeskApi.overview)).data;
    expect(
      tasks.filter(({ mine }) => mine),
      role,
    ).toEqual(duties);
    const count = duties.length;
    // Who has every bank looks for themselves.
    const expected = all.includes(role) || count === 0 ? undefined : count;
    expect(told.get(role), role).toBe(expected);
  }
};

let call: Call;
const at = (days: number) => new Date(app.clock.now().getTime() + days * day);
const content = completeContent({
  projectStartDate: '2026-11-10',
  projectEndDate: '2026-11-18',
});

beforeAll(async () => {
  // What the cast has in the calls of all tests is not of this one.
  call = await stage.call(stage.tuzla, {
    opensAt: at(-60),
    closesAt: at(-5),
    quorum: board.length - all.length + 1,
  });
});

// One walk in four parts: what is walked is counted at the end, so they keep their order.
describe('every duty', { shuffle: false }, () => {
  it('walks what the board does with a call to its end', async () => {
    const application = await stage.application({ status: 'submitted', call });
    const { id } = application;
    const scores = Object.fromEntries(
      call.rubric.map(({ key }) => [key, { value: 4, note: `o ${key}` }]),
    );
    await expectMailed();
    expect(await dutiesOf('menadzer')).toEqual([]);
    const { mineOpen } =
      (await as('menadzer').call(reviewsApi.calls)).data.find(({ slug }) => slug === call.slug) ??
      {};
    expect(mineOpen).toBe(0);
    const { waits } =
      (await as('menadzer').call(reviewsApi.inbox, { query: { call: call.slug } })).data.items[0] ??
      {};
    expect(waits).toBe(false);

    await walk(
      'score',
      call,
      (caller) =>
        caller.call(reviewsApi.save, {
          params: { id },
          body: { kind: 'score', scores, revision: application.submittedRevision },
        }),
      'each',
    );
    const move = (body: { event: ApplicationEvent }) => (caller: Caller) =>
      caller.call(applicationsApi.move, { params: { id }, body });
    await walk('decide', call, move({ event: 'approve' }), 'koordinator');
    await walk(
      'announce',
      call,
      (caller) => caller.call(reviewsApi.publishDecisions, { params: { id: call.id } }),
      'savjetnik',
    );
  });

  it('walks what follows a decision to its end', async () => {
    const { clan, vlasnik } = stage.people;
    const application = await stage.application({ status: 'published', call, content });
    const { id, requestedAmount } = application;
    const of = application;
    await app.platform.db.transaction((tx) =>
      createFundEntry(tx, stage.tuzla, vlasnik, app.clock.now(), {
        kind: 'promised',
        km: requestedAmount / 100,
        applicationId: id,
      }),
    );
    const target = { params: { id } };
    const upload = async (
      purpose: string,
      more: Record<string, string> = {},
      picture: Buffer = onePixel,
    ) => {
      const { headers, payload } = formWith('slika.png', picture, { purpose, ...more });
      const answer = await app.http.inject({
        method: 'POST',
        url: `/api/applications/${id}/agreement/files`,
        payload,
        headers: { ...headers, authorization: `Bearer ${clan.token}` },
      });
      expect(answer.statusCode, answer.body).toBeLessThan(300);
      return answer.json<{ file: string }>().file;
    };
    const another = (n: number) => Buffer.concat([onePixel, Buffer.from([n])]);
    const tick = (caller: Caller, point: 'details' | 'guardians' | 'account' | 'countersigned') =>
      caller.call(agreementsApi.tick, { params: { id, point }, body: { done: true } });
    const move = (event: ApplicationEvent) => (caller: Caller) =>
      caller.call(applicationsApi.move, { ...target, body: { event } });
    const awaited = async () =>
      (await as('menadzer').call(bankDeskApi.today, { params })).data.tasks
        .filter((task) => !task.mine && about(task) === of.slug)
        .map(({ kind }) => kind);

    const exception = async (kind: ExceptionKind, proposer: Role, second: Role) => {
      const proposed = await as(proposer).call(agreementsApi.propose, {
        ...target,
        body: {
          id: newId(),
          kind,
          amount: requestedAmount / 100,
          on: kind === 'payout' ? dayText(app.clock.now()) : null,
          reason: 'Skela se iznajmljuje do 30. novembra, u decembru je dan skuplji 60 KM.',
        },
      });
      expect(proposed.status, kind).toBe(201);
      const refuse = async (caller: Caller) => {
        const { exceptions } = await viewAt(caller, id);
        const item = exceptions.find((one) => one.kind === kind)?.id ?? '';
        return caller.call(agreementsApi.moveException, {
          params: { id, item },
          body: { event: 'refuse', reason: 'Nije u ugovoru.' },
        });
      };
      await walk(kind, of, refuse, second);
    };

    // Nothing is signed yet.
    await exception('payout', 'menadzer', 'voditelj');
    await walk(
      'prepare',
      of,
      (caller) => caller.call(agreementsApi.prepare, { ...target, body: {} }),
      'menadzer',
    );
    await walk(
      'check',
      of,
      async (caller) => {
        await tick(caller, 'guardians');
        return tick(caller, 'account');
      },
      'koordinator',
    );
    expect(await awaited()).toEqual(['teamSign']);
    await tick(as('clan'), 'details');
    await upload('signed');
    await walk(
      'sign',
      of,
      async (caller) => {
        await tick(caller, 'countersigned');
        return move('signContract')(caller);
      },
      'voditelj',
    );
    await walk('start', of, move('startImplementation'), 'koordinator');
    await expectMailed();
    await walk(
      'pay',
      of,
      (caller) =>
        caller.call(fundsApi.record, {
          params,
          body: {
            id: newId(),
            kind: 'paid',
            amount: requestedAmount / 100,
            on: dayText(app.clock.now()),
            applicationId: id,
          },
        }),
      'menadzer',
    );

    const team = as('clan');
    await team.call(agreementsApi.payee, {
      ...target,
      body: { holder: 'Udruženje Mejdan', account: 'BA391290079401028494' },
    });
    await walk('payee', of, (caller) => tick(caller, 'account'), 'koordinator');
    // None of it is in a receipt yet.
    await exception('shortfall', 'koordinator', 'savjetnik');
    const { lines, milestones } = await viewAt(team, id);
    const [first] = milestones;
    const step = { id, item: first?.id ?? '' };
    await team.call(agreementsApi.moveDueDay, {
      params: step,
      body: { event: 'ask', on: dayText(at(9)), reason: 'Kiša.' },
    });
    await walk(
      'dueDay',
      of,
      (caller) =>
        caller.call(agreementsApi.moveDueDay, { params: step, body: { event: 'accept' } }),
      'voditelj',
    );
    for (const { id: item } of milestones) {
      const body = { event: 'prove', note: 'Urađeno je sve što smo obećali.' } as const;
      await team.call(agreementsApi.moveMilestone, { params: { id, item }, body });
    }
    await walk(
      'proof',
      of,
      async (caller) => {
        let last = { status: 500 };
        for (const { id: item } of milestones) {
          last = await caller.call(agreementsApi.moveMilestone, {
            params: { id, item },
            body: { event: 'accept' },
          });
        }
        return last;
      },
      'menadzer',
    );
    for (const [n, line] of lines.entries()) {
      const file = await upload('receipt', {}, another(n));
      await team.call(agreementsApi.addExpense, {
        ...target,
        body: {
          lineId: line.id,
          amount: line.promised,
          spentOn: dayText(app.clock.now()),
          supplier: 'Sport Jala',
          file,
        },
      });
    }
    await walk(
      'receipt',
      of,
      async (caller) => {
        let last = { status: 500 };
        for (const { id: item } of (await viewAt(caller, id)).expenses) {
          last = await caller.call(agreementsApi.moveExpense, {
            params: { id, item },
            body: { event: 'accept' },
          });
        }
        return last;
      },
      'koordinator',
    );
    expect(await awaited()).toEqual(['teamReport']);
    const report = {
      done: 'Igralište radi, vodi ga dvanaest ekipa iz cijelog naselja.',
      people: 96,
      volunteers: 12,
      difficult: 'Kiša.',
      next: 'Golovi ostaju.',
    };
    await team.call(agreementsApi.saveReport, { ...target, body: { revision: 0, ...report } });
    for (const n of [101, 102]) await upload('picture', {}, another(n));
    const reports = (event: 'send' | 'accept') => (caller: Caller) =>
      caller.call(agreementsApi.moveReport, { ...target, body: { event } });
    expect((await reports('send')(team)).status).toBe(200);
    await walk('report', of, reports('accept'), 'savjetnik');
    await walk('complete', of, move('complete'), 'koordinator');
    expect(await awaited()).toEqual([]);
  });

  it('walks a campaign that missed to its end', async () => {
    const application = await stage.application({ status: 'crowdfunding', call, content });
    await app.platform.db.transaction(async (tx) => {
      const plan = { target: fening(100_000), endsAt: at(-1) };
      const campaign = await createCampaign(tx, application, app.clock.now(), plan);
      await createDonation(tx, campaign, at(-3), { km: 10 });
    });
    await walk(
      'campaignMissed',
      application,
      (caller) =>
        caller.call(applicationsApi.move, {
          params: { id: application.id },
          body: { event: 'planSecondRound' },
        }),
      'menadzer',
    );
    // A second round is a campaign to start.
    await walk(
      'campaign',
      application,
      (caller) =>
        caller.call(crowdfundingApi.startCampaign, {
          body: {
            applicationId: application.id,
            targetAmount: application.requestedAmount / 100,
            startsAt: app.clock.now().toISOString(),
            endsAt: at(30).toISOString(),
          },
        }),
      'koordinator',
    );
  });

  it('walks what the bank pays whole, and what waits beside its projects, and has then walked every duty', async () => {
    const { menadzer, vlasnik } = stage.people;
    const project = await stage.application({ status: 'approved', call, content });
    await walk(
      'publish',
      project,
      (caller) =>
        caller.call(applicationsApi.move, {
          params: { id: project.id },
          body: { event: 'publish' },
        }),
      'menadzer',
    );

    const bank = { id: stage.tuzla.id, slug: params.slug };
    await app.platform.db.transaction(async (tx) => {
      const raising = await stage.application({ status: 'crowdfunding', call, content });
      const campaign = await createCampaign(tx, raising, app.clock.now());
      const { id: donationId, amount } = await createDonation(tx, campaign, app.clock.now());
      await insertRefund(tx, {
        donationId,
        amount,
        cause: 'staff',
        status: 'waiting',
        askedBy: menadzer.id,
        askedAt: app.clock.now(),
      });
    });
    await walk(
      'refund',
      bank,
      async (caller) => {
        const { refunds } = (await caller.call(paymentsApi.waiting)).data;
        return caller.call(paymentsApi.decide, {
          params: { id: refunds[0]?.id ?? '' },
          body: { decision: 'reject', note: 'Donator se predomislio.' },
        });
      },
      'voditelj',
    );

    const { id } = await app.platform.db.transaction((tx) =>
      createMentorship(tx, project, vlasnik, { createdAt: app.clock.now() }),
    );
    await walk(
      'ticket',
      bank,
      async (caller) => {
        const claim = { params: { id }, body: { status: 'claimed' } } as const;
        const claimed = await caller.call(mentorshipApi.setStatus, claim);
        expect(claimed.status).toBe(200);
        // It is theirs until they have answered.
        const [mine, others] = await Promise.all([dutiesOf('asistent'), dutiesOf('savjetnik')]);
        expect(mine.map(({ kind }) => kind)).toContain('ticket');
        expect(others.map(({ kind }) => kind)).not.toContain('ticket');
        const body = { message: 'Smijete, ako cijena ostaje ista.' };
        return caller.call(mentorshipApi.write, { params: { id }, body });
      },
      'asistent',
    );
    expect([...walked].sort()).toEqual([...dutyKinds].sort());
  });

  it('asks for decisions while a call is open that makes them then, and announces nothing twice', async () => {
    const rolling = await stage.call(stage.tuzla, {
      opensAt: at(-20),
      closesAt: at(20),
      quorum: 1,
      rollingDecisions: true,
    });
    const asked = await stage.application({ status: 'submitted', call: rolling });
    const kindsOf = async (who: Role) =>
      (await dutiesOf(who)).filter((duty) => about(duty) === rolling.slug).map(({ kind }) => kind);
    expect(await kindsOf('savjetnik')).toEqual(['score']);
    await stage.review({ application: asked, reviewer: stage.people.savjetnik });
    expect(await kindsOf('savjetnik')).toEqual(['decide']);
    const move = { event: 'reject', reason: 'Premalo pojedinosti.' } as const;
    const moved = await as('savjetnik').call(applicationsApi.move, {
      params: { id: asked.id },
      body: move,
    });
    expect(moved.status).toBe(200);
    await app.platform.db.pool.query('UPDATE calls SET closes_at = $1 WHERE id = $2', [
      at(-1),
      rolling.id,
    ]);
    expect(await kindsOf('savjetnik')).toEqual([]);
  });
  it('has nothing for their own project of who works in the bank, nor for who has left it', async () => {
    const { emir, koordinator, odbor2 } = stage.people;
    const own = await stage.application({
      status: 'published',
      call,
      content,
      members: [koordinator],
    });
    expect([...(await holders('prepare', own.slug)).keys()].sort()).toEqual(
      [...answering].filter((role) => role !== 'koordinator').sort(),
    );
    const closed = await stage.call(stage.tuzla, { opensAt: at(-60), closesAt: at(-2) });
    const asked = await stage.application({
      status: 'submitted',
      call: closed,
      members: [koordinator],
    });
    const counted = async (who: 'koordinator' | 'odbor1' | 'odbor2') => {
      const calls = (await as(who).call(reviewsApi.calls)).data;
      const waiting = (await as(who).call(reviewsApi.waiting)).data;
      const duty = (await dutiesOf(who)).find(
        (one) => one.kind === 'score' && about(one) === closed.slug,
      );
      return [
        calls.find(({ slug }) => slug === closed.slug)?.mineOpen,
        waiting.filter(({ call: of }) => of.slug === closed.slug).length,
        duty?.count ?? 0,
      ];
    };
    expect(await counted('koordinator')).toEqual([0, 0, 0]);
    expect(await counted('odbor1')).toEqual([1, 1, 1]);

    // Asked of one by name it waits for nobody else; and who left the board is not reminded.
    const today = dayText(app.clock.now());
    await app.platform.db.transaction(async (tx) => {
      for (const reviewer of [odbor2, emir]) {
        await createAssignment(tx, { application: asked, reviewer, dueOn: today, at: at(-3) });
      }
    });
    expect(await counted('odbor1')).toEqual([0, 0, 0]);
    expect(await counted('odbor2')).toEqual([1, 1, 1]);
    await app.platform.db.pool.query('TRUNCATE notifications CASCADE');
    await remindOfReviews(app.platform);
    const { rows } = await app.platform.db.pool.query<{ user_id: string }>(
      `SELECT user_id FROM notifications WHERE text = 'reviewsDue'`,
    );
    expect(rows).toEqual([{ user_id: odbor2.id }]);
    await app.platform.db.transaction((tx) =>
      grantPermission(tx, emir.id, 'ob_committee_member', 'tuzla'),
    );
    await app.platform.db.pool.query('UPDATE review_assignments SET reminded_at = NULL');
    await remindOfReviews(app.platform);
    const again = await app.platform.db.pool.query(
      `SELECT 1 FROM notifications WHERE user_id = $1 AND text = 'reviewsDue'`,
      [emir.id],
    );
    expect(again.rowCount).toBe(1);
  });
});
