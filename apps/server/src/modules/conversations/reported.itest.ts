import { conversationsApi } from '@app/contracts/conversations/conversations.api';
import type { MessageFile } from '@app/contracts/conversations/conversations.schemas';
import { reportsApi } from '@app/contracts/reports/reports.api';
import { describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { setUpApp, setUpPersonas } from '../../platform/testing/setUp.ts';
import { formWith, onePixel } from '../../samples/forms.ts';
import { type Talker, talkersOf } from './conversations.testing.ts';

const app = setUpApp();
const cast = setUpPersonas(app);
const { as, write, texts, pair } = talkersOf(app);

const report = (by: Talker, subjectId: string, context: string[] = []) =>
  as(by).call(reportsApi.report, {
    body: { kind: 'message', subjectId, fault: 'insult', text: 'Vrijeđa me.', context },
  });
const cases = async () =>
  (await as(cast.moderator).call(reportsApi.list, { query: { state: 'open' } })).data.items;
const caseOf = async (text: string) => {
  const found = (await cases()).find(({ subject }) =>
    subject.texts.some((one) => one.text === text),
  );
  if (!found) throw new Error('There is no such case.');
  return found;
};

it('shows moderators the words as they were, what the reporter chose, and nothing else', async () => {
  const { amra, beno, id } = await pair();
  await write(beno, id, 'Tajna druge osobe');
  const asked = (await write(beno, id, 'Šta ti je?')).data;
  const insult = (await write(amra, id, 'Ružna riječ')).data;
  await write(amra, id, 'Nastavak koji niko ne bira');
  expect((await report(beno, insult.id, [asked.id])).status).toBe(200);
  // Its sender takes it back: what was reported stays readable.
  await as(amra).call(conversationsApi.remove, { params: { id: insult.id } });
  const found = await caseOf('Ružna riječ');
  expect(found.subject).toEqual({
    name: amra.name,
    url: null,
    texts: [
      { name: beno.name, text: 'Šta ti je?', at: asked.createdAt, isReported: false },
      { name: '', text: 'Ružna riječ', at: insult.createdAt, isReported: true },
    ],
  });
  expect(JSON.stringify(found)).not.toMatch(/Tajna|Nastavak/);
  // Staff has no other way in.
  for (const staff of [cast.moderator, cast.admin]) {
    const opened = await app.as(staff.token).call(conversationsApi.messages, { params: { id } });
    expect(opened.status).toBe(404);
  }
});

it('is removed by a moderator', async () => {
  const { amra, beno, id } = await pair();
  const { id: subjectId } = (await write(amra, id, 'Prijetnja')).data;
  await report(beno, subjectId);
  const found = await caseOf('Prijetnja');
  const moved = await as(cast.moderator).call(reportsApi.move, {
    params: { id: found.id },
    body: { event: 'remove', rule: 'danger', reason: 'Prijetnje nisu dopuštene.' },
  });
  expect(moved.status).toBe(200);
  expect(await texts(beno, id)).toEqual(['']);
});

it('is of who reads it, and shows what they read', async () => {
  const [{ amra, beno, id }, elsewhere] = [await pair(), await pair()];
  const own = (await write(amra, id, 'Moje')).data;
  const far = (await write(elsewhere.amra, elsewhere.id, 'Tuđe')).data;
  expect((await report(beno, far.id)).status).toBe(404);
  expect((await report(amra, own.id)).status).toBe(404);
  expect((await report(beno, newId())).status).toBe(404);
  expect((await report(beno, own.id, [far.id])).error.code).toBe('VALIDATION');
});

describe('files of a reported message', () => {
  const upload = async (by: Talker, id: string, name: string, content: Buffer) => {
    const { headers, payload } = formWith(name, content);
    const sent = await app.http.inject({
      method: 'POST',
      url: `/api/conversations/${id}/files`,
      payload,
      headers: { ...headers, authorization: `Bearer ${by.token}` },
    });
    return sent.json<MessageFile>();
  };
  const withFile = async (by: Talker, id: string, content: string, name = 'slika.png') => {
    const file = await upload(by, id, name, onePixel);
    const { data } = await write(by, id, content, { attachments: [file.id] });
    return { ...data, file };
  };
  const open = (by: { readonly token: string }, caseId: string, fileId: string) =>
    app.http.inject({
      url: `/api/reports/${caseId}/files/${fileId}`,
      headers: { authorization: `Bearer ${by.token}` },
    });

  it('are opened by moderators, those that the reporter showed alone, and it is written down', async () => {
    const { amra, beno, id } = await pair();
    const before = await withFile(beno, id, 'Prije toga');
    const other = await withFile(amra, id, 'Nije pokazano');
    const insult = await withFile(amra, id, 'Ružna slika');
    await report(beno, insult.id, [before.id]);
    const found = await caseOf('Ružna slika');
    expect(found.subject.texts).toMatchObject([
      { text: 'Prije toga', fileCount: 1, files: [{ id: before.file.id, isPicture: true }] },
      { text: 'Ružna slika', fileCount: 1, files: [{ id: insult.file.id, name: 'slika.webp' }] },
    ]);
    for (const file of [before.file, insult.file]) {
      const opened = await open(cast.moderator, found.id, file.id);
      expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'image/webp']);
      expect(opened.headers['cache-control']).toBe('private, no-store');
    }
    const { rows } = await app.platform.db.pool.query(
      "SELECT actor_id, details FROM audit_entries WHERE action = 'report.file-opened' AND subject = $1 ORDER BY at, id",
      [found.id],
    );
    expect(rows).toEqual(
      [before.file, insult.file].map((file) => ({
        actor_id: cast.moderator.id,
        details: { fileId: file.id },
      })),
    );
    expect((await open(cast.moderator, found.id, other.file.id)).statusCode).toBe(404);
    // The conversation's own address of it stays closed to staff.
    const direct = await app.http.inject({
      url: `/api/message-files/${insult.file.id}`,
      headers: { authorization: `Bearer ${cast.moderator.token}` },
    });
    expect(direct.statusCode).toBe(404);
  });

  it('are opened by nobody else, not through another case, and not once it is decided', async () => {
    const [one, two] = [await pair(), await pair()];
    const first = await withFile(one.amra, one.id, 'Prva slika');
    const second = await withFile(two.amra, two.id, 'Druga slika');
    await report(one.beno, first.id);
    await report(two.beno, second.id);
    const [of, elsewhere] = [await caseOf('Prva slika'), await caseOf('Druga slika')];
    for (const who of [one.amra, one.beno, cast.lejla, cast.voditelj]) {
      expect((await open(who, of.id, first.file.id)).statusCode).toBe(403);
    }
    expect((await open(cast.moderator, elsewhere.id, first.file.id)).statusCode).toBe(404);
    await as(cast.moderator).call(reportsApi.move, {
      params: { id: of.id },
      body: { event: 'dismiss', reason: '' },
    });
    expect((await open(cast.moderator, of.id, first.file.id)).statusCode).toBe(404);
    const decided = await as(cast.moderator).call(reportsApi.list, { query: { state: 'decided' } });
    const shown = decided.data.items.find((item) => item.id === of.id)?.subject.texts;
    expect(shown).toMatchObject([{ text: 'Prva slika', fileCount: 1 }]);
    expect(JSON.stringify(shown)).not.toContain(first.file.id);
  });

  it('that their sender took back are counted and gone', async () => {
    const { amra, beno, id } = await pair();
    const insult = await withFile(amra, id, 'Kratko je bila');
    await report(beno, insult.id);
    await as(amra).call(conversationsApi.remove, { params: { id: insult.id } });
    const found = await caseOf('Kratko je bila');
    expect(found.subject.texts).toMatchObject([{ fileCount: 1, files: [] }]);
    expect((await open(cast.moderator, found.id, insult.file.id)).statusCode).toBe(404);
  });
});
