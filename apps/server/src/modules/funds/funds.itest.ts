import { applicationsApi } from '@app/contracts/applications/applications.api';
import { fundsApi } from '@app/contracts/funds/funds.api';
import type { FundExceededDetails, NewFundEntry } from '@app/contracts/funds/funds.schemas';
import { GrantsPackage } from '@app/contracts/funds/open-data.schemas';
import { fundEntryKinds } from '@app/domain/funds/fund';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { newId } from '../../platform/ids.ts';
import type { PersonaKey } from '../../platform/testing/personas.ts';
import { setUpApp, setUpGrants } from '../../platform/testing/setUp.ts';
import { createAgreement } from '../agreements/agreements.factory.ts';
import { type Bank, createBank } from '../banks/banks.factory.ts';
import { createCampaign, createDonation } from '../crowdfunding/crowdfunding.factory.ts';
import { createFundEntry, type FundEntryPlan } from './funds.factory.ts';
import { sumsOfBank, sumsOfGrant } from './funds.repo.ts';

const app = setUpApp();
const stage = setUpGrants(app);

/** A bank of its own with some money and a project; whoever acts for all banks acts for it. */
async function bankWith(km: number, status: 'submitted' | 'implementation' = 'implementation') {
  const { db } = app.platform;
  const bank = await db.transaction((tx) => createBank(tx));
  const closesAt = status === 'submitted' ? { closesAt: app.clock.now() } : {};
  const call = await stage.call(bank, { quorum: 1, ...closesAt });
  const project = await stage.application({ call, status });
  if (status === 'implementation') {
    const { menadzer: by, vlasnik: team } = stage.people;
    await db.transaction((tx) => createAgreement(tx, project, { by, team, at: app.clock.now() }));
  }
  const write = (plan: FundEntryPlan) =>
    db.transaction((tx) =>
      createFundEntry(tx, bank, stage.people.globalni, app.clock.now(), {
        ...(plan.kind && plan.kind !== 'received' ? { applicationId: project.id } : {}),
        ...plan,
      }),
    );
  if (km > 0) await write({ km });
  return { bank, call, project, write };
}

type Sent = z.input<typeof NewFundEntry>;
const entry = (change: Partial<Sent> = {}): Sent => ({
  id: newId(),
  kind: 'received',
  amount: 500,
  on: '2026-11-20',
  source: 'Općina Tuzla',
  ...change,
});
const as = (who: PersonaKey) => app.as(stage.people[who].token);
const record = (who: PersonaKey, { slug }: Bank, body: Sent) =>
  as(who).call(fundsApi.record, { params: { slug }, body });
const correct = (who: PersonaKey, { slug }: Bank, id: string, body: object) =>
  as(who).call(fundsApi.correct, {
    params: { slug, id },
    body: { id: newId(), amount: 0, reason: 'Pogrešno prepisano s izvoda.', ...body },
  });
const fund = async ({ slug }: Bank) =>
  (await app.as().call(fundsApi.fund, { params: { slug } })).data;
const ledger = async ({ slug }: Bank, query = {}) =>
  (await app.as().call(fundsApi.ledger, { params: { slug }, query })).data;

describe('an entry', () => {
  it('is written once, however often it is sent, and never as something else', async () => {
    const { bank } = await bankWith(0);
    const body = entry({ year: 2027, purpose: 'Za proljetni poziv' });
    const [first, again] = await Promise.all([1, 2].map(() => record('admin', bank, body)));
    expect(first?.data).toEqual(again?.data);
    expect(first?.data).toMatchObject({ amount: 500, year: 2027, createdBy: 'Jasna Karić' });
    const other = await record('admin', bank, { ...body, amount: 501 });
    expect(other.error.code).toBe('IDEMPOTENCY_MISMATCH');
    expect(await fund(bank)).toMatchObject({
      totals: { received: 500, left: 500 },
      years: [{ year: 2027, sources: [{ name: 'Općina Tuzla', amount: 500 }] }],
    });
  });

  it.each([
    [{ source: ' ' }, 'source'],
    [{ amount: 0 }, 'amount'],
    [{ amount: 1.005 }, 'amount'],
    [{ on: '2026-11-21' }, 'on'],
    [{ kind: 'paid' }, 'applicationId'],
    [{ kind: 'paid', applicationId: newId() }, 'applicationId'],
    [{ override: true, reason: 'kratko' }, 'reason'],
  ] as const)('%o is refused', async (change, field) => {
    const answer = await record('admin', stage.tuzla, entry(change as Partial<Sent>));
    expect(Object.keys(answer.error.fields ?? {})).toEqual([field]);
  });

  it('beyond what there is takes who may, and a reason', async () => {
    const { id: applicationId } = await stage.application({ status: 'approved' });
    const body = entry({ kind: 'promised', amount: 50_000_000, applicationId });
    const { left } = (await fund(stage.tuzla)).totals;
    const details = { refusal: 'ABOVE_LEFT', left, asked: 50_000_000 };
    const told = await record('koordinator', stage.tuzla, body);
    expect(told.error).toMatchObject({ code: 'FUND_EXCEEDED', details });
    expect((told.error.details as FundExceededDetails).canOverride).toBe(false);
    const named = { ...body, override: true, reason: 'Općina je potvrdila rebalans.' };
    expect((await record('koordinator', stage.tuzla, named)).error.code).toBe('FUND_EXCEEDED');
    const asked = (await record('voditelj', stage.tuzla, body)).error.details;
    expect(asked).toEqual({ ...details, canOverride: true });
    expect((await record('voditelj', stage.tuzla, named)).data.reason).toBe(named.reason);
    const over = await record(
      'voditelj',
      stage.tuzla,
      entry({ ...named, id: newId(), kind: 'paid', amount: 5e7 + 1 }),
    );
    expect(over.error.details).toMatchObject({ refusal: 'ABOVE_OWED', canOverride: false });
    // What was promised is given up again, for those who come after.
    await record('voditelj', stage.tuzla, entry({ kind: 'released', amount: 5e7, applicationId }));
  });

  it('adds to its grant, which the desk lists by the bank’s slug and its id', async () => {
    const { bank, project, write } = await bankWith(9_000);
    await write({ kind: 'promised', km: 3_000 });
    await write({ kind: 'released', km: 500 });
    await write({ kind: 'paid', km: 1_000 });
    await write({ kind: 'returned', km: 100 });
    for (const slug of [bank.slug, bank.id]) {
      const { data } = await as('admin').call(fundsApi.deskGrants, { params: { slug } });
      const money = { promised: 2_500, paid: 1_000, returned: 100, owed: 1_500 };
      expect(data.items).toMatchObject([{ applicationId: project.id, ...money }]);
      const fund = await as('admin').call(fundsApi.desk, { params: { slug } });
      expect(fund.data.bank.slug).toBe(bank.slug);
    }
  });

  it('is corrected by what lacks to the right amount, and neither changed nor deleted', async () => {
    const { bank, write } = await bankWith(0);
    const { id } = await write({ km: 1_000, year: 2025 });
    const first = await correct('admin', bank, id, { amount: 900 });
    expect(first.data).toMatchObject({ amount: -100, year: 2025, correctsId: id });
    const body = { id: newId(), amount: 950.5 };
    const second = await correct('admin', bank, id, body);
    expect(second.data.amount).toBe(50.5);
    expect((await correct('admin', bank, id, body)).data).toEqual(second.data);
    expect((await correct('admin', bank, id, { ...body, amount: 1 })).error.code).toBe(
      'IDEMPOTENCY_MISMATCH',
    );
    expect((await correct('admin', bank, first.data.id, {})).error.code).toBe('NOT_FOUND');
    expect((await fund(bank)).totals.received).toBe(950.5);
    const { pool } = app.platform.db;
    for (const change of ['UPDATE fund_entries SET amount = 1', 'DELETE FROM fund_entries']) {
      await expect(pool.query(`${change} WHERE id = $1`, [id])).rejects.toThrow(/never changed/);
    }
  });

  it('of an unannounced decision is known to the people of the bank only', async () => {
    const { bank, call, write } = await bankWith(5_000);
    const { id: applicationId } = await stage.application({ call, status: 'approved' });
    await write({ kind: 'promised', km: 3_000, applicationId });
    expect((await fund(bank)).totals).toMatchObject({ granted: 0, left: 5_000 });
    const desk = await as('globalni').call(fundsApi.desk, { params: { slug: bank.slug } });
    expect(desk.data).toMatchObject({
      totals: { granted: 3_000, left: 2_000 },
      abilities: { canRecord: true, canOverride: true },
    });
  });
});

describe('whatever is written, over however many connections', () => {
  it('no sum is ever broken', async () => {
    const wish = fc.record({
      kind: fc.constantFrom(...fundEntryKinds),
      amount: fc.integer({ min: 1, max: 1_500 }),
      corrects: fc.boolean(),
    });
    const rounds = fc.array(fc.array(wish, { minLength: 1, maxLength: 6 }), { maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(rounds, async (all) => {
        const { bank, project } = await bankWith(1_000);
        const { read } = app.platform.db;
        const written: string[] = [];
        for (const round of all) {
          const answers = await Promise.all(
            round.map(({ kind, amount, corrects }) => {
              const id = written[amount % (written.length || 1)];
              if (corrects && id) return correct('globalni', bank, id, { amount });
              const grant = kind === 'received' ? {} : { applicationId: project.id };
              return record('globalni', bank, entry({ kind, amount, ...grant }));
            }),
          );
          for (const { status, data } of answers.filter((one) => one.status === 201)) {
            if (status === 201 && !data.correctsId) written.push(data.id);
          }
          const sums = [await sumsOfBank(read, bank.id), await sumsOfGrant(read, project.id)];
          expect(
            Math.min(sums[0]?.left ?? 0, ...sums.map(({ owed }) => owed)),
          ).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 12, endOnFailure: true },
    );
  });
});

describe('a decision', () => {
  it('promises what is asked for, and no more than is left without a reason by name', async () => {
    const { bank, call, project } = await bankWith(2_000, 'submitted');
    const second = await stage.application({ call, status: 'submitted' });
    for (const application of [project, second]) {
      await stage.review({ application, reviewer: stage.people.odbor1 });
    }
    const approve = (id: string, fundsOverride?: string) =>
      as('globalni').call(applicationsApi.move, {
        params: { id },
        body: { event: 'approve', ...(fundsOverride ? { fundsOverride } : {}) },
      });
    const answers = await Promise.all([approve(project.id), approve(second.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [refused] = answers.filter(({ status }) => status === 409);
    expect(refused?.error).toMatchObject({
      code: 'FUND_EXCEEDED',
      details: { refusal: 'ABOVE_LEFT', left: 438, asked: 1_562, canOverride: true },
    });
    const open = answers[0]?.status === 409 ? project : second;
    const reason = 'Općina je potvrdila rebalans.';
    expect((await approve(open.id, 'kratko')).error.code).toBe('VALIDATION');
    expect((await approve(open.id, reason)).data.status).toBe('approved');
    const entries = await as('globalni').call(fundsApi.entries, { params: { slug: bank.slug } });
    const promises = entries.data.items.filter(({ kind }) => kind === 'promised');
    expect(promises.map(({ reason }) => reason).sort()).toEqual(['', reason]);
    expect(promises).toMatchObject([
      { amount: 1_562, year: 2026 },
      { amount: 1_562, year: 2026 },
    ]);
  });
});

describe('what everybody reads', () => {
  it('tells payments and donations by project and day, page by page, without a donor', async () => {
    const { bank, call, project, write } = await bankWith(0);
    await write({ km: 8_000, happenedOn: '2026-01-15', purpose: '=Budžet' });
    await write({ kind: 'promised', km: 1_500, happenedOn: '2026-02-01' });
    await write({ kind: 'paid', km: 1_200, happenedOn: '2026-03-01', purpose: 'rata 1' });
    const running = await stage.application({ call, status: 'crowdfunding' });
    await app.platform.db.transaction(async (tx) => {
      const campaign = await createCampaign(tx, running, app.clock.now());
      // Late in the evening in London it is the next day in Sarajevo.
      for (const at of ['2026-03-01T22:30:00Z', '2026-03-01T23:30:00Z', '2026-03-02T08:00:00Z']) {
        await createDonation(tx, campaign, new Date(at), { km: 20 });
      }
    });
    const [title, of] = [project.projectTitle, { slug: project.slug }];
    const whole = await ledger(bank);
    expect(whole.items).toMatchObject([
      {
        on: '2026-03-02',
        kind: 'donations',
        amount: 40,
        donations: 2,
        project: { slug: running.slug },
      },
      ...[
        { kind: 'paid', amount: 1_200, purpose: 'rata 1', project: { ...of, title } },
        { kind: 'donations', amount: 20, donations: 1 },
      ].sort(byPlaceIn(whole.items)),
      { on: '2026-01-15', kind: 'received', amount: 8_000, project: null },
    ]);
    const pages = [];
    for (let after: string | undefined; pages.length < 9; ) {
      const page = await ledger(bank, { limit: 1, ...(after ? { after } : {}) });
      pages.push(...page.items);
      if (!page.next) break;
      after = page.next;
    }
    expect(pages).toEqual(whole.items);
    const file = await app.http.inject(`/api/youth-banks/${bank.slug}/ledger.csv`);
    const [head, ...rows] = parse(file.body, { bom: true, delimiter: ';' }) as string[][];
    expect(head).toEqual([
      'date',
      'kind',
      'source',
      'purpose',
      'project',
      'project_url',
      'amount_km',
      'donations',
      'matched_km',
      'exception',
    ]);
    expect(rows).toHaveLength(4);
    expect(rows.at(-1)).toEqual([
      '2026-01-15',
      'received',
      'Općina Tuzla',
      "'=Budžet",
      '',
      '',
      '8000,00',
      '',
      '',
      '',
    ]);
    for (const told of [file.body, JSON.stringify(whole)]) expect(told).not.toContain('Hadžić');
  });

  it('is open data in the shape of 360Giving, made anew with each entry', async () => {
    const { bank, project, write } = await bankWith(8_000);
    const read = (headers = {}) =>
      app.as().call(fundsApi.grants, { params: { slug: bank.slug } }, headers);
    expect((await read()).error.code).toBe('NO_GRANTS');
    await write({ kind: 'promised', km: 1_562, happenedOn: '2026-02-01' });
    const paid = entry({
      kind: 'paid',
      amount: 1_000,
      applicationId: project.id,
      on: '2026-03-01',
      purpose: 'instalment:1/2',
    });
    await record('globalni', bank, paid);
    await expect.poll(async () => (await read()).status).toBe(200);
    const first = await read();
    const { grants: published } = GrantsPackage.parse(first.data);
    expect(published).toMatchObject([
      {
        id: `360G-zamah-${project.id}`,
        amountAwarded: 1_562,
        amountDisbursed: 1_000,
        awardDate: '2026-02-01',
        recipientIndividual: { name: `Tim projekta „${project.projectTitle}“` },
        disbursementTransaction: [
          { value: 1_000, transactionDate: '2026-03-01', description: '1. rata od 2' },
        ],
      },
    ]);
    const held = { 'if-none-match': String(first.headers.etag) };
    expect((await read(held)).status).toBe(304);
    await record('globalni', bank, { ...paid, id: newId(), amount: 200 });
    await expect.poll(async () => (await read(held)).status).toBe(200);
  });
});

/** Two of one day come in the order of their ids. */
const byPlaceIn =
  (items: readonly { kind: string }[]) => (a: { kind: string }, b: { kind: string }) =>
    items.findLastIndex(({ kind }) => kind === a.kind) -
    items.findLastIndex(({ kind }) => kind === b.kind);
