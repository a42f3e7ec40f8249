import { mentorshipApi } from '@app/contracts/mentorship/mentorship.api';
import { beforeEach, expect, it } from 'vitest';
import { setUpApp, setUpGrants } from '../../platform/testing/setUp.ts';
import { jobNames } from './mentorship.jobs.ts';
import { mentorship } from './mentorship.testing.ts';

const app = setUpApp();
const stage = setUpGrants(app);
const { as, ask, open, send, set, read, told } = mentorship(app, stage);
const hour = 3_600_000;

beforeEach(async () => {
  await app.platform.jobs.drain().catch(() => undefined);
  for (const table of ['mentorship_requests', 'mentorship_hours', 'demo_mails']) {
    await app.platform.db.pool.query(`DELETE FROM ${table}`);
  }
});

const setHours = (hours: { days: number[]; from: number; to: number } | null) =>
  as('voditelj').call(mentorshipApi.setHours, {
    params: { bankSlug: 'tuzla' },
    body: { hours },
  });
const due = async (id: string) => (await open('vlasnik', id)).slaTimer;

it('runs by working hours over a weekend and the end of summer time, and pauses meanwhile', async () => {
  await setHours({ days: [1, 2, 3, 4, 5], from: 8 * 60, to: 16 * 60 });
  const { id } = await stage.application({ status: 'submitted' });
  // A Friday, three in the afternoon in Sarajevo; clocks go back on Sunday.
  app.clock.set('2026-10-23T13:00:00Z');
  const request = await ask('vlasnik', id, { priority: 'urgent' });
  expect(request.slaTimer).toBe('2026-10-26T14:00:00.000Z');
  await set('odbor1', request.id, { status: 'claimed' });
  app.clock.set('2026-10-26T09:00:00Z');
  await send('odbor1', request.id, { message: 'Koliko košta?' });
  expect(await due(request.id)).toBeNull();
  // A second message of the mentor changes nothing.
  app.clock.forward(hour);
  await send('odbor1', request.id, { message: 'I ko nudi?' });
  expect((await open('odbor1', request.id)).clock).toBe('paused');
  app.clock.set('2026-10-26T13:00:00Z');
  await send('clan', request.id, { message: 'Sto maraka.' });
  expect(await due(request.id)).toBe('2026-10-27T13:00:00.000Z');
  // What the team adds while it waits does not put it off.
  app.clock.forward(hour);
  await send('clan', request.id, { message: 'I deset za prevoz.' });
  expect(await due(request.id)).toBe('2026-10-27T13:00:00.000Z');
});

it('counts anew from when it began where the priority changes, and stands still once settled', async () => {
  const { id } = await stage.application({ status: 'submitted' });
  const request = await ask('vlasnik', id);
  expect(request.slaTimer).toBe('2026-11-22T12:00:00.000Z');
  app.clock.forward(3 * hour);
  await set('voditelj', request.id, { priority: 'urgent' });
  expect(await open('voditelj', request.id)).toMatchObject({
    slaTimer: '2026-11-20T20:00:00.000Z',
    clock: 'warning',
  });
  app.clock.forward(3.5 * hour);
  expect((await open('voditelj', request.id)).clock).toBe('urgent');
  await set('voditelj', request.id, { status: 'resolved' });
  expect(await open('voditelj', request.id)).toMatchObject({ slaTimer: null, clock: 'stopped' });
  await set('voditelj', request.id, { status: 'open' });
  // From now on, not from when it was asked.
  expect(await due(request.id)).toBe('2026-11-21T02:30:00.000Z');
});

it('tells who leads the bank of what is overdue, once', async () => {
  const { id } = await stage.application({ status: 'submitted' });
  const request = await ask('vlasnik', id, { priority: 'urgent' });
  const late = async () => (await told('voditelj', request.id)).filter((one) => /kasni/.test(one));
  app.clock.forward(8 * hour);
  await app.platform.jobs.runNow(jobNames.escalate);
  expect(await late()).toEqual([]);
  app.clock.forward(1);
  await Promise.all([1, 2].map(() => app.platform.jobs.runNow(jobNames.escalate)));
  expect(await late()).toHaveLength(1);
  expect(await told('odbor1', request.id)).toEqual(['Tim traži savjet']);
  await set('odbor1', request.id, { status: 'claimed' });
  await send('odbor1', request.id, { message: 'Evo me.' });
  await send('clan', request.id, { message: 'Hvala, a ovo?' });
  app.clock.forward(9 * hour);
  await app.platform.jobs.runNow(jobNames.escalate);
  expect((await open('clan', request.id)).clock).toBe('overdue');
  expect(await late()).toHaveLength(1);
});

it('mails what nobody of the other side has read for an hour, once an hour at most', async () => {
  const { id } = await stage.application({ status: 'submitted' });
  const request = await ask('vlasnik', id);
  await set('odbor1', request.id, { status: 'claimed' });
  const mailed = async (who: 'vlasnik' | 'clan' | 'odbor1') => {
    await app.platform.jobs.runNow(jobNames.unread);
    await app.platform.jobs.drain();
    const mails = await app.platform.mail.caught(stage.people[who].email);
    return mails.filter(({ subject }) => /Odgovor mentora|Tim čeka/.test(subject)).length;
  };
  await send('odbor1', request.id, { message: 'Prvo' });
  app.clock.forward(hour - 1);
  expect(await mailed('vlasnik')).toBe(0);
  app.clock.forward(1);
  expect(await mailed('vlasnik')).toBe(1);
  expect(await mailed('clan')).toBe(1);
  expect(await mailed('odbor1')).toBe(0);
  // Of the same no second one; of another message none before an hour has gone.
  app.clock.forward(hour / 2);
  await send('odbor1', request.id, { message: 'Drugo' });
  app.clock.forward(hour - 1);
  expect(await mailed('vlasnik')).toBe(1);
  app.clock.forward(1);
  expect(await mailed('vlasnik')).toBe(2);
  app.clock.forward(5 * hour);
  expect(await mailed('vlasnik')).toBe(2);
  // One of the team has read it: nobody is written to.
  const last = (await send('odbor1', request.id, { message: 'Treće' })).data.data;
  await read('clan', request.id, last.id);
  app.clock.forward(2 * hour);
  expect(await mailed('vlasnik')).toBe(2);
  await send('vlasnik', request.id, { message: 'Evo odgovora.' });
  app.clock.forward(hour);
  expect(await mailed('odbor1')).toBe(1);
});

it('mails what was written before days without a server', async () => {
  const { id } = await stage.application({ status: 'submitted' });
  const request = await ask('vlasnik', id);
  await set('odbor1', request.id, { status: 'claimed' });
  await send('odbor1', request.id, { message: 'U petak navečer' });
  const mailed = async () => {
    await app.platform.jobs.runNow(jobNames.unread);
    await app.platform.jobs.drain();
    const mails = await app.platform.mail.caught(stage.people.vlasnik.email);
    return mails.filter(({ subject }) => subject.includes('Odgovor mentora')).length;
  };
  const before = await mailed();
  app.clock.forward(3 * 24 * hour);
  expect(await mailed()).toBe(before + 1);
  expect(await mailed()).toBe(before + 1);
});
