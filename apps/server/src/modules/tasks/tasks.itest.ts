import { agreementsApi } from '@app/contracts/agreements/agreements.api';
import { notificationsApi } from '@app/contracts/notifications/notifications.api';
import { tasksApi } from '@app/contracts/tasks/tasks.api';
import { tomorrow } from '@app/domain/tasks/system-tasks';
import { expect, it } from 'vitest';
import { setUpApp, setUpGrants } from '../../platform/testing/setUp.ts';
import {
  createAgreement,
  createExpense,
  createMilestone,
  createReport,
} from '../agreements/agreements.factory.ts';
import type { ApplicationPlan } from '../applications/applications.factory.ts';
import { createTask } from './tasks.factory.ts';
import { remindOfTasks } from './tasks.jobs.ts';

const app = setUpApp();
const stage = setUpGrants(app);
type Who = keyof typeof stage.people;

const as = (who: Who) => app.as(stage.people[who].token);
const steps = async (who: Who, id: string) =>
  (await as(who).call(tasksApi.list, { params: { id } })).data;

it('a team writes down what to do, shares it out and ticks it off', async () => {
  const { id } = await stage.application({ status: 'implementation', call: stage.closed });
  const foreign = await stage.application({ owner: stage.people.emir, members: [] });
  const { members, system } = await steps('vlasnik', id);
  expect(system.map(({ kind }) => kind)).toEqual(['receipts', 'finish', 'report']);
  const memberId = members[1]?.id ?? '';
  const body = { title: '  Nazvati dom  ', on: '2027-01-15', memberId };
  const [made] = (await as('vlasnik').call(tasksApi.add, { params: { id }, body })).data.own;
  expect(made).toMatchObject({ title: 'Nazvati dom', on: '2027-01-15', memberId, done: null });

  const params = { id, taskId: made?.id ?? '' };
  const done = await as('clan').call(tasksApi.change, { params, body: { done: true } });
  expect(done.data.own[0]?.done?.by).toBe(stage.people.clan.name);
  // Who ticked it off first stays.
  await as('vlasnik').call(tasksApi.change, { params, body: { done: true } });
  expect((await steps('clan', id)).own[0]?.done?.by).toBe(stage.people.clan.name);
  await as('vlasnik').call(tasksApi.change, { params, body: { done: false, memberId: null } });
  expect((await steps('clan', id)).own[0]).toMatchObject({ done: null, memberId: null });

  const other = (await steps('emir', foreign.id)).members[0]?.id ?? '';
  const strange = await as('vlasnik').call(tasksApi.change, { params, body: { memberId: other } });
  expect(strange.error).toMatchObject({ code: 'VALIDATION' });
  const elsewhere = { id: foreign.id, taskId: params.taskId };
  expect((await as('emir').call(tasksApi.remove, { params: elsewhere })).status).toBe(404);

  // Receipts are kept once each line of the budget has one; nobody ticks that by hand.
  const { menadzer, vlasnik, clan } = stage.people;
  const at = app.clock.now();
  await app.platform.db.transaction(async (tx) => {
    await createAgreement(tx, { id }, { by: menadzer, team: vlasnik, at });
    await createExpense(tx, { id }, clan, at);
  });
  const open = await as('vlasnik').call(agreementsApi.open, { params: { id } });
  const [, ...lines] = open.data.lines;
  expect((await steps('vlasnik', id)).system[0]?.done).toBeNull();
  await app.platform.db.transaction(async (tx) => {
    for (const line of lines) await createExpense(tx, { id }, clan, at, { lineId: line.id });
  });
  const [receipts] = (await steps('vlasnik', id)).system;
  expect(receipts).toMatchObject({ kind: 'receipts', done: { by: clan.name } });
  const { body: calendar } = await app.http.inject({
    url: `/api/applications/${id}/next-steps/calendar`,
    headers: { authorization: `Bearer ${stage.people.clan.token}` },
  });
  expect(calendar).toContain('Nazvati dom');
  // What is done is no date to keep.
  expect(calendar).not.toContain('račun');
});

it('what the agreement asks becomes dated steps, and the bank’s turn is told apart', async () => {
  const { id } = await stage.application({ status: 'implementation', call: stage.closed });
  const at = app.clock.now();
  await app.platform.db.transaction(async (tx) => {
    await createMilestone(tx, { id }, at, { dueOn: '2027-05-01', title: 'Police' });
    await createMilestone(tx, { id }, at, {
      dueOn: '2027-04-01',
      title: 'Struja',
      state: 'proven',
    });
    await createReport(tx, { id }, at, { state: 'sent' });
  });
  const { system } = await steps('clan', id);
  expect(system.map(({ kind, item, on, by }) => [kind, item?.title, on, by])).toEqual([
    ['milestoneProven', 'Struja', '2027-04-01', 'bank'],
    ['milestone', 'Police', '2027-05-01', 'team'],
    ['receipts', undefined, expect.any(String), 'team'],
    ['finish', undefined, expect.any(String), 'team'],
    ['reportSent', undefined, expect.any(String), 'bank'],
  ]);
});

it('of all their applications a member sees what comes first, and the tasks that may be theirs', async () => {
  const { lejla, vlasnik, clan } = stage.people;
  const lead = { owner: lejla, members: [clan] };
  const running = await stage.application({
    ...lead,
    status: 'implementation',
    call: stage.closed,
  });
  const draft = await stage.application({ ...lead, call: await stage.call(stage.tuzla) });
  await stage.application({ ...lead, status: 'withdrawn' });
  const createdAt = app.clock.now();
  await app.platform.db.transaction(async (tx) => {
    for (const plan of [
      { title: 'Za mene', on: '2027-01-15', assignedUserId: lejla.id },
      { title: 'Za koga bude', on: '2020-01-14' },
      { title: 'Za drugog', on: '2027-01-13', assignedUserId: clan.id },
      { title: 'Bez dana' },
    ]) {
      await createTask(tx, { id: running.id }, vlasnik, { ...plan, createdAt });
    }
  });
  const { data } = await as('lejla').call(tasksApi.mine);
  expect(data.map(({ id }) => id).sort()).toEqual([running.id, draft.id].sort());
  const of = (id: string) => data.find((one) => one.id === id);
  expect(of(running.id)).toMatchObject({
    next: { kind: 'receipts', by: 'team' },
    own: [
      { title: 'Za koga bude', late: true },
      { title: 'Za mene', late: false },
    ],
  });
  expect(of(draft.id)).toMatchObject({ next: { kind: 'submit', late: false }, own: [] });
});

it('who does a task is reminded the day before, once; of a task that nobody took, all', async () => {
  const { id } = await stage.application({ status: 'submitted' });
  const createdAt = app.clock.now();
  const on = tomorrow(createdAt);
  const { clan } = stage.people;
  await app.platform.db.transaction(async (tx) => {
    for (const plan of [
      { title: 'Plakati', on, assignedUserId: clan.id },
      { title: 'Dozvola', on },
      { title: 'Gotovo', on, doneAt: createdAt, doneBy: clan.id },
      { title: 'Odavno', on: '2020-01-01' },
      { title: 'Nekad' },
    ]) {
      await createTask(tx, { id }, clan, { ...plan, createdAt });
    }
  });
  await remindOfTasks(app.platform);
  await remindOfTasks(app.platform);
  const notices = async (who: Who) =>
    (await as(who).call(notificationsApi.list, {})).data
      .filter(({ actionUrl }) => actionUrl?.includes(id))
      .map(({ message }) => /„(\w+)“/.exec(message)?.[1])
      .sort();
  expect(await notices('clan')).toEqual(['Dozvola', 'Plakati']);
  expect(await notices('vlasnik')).toEqual(['Dozvola']);
});

it('whom no server could remind the day before is reminded on the day, once and of today', async () => {
  const { id } = await stage.application({ status: 'submitted' });
  const { clan } = stage.people;
  const createdAt = app.clock.now();
  await app.platform.db.transaction(async (tx) => {
    const plan = { title: 'Rasvjeta', on: tomorrow(createdAt), assignedUserId: clan.id };
    await createTask(tx, { id }, clan, { ...plan, createdAt });
  });
  app.clock.forward(24 * 3_600_000);
  await remindOfTasks(app.platform);
  await remindOfTasks(app.platform);
  // In the time of the token, which is over by then.
  app.clock.set(createdAt.toISOString());
  const { data } = await as('clan').call(notificationsApi.list, {});
  const told = data.filter(({ actionUrl }) => actionUrl?.includes(id));
  expect(told.map(({ title }) => title)).toEqual(['Danas je rok']);
});

it('what is over has no date to keep', async () => {
  const status = async (plan: Partial<ApplicationPlan>) => {
    const { id } = await stage.application(plan);
    const answer = await app.http.inject({
      url: `/api/applications/${id}/next-steps/calendar`,
      headers: { authorization: `Bearer ${stage.people.vlasnik.token}` },
    });
    return [(await steps('vlasnik', id)).isOver, answer.statusCode];
  };
  expect(await status({ status: 'submitted', call: stage.open })).toEqual([false, 200]);
  expect(await status({ status: 'withdrawn', call: stage.open })).toEqual([true, 404]);
  expect(await status({ status: 'draft', call: stage.closed })).toEqual([true, 404]);
});
