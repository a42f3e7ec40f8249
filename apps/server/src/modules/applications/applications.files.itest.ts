import { applicationsApi } from '@app/contracts/applications/applications.api';
import type { OrangeDraft } from '@app/contracts/applications/applications.schemas';
import type { AttachedFile } from '@app/domain/applications/form/values';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Persona } from '../../platform/testing/personas.ts';
import { setUpApp, setUpGrants } from '../../platform/testing/setUp.ts';
import { formWith } from '../../samples/forms.ts';
import { createFile } from './applications.factory.ts';
import { writingIn } from './applications.testing.ts';

const app = setUpApp();
const stage = setUpGrants(app);
const day = 24 * 60 * 60 * 1000;

const begun = async () => (await stage.application({ call: await stage.call(stage.tuzla) })).id;
const { open, save } = writingIn(app);
const pdf = (text: string) => Buffer.from(`%PDF-1.4\n${text}\n%%EOF\n`);
const send = async (who: Persona, id: string, name: string, content: Buffer) => {
  const form = formWith(name, content);
  return app.http.inject({
    method: 'POST',
    url: applicationsApi.addFile.path.replace(':id', id),
    payload: form.payload,
    headers: { ...form.headers, authorization: `Bearer ${who.token}` },
  });
};
const get = (who: Persona, id: string, file: string) =>
  app.http.inject({
    url: applicationsApi.file.path.replace(':id', id).replace(':file', file),
    headers: { authorization: `Bearer ${who.token}` },
  });
/** Puts the files with the first line of the budget. */
async function attach(who: Persona, id: string, offers: AttachedFile[]) {
  const { content, editRevision } = await open(who, id);
  const budgetBreakdown = content.budgetBreakdown.map((line, n) =>
    n === 0 ? { ...line, offers } : line,
  );
  return save(who, id, { editRevision, changes: { budgetBreakdown } });
}
/** What is done within so many days, looked at now: nobody's session is that long. */
const after = async (days: number) => {
  app.clock.forward(days * day);
  await app.platform.jobs.drain();
  app.clock.forward(-days * day);
};

it('keeps a file for the team and the bank, as long as something refers to it', async () => {
  const { vlasnik, clan, koordinator, emir } = stage.people;
  const id = await begun();
  const sent = await send(clan, id, 'Ponuda: Drvo d.o.o.pdf', pdf('drvo'));
  const offer: AttachedFile = sent.json();
  expect(offer).toEqual({
    file: expect.any(String),
    name: 'Ponuda: Drvo d.o.o.pdf',
    bytes: pdf('drvo').length,
  });
  const lost: AttachedFile = (await send(vlasnik, id, 'x.pdf', pdf('x'))).json();
  expect((await attach(vlasnik, id, [offer])).status).toBe(200);

  const got = await get(koordinator, id, offer.file);
  expect(got.rawPayload).toEqual(pdf('drvo'));
  expect(got.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  expect((await get(emir, id, offer.file)).statusCode).toBe(404);
  expect((await get(vlasnik, await begun(), offer.file)).statusCode).toBe(404);

  await after(3);
  expect((await get(vlasnik, id, lost.file)).statusCode).toBe(404);
  expect((await get(vlasnik, id, offer.file)).statusCode).toBe(200);

  const { editRevision } = await open(vlasnik, id);
  await attach(clan, id, []);
  await after(20);
  const restored = await app.as(vlasnik.token).call(applicationsApi.restoreEdit, {
    params: { id, revision: editRevision },
    body: { editRevision: editRevision + 1 },
  });
  expect((restored.data as OrangeDraft).content.budgetBreakdown[0]?.offers).toEqual([offer]);
  await attach(vlasnik, id, []);
  await after(32);
  expect((await get(vlasnik, id, offer.file)).statusCode).toBe(404);
  const keys = await app.platform.files.list(`application-files/${id}`);
  expect(keys).toEqual([]);
});

it('takes papers and pictures by what is in them, pictures without what the camera wrote', async () => {
  const { vlasnik } = stage.people;
  const id = await begun();
  const photo = await sharp({
    create: { width: 3000, height: 400, channels: 3, background: '#fff' },
  })
    .withExif({ IFD0: { Copyright: 'Lejla Hodžić' } })
    .jpeg()
    .toBuffer();
  const sent = await send(vlasnik, id, 'IMG_1.JPG', photo);
  expect(sent.json()).toMatchObject({ name: 'IMG_1.webp' });
  const kept = await sharp((await get(vlasnik, id, sent.json().file)).rawPayload).metadata();
  expect([kept.width, kept.exif]).toEqual([2600, undefined]);
  for (const [name, content, code] of [
    ['a.pdf', Buffer.from('<script>alert(1)</script>'), 'UNSUPPORTED_MEDIA'],
    ['a.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'UNSUPPORTED_MEDIA'],
    ['a.pdf', Buffer.alloc(10 * 1024 * 1024 + 1, 0x25), 'PAYLOAD_TOO_LARGE'],
    ['a.pdf', Buffer.alloc(0), 'FILE_EMPTY'],
  ] as const) {
    expect((await send(vlasnik, id, name, content)).json().code).toBe(code);
  }
});

it('refers to no file but its own, and keeps a bounded number of them', async () => {
  const { vlasnik } = stage.people;
  const [id, other] = [await begun(), await begun()];
  const foreign: AttachedFile = (await send(vlasnik, other, 'a.pdf', pdf('a'))).json();
  const refused = await attach(vlasnik, id, [foreign]);
  expect(refused.status).toBe(400);
  expect(refused.error?.fields).toEqual({
    'changes.budgetBreakdown': expect.stringContaining('Ukloni ga'),
  });
  await app.platform.db.pool.query(
    `INSERT INTO application_files (id, application_id, key, uploaded_at)
     SELECT gen_random_uuid(), $1, 'application-files/x/' || n, now() FROM generate_series(1, 99) n`,
    [id],
  );
  const both = await Promise.all([1, 2].map((n) => send(vlasnik, id, 'b.pdf', pdf(String(n)))));
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
});

it('goes along with a copy, which has it even when the first application is gone', async () => {
  const { vlasnik } = stage.people;
  const call = await stage.call(stage.tuzla);
  const first = await stage.application({ call });
  const offer: AttachedFile = (await send(vlasnik, first.id, 'a.pdf', pdf('a'))).json();
  await attach(vlasnik, first.id, [offer]);
  const { pool } = app.platform.db;
  await pool.query(`UPDATE applications SET status = 'rejected' WHERE id = $1`, [first.id]);
  await pool.query('UPDATE calls SET decisions_published_at = NULL WHERE id = $1', [call.id]);
  await pool.query('UPDATE applications SET announced_at = now() WHERE id = $1', [first.id]);
  const again = await app.as(vlasnik.token).call(applicationsApi.move, {
    params: { id: first.id },
    body: { event: 'applyAgain' },
  });
  expect(again.status).toBe(200);
  const copy = (await open(vlasnik, again.data.id)).content.budgetBreakdown[0]?.offers ?? [];
  expect(copy).toEqual([{ ...offer, file: expect.not.stringMatching(offer.file) }]);
  await pool.query('UPDATE applications SET copied_from = NULL WHERE id = $1', [again.data.id]);
  await pool.query(`UPDATE applications SET status = 'draft', deleted_at = now() WHERE id = $1`, [
    first.id,
  ]);
  await app.platform.db.transaction((tx) =>
    app.platform.jobs.put(tx, 'applications.purge', { applicationId: first.id }),
  );
  await app.platform.jobs.drain();
  const got = await get(vlasnik, again.data.id, copy[0]?.file ?? '');
  expect(got.rawPayload).toEqual(pdf('a'));
});

it('who scores a blind call gets a file without its author, who answers the team as it is', async () => {
  const { odbor1, menadzer } = stage.people;
  const call = await stage.call(stage.tuzla, { blind: true });
  const of = await stage.application({ call, status: 'submitted' });
  const content = pdf('1 0 obj <</Author (Ksenija)>>');
  const plan = { name: 'ponuda.pdf', content, uploadedAt: app.clock.now() };
  const { db, files } = app.platform;
  const { file } = await db.transaction((tx) => createFile(tx, files, of, plan));
  const unsigned = await get(odbor1, of.id, file);
  expect(unsigned.rawPayload.toString()).toBe(content.toString().replace('Ksenija', ' '.repeat(7)));
  expect(unsigned.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment',
  });
  expect((await get(menadzer, of.id, file)).rawPayload).toEqual(content);
});
