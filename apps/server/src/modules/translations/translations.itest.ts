import { translationsApi } from '@app/contracts/translations/translations.api';
import { translate } from '@app/messages/translate';
import { eq } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { type App, createApp } from '../../app.ts';
import { auditEntries } from '../../platform/audit.tables.ts';
import type { Person } from '../../platform/personal-data.ts';
import { lastMailTo } from '../../platform/testing/mails.ts';
import { setUp, setUpApp, setUpPersonas } from '../../platform/testing/setUp.ts';
import { textOverrides } from './translations.tables.ts';

/** Milliseconds for a signal to come round on a busy machine. */
const patience = 15_000;

const { all, changes, change, table, applyImport } = translationsApi;

const app = setUpApp();
const people = setUpPersonas(app);
const copy = setUp(() =>
  createApp(app.platform.settings, app.databaseUrl, {
    pages: false,
    clock: app.clock,
    log: pino({ level: 'silent' }),
  }),
);
afterAll(() => copy.close());

afterEach(async () => {
  const { data } = await app.as().call(changes);
  const rows = data.map(({ key, value_bhs, value_en }) => ({
    key,
    value_bhs: null,
    value_en: null,
    replaced_bhs: value_bhs,
    replaced_en: value_en,
  }));
  if (rows.length > 0) await admin().call(applyImport, { body: { rows } });
});

const admin = () => app.as(people.admin.token);
const key = 'landing.heroStart';
const start = { value_bhs: 'Pokreni svoju ideju', value_en: 'Start your idea' };
const put = (body: Parameters<typeof bodyOf>[0], of = key) =>
  admin().call(change, { params: { key: of }, body: bodyOf(body) });
const bodyOf = (body: {
  bhs?: string | null;
  en?: string | null;
  was?: { bhs?: string; en?: string };
}) => ({
  ...(body.bhs === undefined ? {} : { value_bhs: body.bhs }),
  ...(body.en === undefined ? {} : { value_en: body.en }),
  replaced_bhs: body.was?.bhs ?? start.value_bhs,
  replaced_en: body.was?.en ?? start.value_en,
});

const find = async (server: Pick<App, 'http'>, of = key) => {
  const answer = await server.http.inject({ url: '/api/translations' });
  return answer.json().find((entry: { key: string }) => entry.key === of);
};

describe('the texts for everybody', () => {
  it('are all there, in both languages, with changes applied', async () => {
    const { data, headers } = await app.as().call(all);
    expect(data.length).toBeGreaterThan(1_800);
    expect(data.find((entry) => entry.key === key)).toEqual({ key, ...start });
    expect(data.map((entry) => entry.key)).toEqual(data.map((entry) => entry.key).sort());
    expect(headers['cache-control']).toBe('public, no-cache');
    expect((await app.as().call(changes)).data).toEqual([]);
    await put({ bhs: 'Kreni' });
    const changed = { key, value_bhs: 'Kreni', value_en: start.value_en };
    expect(await find(app)).toEqual(changed);
    expect((await app.as().call(changes)).data).toEqual([changed]);
  });

  it('are not sent again unchanged, and ask the database for nothing', async () => {
    const first = await app.as().call(all);
    const tag = String(first.headers.etag);
    const asked = vi.spyOn(app.platform.db.pool, 'query');
    // Until what the tests before signalled has come round.
    await vi.waitFor(async () => {
      asked.mockClear();
      const again = await app.as().call(all, undefined, { 'if-none-match': tag });
      expect([again.status, again.headers.etag]).toEqual([304, tag]);
      const packed = await app.http.inject({
        url: '/api/translations',
        headers: { 'accept-encoding': 'br' },
      });
      expect(packed.headers['content-encoding']).toBe('br');
      expect(packed.headers.etag).toBe(tag);
      expect(asked).not.toHaveBeenCalled();
    }, patience);
    asked.mockRestore();
    await put({ en: 'Go' });
    const changed = await app.as().call(all, undefined, { 'if-none-match': tag });
    expect(changed.status).toBe(200);
    await put({ en: null, was: { en: 'Go' } });
    // The tag is of what is said: the same in every copy, and after going back.
    expect((await app.as().call(all)).headers.etag).toBe(tag);
    await vi.waitFor(async () => {
      const other = await copy.http.inject({ url: '/api/translations' });
      expect(other.headers.etag).toBe(tag);
    }, patience);
  });
});

describe('changing a text', () => {
  it('answers the row, and writes down before and after', async () => {
    const { data } = await put({ bhs: '  Kreni  sada ', en: 'Go' });
    expect(data).toEqual({
      key,
      value_bhs: 'Kreni  sada',
      value_en: 'Go',
      default_bhs: start.value_bhs,
      default_en: start.value_en,
      changed_at: app.clock.now().toISOString(),
      changed_by: people.admin.name,
    });
    const { data: rows } = await admin().call(table);
    expect(rows.find((row) => row.key === key)).toEqual(data);
    const back = await put({ bhs: null, en: null, was: { bhs: 'Kreni  sada', en: 'Go' } });
    expect(back.data).toMatchObject({ ...start, default_bhs: null, changed_at: null });
    const entries = await app.platform.db.read
      .select({ actorId: auditEntries.actorId, details: auditEntries.details })
      .from(auditEntries)
      .where(eq(auditEntries.subject, key))
      .orderBy(auditEntries.id);
    const text = { bhs: start.value_bhs, en: start.value_en };
    const told = { bhs: 'Kreni  sada', en: 'Go' };
    expect(entries.slice(-2)).toEqual([
      { actorId: people.admin.id, details: { before: text, after: told } },
      { actorId: people.admin.id, details: { before: told, after: text } },
    ]);
  });

  it('is refused when somebody was faster, saying what stands now', async () => {
    await put({ bhs: 'Kreni' });
    const late = await put({ bhs: 'Idi' });
    expect([late.status, late.error.code, late.error.details]).toEqual([
      409,
      'REVISION_CLASH',
      { key, value_bhs: 'Kreni', value_en: start.value_en },
    ]);
    // The other language is another matter, and the same again is no clash.
    expect((await put({ en: 'Go' })).status).toBe(200);
    expect((await put({ bhs: 'Kreni' })).status).toBe(200);
    expect(await find(app)).toMatchObject({ value_bhs: 'Kreni', value_en: 'Go' });
  });

  it('lets one of many at once through', async () => {
    const answers = await Promise.all(
      ['A', 'B', 'C', 'D', 'E'].map((letter) => put({ bhs: `Kreni ${letter}` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });

  it.each([
    ['Kreni {{ime}}', 'textPlaceholders', 'Oznake u dvostrukim'],
    ['<b>Kreni</b>', 'textMarkup', 'HTML'],
    ['a'.repeat(90), 'textTooLong', 'predug'],
    ['dva\nreda', 'textLineBreaks', 'jednom redu'],
    [' ', 'textEmpty', 'Upiši tekst'],
  ])('%j is refused: %s', async (text, _problem, words) => {
    const { status, error } = await put({ bhs: text });
    expect([status, error.code]).toEqual([400, 'VALIDATION']);
    expect(error.fields?.value_bhs).toContain(words);
    expect(await find(app)).toEqual({ key, ...start });
  });

  it('knows no other texts, and needs to know what is replaced', async () => {
    expect((await put({ bhs: 'a' }, 'landing.nothing')).error.code).toBe('NOT_FOUND');
    expect((await put({ bhs: 'a' }, 'landing.__proto__')).error.code).toBe('NOT_FOUND');
    const blind = await admin().call(change, { params: { key }, body: { value_bhs: 'Kreni' } });
    expect(blind.error.code).toBe('VALIDATION');
  });

  it('holds at once: in errors, and in every copy', async () => {
    const { data } = await app.as().call(all);
    const said = data.find((entry) => entry.key === 'errors.NOT_FOUND');
    await admin().call(change, {
      params: { key: 'errors.NOT_FOUND' },
      body: { value_bhs: 'Nema ničega.', replaced_bhs: said?.value_bhs ?? '' },
    });
    expect((await put({ bhs: 'a' }, 'landing.nothing')).error.error).toBe('Nema ničega.');
    expect(translate('bhs', 'errors.NOT_FOUND')).toBe('Nema ničega.');
    await vi.waitFor(
      async () =>
        expect(await find(copy, 'errors.NOT_FOUND')).toMatchObject({ value_bhs: 'Nema ničega.' }),
      patience,
    );
    expect(copy.platform.texts.current()).toEqual(app.platform.texts.current());
    expect(app.platform.texts.current().version).not.toBe('');
  });

  it('holds in mails, with values filled in', async () => {
    const { data } = await app.as().call(all);
    const verify = data.find((entry) => entry.key === 'accountsMails.reason');
    await admin().call(change, {
      params: { key: 'accountsMails.reason' },
      body: { value_bhs: 'Šalje {{brand}} 🌉', replaced_bhs: verify?.value_bhs ?? '' },
    });
    await app.http.inject({
      method: 'POST',
      url: '/api/auth/forgot-password',
      payload: { email: people.lejla.email },
    });
    const mail = await lastMailTo(app, people.lejla.email);
    expect(mail.html).toContain('Šalje Zamah 🌉');
    expect(mail.text).toContain('Šalje Zamah 🌉');
  });

  it('is still known by a copy that starts later', async () => {
    await put({ bhs: 'Kreni' });
    const later = await createApp(app.platform.settings, app.databaseUrl, {
      pages: false,
      log: pino({ level: 'silent' }),
    });
    expect(await find(later)).toMatchObject({ value_bhs: 'Kreni' });
    await later.close();
  });

  it('is forgotten who did it, with the member', async () => {
    await put({ bhs: 'Kreni' });
    const part = app.platform.personalData.find(({ name }) => name === 'translations');
    const { db } = app.platform;
    const person: Person = {
      id: people.admin.id,
      firstName: 'Admin',
      lastName: 'Adminić',
      addresses: [people.admin.email],
      phoneNumber: null,
      language: 'bhs',
    };
    expect(await part?.collect(db.read, person.id, person)).toMatchObject({
      changedTexts: [{ key }],
    });
    await db.transaction(async (tx) => part?.erase(tx, person.id, app.clock.now(), person));
    expect(await db.read.select().from(textOverrides)).toMatchObject([{ key, updatedBy: null }]);
  });
});
