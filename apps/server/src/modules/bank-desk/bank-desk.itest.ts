import { agreementsApi } from '@app/contracts/agreements/agreements.api';
import { bankDeskApi } from '@app/contracts/bank-desk/bank-desk.api';
import type { DeskApplication } from '@app/contracts/bank-desk/bank-desk.schemas';
import { callEditingApi } from '@app/contracts/calls/call-editing.api';
import { crowdfundingApi } from '@app/contracts/crowdfunding/crowdfunding.api';
import { fundsApi } from '@app/contracts/funds/funds.api';
import { mentorshipApi } from '@app/contracts/mentorship/mentorship.api';
import { budgetItem } from '@app/domain/applications/form/parts';
import { emptyOf } from '@app/domain/applications/form/values';
import { type DeskTab, deskTabs } from '@app/domain/bank-desk/desk.tabs';
import { fening } from '@app/domain/money';
import { beforeAll, expect, it } from 'vitest';
import { readCsv } from '../../platform/csv.ts';
import type { PersonaKey } from '../../platform/testing/personas.ts';
import { setUpApp, setUpGrants } from '../../platform/testing/setUp.ts';
import { demoAccounts } from '../../seed/accounts.ts';
import { createAgreement } from '../agreements/agreements.factory.ts';
import { completeContent } from '../applications/applications.factory.ts';
import type { Call } from '../calls/calls.factory.ts';
import { createCampaign } from '../crowdfunding/crowdfunding.factory.ts';
import { createFundEntry } from '../funds/funds.factory.ts';
import { grantPermission } from '../permissions/permissions.factory.ts';

const app = setUpApp();
const stage = setUpGrants(app);
const day = 86_400_000;
const params = { slug: 'tuzla' };

let older: Call;

const as = (who: PersonaKey) => app.as(stage.people[who].token);
type Caller = ReturnType<typeof as>;
const list = async (who: PersonaKey, query = {}) =>
  (await as(who).call(bankDeskApi.applications, { params, query })).data;
const titles = (items: readonly Pick<DeskApplication, 'title'>[]) =>
  items.map(({ title }) => title);
const board = async (who: PersonaKey, query = {}) =>
  Object.fromEntries(
    (await as(who).call(bankDeskApi.board, { params, query })).data.map((one) => [one.stage, one]),
  );

beforeAll(async () => {
  const at = (days: number) => new Date(app.clock.now().getTime() - days * day);
  const named = (projectTitle: string, amount: number, change = {}) => ({
    content: completeContent({
      projectTitle,
      projectStartDate: '2026-11-10',
      projectEndDate: '2026-11-18',
      budgetBreakdown: [
        { ...emptyOf(budgetItem, () => 'b1'), name: 'Klupe', quantity: 1, amount: fening(amount) },
      ],
      ...change,
    }),
  });
  older = await stage.call(stage.tuzla, { opensAt: at(400), closesAt: at(330) });
  const { closed: call } = stage;
  await stage.application({
    call,
    status: 'submitted',
    from: at(9),
    to: at(3),
    ...named('Šuma', 300_00),
  });
  await stage.application({
    call,
    status: 'pending',
    from: at(9),
    to: at(5),
    ...named('Park', 200_00),
  });
  const own = { owner: stage.people.voditelj, members: [] };
  await stage.application({
    call,
    status: 'approved',
    from: at(9),
    to: at(7),
    ...named('Rampa', 100_00),
    ...own,
  });
  const kino = await stage.application({
    call: older,
    status: 'implementation',
    from: at(399),
    to: at(300),
    ...named('Kino', 900_00),
  });
  await stage.application({
    call: older,
    status: 'rejected',
    from: at(399),
    to: at(300),
    ...named('Jezero', 50_00),
  });
  await stage.application({ call, status: 'draft', from: at(2), to: at(1), ...named('Krov', 0) });
  await stage.application({
    call: stage.openInZenica,
    status: 'submitted',
    ...named('Tuđe', 1_00),
  });
  const raising = await stage.application({
    call: older,
    status: 'crowdfunding',
    from: at(399),
    to: at(299),
    ...named('Most', 10_00),
  });
  await app.platform.db.transaction(async (tx) => {
    await createCampaign(tx, raising, app.clock.now(), { endsAt: at(-2) });
    const { menadzer: by, vlasnik: team } = stage.people;
    await createAgreement(tx, kino, { by, team, at: at(290) });
    for (const [kind, km] of [
      ['promised', 900],
      ['paid', 400],
    ] as const) {
      await createFundEntry(tx, stage.tuzla, stage.people.menadzer, app.clock.now(), {
        kind,
        km,
        applicationId: kino.id,
      });
    }
  });
});

it('lists what was sent, by what it is asked for, page by page', async () => {
  expect(titles((await list('asistent')).items)).toEqual([
    'Šuma',
    'Park',
    'Rampa',
    'Jezero',
    'Most',
    'Kino',
  ]);
  expect(titles((await list('asistent', { sort: 'oldest', limit: 1 })).items)).toHaveLength(1);
  const seen: string[] = [];
  for (let after: string | undefined; ; ) {
    const page = await list('asistent', { sort: 'amount', limit: 2, ...(after && { after }) });
    seen.push(...titles(page.items));
    if (!page.next) break;
    after = page.next;
  }
  expect(seen).toEqual(['Kino', 'Šuma', 'Park', 'Rampa', 'Jezero', 'Most']);
  expect(titles((await list('asistent', { call: older.slug })).items)).toEqual([
    'Jezero',
    'Most',
    'Kino',
  ]);
  expect(titles((await list('asistent', { stage: 'running' })).items)).toEqual(['Kino']);
  expect(titles((await list('asistent', { stage: 'draft' })).items)).toEqual(['Krov']);
  expect(titles((await list('asistent', { year: 2025, stage: 'rejected' })).items)).toEqual([
    'Jezero',
  ]);
  expect((await list('asistent', { year: 2020 })).items).toEqual([]);
  expect((await list('asistent', { call: stage.openInZenica.slug })).items).toEqual([]);
});

it('sorts them by stage, and tells nobody a decision about their own that is not announced', async () => {
  const seen = await board('koordinator');
  expect(Object.values(seen).map(({ count }) => count)).toEqual([1, 1, 1, 1, 1, 0, 1, 0, 1]);
  expect(titles(seen.approved?.shown ?? [])).toEqual(['Rampa']);
  const found = await board('koordinator', { q: 'rampa' });
  expect(found.approved).toMatchObject({ count: 1, more: false, shown: [{ title: 'Rampa' }] });
  expect(found.sent).toMatchObject({ count: 0, more: false, shown: [] });
  expect((await board('koordinator', { year: 2025 })).approved).toMatchObject({ count: 0 });
  const told = await board('voditelj');
  expect(told.approved).toMatchObject({ count: 0, shown: [] });
  expect(told.sent).toMatchObject({ count: 2 });
  expect(titles(told.sent?.shown ?? [])).toEqual(['Šuma', 'Rampa']);
  expect(titles((await list('voditelj', { stage: 'sent' })).items)).toEqual(['Šuma', 'Rampa']);
  expect((await list('voditelj', { stage: 'approved' })).items).toEqual([]);
  const shown = (await list('voditelj')).items.find(({ title }) => title === 'Rampa');
  expect(shown?.status).toBe('submitted');
});

it('names no team of a blind call in a file before the decision, whoever takes it along', async () => {
  const { pool } = app.platform.db;
  await pool.query('UPDATE calls SET blind = true');
  const { body } = await app.http.inject({
    url: '/api/ob/banks/tuzla/applications/files/csv',
    query: { language: 'en' },
    headers: { authorization: `Bearer ${stage.people.menadzer.token}` },
  });
  await pool.query('UPDATE calls SET blind = false');
  const [, ...rows] = readCsv(body) ?? [];
  const named = rows.map(([, , applicant, status]) => [status, applicant !== '']);
  expect(named.length).toBeGreaterThan(4);
  for (const [status, isNamed] of named) {
    expect([status, isNamed]).toEqual([
      status,
      status !== 'Submitted' && status !== 'Changes requested',
    ]);
  }
});

it('opens with who the reader is there, and who else is', async () => {
  const { data } = await as('asistent').call(bankDeskApi.desk, {
    params: { slug: stage.tuzla.id },
  });
  expect(data).toMatchObject({
    bank: { slug: 'tuzla' },
    roles: ['ob_asistent'],
    years: [2026, 2025],
    abilities: { canExport: true, canManageCalls: false, canGrantRoles: false },
  });
  const people = (await as('odbor1').call(bankDeskApi.people, { params })).data;
  const roles = people.flatMap((person) =>
    person.roles.map(({ type, scope }) => `${type} ${scope}`),
  );
  expect(roles).toEqual(expect.arrayContaining(['ob_asistent bank', 'global_admin global']));
  expect(JSON.stringify(people)).not.toContain('@');
});

it('finds by words without their marks and by theme, and gives the same as a file', async () => {
  expect(titles((await list('asistent', { q: 'sum' })).items)).toEqual(['Šuma']);
  expect((await list('asistent', { q: 'šuma jezero' })).items).toEqual([]);
  expect((await list('asistent', { theme: 11 })).items).toHaveLength(6);
  expect((await list('asistent', { theme: 4 })).items).toEqual([]);
  const file = (who: PersonaKey, query = {}) =>
    app.http.inject({
      url: '/api/ob/banks/tuzla/applications/files/csv',
      query,
      headers: { authorization: `Bearer ${stage.people[who].token}` },
    });
  const answer = await file('voditelj', { sort: 'amount', language: 'en' });
  expect(answer.headers['content-disposition']).toBe(
    'attachment; filename="tuzla-applications-2026-11-20.csv"',
  );
  const [head, ...rows] = readCsv(answer.body) ?? [];
  expect(head?.slice(1, 4)).toEqual(['Project', 'Applicant', 'Status']);
  expect(rows.map(([, title, , status]) => `${title}: ${status}`)).toEqual([
    'Kino: Under way',
    'Šuma: Submitted',
    'Park: Changes requested',
    'Rampa: Submitted',
    'Jezero: Rejected',
    'Most: Crowdfunding',
  ]);
  const none = readCsv((await file('voditelj', { stage: 'approved' })).body);
  expect(none).toHaveLength(1);
  const { rows: trail } = await app.platform.db.pool.query(
    `SELECT actor_id AS by, details FROM audit_entries
     WHERE action = 'bank.applicationsExported' AND subject = $1 AND actor_id = $2 ORDER BY id`,
    [stage.tuzla.id, stage.people.voditelj.id],
  );
  const by = stage.people.voditelj.id;
  expect(trail).toEqual([
    { by, details: { format: 'csv', filters: { sort: 'amount' }, searched: false } },
    {
      by,
      details: { format: 'csv', filters: { sort: 'newest', stage: 'approved' }, searched: false },
    },
  ]);
});

it('knows what waits', async () => {
  const today = async (who: PersonaKey) => (await as(who).call(bankDeskApi.today, { params })).data;
  const { tasks, stages } = await today('koordinator');
  const told = tasks.map(({ kind, due, count, amount, application, mine }) =>
    [kind, due, count ?? amount ?? application?.title, mine].join(' '),
  );
  expect(told).toEqual([
    'pay 2026-11-10 500 true',
    expect.stringMatching(/^campaignEnding 2026-11-22 .+ false$/),
    'teamReport 2026-12-18 Kino false',
    'score  1 true',
    'announce  1 true',
  ]);
  expect(stages).toMatchObject({ sent: 1, draft: 1, raising: 1 });
  expect((await today('odbor1')).tasks.map(({ kind, mine }) => `${kind} ${mine}`)).toEqual([
    'pay false',
    'campaignEnding false',
    'teamReport false',
    'score true',
    'announce false',
  ]);
  // Who does not score is told what the board has yet to do, apart.
  expect((await today('menadzer')).tasks.map(({ kind, mine }) => `${kind} ${mine}`)).toEqual([
    'pay true',
    'campaignEnding false',
    'teamReport false',
    'announce false',
    'scoring false',
  ]);
});

/** What each part of the desk asks for. */
const shown: Readonly<Record<DeskTab, (caller: Caller) => readonly Promise<{ status: number }>[]>> =
  {
    danas: (caller) => [
      caller.call(bankDeskApi.today, { params }),
      caller.call(fundsApi.desk, { params }),
    ],
    duznosti: (caller) => [caller.call(bankDeskApi.today, { params })],
    prijave: (caller) => [
      caller.call(bankDeskApi.board, { params, query: {} }),
      caller.call(bankDeskApi.applications, { params, query: {} }),
    ],
    pozivi: (caller) => [caller.call(callEditingApi.staffList, { query: { bank: 'tuzla' } })],
    kampanje: (caller) => [caller.call(crowdfundingApi.campaigns, { query: { bank: 'tuzla' } })],
    ugovori: (caller) => [
      caller.call(agreementsApi.queue, { params, query: {} }),
      caller.call(agreementsApi.template, { params }),
    ],
    mentorstvo: (caller) => [
      caller.call(mentorshipApi.figures, { params: { bankSlug: 'tuzla' }, query: {} }),
      caller.call(mentorshipApi.settings, { params: { bankSlug: 'tuzla' } }),
      caller.call(mentorshipApi.templates, { params: { bankSlug: 'tuzla' } }),
    ],
    novac: (caller) => [
      caller.call(fundsApi.desk, { params }),
      caller.call(fundsApi.entries, { params, query: {} }),
    ],
    ljudi: (caller) => [caller.call(bankDeskApi.people, { params })],
  };

it.each(demoAccounts.map(({ key }) => key as PersonaKey))(
  'shows %s the parts of the desk that open to them, and no others',
  async (who) => {
    const caller = as(who);
    const desk = await caller.call(bankDeskApi.desk, { params });
    if (desk.status !== 200) return expect(desk.status).toBeGreaterThanOrEqual(403);
    const opens = async (tab: DeskTab) => {
      const answers = await Promise.all(shown[tab](caller));
      return answers.every(({ status }) => status === 200);
    };
    const opened = await Promise.all(deskTabs.map(opens));
    expect(desk.data.tabs).toEqual(deskTabs.filter((_, n) => opened[n]));
  },
);

it('shows banks beside each other, to each reader theirs', async () => {
  const overview = async (who: PersonaKey) => (await as(who).call(bankDeskApi.overview)).data;
  const own = await overview('odbor1');
  expect(own).toMatchObject({ everywhere: false, abilities: { canManageCalls: false } });
  const figures = { waiting: 1, granted: 900, paid: 400, donated: 0 };
  expect(own.banks).toEqual([
    expect.objectContaining({ bank: expect.objectContaining(params), ...figures }),
  ]);
  expect(own.totals).toMatchObject(figures);
  expect(new Set(own.tasks.map(({ kind, bank }) => `${bank.slug} ${kind}`))).toEqual(
    new Set(
      ['pay', 'campaignEnding', 'teamReport', 'score', 'announce'].map((it) => `tuzla ${it}`),
    ),
  );
  const all = await overview('globalni');
  expect(all).toMatchObject({ everywhere: true, abilities: { canManageCalls: true } });
  expect(all.banks.map(({ bank }) => bank.slug)).toEqual(['tuzla', 'zenica']);
  expect(all.totals.openCalls).toBe(all.banks.reduce((sum, { openCalls }) => sum + openCalls, 0));

  await app.platform.db.transaction((tx) =>
    grantPermission(tx, stage.people.emir.id, 'ob_voditelj', 'zenica'),
  );
  const granted = async (who: PersonaKey) =>
    new Set(
      (await as(who).call(bankDeskApi.staff)).data.flatMap(({ roles }) =>
        roles.map(({ bank }) => bank),
      ),
    );
  expect(await granted('odbor1')).toEqual(new Set([null, 'tuzla']));
  expect(await granted('admin')).toEqual(new Set([null, 'tuzla', 'zenica']));
});
