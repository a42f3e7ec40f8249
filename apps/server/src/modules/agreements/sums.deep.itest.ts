import { agreementsApi } from '@app/contracts/agreements/agreements.api';
import { applicationsApi } from '@app/contracts/applications/applications.api';
import { fundsApi } from '@app/contracts/funds/funds.api';
import { fening } from '@app/domain/money';
import { dayText } from '@app/domain/sarajevo-time';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { setUpApp, setUpGrants } from '../../platform/testing/setUp.ts';
import { createBank } from '../banks/banks.factory.ts';
import { createFundEntry } from '../funds/funds.factory.ts';
import {
  createAgreement,
  createAgreementFile,
  createMilestone,
  createReport,
} from './agreements.factory.ts';

const app = setUpApp();
const stage = setUpGrants(app);

const why = 'Majstor traži predujam, a bez njega radovi stoje do proljeća.';
const commands = [
  'pay',
  'pay',
  'giveBack',
  'release',
  'correct',
  'takeBack',
  'propose',
  'accept',
  'spend',
  'spend',
  'answer',
  'withdraw',
  'reach',
  'report',
  'complete',
] as const;
type Command = (typeof commands)[number];

/** A bank of its own with a project under way: 900 KM after signing, 662 after the report. */
async function project() {
  const { globalni: by, vlasnik: team } = stage.people;
  const at = app.clock.now();
  const { db } = app.platform;
  const bank = await db.transaction((tx) => createBank(tx));
  const call = await stage.call(bank, { quorum: 1, decisionsPublishedAt: at });
  const application = await stage.application({ call, status: 'implementation' });
  const { id, slug } = application;
  const step = await db.transaction(async (tx) => {
    await createFundEntry(tx, bank, by, at, { km: 9_000 });
    await createFundEntry(tx, bank, by, at, { kind: 'promised', km: 1_562, applicationId: id });
    await createAgreement(tx, application, {
      by,
      team,
      at,
      startsOn: dayText(at),
      instalments: [
        { amount: fening(66_200), after: 'report', milestoneId: null },
        { amount: fening(90_000), after: 'signing', milestoneId: null },
      ],
    });
    return createMilestone(tx, application, at, { dueOn: dayText(at), state: 'proven' });
  });
  return { id, slug, bank: bank.slug, step: step.id };
}

type Project = Awaited<ReturnType<typeof project>>;

async function run({ id, bank, step }: Project, command: Command, n: number): Promise<void> {
  const as = (who: 'globalni' | 'admin' | 'vlasnik') => app.as(stage.people[who].token);
  const view = async () => (await as('globalni').call(agreementsApi.open, { params: { id } })).data;
  const on = dayText(app.clock.now());
  const record = (kind: 'paid' | 'returned' | 'released', amount: number) =>
    as('globalni').call(fundsApi.record, {
      params: { slug: bank },
      body: { id: newId(), kind, amount, on, applicationId: id },
    });
  const pick = <T>(list: readonly T[]): T | undefined => list[n % (list.length || 1)];
  switch (command) {
    case 'pay':
      await record('paid', n % 2 === 0 ? (await view()).due || n : n);
      return;
    case 'giveBack':
      await record('returned', n % 2 === 0 ? (await view()).accounting.missing || n : n);
      return;
    case 'release':
      await record('released', n);
      return;
    case 'correct':
    case 'takeBack': {
      const payout = pick((await view()).payouts);
      if (!payout) return;
      const params = { slug: bank, id: payout.id };
      await (command === 'takeBack'
        ? as('globalni').call(fundsApi.takeBack, { params })
        : as('globalni').call(fundsApi.correct, {
            params,
            body: { id: newId(), amount: n, reason: 'Pogrešno prepisano s izvoda.' },
          }));
      return;
    }
    case 'propose': {
      const { missing } = (await view()).accounting;
      const shortfall = n % 3 === 0 && missing > 0;
      const [kind, amount] = shortfall
        ? (['shortfall', missing] as const)
        : (['payout', n] as const);
      const body = { id: newId(), kind, amount, on: shortfall ? null : on, reason: why };
      await as('globalni').call(agreementsApi.propose, { params: { id }, body });
      return;
    }
    case 'accept': {
      const one = pick((await view()).exceptions.filter(({ state }) => state === 'proposed'));
      if (!one) return;
      await as('admin').call(agreementsApi.moveException, {
        params: { id, item: one.id },
        body: n % 4 === 0 ? { event: 'refuse', reason: 'Ne.' } : { event: 'accept' },
      });
      return;
    }
    case 'spend': {
      const { vlasnik: by } = stage.people;
      const at = app.clock.now();
      const file = await app.platform.db.transaction((tx) =>
        createAgreementFile(tx, { id }, { by, at, purpose: 'receipt' }),
      );
      const lineId = pick((await view()).lines)?.id ?? '';
      await as('vlasnik').call(agreementsApi.addExpense, {
        params: { id },
        body: {
          lineId,
          amount: n,
          spentOn: on,
          supplier: 'Husić',
          file,
          overReason: 'Poskupjelo.',
        },
      });
      return;
    }
    case 'answer':
    case 'withdraw': {
      const waits = (await view()).expenses.filter(({ state }) => state === 'sent');
      const one = pick(waits);
      if (!one) return;
      const event = command === 'withdraw' ? 'withdraw' : n % 4 === 0 ? 'return' : 'accept';
      await as(command === 'withdraw' ? 'vlasnik' : 'globalni').call(agreementsApi.moveExpense, {
        params: { id, item: one.id },
        body: { event, over: true, reason: event === 'return' ? 'Ne vidi se.' : '' },
      });
      return;
    }
    case 'reach':
      await as('globalni').call(agreementsApi.moveMilestone, {
        params: { id, item: step },
        body: { event: 'accept' },
      });
      return;
    case 'report': {
      const { state } = (await view()).report;
      if (state !== 'draft') return;
      await app.platform.db.transaction((tx) =>
        createReport(tx, { id }, app.clock.now(), { state: 'sent' }),
      );
      const body = { event: 'accept' } as const;
      const told = await as('globalni').call(agreementsApi.moveReport, { params: { id }, body });
      if (told.status === 200) return;
      await app.platform.db.pool.query(
        `UPDATE agreement_reports SET state = 'draft' WHERE application_id = $1`,
        [id],
      );
      return;
    }
    case 'complete': {
      const before = await view();
      const told = await as('globalni').call(applicationsApi.move, {
        params: { id },
        body: { event: 'complete' },
      });
      if (before.status !== 'implementation') return;
      expect(told.status === 200).toBe(before.blockers.length === 0);
    }
  }
}

const cents = (km: number) => Math.round(km * 100);

/** The same sums wherever they are told; nothing beyond what is due without two people. */
async function check({ id, slug, bank }: Project): Promise<void> {
  const view = (
    await app.as(stage.people.globalni.token).call(agreementsApi.open, { params: { id } })
  ).data;
  const shown = (await app.as().call(agreementsApi.progress, { params: { slug } })).data;
  const { paid, returned, proven, missing } = view.accounting;
  expect(shown.money).toEqual(view.accounting);
  expect(shown.totals.spent).toBe(view.totals.spent);
  expect(cents(proven) + cents(returned) + cents(missing)).toBe(cents(paid));
  expect(cents(view.paid)).toBe(cents(paid) - cents(returned));
  expect(cents(view.payouts.reduce((sum, one) => sum + cents(one.amount), 0) / 100)).toBe(
    cents(paid),
  );

  const params = { slug: bank };
  const desk = (await app.as(stage.people.globalni.token).call(fundsApi.deskGrants, { params }))
    .data;
  expect(desk.items[0]).toMatchObject({ paid, returned, owed: view.owed });
  const fund = (await app.as().call(fundsApi.ledger, { params, query: { limit: 100 } })).data;
  const listed = (kind: 'paid' | 'returned') =>
    fund.items.reduce((sum, one) => (one.kind === kind ? sum + cents(one.amount) : sum), 0);
  expect([listed('paid'), listed('returned')]).toEqual([cents(paid), cents(returned)]);
  const file = await app.http.inject(`/api/youth-banks/${bank}/ledger.csv?language=en`);
  const rows = parse(file.body, { bom: true, columns: true }) as Record<string, string>[];
  const written = rows.filter(({ kind }) => kind === 'paid');
  expect(written.reduce((sum, row) => sum + cents(Number(row.amount_km)), 0)).toBe(cents(paid));
  const beside = written
    .filter(({ exception }) => exception === 'yes')
    .reduce((sum, row) => sum + cents(Number(row.amount_km)), 0);
  const met = view.report.state === 'accepted' ? 156_200 : 90_000;
  expect(cents(paid) - beside).toBeLessThanOrEqual(met);
  expect(cents(view.due)).toBeLessThanOrEqual(cents(view.owed));
}

it('ledger, agreement, report and public page say the same in whatever order things happen', async () => {
  const order = fc.array(
    fc.tuple(fc.constantFrom<Command>(...commands), fc.integer({ min: 1, max: 1_000 })),
    { minLength: 8, maxLength: 24 },
  );
  await fc.assert(
    fc.asyncProperty(order, async (asked) => {
      const made = await project();
      for (const [command, n] of asked) {
        await run(made, command, n);
        await check(made);
        await app.platform.db.pool.query('DELETE FROM rate_limits');
      }
    }),
    { numRuns: 10, endOnFailure: true },
  );
}, 600_000);
