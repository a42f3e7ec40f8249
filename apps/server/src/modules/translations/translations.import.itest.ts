import { translationsApi } from '@app/contracts/translations/translations.api';
import type { TextFormat } from '@app/contracts/translations/translations.schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { setUpApp, setUpPersonas } from '../../platform/testing/setUp.ts';
import { textOverrides } from './translations.tables.ts';

const { applyImport, changes, previewImport } = translationsApi;

const app = setUpApp();
const people = setUpPersonas(app);

beforeEach(async () => {
  const { data } = await admin().call(changes);
  if (data.length === 0) return;
  const rows = data.map(({ key, value_bhs, value_en }) => ({
    ...{ key, value_bhs: null, value_en: null },
    ...{ replaced_bhs: value_bhs, replaced_en: value_en },
  }));
  await admin().call(applyImport, { body: { rows } });
});

const admin = () => app.as(people.admin.token);

async function preview(name: string, content: string | Buffer) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(Buffer.from(content))]), name);
  const request = new Response(form);
  const answer = await app.http.inject({
    method: 'POST',
    url: previewImport.path,
    payload: Buffer.from(await request.arrayBuffer()),
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      'x-language': 'bhs',
      authorization: `Bearer ${people.admin.token}`,
    },
  });
  return { status: answer.statusCode, body: answer.json() };
}

async function exported(format: TextFormat) {
  const answer = await app.http.inject({
    url: `/api/translations/export/${format}`,
    headers: { authorization: `Bearer ${people.admin.token}` },
  });
  expect(answer.statusCode).toBe(200);
  return answer;
}

const nasty: Readonly<Record<string, string>> = {
  'landing.heroLead':
    'On reče: "Ne, hvala", pa ode;\nu drugi red, č ć š ž đ Č Ć Š Ž Đ\ti dalje'.replace('\t', ' '),
  'landing.heroTitle': '=HYPERLINK("http://x","y")',
  'landing.whyTitle': '+387 61 123 456',
  'landing.howTitle': '-20 % 🌉👩‍👩‍👧‍👦',
  'landing.openCalls': '@svi',
  'landing.why': "'tis",
  'landing.how': "'=1+1",
  'landing.what': '"',
  'landing.onThisPage': '1,5; 2;3',
  'landing.statUsersLabel': '0012',
  'landing.statProjectsLabel': 'TRUE',
};

async function makeNasty() {
  const { data } = await app.as().call(translationsApi.all);
  const rows = Object.entries(nasty).map(([key, text]) => {
    const stands = data.find((entry) => entry.key === key);
    return {
      key,
      value_bhs: text,
      value_en: text,
      replaced_bhs: stands?.value_bhs ?? '',
      replaced_en: stands?.value_en ?? '',
    };
  });
  const answer = await admin().call(applyImport, { body: { rows } });
  expect(answer.data).toEqual({ applied: rows.length, left: [] });
}

describe.each(['csv', 'xlsx', 'json'] as const)('%s', (format) => {
  it('differs in nothing when what went out comes in again', async () => {
    await makeNasty();
    const file = await exported(format);
    expect(file.headers['content-disposition']).toBe(
      `attachment; filename="texts-2026-11-20.${format}"`,
    );
    const { status, body } = await preview(`tekstovi.${format.toUpperCase()}`, file.rawPayload);
    expect(status).toBe(200);
    expect(body).toMatchObject({ format, differences: [], refused: [], same: body.rows });
    expect(body.rows).toBeGreaterThan(1_800);
  });

  it('brings the texts back after they were reset', async () => {
    await makeNasty();
    const { rawPayload } = await exported(format);
    const { data } = await admin().call(changes);
    const rows = data.map(({ key, value_bhs, value_en }) => ({
      ...{ key, value_bhs: null, value_en: null },
      ...{ replaced_bhs: value_bhs, replaced_en: value_en },
    }));
    await admin().call(applyImport, { body: { rows } });
    const { body } = await preview(`a.${format}`, rawPayload);
    expect(body.differences).toHaveLength(data.length);
    expect(
      Object.fromEntries(
        body.differences.map((one: { key: string; after_bhs: string }) => [one.key, one.after_bhs]),
      ),
    ).toEqual(nasty);
    expect(body.differences[0].kind).toBe('added');
  });
});

describe('an exported file', () => {
  it('is CSV that Excel takes for UTF-8, without formulas', async () => {
    await makeNasty();
    const { rawPayload, headers } = await exported('csv');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect([...rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = rawPayload.toString();
    expect(text).toContain('key;value_bhs;value_en\r\n');
    expect(text).not.toMatch(/(^|[\n;]"?)[=+@-]/m);
  });

  it('is a spreadsheet whose cells are all texts', async () => {
    await makeNasty();
    const { readSheet } = await import('read-excel-file/node');
    const { rawPayload } = await exported('xlsx');
    expect(rawPayload.subarray(0, 2).toString()).toBe('PK');
    const cells = (await readSheet(rawPayload)).flat();
    expect(cells.filter((cell) => typeof cell !== 'string')).toEqual([]);
    expect(cells.filter((cell) => /^[=+@-]/.test(String(cell)))).toEqual([]);
  });
});

describe('the preview of an import', () => {
  it('tells what would change and what cannot, and keeps nothing', async () => {
    await makeNasty();
    const { status, body } = await preview(
      'a.csv',
      [
        'key;value_bhs;value_en',
        'landing.heroStart;Kreni;Start your idea',
        'landing.why;ZAŠTO;WHY',
        'landing.how;Kako to?;',
        'landing.nothing;a;b',
        'landing.heroStart;Opet;',
        'mail.reason;bez oznake;',
        `landing.statPartners;<i>50</i>;${'5'.repeat(200)}`,
        'landing.onThisPage;;',
        'titles.login;Ulaz u nalog;Sign in',
      ].join('\n'),
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({ rows: 9, same: 2 });
    expect(body.differences).toEqual([
      {
        key: 'landing.heroStart',
        kind: 'added',
        before_bhs: 'Pokreni svoju ideju',
        before_en: 'Start your idea',
        after_bhs: 'Kreni',
        after_en: 'Start your idea',
      },
      {
        key: 'landing.why',
        kind: 'reset',
        before_bhs: "'tis",
        before_en: "'tis",
        after_bhs: 'ZAŠTO',
        after_en: 'WHY',
      },
      {
        key: 'landing.how',
        kind: 'changed',
        before_bhs: "'=1+1",
        before_en: "'=1+1",
        after_bhs: 'Kako to?',
        after_en: "'=1+1",
      },
    ]);
    const problems = body.refused.map((one: Record<string, unknown>) => [
      one.row,
      one.key,
      one.problem,
      one.language,
    ]);
    expect(problems).toEqual([
      [5, 'landing.nothing', 'unknownKey', null],
      [6, 'landing.heroStart', 'repeatedKey', null],
      [7, 'mail.reason', 'textPlaceholders', 'bhs'],
      [8, 'landing.statPartners', 'textMarkup', 'bhs'],
      [8, 'landing.statPartners', 'textTooLong', 'en'],
    ]);
    expect(body.refused[2].placeholders).toEqual(['brand']);
    const rows = await app.platform.db.read.select().from(textOverrides);
    expect(rows).toHaveLength(Object.keys(nasty).length);
  });

  it('reads what spreadsheets of this country save', async () => {
    const windows = Buffer.from(
      'key;value_bhs\r\nlanding.heroStart;Ka\u009ei\u009a to\r\n',
      'latin1',
    );
    const { body } = await preview('a.csv', windows);
    expect(body.differences[0].after_bhs).toBe('Kažiš to');
    const utf16 = Buffer.from(
      '\ufeffkey\tvalue_bhs\r\nlanding.heroStart\tKaži đače\r\n',
      'utf16le',
    );
    expect((await preview('a.csv', utf16)).body.differences[0].after_bhs).toBe('Kaži đače');
  });

  it.each([
    ['a.png', 'key,value_bhs\n', 415, 'UNSUPPORTED_MEDIA', undefined],
    ['tekstovi', 'key,value_bhs\n', 415, 'UNSUPPORTED_MEDIA', undefined],
    ['a.csv', '', 400, 'FILE_EMPTY', undefined],
    ['a.csv', 'kljuc,tekst\na,b\n', 400, 'VALIDATION', 'kolonu key'],
    ['a.csv', 'key,value_bhs\nlanding.why,"Zaš', 400, 'VALIDATION', 'ne može pročitati'],
    ['a.csv', 'PK\u0003\u0004\u0000\u0000', 400, 'VALIDATION', 'ne može pročitati'],
    ['a.xlsx', 'key,value_bhs\n', 400, 'VALIDATION', 'ne može pročitati'],
    ['a.json', '{"key": 1', 400, 'VALIDATION', 'ne može pročitati'],
    ['a.json', '{"landing.why": "Zašto"}', 400, 'VALIDATION', 'ne može pročitati'],
    ['a.json', '[null, 1, {"key": 5}]', 200, undefined, undefined],
    ['a.csv', 'a'.repeat(4 * 1024 * 1024 + 1), 413, 'PAYLOAD_TOO_LARGE', undefined],
    ['a.csv', `key,value_bhs\n${'x,y\n'.repeat(10_001)}`, 400, 'VALIDATION', 'previše redova'],
  ])('%s: %.30j is answered %i', async (name, content, status, code, words) => {
    const { status: answered, body } = await preview(name, content);
    expect([answered, body.code]).toEqual([status, code]);
    if (words) expect(body.fields.file).toContain(words);
  });
});

describe('applying an import', () => {
  const row = (key: string, text: string, replaced: string) => ({
    key,
    value_bhs: text,
    replaced_bhs: replaced,
  });

  it('changes all of it together, but what was changed meanwhile', async () => {
    await admin().call(applyImport, { body: { rows: [row('landing.why', 'Čemu', 'ZAŠTO')] } });
    const { data } = await admin().call(applyImport, {
      body: {
        rows: [
          row('landing.why', 'Zbog čega', 'ZAŠTO'),
          row('landing.how', 'Na koji način', 'KAKO'),
        ],
      },
    });
    expect(data).toEqual({
      applied: 1,
      left: [{ key: 'landing.why', value_bhs: 'Čemu', value_en: 'WHY' }],
    });
    expect((await app.as().call(changes)).data).toEqual([
      { key: 'landing.how', value_bhs: 'Na koji način', value_en: 'HOW' },
      { key: 'landing.why', value_bhs: 'Čemu', value_en: 'WHY' },
    ]);
  });

  it('changes nothing when a row is wrong', async () => {
    const answer = await admin().call(applyImport, {
      body: {
        rows: [
          row('landing.how', 'Na koji način', 'KAKO'),
          row('landing.why', '<b>Čemu</b>', 'ZAŠTO'),
          row('landing.nothing', 'a', 'b'),
        ],
      },
    });
    expect(answer.error.fields).toMatchObject({
      'rows.1.value_bhs': expect.stringContaining('HTML'),
      'rows.2.key': expect.any(String),
    });
    expect((await app.as().call(changes)).data).toEqual([]);
  });
});
