import { buffer } from 'node:stream/consumers';
import { callExtensionsApi } from '@app/contracts/applications/call-extensions.api';
import { callEditingApi } from '@app/contracts/calls/call-editing.api';
import type { CallClash } from '@app/contracts/calls/call-editing.schemas';
import { callsApi } from '@app/contracts/calls/calls.api';
import { describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { newId } from '../../platform/ids.ts';
import type { Persona } from '../../platform/testing/personas.ts';
import { setUpApp, setUpGrants } from '../../platform/testing/setUp.ts';
import { formWith, onePixel } from '../../samples/forms.ts';

const app = setUpApp();
const stage = setUpGrants(app);

const by = (who: Persona | undefined) => app.as(who?.token);
const open = (who: Persona, id: string) => by(who).call(callEditingApi.open, { params: { id } });
const save = (who: Persona, id: string, revision: number, content: object, editor = '') =>
  by(who).call(callEditingApi.save, { params: { id }, body: { revision, content, editor } });
const move = (who: Persona, id: string, body: object) =>
  by(who).call(callEditingApi.move, { params: { id }, body: body as never });
const detail = (slug: string) => app.as().call(callsApi.detail, { params: { slug } });
const withToken = ({ payload, headers }: ReturnType<typeof formWith>, { token }: Persona) => ({
  payload,
  headers: { ...headers, authorization: `Bearer ${token}` },
});
function zipOf(entries: Record<string, string>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(entries)) {
    zip.addBuffer(Buffer.from(content), name, { compress: false });
  }
  zip.end();
  return buffer(zip.outputStream);
}
const later = () => app.clock.forward(2_000);

describe('a call that is written', () => {
  it('begins empty or after an older one, once however often it is asked for', async () => {
    const { koordinator } = stage.people;
    const body = { id: newId(), bankSlug: 'tuzla', kind: 'orange' as const };
    const first = await by(koordinator).call(callEditingApi.create, { body });
    expect(first.status).toBe(201);
    expect(first.data).toMatchObject({ status: 'draft', revision: 0, published: null });
    expect((await by(koordinator).call(callEditingApi.create, { body })).data).toEqual(first.data);
    const other = { body: { ...body, kind: 'blue' as const } };
    const mixed = await by(koordinator).call(callEditingApi.create, other);
    expect(mixed.error.code).toBe('IDEMPOTENCY_MISMATCH');

    const copied = { ...body, id: newId(), copyOf: stage.closed.id };
    const copy = (await by(koordinator).call(callEditingApi.create, { body: copied })).data;
    expect(copy.content).toMatchObject({
      title: { bhs: stage.closed.titleBhs },
      opensAt: null,
      closesAt: null,
      slug: '',
    });
    expect(copy.missing.map(({ path }) => path)).toEqual(['topics', 'opensAt', 'closesAt']);
    const { data } = await by(koordinator).call(callEditingApi.preview, {
      params: { id: copied.id },
    });
    expect(data).toMatchObject({ undated: true, state: 'open' });
  });

  it('is deleted while it was never public, the trail keeps that it was', async () => {
    const { koordinator } = stage.people;
    const params = await stage.draftCall(stage.tuzla);
    const remove = () => by(koordinator).call(callEditingApi.remove, { params });
    await save(koordinator, params.id, 0, { expectedProjects: '3' });
    expect((await open(koordinator, params.id)).data.canDelete).toBe(true);
    expect((await remove()).status).toBe(200);
    expect((await remove()).error.code).toBe('NOT_FOUND');
    const trail = await app.platform.db.pool.query(
      'SELECT details FROM audit_entries WHERE action = $1 AND subject = $2',
      ['call.deleted', params.id],
    );
    expect(trail.rows).toMatchObject([{ details: { bank: 'tuzla' } }]);
  });

  it('is merged field by field; what two changed clashes and keeps both', async () => {
    const { koordinator, menadzer } = stage.people;
    const { id } = await stage.draftCall(stage.tuzla);
    const title = { bhs: 'Naslov', en: 'Title' };
    expect((await save(koordinator, id, 0, { title }, 'a')).data.revision).toBe(1);
    const merged = await save(menadzer, id, 0, { topics: ['arts'] }, 'b');
    expect(merged.data).toMatchObject({ revision: 2, content: { title, topics: ['arts'] } });
    expect(merged.data.savedBy).toEqual({ name: menadzer.name });

    const theirs = await save(menadzer, id, 0, { title: { bhs: 'Drugi', en: 'Other' } }, 'b');
    expect(theirs.status).toBe(409);
    const clash = theirs.error.details as CallClash;
    expect(clash).toMatchObject({
      fields: ['title'],
      changedBy: koordinator.name,
      current: { revision: 2, content: { title } },
    });
    // An open editor never clashes with itself, nor does who saves the same.
    expect(
      (await save(koordinator, id, 0, { title: { bhs: 'Moj', en: 'Mine' } }, 'a')).status,
    ).toBe(200);
    const same = await save(menadzer, id, 0, { title: { bhs: 'Moj', en: 'Mine' } }, 'b');
    expect(same.data.revision).toBe(3);
    expect((await save(menadzer, id, 9, {})).status).toBe(400);
  });

  it('takes no hidden characters, no markup, no banks that are none', async () => {
    const { voditelj } = stage.people;
    const { id } = await stage.draftCall(stage.tuzla);
    const title = { bhs: 'Prvi\u202e kupac\n<b>', en: 'x\u0000y' };
    const saved = await save(voditelj, id, 0, { title });
    expect(saved.data.content.title).toEqual({ bhs: 'Prvi kupac <b>', en: 'xy' });
    for (const content of [
      { partnerBanks: ['nema-je'] },
      { partnerBanks: ['tuzla'] },
      { bankSlug: 'zenica' },
      { title: { bhs: 'x'.repeat(61), en: '' } },
      { documents: [{ id: 'a', title, url: 'javascript:alert(1)' }] },
      { documents: [{ id: 'a', title, url: '//zlo.ba' }] },
    ]) {
      expect((await save(voditelj, id, 1, content)).status, JSON.stringify(content)).toBe(400);
    }
  });

  it('takes documents by what is in them, and hands them out to be saved', async () => {
    const { voditelj } = stage.people;
    const { id } = await stage.draftCall(stage.tuzla);
    const send = (name: string, content: Buffer) =>
      app.http.inject({
        method: 'POST',
        url: callEditingApi.document.path.replace(':id', id),
        ...withToken(formWith(name, content), voditelj),
      });
    const text = await zipOf({ mimetype: 'application/vnd.oasis.opendocument.text' });
    const sent = await send('Pravilnik Šuma 1.doc', text);
    expect(sent.json()).toEqual({
      url: expect.stringMatching(/^\/api\/ob-documents\/[0-9a-f-]{36}\/pravilnik-suma-1\.odt$/),
      bytes: text.length,
    });
    const { url } = sent.json();
    const got = await app.http.inject(url);
    expect(got.rawPayload).toEqual(text);
    expect(got.headers).toMatchObject({
      'content-type': 'application/vnd.oasis.opendocument.text',
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
    });
    expect((await app.http.inject(url.replace('.odt', '.pdf'))).statusCode).toBe(404);
    const title = { bhs: 'Pravilnik', en: 'Rules' };
    const saved = await save(voditelj, id, 0, { documents: [{ id: 'a', title, url }] });
    expect(saved.status).toBe(200);
    for (const [name, content] of [
      ['stranica.pdf', Buffer.from('<html><script>alert(1)</script>')],
      ['slika.pdf', onePixel],
      ['arhiv.docx', await zipOf({ 'a.txt': 'tekst' })],
    ] as const) {
      expect((await send(name, content)).json().code, name).toBe('UNSUPPORTED_MEDIA');
    }
  });

  it('is nobody’s to see but its own bank’s', async () => {
    const { lejla, koordinator } = stage.people;
    const { id, slug } = await stage.draftCall(stage.zenica);
    expect((await open(koordinator, id)).error.code).toBe('NOT_FOUND');
    expect((await open(lejla, id)).status).toBe(403);
    expect((await detail(slug)).status).toBe(404);
    const list = await by(koordinator).call(callEditingApi.staffList, { query: { limit: 100 } });
    expect(new Set(list.data.items.map(({ bank }) => bank.slug))).toEqual(new Set(['tuzla']));
    const shown = await app.as().call(callsApi.list, { query: { limit: 100 } });
    expect(shown.data.items.map((call) => call.id)).not.toContain(id);
    // Named as a partner it shows once it is public.
    const { admin } = stage.people;
    await save(admin, id, 0, { partnerBanks: ['tuzla'] });
    expect((await open(koordinator, id)).status).toBe(404);
    expect((await move(admin, id, { event: 'publish' })).data.status).toBe('scheduled');
    expect((await open(koordinator, id)).data).toMatchObject({ canManage: false, actions: [] });
    // What is written further is not theirs to read.
    const { revision } = (await open(admin, id)).data;
    await save(admin, id, revision, { expectedProjects: '77' });
    const expectedProjects = '8–10';
    const shownToPartner = { revision: 0, changedFields: [], content: { expectedProjects } };
    expect((await open(koordinator, id)).data).toMatchObject(shownToPartner);
    const told = await by(koordinator).call(callEditingApi.history, { params: { id } });
    expect(told.data.items.map(({ event }) => event)).toEqual(['publish']);
    const preview = await by(koordinator).call(callEditingApi.preview, { params: { id } });
    expect(preview.data).toMatchObject({ expectedProjects });
    const partners = await by(koordinator).call(callEditingApi.staffList, { query: {} });
    const listed = partners.data.items.find((call) => call.id === id);
    expect(listed).toMatchObject({ unpublishedChanges: false });
    const teams = await by(koordinator).call(callExtensionsApi.extensions, { params: { id } });
    expect(teams.status).toBe(403);
    const ofTuzla = { query: { bank: 'tuzla', limit: 100 } };
    later();
    const filtered = await app.as().call(callsApi.list, ofTuzla);
    expect(filtered.data.items.map((call) => call.id)).toContain(id);
  });
});

it('is found by the words of its titles, and told by what waits for a decision', async () => {
  const { koordinator, emir, lejla } = stage.people;
  const titleBhs = 'Čamac na Žući';
  const closesAt = new Date(app.clock.now().getTime() - 1_000);
  const call = await stage.call(stage.tuzla, { titleBhs, closesAt });
  const plans = [
    { status: 'submitted' },
    { status: 'pending', owner: emir, members: [] },
    { status: 'withdrawn', owner: lejla, members: [] },
  ] as const;
  for (const plan of plans) await stage.application({ call, ...plan });
  const find = async (q: string) =>
    (await by(koordinator).call(callEditingApi.staffList, { query: { q } })).data.items;
  expect(await find('zuci cam')).toMatchObject([
    { id: call.id, started: 3, received: 1, decided: 0 },
  ]);
  expect(await find('žući brod')).toEqual([]);
});

it('keeps who wrote what, what one person writes at once in one entry', async () => {
  const { koordinator, menadzer } = stage.people;
  const { id } = await stage.draftCall(stage.tuzla);
  const written = async () => {
    const { data } = await by(koordinator).call(callEditingApi.history, { params: { id } });
    return data.items.map((entry) => [entry.event, entry.by?.name, entry.fields]);
  };
  const ownContribution = { percent: 5, inKind: true };
  await save(koordinator, id, 0, { expectedProjects: '3', minAmount: 600, ownContribution });
  const contribution = { ...ownContribution, percent: 10 };
  const next = { expectedProjects: '4', minAmount: 500, ownContribution: contribution };
  await save(koordinator, id, 1, next, 'a');
  await save(menadzer, id, 2, { quorum: 5 });
  app.clock.forward(5 * 60 * 1000);
  await save(menadzer, id, 3, { quorum: 4 });
  const entries = [
    ['edit', menadzer.name, [{ path: 'quorum', before: 5, after: 4 }]],
    ['edit', menadzer.name, [{ path: 'quorum', before: 3, after: 5 }]],
    [
      'edit',
      koordinator.name,
      [
        { path: 'expectedProjects', before: '8–10', after: '4' },
        { path: 'ownContribution', before: null, after: contribution },
      ],
    ],
  ];
  expect(await written()).toEqual(entries);
  // What is taken back at once was nothing.
  await save(koordinator, id, 4, { slug: 'novi' });
  await save(koordinator, id, 5, { slug: '' });
  expect(await written()).toEqual(entries);
});

describe('calls that want one address', () => {
  it('get one each at once; who names a taken one hears so', async () => {
    const { voditelj, koordinator } = stage.people;
    const title = { bhs: 'Isti naslov', en: 'The same title' };
    const drafts = [await stage.draftCall(stage.tuzla), await stage.draftCall(stage.tuzla)];
    for (const draft of drafts) await save(voditelj, draft.id, 0, { title });
    const publish = { event: 'publish' };
    const moved = await Promise.all(drafts.map((draft) => move(koordinator, draft.id, publish)));
    const slugs = moved.map(({ data }) => data.content.slug).sort();
    expect(slugs).toEqual(['isti-naslov', expect.stringMatching(/^isti-naslov-[0-9a-f]{6}$/)]);
    const { id } = await stage.draftCall(stage.tuzla);
    await save(voditelj, id, 0, { slug: 'isti-naslov' });
    const taken = await move(voditelj, id, publish);
    expect(taken.error).toMatchObject({ code: 'ALREADY_EXISTS', fields: expect.anything() });
  });
});

describe('a call that is public', () => {
  it('is published when nothing lacks, and taken back while nobody began', async () => {
    const { koordinator, asistent } = stage.people;
    const { id } = await stage.draftCall(stage.tuzla);
    const lacking = await save(koordinator, id, 0, { topics: [] });
    const refusal = { event: 'publish', allowed: false, refusal: 'INCOMPLETE' };
    expect(lacking.data.actions).toContainEqual(refusal);
    expect((await move(koordinator, id, { event: 'publish' })).error.code).toBe('INCOMPLETE');
    expect((await move(asistent, id, { event: 'publish' })).error.code).toBe('FORBIDDEN');
    await save(koordinator, id, 1, { topics: ['arts'], title: { bhs: 'Šuma u gradu', en: '' } });
    const published = await move(koordinator, id, { event: 'publish' });
    expect(published.data).toMatchObject({ status: 'scheduled', changedFields: [] });
    expect(published.data.missing).toEqual([
      { section: 'basics', path: 'title.en', code: 'translation', language: 'en', blocks: false },
    ]);
    expect(published.data.published?.slug).toBe('suma-u-gradu');
    expect((await detail('suma-u-gradu')).data).toMatchObject({ state: 'coming', phase: 'coming' });

    const reason = 'Banka još nije potvrdila iznos.';
    expect((await move(koordinator, id, { event: 'unpublish' })).status).toBe(400);
    expect((await move(koordinator, id, { event: 'unpublish', reason })).data.status).toBe('draft');
    later();
    expect((await detail('suma-u-gradu')).status).toBe(404);
    expect((await open(koordinator, id)).data.canDelete).toBe(false);
    const removed = await by(koordinator).call(callEditingApi.remove, { params: { id } });
    expect(removed.error.code).toBe('WRONG_STATUS');
  });

  it('keeps what everybody reads apart from what is written, and says who changed what', async () => {
    const { koordinator, voditelj } = stage.people;
    const { id, slug } = stage.open;
    const faq = [
      { question: { bhs: 'Može li?', en: 'May we?' }, answer: { bhs: 'Može.', en: 'Yes.' } },
    ];
    const saved = await save(koordinator, id, 0, { faq, totalFund: 50_000 });
    expect(saved.data).toMatchObject({ changedFields: ['totalFund', 'faq'] });
    later();
    expect((await detail(slug)).data).toMatchObject({ totalFund: 40_000, faq: [] });
    const preview = await by(voditelj).call(callEditingApi.preview, { params: { id } });
    expect(preview.data).toMatchObject({ totalFund: 50_000, state: 'open', slug });

    const publish = (revision: number) =>
      by(voditelj).call(callEditingApi.publishChanges, { params: { id }, body: { revision } });
    expect((await publish(0)).error.code).toBe('REVISION_CLASH');
    // An orange call of older days had no topics; now it needs some.
    expect((await publish(1)).error.code).toBe('INCOMPLETE');
    await save(koordinator, id, 1, { topics: ['arts'] });
    expect((await publish(2)).data.changedFields).toEqual([]);
    later();
    expect((await detail(slug)).data).toMatchObject({ totalFund: 50_000, faq });

    const history = await by(voditelj).call(callEditingApi.history, { params: { id } });
    const fields = [
      { path: 'topics', before: [], after: ['arts'] },
      { path: 'totalFund', before: 40_000, after: 50_000 },
      { path: 'faq', before: [], after: faq },
    ];
    expect(history.data.items).toMatchObject([
      { by: { name: voditelj.name }, event: 'changes', fields },
      { by: { name: koordinator.name }, event: 'edit', fields },
    ]);
  });

  it('keeps what readers rely on, and drops what is not published', async () => {
    const { koordinator } = stage.people;
    const { id } = await stage.call(stage.tuzla, { topics: ['arts'] });
    for (const content of [
      { slug: 'drugi' },
      { kind: 'blue' },
      { opensAt: '2026-12-01T08:00:00.000Z' },
    ]) {
      const answer = await save(koordinator, id, 0, content);
      expect(answer.error.fields).toEqual({ [Object.keys(content)[0] ?? '']: expect.any(String) });
    }
    await save(koordinator, id, 0, { expectedProjects: '3' });
    const dropped = await by(koordinator).call(callEditingApi.dropChanges, { params: { id } });
    expect(dropped.data).toMatchObject({
      changedFields: [],
      content: { expectedProjects: '8–10' },
    });
    const [last] = (await by(koordinator).call(callEditingApi.history, { params: { id } })).data
      .items;
    const fields = [{ path: 'expectedProjects', before: '3', after: '8–10' }];
    expect(last).toMatchObject({ event: 'drop', fields });
  });
});
