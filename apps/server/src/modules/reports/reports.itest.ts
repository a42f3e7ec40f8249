import { networkApi } from '@app/contracts/network/network.api';
import { notificationsApi } from '@app/contracts/notifications/notifications.api';
import { profilesApi } from '@app/contracts/profiles/profiles.api';
import { reportsApi } from '@app/contracts/reports/reports.api';
import type { NewReport } from '@app/contracts/reports/reports.schemas';
import { profileSlug } from '@app/domain/accounts/profile-slug';
import { type ReportReason, reportLimits } from '@app/domain/reports/report';
import { beforeEach, expect, it, vi } from 'vitest';
import { partOf } from '../../platform/testing/personal-data.ts';
import type { Persona, PersonaKey } from '../../platform/testing/personas.ts';
import { setUpApp, setUpPersonas } from '../../platform/testing/setUp.ts';
import { createUser } from '../accounts/accounts.factory.ts';
import { createReport } from './reports.factory.ts';

const app = setUpApp();
const cast = setUpPersonas(app);
const as = (who: Pick<Persona, 'token'> | PersonaKey) =>
  app.as(typeof who === 'string' ? cast[who].token : who.token);

beforeEach(async () => {
  const { pool } = app.platform.db;
  await pool.query('TRUNCATE reports, report_cases');
  await pool.query('DELETE FROM notifications');
  await pool.query('DELETE FROM member_blocks');
  await pool.query("UPDATE profiles SET visibility = 'everyone'");
});

const report = (by: PersonaKey, subjectId: string, more: Partial<NewReport> = {}) =>
  as(by).call(reportsApi.report, { body: { kind: 'member', subjectId, fault: 'spam', ...more } });
const cases = async (by: PersonaKey, state: 'open' | 'decided' = 'open') =>
  (await as(by).call(reportsApi.list, { query: { state } })).data.items;
const move = (
  by: PersonaKey,
  id: string,
  event: 'dismiss' | 'warn' | 'remove',
  reason = '',
  rule: ReportReason | null = 'spam',
) => as(by).call(reportsApi.move, { params: { id }, body: { event, reason, rule } });
const news = async (of: PersonaKey) =>
  (await as(of).call(notificationsApi.list, {})).data.map(({ message }) => message);

it('is one case of a subject, however many report it; nobody is told who did', async () => {
  const { emir } = cast;
  await as('emir').call(profilesApi.change, {
    body: { headline: 'Posao bez iskustva, 3.000 KM', editRevision: 0 },
  });
  expect((await report('lejla', emir.id, { text: 'Traži broj telefona.' })).status).toBe(200);
  expect((await report('clan', emir.id, { fault: 'identity' })).status).toBe(200);
  expect((await report('lejla', emir.id)).error.code).toBe('ALREADY_EXISTS');

  const [found, ...others] = await cases('moderator');
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    kind: 'member',
    status: 'open',
    subject: { name: emir.name, texts: [{ text: 'Posao bez iskustva, 3.000 KM' }] },
    faults: [
      { fault: 'identity', count: 1 },
      { fault: 'spam', count: 1 },
    ],
    words: [{ fault: 'spam', text: 'Traži broj telefona.' }],
    earlier: 0,
  });
  expect(JSON.stringify(found)).not.toContain(cast.lejla.name);
  expect((await as('moderator').call(reportsApi.counts)).data).toEqual({ open: 1 });
  expect(await news('moderator')).toEqual(['Dojavljeno: Profil. Čeka odluku moderatora.']);
  expect(await news('emir')).toEqual([]);
});

it('is decided once: who reported learns that, whose it is reads the reason of a warning', async () => {
  await report('lejla', cast.emir.id);
  const [found] = await cases('moderator');
  const id = found?.id ?? '';
  expect((await move('moderator', id, 'warn')).error.fields).toHaveProperty('reason');
  expect((await move('moderator', id, 'warn', 'Razlog.', null)).error.fields).toHaveProperty(
    'rule',
  );
  expect((await move('moderator', id, 'warn', 'Ne traži tuđe brojeve.')).status).toBe(200);
  expect((await move('admin', id, 'dismiss')).error.code).toBe('WRONG_STATUS');
  expect(await cases('moderator')).toEqual([]);
  expect(await cases('moderator', 'decided')).toMatchObject([
    { id, status: 'warned', reason: 'Ne traži tuđe brojeve.', rule: 'spam' },
  ]);
  expect(await news('emir')).toEqual([
    'Profil: imaš upozorenje moderatora. Prekršeno pravilo: Reklama ili prevara. Obrazloženje: Ne traži tuđe brojeve.',
  ]);
  expect(await news('lejla')).toEqual([
    'Dojavljeno: Profil. Moderator je sve pregledao i odlučio. Hvala što paziš na druge.',
  ]);
  // What is reported afterwards is a case of its own, which knows of the earlier one.
  await report('lejla', cast.emir.id);
  expect(await cases('moderator')).toMatchObject([{ earlier: 1 }]);
});

it('dismissed, it is told to nobody but who reported', async () => {
  await report('lejla', cast.emir.id);
  const [found] = await cases('moderator');
  await move('moderator', found?.id ?? '', 'dismiss', 'Ovo niko ne čita.');
  expect(await news('emir')).toEqual([]);
  expect(await news('lejla')).toHaveLength(1);
  expect(await cases('moderator', 'decided')).toMatchObject([{ status: 'dismissed', reason: '' }]);
});

it('removing hides a profile from others', async () => {
  const { emir } = cast;
  const slug = profileSlug(emir.name, emir.id);
  const seen = () => as('lejla').call(profilesApi.view, { params: { profileSlug: slug } });
  await report('lejla', emir.id);
  expect((await seen()).status).toBe(200);
  const [found] = await cases('moderator');
  await move('moderator', found?.id ?? '', 'remove', 'Tuđa slika.');
  expect((await seen()).error.code).toBe('NOT_FOUND');
  expect(await news('emir')).toEqual([
    'Profil: drugi to više ne vide. Prekršeno pravilo: Reklama ili prevara. Obrazloženje: Tuđa slika.',
  ]);
  expect(await cases('moderator', 'decided')).toMatchObject([{ subject: { url: null } }]);
});

it('is not for what the reader does not see or is their own; a block of theirs is no hindrance', async () => {
  const { lejla, emir } = cast;
  expect((await report('lejla', lejla.id)).error.code).toBe('NOT_FOUND');
  const block = (by: PersonaKey, userId: string) =>
    as(by).call(networkApi.block, { params: { userId } });
  await block('lejla', emir.id);
  expect((await report('lejla', emir.id)).status).toBe(200);
  expect((await report('emir', lejla.id)).error.code).toBe('NOT_FOUND');
});

it('nobody judges what is reported of them', async () => {
  const { moderator } = cast;
  await report('lejla', moderator.id);
  expect(await cases('moderator')).toEqual([]);
  expect((await as('moderator').call(reportsApi.counts)).data).toEqual({ open: 0 });
  expect(await news('moderator')).toEqual([]);
  const [found] = await cases('admin');
  expect((await move('moderator', found?.id ?? '', 'dismiss')).error.code).toBe('NOT_FOUND');
  expect((await move('admin', found?.id ?? '', 'dismiss')).status).toBe(200);
});

it('reported twice at once is one case, decided twice at once is decided once', async () => {
  await Promise.all([report('lejla', cast.emir.id), report('clan', cast.emir.id)]);
  const [found, ...others] = await cases('moderator');
  expect(others).toEqual([]);
  expect(found?.faults).toEqual([{ fault: 'spam', count: 2 }]);
  const both = await Promise.all([
    move('moderator', found?.id ?? '', 'warn', 'Jednom.'),
    move('admin', found?.id ?? '', 'warn', 'Dvaput.'),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await news('emir')).toHaveLength(1);
});

it('reported while it is being decided, it is a case anew', async () => {
  await report('lejla', cast.emir.id);
  const { pool } = app.platform.db;
  const deciding = await pool.connect();
  await deciding.query('BEGIN');
  await deciding.query("UPDATE report_cases SET status = 'dismissed', decided_at = now()");
  const reporting = report('clan', cast.emir.id);
  await vi.waitFor(
    async () => {
      const { rows } = await pool.query(
        "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
      );
      expect(rows).toHaveLength(1);
    },
    { timeout: 15_000 },
  );
  await deciding.query('COMMIT');
  deciding.release();
  expect((await reporting).status).toBe(200);
  expect((await cases('moderator')).map(({ faults }) => faults)).toEqual([
    [{ fault: 'spam', count: 1 }],
  ]);
});

it('a member reports so many at a time', async () => {
  const others = await app.platform.db.transaction(async (tx) => {
    const made = [];
    for (let n = 0; n < reportLimits.open; n += 1) made.push(await createUser(tx));
    for (const { id } of made) {
      await createReport(tx, cast.lejla, { kind: 'member', subjectId: id, ownerId: id });
    }
    return made;
  });
  expect((await report('lejla', cast.emir.id)).error.code).toBe('TOO_MANY_ITEMS');
  const subject = others[0]?.id;
  const found = (await cases('moderator')).find(({ subject: { url } }) =>
    url?.includes(subject ?? '-'),
  );
  await move('moderator', found?.id ?? '', 'dismiss');
  expect((await report('lejla', cast.emir.id)).status).toBe(200);
});

it('outlasts who sent it, unnamed, and goes with whom it is about', async () => {
  const { lejla, emir, clan } = cast;
  const person = {
    id: lejla.id,
    firstName: 'Lejla',
    lastName: 'Softić',
    addresses: [lejla.email],
    phoneNumber: null,
    language: 'bhs' as const,
  };
  await report('lejla', emir.id, { text: `Piše mi na ${lejla.email}.` });
  await report('lejla', clan.id);
  const { db } = app.platform;
  const { reports } = await partOf(app, 'reports').collect(db.read, lejla.id, person);
  expect(reports).toMatchObject([{ text: `Piše mi na ${lejla.email}.` }, { text: '' }]);

  await db.transaction((tx) => partOf(app, 'reports').erase(tx, lejla.id, app.clock.now(), person));
  await db.transaction((tx) =>
    partOf(app, 'reports').erase(tx, clan.id, app.clock.now(), { ...person, id: clan.id }),
  );
  expect(await cases('moderator')).toMatchObject([
    { subject: { name: emir.name }, words: [{ text: 'Piše mi na —.' }] },
  ]);
});
