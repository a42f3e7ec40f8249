import { applicationsApi } from '@app/contracts/applications/applications.api';
import { callExtensionsApi } from '@app/contracts/applications/call-extensions.api';
import { callEditingApi } from '@app/contracts/calls/call-editing.api';
import { callFollowsApi } from '@app/contracts/calls/call-follows.api';
import { callsApi } from '@app/contracts/calls/calls.api';
import {
  type CallEvent,
  type CallGuard,
  type CallStatus,
  callMachine,
} from '@app/domain/calls/call.machine';
import { instantAt } from '@app/domain/sarajevo-time';
import { expect, it } from 'vitest';
import type { Persona } from '../../platform/testing/personas.ts';
import { setUpApp, setUpGrants } from '../../platform/testing/setUp.ts';
import { createExtension } from '../applications/applications.factory.ts';

const day = 24 * 3_600_000;
const hour = 3_600_000;
const app = setUpApp();
const stage = setUpGrants(app);

/** Tokens end within minutes; the clock of these tests goes on by weeks. */
const by = async ({ id: userId, sessionId, email }: Persona) =>
  app.as(await app.platform.access.issue({ userId, sessionId, email, role: 'INDIVIDUAL' }));
const sql = async <T>(text: string, values: unknown[] = []) =>
  (await app.platform.db.pool.query(text, values)).rows as T[];
const statusOf = async (id: string) =>
  (await sql<{ status: CallStatus }>('SELECT status FROM calls WHERE id = $1', [id]))[0]?.status;
const eventsOf = async (id: string) =>
  (
    await sql<{ event: string }>('SELECT event FROM call_history WHERE call_id = $1 ORDER BY id', [
      id,
    ])
  ).map(({ event }) => event);
const notices = async (who: Persona, text: string, slug = '') =>
  (
    await sql(
      'SELECT 1 FROM notifications WHERE user_id = $1 AND text = $2 AND strpos(action_url, $3) > 0',
      [who.id, text, slug],
    )
  ).length;
const until = (time: Date) => app.clock.forward(time.getTime() - app.clock.now().getTime());
const sweep = () => app.platform.jobs.runNow('calls.sweep');
const move = async (who: Persona, id: string, body: object) =>
  (await by(who)).call(callEditingApi.move, { params: { id }, body: body as never });

/** At so many minutes past midnight by the clocks of Sarajevo. */
const onClock = (on: string, minutes: number) => instantAt(Date.parse(on) / day, minutes);

/** A published call, by days and the clocks of Sarajevo. */
async function scheduled(opens: string, closes: string) {
  const { id } = await stage.draftCall(stage.tuzla);
  const opensAt = onClock(opens, 9 * 60);
  const content = {
    opensAt: opensAt.toISOString(),
    closesAt: onClock(closes, 23 * 60 + 59).toISOString(),
  };
  const { koordinator } = stage.people;
  const revision = 0;
  await (await by(koordinator)).call(callEditingApi.save, {
    params: { id },
    body: { revision, content },
  });
  const { data } = await move(koordinator, id, { event: 'publish' });
  return { id, opensAt, closesAt: new Date(content.closesAt), slug: data.published?.slug ?? '' };
}

it('opens and closes at its moments, by a job, once each, and tells who asked for it', async () => {
  const { lejla, emir, odbor1 } = stage.people;
  const params = { slug: stage.open.slug };
  await (await by(lejla)).call(callFollowsApi.follow, { params });
  await (await by(lejla)).call(callFollowsApi.follow, { params });
  await (await by(emir)).call(callFollowsApi.follow, { params });
  await (await by(emir)).call(callFollowsApi.unfollow, { params });
  expect((await (await by(lejla)).call(callFollowsApi.follows)).data).toMatchObject([
    { bank: { slug: 'tuzla' }, kind: 'orange' },
  ]);

  // Over the night of 28 March, in which the clocks go forward.
  const call = await scheduled('2027-03-20', '2027-04-01');
  expect([call.opensAt, call.closesAt].map((time) => time.toISOString())).toEqual([
    '2027-03-20T08:00:00.000Z',
    '2027-04-01T21:59:00.000Z',
  ]);
  until(new Date(call.opensAt.getTime() - 1));
  await app.platform.jobs.drain();
  await sweep();
  expect(await statusOf(call.id)).toBe('scheduled');
  const early = { body: { callSlug: call.slug } };
  expect((await (await by(lejla)).call(applicationsApi.create, early)).error.code).toBe(
    'CALL_CLOSED',
  );

  app.clock.forward(1);
  // Before any job ran: readers and staff are told by the time alone.
  const shown = await app.as().call(callsApi.detail, { params: { slug: call.slug } });
  expect(shown.data.state).toBe('open');
  const staff = await (await by(stage.people.asistent)).call(callEditingApi.open, {
    params: { id: call.id },
  });
  expect(staff.data.status).toBe('open');
  await Promise.all([app.platform.jobs.drain(), sweep(), sweep()]);
  await sweep();
  expect(await statusOf(call.id)).toBe('open');
  expect(await notices(lejla, 'callOpened', call.slug)).toBe(1);
  expect(await notices(emir, 'callOpened', call.slug)).toBe(0);
  expect(await app.platform.mail.caught()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ to: lejla.email, subject: 'Poziv je otvoren' }),
    ]),
  );

  until(new Date(call.closesAt.getTime() - 1));
  await app.platform.jobs.drain();
  expect(await statusOf(call.id)).toBe('open');
  app.clock.forward(1);
  await app.platform.jobs.drain();
  await sweep();
  expect(await statusOf(call.id)).toBe('closed');
  const closed = await sql<{ url: string }>(
    `SELECT action_url AS url FROM notifications WHERE user_id = $1 AND text = 'callClosedBoard'`,
    [odbor1.id],
  );
  expect(closed.filter(({ url }) => url.includes(call.slug))).toHaveLength(1);
  expect(await eventsOf(call.id)).toEqual(['edit', 'publish', 'open', 'close']);
});

it('opens and closes after a time without a server, and a person’s move waits for neither', async () => {
  const call = await scheduled('2027-10-20', '2027-11-10');
  const late = await scheduled('2027-10-20', '2027-11-10');
  until(new Date(call.closesAt.getTime() + day));
  expect((await move(stage.people.voditelj, late.id, { event: 'startDeciding' })).data.status).toBe(
    'deciding',
  );
  await sweep();
  expect(await eventsOf(call.id)).toEqual(['edit', 'publish', 'open', 'close']);
  expect(await eventsOf(late.id)).toEqual(['edit', 'publish', 'open', 'close', 'startDeciding']);
});

it('reminds who began and did not submit, once at each moment, and nobody who wants none', async () => {
  // Nobody of them began anything for another call of this file.
  const { odbor2, odbor3, globalni, lejla } = stage.people;
  const closesAt = new Date(app.clock.now().getTime() + 8 * day);
  const call = await stage.call(stage.tuzla, { closesAt });
  await stage.application({ call, owner: odbor2, members: [odbor3] });
  await stage.application({ call, owner: globalni, members: [], status: 'submitted' });
  await sql(
    `INSERT INTO notification_choices (user_id, type, channel, "on")
     VALUES ($1, 'deadline', 'app', false), ($1, 'deadline', 'mail', false)`,
    [odbor3.id],
  );
  const people = [odbor2, odbor3, globalni, lejla];
  const reminded = () => Promise.all(people.map((who) => notices(who, 'callClosesTeam')));
  const mailsTo = async () => {
    const caught = await app.platform.mail.caught();
    const reminders = caught.filter(({ subject }) => subject === 'Rok se bliži');
    return people.map(({ email }) => reminders.filter(({ to }) => to === email).length);
  };
  await sweep();
  expect(await reminded()).toEqual([0, 0, 0, 0]);
  app.clock.forward(day);
  await Promise.all([sweep(), sweep()]);
  expect(await reminded()).toEqual([1, 0, 0, 0]);
  // Down over the second reminder and into the third: one stands for both.
  until(new Date(closesAt.getTime() - 3 * hour));
  await sweep();
  await sweep();
  expect(await reminded()).toEqual([2, 0, 0, 0]);
  expect(await mailsTo()).toEqual([0, 0, 0, 0]);
  await app.platform.jobs.drain();
  expect(await mailsTo()).toEqual([2, 0, 0, 0]);
});

it('gives one team more time, which hears of it and submits late', async () => {
  const { vlasnik, clan, emir, koordinator, savjetnik } = stage.people;
  const closesAt = new Date(app.clock.now().getTime() + hour);
  const call = await stage.call(stage.tuzla, { closesAt });
  const application = await stage.application({ call });
  const other = await stage.application({ call, owner: emir, members: [] });
  app.clock.forward(2 * hour);
  const submit = async (who: Persona, id: string) =>
    (await by(who)).call(applicationsApi.submit, { params: { id }, body: { editRevision: 1 } });
  expect((await submit(vlasnik, application.id)).error.code).toBe('CALL_CLOSED');

  const extend = async (who: Persona, days: number, applicationId = application.id) =>
    (await by(who)).call(callExtensionsApi.extend, {
      params: { id: call.id },
      body: {
        applicationId,
        until: new Date(closesAt.getTime() + days * day).toISOString(),
        reason: 'Ponude su stigle kasnije.',
      },
    });
  expect((await extend(savjetnik, 2)).status).toBe(403);
  expect((await extend(koordinator, -1)).status).toBe(400);
  expect((await extend(koordinator, 61)).status).toBe(400);
  expect((await extend(koordinator, 2, stage.open.id)).status).toBe(404);
  const granted = await extend(koordinator, 2);
  expect(granted.data).toMatchObject({
    drafts: [{ id: application.id, team: [vlasnik.name, clan.name] }, { id: other.id }],
    extensions: [{ application: { id: application.id }, by: { name: koordinator.name } }],
  });
  expect([
    await notices(clan, 'callExtendedTeam'),
    await notices(emir, 'callExtendedTeam'),
  ]).toEqual([1, 0]);
  const opened = await (await by(vlasnik)).call(applicationsApi.open, {
    params: { id: application.id },
  });
  expect(opened.data.call).toMatchObject({
    state: 'open',
    closesAt: new Date(closesAt.getTime() + 2 * day).toISOString(),
  });
  expect((await submit(emir, other.id)).error.code).toBe('CALL_CLOSED');

  // Of its own end the team is reminded, at moments that lay ahead when it heard of it.
  const sweepExtended = () => app.platform.jobs.runNow('applications.remindExtended');
  const before = await notices(vlasnik, 'callClosesTeam');
  const reminded = async () => (await notices(vlasnik, 'callClosesTeam')) - before;
  const ownEnd = closesAt.getTime() + 2 * day;
  await sweepExtended();
  expect(await reminded()).toBe(0);
  until(new Date(ownEnd - 6 * hour));
  await Promise.all([sweepExtended(), sweepExtended()]);
  await sweepExtended();
  expect(await reminded()).toBe(1);
  await extend(koordinator, 9);
  until(new Date(closesAt.getTime() + 7 * day));
  await sweepExtended();
  expect(await reminded()).toBe(2);
  expect((await submit(vlasnik, application.id)).status).toBe(200);
  until(new Date(closesAt.getTime() + 9 * day - 6 * hour));
  await sweepExtended();
  expect(await reminded()).toBe(2);

  await extend(koordinator, 12, other.id);
  await (await by(koordinator)).call(callExtensionsApi.endExtension, {
    params: { id: call.id, applicationId: other.id },
  });
  expect((await submit(emir, other.id)).error.code).toBe('CALL_CLOSED');
  expect(await eventsOf(call.id)).toEqual(['extend', 'extend', 'extend', 'endExtension']);
});

const broken: Record<
  Exclude<CallGuard, 'openingReached' | 'closingReached'>,
  (id: string, slug: string) => Promise<object>
> = {
  async nothingMissing(id) {
    const content = { topics: [] };
    const body = { revision: 0, content };
    await (await by(stage.people.voditelj)).call(callEditingApi.save, { params: { id }, body });
    return {};
  },
  closesAhead: async () => ({ closesAt: new Date(app.clock.now().getTime() - 1).toISOString() }),
  async nobodyBegan(id) {
    await stage.application({ call: await found(id) });
    return {};
  },
  async extensionsOver(id) {
    const application = await stage.application({ call: await found(id) });
    const until = new Date(app.clock.now().getTime() + hour);
    const { koordinator } = stage.people;
    await app.platform.db.transaction((tx) =>
      createExtension(tx, application, { until, grantedBy: koordinator.id }),
    );
    return {};
  },
  async everythingDecided(id) {
    await stage.application({ call: await found(id), status: 'submitted' });
    return {};
  },
};
const found = async (id: string) => {
  const call = await stage.call(stage.tuzla);
  return { ...call, id };
};

const rows = Object.entries(callMachine).flatMap(([from, events]) =>
  Object.entries(events)
    .filter(([, { by: who }]) => !who.some((one: string) => one === 'clock'))
    .map(([event, row]) => ({ from: from as CallStatus, event: event as CallEvent, ...row })),
);

/** A call in a status, as its times say. */
async function callIn(status: CallStatus) {
  if (status === 'draft') return stage.draftCall(stage.tuzla);
  const past = { opensAt: new Date(app.clock.now().getTime() - 40 * day) };
  const ahead = { opensAt: new Date(app.clock.now().getTime() + day) };
  const closed = { ...past, closesAt: new Date(app.clock.now().getTime() - day) };
  const times = { scheduled: ahead, open: past }[status as 'open'] ?? closed;
  return stage.call(stage.tuzla, { ...times, status });
}

it.each(rows)('a call that is $from: $event', async ({ from, event, to, guards = [] }) => {
  const reason = 'Tako je odbor odlučio.';
  const closesAt = new Date(app.clock.now().getTime() + 9 * day).toISOString();
  for (const guard of guards as (keyof typeof broken)[]) {
    // Of a draft, that its end has been is one of the things that it lacks.
    if (guard === 'closesAhead' && event === 'publish') continue;
    const call = await callIn(from);
    const given = await broken[guard](call.id, call.slug);
    const refused = await move(stage.people.voditelj, call.id, {
      event,
      reason,
      closesAt,
      ...given,
    });
    const codes = { closesAhead: 'VALIDATION', extensionsOver: 'EXTENSION_RUNNING' } as const;
    expect(refused.error.code, guard).toBe(codes[guard as 'closesAhead'] ?? 'INCOMPLETE');
    expect(await statusOf(call.id)).toBe(from);
  }
  const call = await callIn(from);
  if (event === 'reopen') await stage.application({ call });
  if (event === 'announce') await stage.application({ call, status: 'rejected' });
  const before = await notices(stage.people.vlasnik, 'callReopenedTeam');
  const moved = await move(stage.people.voditelj, call.id, { event, reason, closesAt });
  expect(moved.data.status).toBe(to);
  expect(await eventsOf(call.id)).toEqual([event]);
  const again = await move(stage.people.voditelj, call.id, { event, reason, closesAt });
  expect(again.error.code).toBe('WRONG_STATUS');
  const after = await notices(stage.people.vlasnik, 'callReopenedTeam');
  expect(after - before).toBe(event === 'reopen' ? 1 : 0);
  if (event === 'announce') {
    expect(await notices(stage.people.clan, 'applicationRejectedTeam')).toBeGreaterThan(0);
  }
});

it('no guard or effect has code that no row names', () => {
  const { guards, effects } = app.platform.moves.call;
  const all = Object.values(callMachine).flatMap((events) => Object.values(events));
  const named = (kind: 'guards' | 'effects') =>
    new Set(all.flatMap((row) => [...(row[kind] ?? [])]));
  expect(new Set(Object.keys(guards))).toEqual(named('guards'));
  expect(new Set(Object.keys(effects))).toEqual(named('effects'));
});
