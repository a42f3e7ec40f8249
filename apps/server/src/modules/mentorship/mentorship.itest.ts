import { mentorshipApi } from '@app/contracts/mentorship/mentorship.api';
import { notificationsApi } from '@app/contracts/notifications/notifications.api';
import { pages } from '@app/contracts/pages';
import { mentorshipLimits } from '@app/domain/mentorship/mentorship';
import { requestStatuses } from '@app/domain/mentorship/request.machine';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { setUpApp, setUpGrants } from '../../platform/testing/setUp.ts';
import { formWith, onePixel } from '../../samples/forms.ts';
import { createMentorship } from './mentorship.factory.ts';
import { mentorship } from './mentorship.testing.ts';

const app = setUpApp();
const stage = setUpGrants(app);
const { as, at, ask, open, conversation, send, set, read, unread, told, claimTogether } =
  mentorship(app, stage);

const nothing = { unreadMessages: 0, newRequests: 0, total: 0 };

it('a team asks, a mentor claims and answers, both see what the other has read', async () => {
  const { id, slug } = await stage.application({ status: 'submitted' });
  const { vlasnik, odbor1 } = stage.people;
  const request = await ask('vlasnik', id, { priority: 'high', section: 'budget' });
  expect(request).toMatchObject({
    applicationId: id,
    userName: vlasnik.name,
    title: 'Smijemo li zamijeniti dobavljača?',
    requestType: 'mentorship',
    status: 'open',
    clock: 'ok',
    slaTimer: '2026-11-21T12:00:00.000Z',
    section: 'budget',
    side: 'applicant',
    isOwn: true,
    isBlind: false,
    canRemove: true,
    canRate: false,
    events: [],
  });
  expect((await unread('odbor1', id)).newRequests).toBe(1);
  expect(await told('odbor1', request.id)).toEqual(['Tim traži savjet']);

  const claimed = (await set('odbor1', request.id, { status: 'claimed' })).data.data;
  expect(claimed).toMatchObject({ claimedByName: odbor1.name, isMine: true, side: 'mentor' });
  expect((await unread('odbor2', id)).newRequests).toBe(0);
  expect(await told('clan', request.id)).toEqual(['Tvoj zahtjev ima mentora']);

  const answered = (await send('odbor1', request.id, { message: ' Smijete. ' })).data.data;
  expect(answered).toMatchObject({ message: 'Smijete.', isFirstResponse: true, isOwn: true });
  expect(await open('clan', request.id)).toMatchObject({
    status: 'in_progress',
    clock: 'paused',
    slaTimer: null,
    mentorResponseMessage: 'Smijete.',
    unread: 1,
  });
  expect(await unread('clan', id)).toEqual({ unreadMessages: 1, newRequests: 0, total: 1 });
  expect((await conversation('odbor1', request.id)).seenUntil).toBeNull();
  expect((await read('clan', request.id, answered.id)).status).toBe(200);
  expect(await unread('clan', id)).toEqual(nothing);
  // The others of the team have not read it; for the mentor somebody has.
  expect((await unread('vlasnik', id)).unreadMessages).toBe(1);
  expect((await conversation('odbor1', request.id)).seenUntil).toBe(answered.id);

  await send('vlasnik', request.id, { message: 'Hvala!' });
  expect((await unread('odbor1', id)).unreadMessages).toBe(1);
  expect((await unread('odbor2', id)).unreadMessages).toBe(0);
  expect(await told('odbor1', request.id)).toEqual(['Nova poruka tima', 'Tim traži savjet']);
  expect((await open('odbor1', request.id)).clock).not.toBe('paused');

  await set('odbor1', request.id, { status: 'resolved' });
  const late = await send('clan', request.id, { message: 'Još nešto' });
  expect(late.error).toMatchObject({ code: 'WRONG_STATUS' });
  const { happened } = await conversation('clan', request.id);
  expect(happened.map(({ event }) => event)).toEqual(['claim', 'begin', 'resolve']);
  const page = pages.project({ slug, dio: 'mentorstvo', zahtjev: request.id });
  const notices = (await as('clan').call(notificationsApi.list, {})).data;
  expect(notices.map(({ actionUrl }) => actionUrl)).toContain(page);
});

it.each([
  ['two of the board', ['odbor1', 'odbor2']],
  ['one who leads and one of the board', ['voditelj', 'odbor1']],
] as const)('of %s who claim at once one wins', async (_case, pair) => {
  const { id } = await stage.application({ status: 'submitted' });
  for (let n = 0; n < 2; n += 1) {
    const request = await ask('vlasnik', id);
    const answers = await claimTogether(request.id, pair);
    const won = answers.filter(({ answer }) => answer.status === 200);
    expect(won).toHaveLength(1);
    const [lost] = answers.filter(({ answer }) => answer.status !== 200);
    const winner = won[0]?.who;
    expect(lost?.answer.error).toMatchObject({
      code: 'ALREADY_CLAIMED',
      details: { claimedByMemberId: winner?.id, claimedByName: winner?.name },
    });
    expect((await open('asistent', request.id)).claimedByMemberId).toBe(winner?.id);
  }
});

it('who has claimed it, voditelj and savjetnik set any status; others of the board none', async () => {
  const { id } = await stage.application({ status: 'submitted' });
  const request = await ask('vlasnik', id);
  await set('odbor1', request.id, { status: 'claimed' });
  const again = await set('asistent', request.id, { status: 'claimed' });
  expect(again.error).toMatchObject({ code: 'ALREADY_CLAIMED' });
  for (const from of requestStatuses) {
    for (const to of requestStatuses) {
      for (const [who, status] of [
        ['savjetnik', from],
        ['voditelj', to],
      ] as const) {
        // Whoever sets back what was never free is its mentor then.
        const answer = await set(who, request.id, { status });
        const isTaken = answer.status === 409;
        expect(isTaken ? 'ALREADY_CLAIMED' : answer.data.data.status).toBe(
          isTaken ? answer.error.code : status,
        );
        if (isTaken) expect(status).toBe('claimed');
      }
    }
  }
  await set('voditelj', request.id, { status: 'in_progress' });
  for (const status of requestStatuses.filter((one) => one !== 'claimed')) {
    expect((await set('asistent', request.id, { status })).error.code).toBe('FORBIDDEN');
    expect((await set('clan', request.id, { status })).error.code).toBe('FORBIDDEN');
    expect((await set('emir', request.id, { status })).error.code).toBe('NOT_FOUND');
  }
  await set('voditelj', request.id, { status: 'open' });
  expect((await open('odbor1', request.id)).claimedByMemberId).toBeNull();
});

it('is handed over to a mentor of the bank, who hears of it', async () => {
  const { id } = await stage.application({ status: 'submitted' });
  const request = await ask('vlasnik', id);
  const { odbor2, emir, vlasnik } = stage.people;
  const hand = (who: 'asistent' | 'voditelj', mentorId: string) =>
    as(who).call(mentorshipApi.assign, { ...at(request.id), body: { mentorId } });
  expect((await hand('asistent', odbor2.id)).error.code).toBe('FORBIDDEN');
  for (const stranger of [emir, vlasnik]) {
    expect((await hand('voditelj', stranger.id)).error.fields).toHaveProperty('mentorId');
  }
  expect((await hand('voditelj', odbor2.id)).data.data.claimedByName).toBe(odbor2.name);
  expect(await told('odbor2', request.id)).toContain('Zahtjev je sada tvoj');
  const { items } = (await as('voditelj').call(mentorshipApi.mentors, at(request.id))).data;
  expect(items.find((one) => one.id === odbor2.id)?.openRequests).toBeGreaterThan(0);
  expect(items.map((one) => one.id)).not.toContain(vlasnik.id);
});

it('what is sent twice is written once, and nobody takes another’s id', async () => {
  const { id } = await stage.application({ status: 'submitted' });
  const request = await ask('vlasnik', id);
  const body = { id: newId(), message: 'Samo jednom' };
  const both = await Promise.all([1, 2, 3].map(() => send('clan', request.id, body)));
  expect(both.map(({ data }) => data.data.id)).toEqual([body.id, body.id, body.id]);
  expect((await conversation('clan', request.id)).data).toHaveLength(1);
  const taken = await send('vlasnik', request.id, body);
  expect(taken.error.fields).toHaveProperty('id');
  const full = await app.platform.db.transaction((tx) =>
    createMentorship(tx, { id }, stage.people.vlasnik, {
      createdAt: app.clock.now(),
      messages: mentorshipLimits.messages,
    }),
  );
  expect((await send('clan', full.id, { message: 'Jedna previše' })).error.code).toBe(
    'CONVERSATION_FULL',
  );
  const blank = await send('clan', request.id, { message: '  ' });
  expect(blank.error.fields).toEqual({ message: expect.any(String) });
});

it('a voditelj who answers what is free takes it over', async () => {
  const { id } = await stage.application({ status: 'submitted' });
  const request = await ask('vlasnik', id);
  expect((await send('odbor1', request.id, { message: 'Ja bih' })).error.code).toBe('FORBIDDEN');
  await send('voditelj', request.id, { message: 'Odgovaram ja.' });
  expect(await open('voditelj', request.id)).toMatchObject({ status: 'in_progress', isMine: true });
});

it('notes, tags and their files never reach the team', async () => {
  const { id } = await stage.application({ status: 'submitted' });
  const request = await ask('vlasnik', id);
  const url = `/api/ob-direct/mentorship-analytics/request/${request.id}/files`;
  const upload = async (who: 'asistent' | 'clan') => {
    const { headers, payload } = formWith('slika.png', onePixel);
    const authorization = `Bearer ${stage.people[who].token}`;
    const answer = await app.http.inject({
      method: 'POST',
      url,
      payload,
      headers: { ...headers, authorization },
    });
    return answer.json<{ file: string }>().file;
  };
  const fetched = async (who: 'asistent' | 'odbor1' | 'clan' | 'vlasnik', file: string) => {
    const authorization = `Bearer ${stage.people[who].token}`;
    return (await app.http.inject({ url: `${url}/${file}`, headers: { authorization } }))
      .statusCode;
  };
  const secret = await upload('asistent');
  // Not sent yet, it is its sender's alone.
  expect([await fetched('asistent', secret), await fetched('odbor1', secret)]).toEqual([200, 404]);
  const noted = await send('asistent', request.id, {
    message: 'Tim kasni s planom.',
    isNote: true,
    files: [secret],
  });
  await set('asistent', request.id, { tags: ['hitno', 'hitno'] });
  expect(await fetched('odbor1', secret)).toBe(200);
  expect(await fetched('clan', secret)).toBe(404);
  const note = noted.data.data.id;
  expect((await read('clan', request.id, note)).error.code).toBe('NOT_FOUND');
  const seen = await open('clan', request.id);
  expect(seen).toMatchObject({ tags: [], unread: 0, clock: 'ok', lastMessageAt: seen.createdAt });
  expect(await open('odbor2', request.id)).toMatchObject({ tags: ['hitno'], status: 'open' });
  expect((await conversation('clan', request.id)).data).toEqual([]);
  expect((await conversation('odbor2', request.id)).data).toMatchObject([
    { isNote: true, files: [{ file: secret, name: 'slika.webp' }] },
  ]);
  expect((await send('clan', request.id, { message: 'x', isNote: true })).error.code).toBe(
    'FORBIDDEN',
  );
  const shown = await upload('clan');
  await send('clan', request.id, { message: 'Evo slike.', files: [shown] });
  expect(await fetched('odbor1', shown)).toBe(200);
  // Sent once, it goes with no other message.
  const again = await send('clan', request.id, { message: 'Opet', files: [shown] });
  expect(again.error.fields).toHaveProperty('files');
});

it('of a blind call the board never learns who asks, until it is decided', async () => {
  const call = await stage.call(stage.tuzla, { blind: true });
  const { id } = await stage.application({ status: 'submitted', call });
  const { vlasnik } = stage.people;
  const request = await ask('vlasnik', id);
  expect(request.isBlind).toBe(true);
  await set('odbor1', request.id, { status: 'claimed' });
  await send('vlasnik', request.id, { message: 'Imamo pitanje.' });
  await as('vlasnik').call(mentorshipApi.typing, at(request.id));
  const talk = await conversation('odbor1', request.id);
  expect(talk).toMatchObject({
    data: [{ senderId: null, senderName: '', senderType: 'applicant' }],
    typing: [''],
  });
  const listed = await as('odbor1').call(mentorshipApi.all, { query: { box: 'mine' } });
  const notices = await app.http.inject({
    url: '/api/notifications',
    headers: { authorization: `Bearer ${stage.people.odbor1.token}` },
  });
  const mine = listed.data.data.find((one) => one.id === request.id);
  const told = notices.json<{ actionUrl: string | null }[]>();
  const about = told.filter(({ actionUrl }) => actionUrl?.includes(request.id));
  expect(about).toHaveLength(2);
  for (const said of [mine, talk, about]) {
    expect(JSON.stringify(said)).not.toContain(vlasnik.id);
    expect(JSON.stringify(said)).not.toContain(vlasnik.name);
  }
  await app.platform.db.pool.query("UPDATE applications SET status = 'approved' WHERE id = $1", [
    id,
  ]);
  expect((await open('odbor1', request.id)).userName).toBe(vlasnik.name);
  // What is decided and not announced the team does not learn by it.
  expect((await open('vlasnik', request.id)).isBlind).toBe(true);
});

it('who asked rates the mentor, and rates anew; the rating stays that mentor’s', async () => {
  const { id } = await stage.application({ status: 'submitted' });
  const request = await ask('vlasnik', id);
  const rate = (who: 'vlasnik' | 'clan', rating: 1 | 5, comment?: string) =>
    as(who).call(mentorshipApi.rate, { ...at(request.id), body: { rating, comment } });
  await set('odbor1', request.id, { status: 'claimed' });
  expect((await rate('vlasnik', 5)).error.code).toBe('WRONG_STATUS');
  await set('odbor1', request.id, { status: 'resolved' });
  expect((await rate('clan', 5)).error.code).toBe('FORBIDDEN');
  expect((await rate('vlasnik', 1, 'Dugo')).data.data).toMatchObject({ userRating: 1 });
  const rated = (await rate('vlasnik', 5, '  Odlično  ')).data.data;
  expect(rated).toMatchObject({ userRating: 5, userFeedback: 'Odlično', canRate: true });
  await as('voditelj').call(mentorshipApi.setStatus, {
    ...at(request.id),
    body: { status: 'open' },
  });
  await set('odbor2', request.id, { status: 'claimed' });
  const { rows } = await app.platform.db.pool.query(
    'SELECT rated_mentor_id, claimed_by FROM mentorship_requests WHERE id = $1',
    [request.id],
  );
  const { odbor1, odbor2 } = stage.people;
  expect(rows).toEqual([{ rated_mentor_id: odbor1.id, claimed_by: odbor2.id }]);
});

it('who asked changes it or takes it away with all that belongs to it', async () => {
  const { id } = await stage.application({ status: 'submitted' });
  const request = await ask('vlasnik', id);
  const elsewhere = await stage.application({ status: 'submitted' });
  const older = (application: string) => ({ params: { id: application, reqId: request.id } });
  const body = { description: 'Kako da napišemo plan?', priority: 'urgent' } as const;
  const wrong = await as('vlasnik').call(mentorshipApi.olderChange, {
    ...older(elsewhere.id),
    body,
  });
  expect(wrong.error.code).toBe('NOT_FOUND');
  const changed = await as('vlasnik').call(mentorshipApi.olderChange, { ...older(id), body });
  // From when it was asked.
  expect(changed.data.data).toMatchObject({ ...body, slaTimer: '2026-11-20T20:00:00.000Z' });
  expect((await as('clan').call(mentorshipApi.change, { ...at(request.id), body })).status).toBe(
    403,
  );
  await send('clan', request.id, { message: 'Poruka' });
  expect((await as('vlasnik').call(mentorshipApi.olderRemove, older(id))).status).toBe(200);
  expect((await as('vlasnik').call(mentorshipApi.open, at(request.id))).status).toBe(404);
  const { rows } = await app.platform.db.pool.query(
    `SELECT details FROM audit_entries WHERE action = 'mentorship.removed' AND subject = $1`,
    [id],
  );
  expect(rows).toEqual([{ details: { request: request.id, status: 'open' } }]);
});

it('lists by box, status and priority what is due first', async () => {
  const { id } = await stage.application({ status: 'submitted' });
  const calm = await ask('vlasnik', id, { priority: 'low' });
  const urgent = await ask('vlasnik', id, { priority: 'urgent' });
  const gone = await ask('vlasnik', id);
  await set('savjetnik', gone.id, { status: 'archived' });
  await set('odbor3', calm.id, { status: 'claimed' });
  const list = async (who: 'odbor3' | 'vlasnik' | 'emir', query: object) =>
    (await as(who).call(mentorshipApi.all, { query: { limit: 100, ...query } })).data.data
      .filter((one) => one.applicationId === id)
      .map((one) => one.id);
  expect(await list('odbor3', { box: 'inbox' })).toEqual([urgent.id, calm.id]);
  expect(await list('odbor3', { box: 'mine' })).toEqual([calm.id]);
  expect(await list('odbor3', { box: 'archive' })).toEqual([gone.id]);
  expect(await list('odbor3', { box: 'own' })).toEqual([]);
  expect(await list('odbor3', { status: 'all', priority: 'urgent' })).toEqual([urgent.id]);
  expect(await list('vlasnik', {})).toEqual([urgent.id, calm.id, gone.id]);
  expect(await list('emir', {})).toEqual([]);
  const first = await as('vlasnik').call(mentorshipApi.list, { ...at(id), query: { limit: 1 } });
  const after = first.data.next ?? '';
  const second = await as('vlasnik').call(mentorshipApi.list, {
    ...at(id),
    query: { limit: 1, after },
  });
  expect([...first.data.data, ...second.data.data].map((one) => one.id)).toEqual([
    urgent.id,
    calm.id,
  ]);
});

it('a poll of what has not changed is answered without a question to the database', async () => {
  const { id } = await stage.application({ status: 'submitted' });
  const request = await ask('vlasnik', id);
  const query = { applicationId: id };
  const { token } = stage.people.odbor2;
  const poll = (etag = '') =>
    app.as(token).call(mentorshipApi.unreadOf, { query }, { 'if-none-match': etag });
  const first = await poll();
  expect(first.data).toEqual({ unreadMessages: 0, newRequests: 1, total: 1 });
  const etag = String(first.headers.etag);
  const queries = vi.spyOn(pg.Client.prototype, 'query');
  // Until the signals of what was asked have come round.
  await vi.waitFor(async () => {
    queries.mockClear();
    expect((await poll(etag)).status).toBe(304);
    expect(queries).not.toHaveBeenCalled();
  }, 15_000);
  queries.mockRestore();
  await set('odbor2', request.id, { status: 'claimed' });
  expect((await poll(etag)).data.total).toBe(0);
  const blue = await as('odbor2').call(mentorshipApi.unreadBlue, { query });
  expect(blue.error.code).toBe('NOT_FOUND');
});
