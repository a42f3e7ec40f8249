import { agreementsApi } from '@app/contracts/agreements/agreements.api';
import type { ExceptionBody } from '@app/contracts/agreements/exceptions.schemas';
import { applicationsApi } from '@app/contracts/applications/applications.api';
import { fundsApi } from '@app/contracts/funds/funds.api';
import { notificationsApi } from '@app/contracts/notifications/notifications.api';
import { exceptionDays } from '@app/domain/agreements/exception.machine';
import { fening } from '@app/domain/money';
import { dayText } from '@app/domain/sarajevo-time';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { setUpApp, setUpGrants } from '../../platform/testing/setUp.ts';
import { createFundEntry } from '../funds/funds.factory.ts';
import {
  createAgreement,
  createExpense,
  createMilestone,
  createReport,
} from './agreements.factory.ts';
import { payoutsDue } from './agreements.standing.ts';
import { expireExceptions } from './exceptions.service.ts';

const app = setUpApp();
const stage = setUpGrants(app);
type Who = keyof typeof stage.people;

const account = 'BA391290079401028494';
const why = 'Skela se iznajmljuje do 30. novembra, u decembru je dan skuplji 60 KM.';

const as = (who: Who) => app.as(stage.people[who].token);
const open = async (who: Who, id: string) =>
  (await as(who).call(agreementsApi.open, { params: { id } })).data;
const titles = async (who: Who) =>
  (await as(who).call(notificationsApi.list, { query: { limit: 100 } })).data.map(
    ({ title }) => title,
  );
const pay = (id: string, amount: number, entry = newId(), who: Who = 'menadzer') =>
  as(who).call(fundsApi.record, {
    params: { slug: 'tuzla' },
    body: { id: entry, kind: 'paid', amount, on: dayText(app.clock.now()), applicationId: id },
  });
const takeBack = (entry: string, who: Who = 'menadzer') =>
  as(who).call(fundsApi.takeBack, { params: { slug: 'tuzla', id: entry } });
const propose = (
  id: string,
  body: Pick<ExceptionBody, 'kind' | 'amount'> & Partial<ExceptionBody>,
  who: Who = 'menadzer',
) =>
  as(who).call(agreementsApi.propose, {
    params: { id },
    body: {
      id: newId(),
      on: body.kind === 'payout' ? dayText(app.clock.now()) : null,
      reason: why,
      ...body,
    },
  });
const answer = (
  id: string,
  item: string,
  who: Who,
  event: 'accept' | 'refuse' | 'withdraw' = 'accept',
  reason = '',
) => as(who).call(agreementsApi.moveException, { params: { id, item }, body: { event, reason } });
const paidTo = async (id: string) =>
  (
    await app.platform.db.pool.query<{ amount: string; proposed_by: string | null }>(
      `SELECT amount, proposed_by FROM fund_entries
       WHERE application_id = $1 AND kind = 'paid' ORDER BY created_at, id`,
      [id],
    )
  ).rows.map((row) => [Number(row.amount), row.proposed_by] as const);

/** A project of 1,562 KM: 900 after signing, the rest after the report; its fund has the money. */
async function signed(
  status: 'approved' | 'implementation' = 'implementation',
  plan: Partial<Parameters<typeof createAgreement>[2]> = {},
) {
  const application = await stage.application({ status, call: stage.closed });
  const { menadzer, vlasnik } = stage.people;
  const at = app.clock.now();
  await app.platform.db.transaction(async (tx) => {
    for (const kind of ['received', 'promised'] as const) {
      const of = kind === 'promised' ? { applicationId: application.id } : {};
      await createFundEntry(tx, stage.tuzla, menadzer, at, { kind, km: 1_562, ...of });
    }
    if (status === 'approved') return;
    await createAgreement(tx, application, {
      by: menadzer,
      team: vlasnik,
      at,
      startsOn: dayText(at),
      instalments: [
        { amount: fening(90_000), after: 'signing', milestoneId: null },
        { amount: fening(66_200), after: 'report', milestoneId: null },
      ],
      ...plan,
    });
  });
  return application.id;
}

describe('a payout', () => {
  it('belongs to an instalment of a signed agreement, and says what it is not', async () => {
    const bare = await signed('approved');
    const early = await pay(bare, 1_562);
    expect(early.error).toMatchObject({
      code: 'PAYOUT_REFUSED',
      details: { refusal: 'NOT_SIGNED', due: 0, asked: 1_562 },
    });

    const id = await signed();
    expect(await open('menadzer', id)).toMatchObject({ due: 900, owed: 1_562 });
    // The list of duties tells the same, and lets it go once it is paid.
    const duties = async () =>
      (await payoutsDue(app.platform.db.read, stage.tuzla.id)).flatMap(({ applicationId, due }) =>
        [bare, id].includes(applicationId) ? [[applicationId, due]] : [],
      );
    expect(await duties()).toEqual([[id, 90_000]]);
    const large = await pay(id, 1_150);
    expect(large.error).toMatchObject({
      code: 'PAYOUT_REFUSED',
      details: { refusal: 'ABOVE_INSTALMENT', due: 900, asked: 1_150, excess: 250 },
    });
    expect(large.error.fields?.amount).toMatch(/više od rate.*900/);
    expect([await paidTo(bare), await paidTo(id)]).toEqual([[], []]);
    // Two tabs, each with an entry of its own.
    const both = await Promise.all([pay(id, 900), pay(id, 900)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.error.details).toMatchObject({
      refusal: 'NOTHING_DUE',
    });
    const [entry] = both.flatMap((one) => (one.status === 201 ? [one.data.id] : []));
    const raised = await as('voditelj').call(fundsApi.correct, {
      params: { slug: 'tuzla', id: entry ?? '' },
      body: { id: newId(), amount: 1_000, reason: 'Pogrešno prepisano s izvoda.' },
    });
    expect(raised.error.details).toMatchObject({ refusal: 'NOTHING_DUE', asked: 100 });
    expect(await paidTo(id)).toEqual([[90_000, null]]);
    expect(await duties()).toEqual([]);
  });

  it('is taken back within an hour, once, and then falls due again', async () => {
    const id = await signed();
    const entry = newId();
    await pay(id, 900, entry);
    const { payouts } = await open('voditelj', id);
    expect(payouts).toMatchObject([{ id: entry, amount: 900, takeBackUntil: expect.any(String) }]);
    expect((await takeBack(entry, 'odbor1')).error.code).toBe('FORBIDDEN');
    const twice = await Promise.all([takeBack(entry), takeBack(entry, 'voditelj')]);
    expect(twice.map(({ status }) => status)).toEqual([201, 201]);
    expect(twice[0]?.data).toEqual(twice[1]?.data);
    expect(twice[0]?.data).toMatchObject({ amount: -900, correctsId: entry });
    expect(await open('clan', id)).toMatchObject({ due: 900, paid: 0, payouts: [] });
    expect(await titles('clan')).toEqual(
      expect.arrayContaining(['Stigla je isplata', 'Isplata je povučena']),
    );

    const earlier = new Date(app.clock.now().getTime() - 61 * 60_000);
    const late = await app.platform.db.transaction((tx) =>
      createFundEntry(tx, stage.tuzla, stage.people.menadzer, earlier, {
        kind: 'paid',
        km: 900,
        applicationId: id,
      }),
    );
    expect((await takeBack(late.id)).error.code).toBe('WRONG_STATUS');
    expect((await open('menadzer', id)).payouts).toMatchObject([{ takeBackUntil: null }]);
  });

  it('goes to the account of the agreement, which another person checked', async () => {
    const { id } = await stage.application({ status: 'published', call: stage.closed });
    const params = { id };
    const write = (who: Who, change: object = {}) =>
      as(who).call(agreementsApi.payee, {
        params,
        body: { holder: 'Udruženje „Mejdan“', account, ...change },
      });
    expect((await write('vlasnik')).error.code).toBe('WRONG_STATUS');
    await as('menadzer').call(agreementsApi.prepare, { params, body: {} });
    for (const wrong of [
      'BA391290079401028495',
      '1290079401028495',
      'DE89370400440532013000',
      'x',
    ]) {
      const told = await write('vlasnik', { account: wrong });
      expect(told.error.fields?.account).toMatch(/nije ispravan broj računa/);
    }
    const written = await write('vlasnik', { account: '1290 0794 0102-8494' });
    expect(written.data.payee).toMatchObject({
      account,
      holder: 'Udruženje „Mejdan“',
      checked: null,
    });
    expect(written.data.agreement?.version).toBe(2);
    expect(await titles('menadzer')).toContain('Upisan je račun za isplatu');
    expect((await open('odbor1', id)).payee?.account).toBe('•••• 8494');
    const check = (who: Who) =>
      as(who).call(agreementsApi.tick, { params: { id, point: 'account' }, body: { done: true } });
    expect((await check('vlasnik')).error.code).toBe('FORBIDDEN');
    expect((await check('menadzer')).data.payee?.checked).toMatchObject({
      by: stage.people.menadzer.name,
    });
    // Somebody of the bank who writes another one does not check it.
    const other = await write('koordinator', { account: 'BA391011601234567846' });
    expect(other.status).toBe(200);
    expect(other.data.checklist.find(({ point }) => point === 'account')?.done).toBeNull();
    expect((await check('koordinator')).error.code).toBe('OWN_REQUEST');

    const running = await signed('implementation', {
      payee: { holder: 'Udruženje', account },
      points: ['details', 'guardians', 'signedCopy', 'countersigned'],
    });
    expect((await pay(running, 900)).error.details).toMatchObject({ refusal: 'ACCOUNT_UNCHECKED' });
    await as('menadzer').call(agreementsApi.tick, {
      params: { id: running, point: 'account' },
      body: { done: true },
    });
    expect((await pay(running, 900)).status).toBe(201);
  });
});

describe('an exception', () => {
  it('is proposed by one and paid by another, once, and told apart wherever money is told', async () => {
    const id = await signed();
    expect(
      (await propose(id, { kind: 'payout', amount: 950, reason: 'Hitno.' })).error.fields,
    ).toHaveProperty('reason');
    expect((await propose(id, { kind: 'payout', amount: 900 })).error.fields?.amount).toMatch(
      /dospjela rata/,
    );
    expect((await propose(id, { kind: 'payout', amount: 1_563 })).error.details).toMatchObject({
      refusal: 'ABOVE_OWED',
    });
    for (const who of ['vlasnik', 'savjetnik', 'odbor1'] as const) {
      expect((await propose(id, { kind: 'payout', amount: 950 }, who)).error.code).toBe(
        'FORBIDDEN',
      );
    }
    const item = newId();
    const body = { kind: 'payout', amount: 1_150, id: item } as const;
    const response = await Promise.all([propose(id, body), propose(id, body)]);
    expect(response.map(({ status }) => status)).toEqual([201, 201]);
    expect((await propose(id, { ...body, amount: 1_100 })).error.code).toBe('IDEMPOTENCY_MISMATCH');
    expect((await propose(id, { ...body, id: newId() })).error.code).toBe('ALREADY_EXISTS');
    expect(await paidTo(id)).toEqual([]);
    expect(await titles('voditelj')).toContain('Izuzetak čeka drugu osobu');
    expect(await titles('menadzer')).not.toContain('Izuzetak čeka drugu osobu');
    expect((await open('clan', id)).exceptions).toEqual([]);
    const [seen] = (await open('voditelj', id)).exceptions;
    expect(seen).toMatchObject({ amount: 1_150, state: 'proposed', events: ['accept', 'refuse'] });
    expect(seen?.seconds).toContain(stage.people.voditelj.name);
    expect(seen?.seconds).not.toContain(stage.people.menadzer.name);
    const waiting = await as('odbor1').call(agreementsApi.exceptions, {
      params: { slug: 'tuzla' },
      query: {},
    });
    expect(waiting.data.items.map((one) => one.id)).toContain(item);

    expect((await answer(id, item, 'menadzer')).error.code).toBe('OWN_REQUEST');
    expect((await answer(id, item, 'clan')).error.code).toBe('FORBIDDEN');
    const both = await Promise.all([answer(id, item, 'voditelj'), answer(id, item, 'koordinator')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await paidTo(id)).toEqual([[115_000, stage.people.menadzer.id]]);
    expect(await titles('menadzer')).toContain('Izuzetak je potvrđen');
    const params = { slug: 'tuzla' };
    const entries = await as('odbor1').call(fundsApi.entries, { params, query: { kind: 'paid' } });
    expect(entries.data.items.find((one) => one.id === item)).toMatchObject({
      proposedBy: stage.people.menadzer.name,
      reason: why,
    });
    const ledger = await app.as().call(fundsApi.ledger, { params, query: {} });
    expect(ledger.data.items.find((one) => one.id === item)).toMatchObject({ isException: true });
    expect(JSON.stringify(ledger.data)).not.toContain('Skela');
    const file = await app.http.inject('/api/youth-banks/tuzla/ledger.csv?language=en');
    const rows = parse(file.body, { bom: true, columns: true }) as Record<string, string>[];
    expect(rows.filter((row) => row.exception === 'yes')).toMatchObject([{ amount_km: '1150.00' }]);
    const open360 = await app.as().call(fundsApi.grants, { params });
    const transaction = open360.data.grants
      .flatMap(({ disbursementTransaction = [] }) => disbursementTransaction)
      .find((one) => one.id.endsWith(item));
    expect(transaction?.description).toMatch(/^Izuzetak/);
    // The database itself knows no exception of one person.
    await expect(
      app.platform.db.pool.query(
        `INSERT INTO fund_entries (id, bank_id, kind, amount, year, happened_on, source_name, purpose,
           application_id, reason, created_by, proposed_by, created_at)
         SELECT gen_random_uuid(), bank_id, kind, 1, year, happened_on, '', '', application_id, '',
           proposed_by, proposed_by, created_at FROM fund_entries WHERE id = $1`,
        [item],
      ),
    ).rejects.toThrow('fund_entries_two_people');

    await takeBack(item, 'koordinator');
    expect((await open('voditelj', id)).exceptions).toMatchObject([
      { id: item, state: 'takenBack' },
    ]);
    expect(await open('clan', id)).toMatchObject({ paid: 0, due: 900 });
  });

  it('is refused with a reason, taken back by who proposed it, or lapses', async () => {
    const id = await signed('approved');
    const item = newId();
    const again = () => propose(id, { kind: 'payout', amount: 100, id: item });
    expect((await again()).status).toBe(201);
    expect((await answer(id, item, 'voditelj', 'refuse')).error.fields).toHaveProperty('reason');
    expect((await answer(id, item, 'voditelj', 'withdraw')).error.code).toBe('FORBIDDEN');
    const refused = await answer(id, item, 'voditelj', 'refuse', 'Prvo ugovor.');
    expect(refused.data.exceptions).toMatchObject([
      {
        state: 'refused',
        decisionReason: 'Prvo ugovor.',
        decided: { by: stage.people.voditelj.name },
      },
    ]);
    expect(await titles('menadzer')).toContain('Izuzetak je odbijen');

    const second = newId();
    await propose(id, { kind: 'payout', amount: 100, id: second });
    expect((await answer(id, second, 'menadzer', 'withdraw')).status).toBe(200);
    expect((await answer(id, second, 'voditelj')).error.code).toBe('WRONG_STATUS');

    const third = newId();
    await propose(id, { kind: 'payout', amount: 100, id: third });
    app.clock.set(new Date(app.clock.now().getTime() + exceptionDays * 86_400_000).toISOString());
    await expireExceptions(app.platform);
    await expireExceptions(app.platform);
    const { rows } = await app.platform.db.pool.query(
      'SELECT state FROM agreement_exceptions WHERE application_id = $1 ORDER BY proposed_at, id',
      [id],
    );
    expect(rows.map(({ state }) => state).sort()).toEqual(['expired', 'refused', 'withdrawn']);
    expect(await paidTo(id)).toEqual([]);
  });
});

describe('closing', () => {
  const words = {
    done: 'Igralište radi, dvanaest ekipa je odigralo ligu.',
    difficult: 'Kiša.',
    next: 'Golovi ostaju školi.',
    people: 96,
    volunteers: 12,
  };
  const complete = (id: string) =>
    as('voditelj').call(applicationsApi.move, { params: { id }, body: { event: 'complete' } });

  /** Everything done, and 662 of 900 KM without a receipt. */
  async function withHole() {
    const id = await signed();
    const { vlasnik, menadzer } = stage.people;
    const at = app.clock.now();
    await pay(id, 900);
    await app.platform.db.transaction(async (tx) => {
      const state = 'accepted';
      await createMilestone(tx, { id }, at, { dueOn: dayText(at), state });
      const decided = { decidedBy: menadzer.id, decidedAt: at };
      await createExpense(tx, { id }, vlasnik, at, { amount: fening(23_800), state, ...decided });
      await createReport(tx, { id }, at, { content: words });
      // What the second part waits for is given up, so that nothing is due at the end.
      await createFundEntry(tx, stage.tuzla, menadzer, at, {
        kind: 'released',
        km: 662,
        applicationId: id,
      });
    });
    return id;
  }

  it('takes a trace of what was paid: the report knows, and so does the project', async () => {
    const id = await withHole();
    const seen = await open('vlasnik', id);
    expect(seen.accounting).toEqual({ paid: 900, proven: 238, returned: 0, missing: 662 });
    expect(seen.report.missing).toContain('money');
    const send = await as('vlasnik').call(agreementsApi.moveReport, {
      params: { id },
      body: { event: 'send' },
    });
    expect(send.error).toMatchObject({ details: { missing: expect.arrayContaining(['money']) } });
    await app.platform.db.transaction((tx) =>
      createReport(tx, { id }, app.clock.now(), { state: 'sent', content: words }),
    );
    const accept = () =>
      as('savjetnik').call(agreementsApi.moveReport, { params: { id }, body: { event: 'accept' } });
    expect((await accept()).error).toMatchObject({ details: { missing: ['money'] } });

    await as('menadzer').call(fundsApi.record, {
      params: { slug: 'tuzla' },
      body: {
        id: newId(),
        kind: 'returned',
        amount: 662,
        on: dayText(app.clock.now()),
        applicationId: id,
      },
    });
    expect((await accept()).data).toMatchObject({ accounting: { missing: 0 }, blockers: [] });
    expect((await complete(id)).data.status).toBe('completed');
    const { slug } = await open('clan', id);
    const shown = await app.as().call(agreementsApi.progress, { params: { slug } });
    expect(shown.data.money).toEqual({ paid: 900, proven: 238, returned: 662, missing: 0 });
    // What is over is paid no more, on nobody's word.
    expect((await pay(id, 1)).error.code).toBe('PAYOUT_REFUSED');
    expect((await propose(id, { kind: 'payout', amount: 1 })).error.code).toBe('WRONG_STATUS');
  });

  it('goes with money missing only where two people of the bank say why', async () => {
    const id = await withHole();
    await app.platform.db.transaction((tx) =>
      createReport(tx, { id }, app.clock.now(), { state: 'accepted', content: words }),
    );
    expect((await complete(id)).error.details).toMatchObject({ guard: 'moneyAccounted' });
    expect(
      (await propose(id, { kind: 'shortfall', amount: 600 }, 'voditelj')).error.fields,
    ).toHaveProperty('amount');
    expect((await propose(id, { kind: 'shortfall', amount: 662 }, 'menadzer')).error.code).toBe(
      'FORBIDDEN',
    );
    const item = newId();
    await propose(id, { kind: 'shortfall', amount: 662, id: item }, 'voditelj');
    expect((await answer(id, item, 'voditelj')).error.code).toBe('OWN_REQUEST');
    expect((await answer(id, item, 'menadzer')).error.code).toBe('FORBIDDEN');
    expect((await complete(id)).error.details).toMatchObject({ guard: 'moneyAccounted' });
    const accepted = await answer(id, item, 'koordinator');
    expect(accepted.data).toMatchObject({
      excused: 662,
      blockers: [],
      accounting: { missing: 662 },
    });
    // Nothing was paid by it.
    expect(await paidTo(id)).toEqual([[90_000, null]]);
    expect((await complete(id)).data.status).toBe('completed');
  });
});
