import { notificationsApi } from '@app/contracts/notifications/notifications.api';
import { type NotificationText, notificationsTexts } from '@app/messages/notifications';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../app.ts';
import { newId } from '../../platform/ids.ts';
import type { Persona } from '../../platform/testing/personas.ts';
import { setUpApp, setUpPersonas } from '../../platform/testing/setUp.ts';
import { setUpNotifications } from './notifications.testing.ts';
import { notify } from './public.ts';

const app = setUpApp();
const cast = setUpPersonas(app);

const { notice, tell, list, read, count } = setUpNotifications(app);

// What is kept of unread counts is old by then.
let turn = 0;
beforeEach(() => {
  turn += 1;
  app.clock.forward(turn * 31_000);
});
afterEach(() => vi.restoreAllMocks());

const unread = (who: Persona, headers: Record<string, string> = {}) =>
  app.as(who.token).call(notificationsApi.unreadCount, {}, headers);

describe('telling members', () => {
  it('reaches each once, and nobody else', async () => {
    await tell([cast.lejla.id, cast.emir.id, cast.lejla.id]);
    expect((await list(cast.lejla)).data).toEqual([
      {
        id: expect.any(String),
        type: 'status_change',
        title: 'Prijava je odobrena',
        message: 'Čestitamo! Prijava „Klupa uz rijeku“ je odobrena.',
        read: false,
        createdAt: expect.stringMatching(/^2026-11-20T/),
        actionUrl: '/zona',
        from: null,
      },
    ]);
    expect((await list(cast.emir)).data).toHaveLength(1);
    expect((await list(cast.clan)).data).toEqual([]);
    await tell([]);
    expect(await count(cast.clan)).toBe(0);
  });

  it('is read in the language that the reader has now', async () => {
    await tell([cast.lejla.id], {
      text: 'campaignStartedTeam',
      values: { title: { bhs: 'Klupa', en: 'Bench' }, goal: 1234.5 },
    });
    const [bhs] = (await list(cast.lejla)).data;
    const [en] = (await list(cast.lejla, {}, { 'x-language': 'en' })).data;
    expect(bhs?.message).toContain('„Klupa“ prima donacije. Cilj: 1.234,5 KM');
    expect(en?.message).toContain('“Bench” is taking donations. Goal: 1,234.5 KM');
  });

  it('shows a title as it was written, markup and braces too', async () => {
    await tell([cast.lejla.id], { values: { title: '<b>{{goal}}</b> $t(errors.INTERNAL)' } });
    const [one] = (await list(cast.lejla)).data;
    expect(one?.message).toContain('„<b>{{goal}}</b> $t(errors.INTERNAL)“');
  });

  it('happens with the change that causes it, or not at all', async () => {
    await expect(
      app.platform.db.transaction(async (tx) => {
        await notify(tx, app.platform, notice([cast.lejla.id]));
        throw new Error('the change failed');
      }),
    ).rejects.toThrow('the change failed');
    expect((await list(cast.lejla)).data).toEqual([]);
  });

  it('names whose doing it is as they are called now', async () => {
    await tell([cast.lejla.id], {
      type: 'invitation_response',
      text: 'invitationAccepted',
      from: cast.emir.id,
    });
    const [one] = (await list(cast.lejla)).data;
    expect(one?.message).toBe('U timu projekta „Klupa uz rijeku“ je sada i Emir Begić.');
    expect(one?.from).toEqual({
      id: cast.emir.id,
      name: 'Emir Begić',
      profilePictureUrl: null,
    });
  });

  it('has a pair of texts for each name', () => {
    const keys = [
      ...new Set(
        Object.keys(notificationsTexts).map((key) => key.replace(/_(one|few|other)$/, '')),
      ),
    ];
    const names = keys.filter((key) => key.endsWith('Title')).map((key) => key.slice(0, -5));
    const pairs = names.flatMap((name) => [`${name}Title`, `${name}Message`]);
    expect(keys.sort()).toEqual(pairs.sort());
    const known: NotificationText = 'donationReceivedTeam';
    expect(names).toContain(known);
  });
});

describe('the list', () => {
  it('is paged by key, newest first', async () => {
    for (let turn = 1; turn <= 5; turn += 1) {
      await tell([cast.lejla.id], { values: { title: `Projekat ${turn}` } });
    }
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await list(cast.lejla, { limit: '2', ...(after ? { after } : {}) });
      expect(page.data.length).toBeLessThanOrEqual(2);
      seen.push(...page.data.map((one) => one.message));
      const next = page.headers['x-next-cursor'];
      after = next === undefined ? undefined : String(next);
      // What comes in meanwhile shifts no page.
      if (after) await tell([cast.lejla.id], { values: { title: 'Novi' } });
    } while (after);
    expect(seen.map((message) => /Projekat (\d)/.exec(message)?.[1])).toEqual([
      '5',
      '4',
      '3',
      '2',
      '1',
    ]);
  });

  it.each([
    { after: 'x' },
    { after: "1' OR 1=1" },
    { limit: '0' },
    { limit: '1000000000' },
    { kind: 'all' },
    { kind: 'status_change' },
    { unread: 'maybe' },
  ])('refuses %o', async (query) => {
    const answer = await list(cast.lejla, query);
    expect([answer.status, answer.error.code]).toEqual([400, 'VALIDATION']);
  });

  it('shows nothing of another member after their cursor', async () => {
    await tell([cast.emir.id]);
    const [theirs] = (await list(cast.emir)).data;
    expect((await list(cast.lejla, { after: theirs?.id })).data).toEqual([]);
  });
});

describe('the unread count', () => {
  it('follows what is told and read', async () => {
    await tell([cast.lejla.id]);
    await tell([cast.lejla.id]);
    expect(await count(cast.lejla)).toBe(2);
    const [newest] = (await list(cast.lejla)).data;
    expect((await read(cast.lejla, newest?.id ?? '')).data).toEqual({ success: true });
    expect(await count(cast.lejla)).toBe(1);
    await app.as(cast.lejla.token).call(notificationsApi.markAllRead);
    expect(await count(cast.lejla)).toBe(0);
  });

  it('tells of each kind', async () => {
    await tell([cast.lejla.id]);
    await tell([cast.lejla.id], { type: 'review' });
    await tell([cast.lejla.id], { type: 'donation' });
    expect((await unread(cast.lejla)).data).toEqual({
      count: 3,
      kinds: { teams: 0, applications: 2, donations: 1, mentors: 0, network: 0 },
    });
  });

  it('answers 304 while nothing changed, without any query', async () => {
    await tell([cast.lejla.id]);
    const first = await unread(cast.lejla);
    expect(first.status).toBe(200);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    const etag = String(first.headers.etag);
    const queries = vi.spyOn(pg.Client.prototype, 'query');
    // Until the signals of what was told have come round.
    await vi.waitFor(async () => {
      queries.mockClear();
      for (let turn = 0; turn < 20; turn += 1) {
        const weak = turn % 2 ? etag : `W/${etag}`;
        const again = await unread(cast.lejla, { 'if-none-match': weak });
        expect(again.status).toBe(304);
        expect(again.headers['content-length']).toBeUndefined();
        expect(again.headers.etag).toBe(etag);
      }
      expect(queries).not.toHaveBeenCalled();
    }, 15_000);
    queries.mockRestore();
    await tell([cast.lejla.id]);
    const changed = await unread(cast.lejla, { 'if-none-match': etag });
    expect([changed.status, changed.data.count]).toEqual([200, 2]);
  });

  it('is another member’s own', async () => {
    await tell([cast.lejla.id]);
    const mine = await unread(cast.lejla);
    const theirs = await unread(cast.emir, { 'if-none-match': String(mine.headers.etag) });
    expect([theirs.status, theirs.data.count]).toEqual([200, 0]);
  });

  it('follows what another copy of the server tells', async () => {
    const options = { pages: false, clock: app.clock, log: app.platform.log };
    const copy = await createApp(app.platform.settings, app.databaseUrl, options);
    try {
      expect(await count(cast.lejla)).toBe(0);
      const heard = new Promise<void>((resolve) => {
        app.platform.signals.subscribe((topic) => {
          if (topic === `user:${cast.lejla.id}`) resolve();
        });
      });
      await copy.platform.db.transaction((tx) =>
        notify(tx, copy.platform, notice([cast.lejla.id])),
      );
      await heard;
      expect(await count(cast.lejla)).toBe(1);
    } finally {
      await copy.close();
    }
  });

  it('comes from the database while this copy hears no signals', async () => {
    expect(await count(cast.clan)).toBe(0);
    const cut = new Promise<void>((resolve) => app.platform.signals.onLost(resolve));
    await app.platform.db.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'signals'`,
    );
    await cut;
    expect(app.platform.signals.connected).toBe(false);
    await app.platform.db.pool.query(
      `INSERT INTO notifications (id, user_id, type, text, values, created_at)
       VALUES ($1, $2, 'status_change', 'applicationApprovedTeam', '{"title":"x"}', now())`,
      [newId(), cast.clan.id],
    );
    expect(await count(cast.clan)).toBe(1);
    await vi.waitFor(() => expect(app.platform.signals.connected).toBe(true), 15_000);
  });
});

describe('marking as read', () => {
  it('keeps the time of the first reading', async () => {
    await tell([cast.lejla.id]);
    const [one] = (await list(cast.lejla)).data;
    const readAt = async () =>
      (await app.platform.db.pool.query('SELECT read_at FROM notifications')).rows[0].read_at;
    await read(cast.lejla, one?.id ?? '');
    const first = await readAt();
    app.clock.forward(60_000);
    expect((await read(cast.lejla, one?.id ?? '')).status).toBe(200);
    await app.as(cast.lejla.token).call(notificationsApi.markAllRead);
    expect(await readAt()).toEqual(first);
  });

  it('refuses an id that is none', async () => {
    const answer = await read(cast.lejla, 'not-an-id');
    expect(answer.status).toBe(400);
  });

  it('of all leaves other members’ alone', async () => {
    await tell([cast.lejla.id, cast.emir.id]);
    await app.as(cast.lejla.token).call(notificationsApi.markAllRead);
    expect([await count(cast.lejla), await count(cast.emir)]).toEqual([0, 1]);
  });
});
