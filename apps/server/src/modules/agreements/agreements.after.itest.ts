import { agreementsApi } from '@app/contracts/agreements/agreements.api';
import { applicationsApi } from '@app/contracts/applications/applications.api';
import { fundsApi } from '@app/contracts/funds/funds.api';
import { notificationsApi } from '@app/contracts/notifications/notifications.api';
import { pages } from '@app/contracts/pages';
import { daysAfter } from '@app/domain/agreements/reminders';
import { dayText } from '@app/domain/sarajevo-time';
import { expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { setUpApp, setUpGrants } from '../../platform/testing/setUp.ts';
import { formWith, onePixel } from '../../samples/forms.ts';
import { createFundEntry } from '../funds/funds.factory.ts';
import {
  createAgreement,
  createAgreementFile,
  createExpense,
  createMilestone,
  createSignedCopy,
  type FilePlan,
} from './agreements.factory.ts';

const app = setUpApp();
const stage = setUpGrants(app);
type Who = keyof typeof stage.people;

const as = (who: Who) => app.as(stage.people[who].token);
const open = async (who: Who, id: string) =>
  (await as(who).call(agreementsApi.open, { params: { id } })).data;
const titles = async (who: Who) =>
  (await as(who).call(notificationsApi.list, { query: { limit: 100 } })).data.map(
    ({ title }) => title,
  );

/** What the history says of receipts, steps and so on. */
const toldOf = async (id: string, part: string) =>
  (await as('clan').call(agreementsApi.history, { params: { id }, query: {} })).data.items.filter(
    ({ event }) => event.startsWith(`${part}.`),
  );

/** A project under way, with its agreement and one step. */
async function running(dueOn = daysAfter(dayText(app.clock.now()), 20)) {
  const { id } = await stage.application({ status: 'implementation', call: stage.closed });
  const { menadzer, vlasnik } = stage.people;
  const at = app.clock.now();
  const step = await app.platform.db.transaction(async (tx) => {
    await createAgreement(tx, { id }, { by: menadzer, team: vlasnik, at });
    return createMilestone(tx, { id }, at, { dueOn, title: 'Obuka' });
  });
  return { id, step: { id, item: step.id } };
}

it('what goes far beyond a line says why, and is accepted together with that', async () => {
  const { id } = await running();
  const { vlasnik } = stage.people;
  const at = app.clock.now();
  const [line] = (await open('vlasnik', id)).lines;
  const promised = line?.promised ?? 0;
  const file = () =>
    app.platform.db.transaction((tx) =>
      createAgreementFile(tx, { id }, { by: vlasnik, at, purpose: 'receipt' }),
    );
  const send = async (amount: number, overReason?: string) =>
    as('clan').call(agreementsApi.addExpense, {
      params: { id },
      body: {
        lineId: line?.id ?? '',
        amount,
        spentOn: dayText(at),
        supplier: 'Bravarija',
        file: await file(),
        ...(overReason === undefined ? {} : { overReason }),
      },
    });
  // Ten percent need nothing; what was given without need is not kept.
  const allowed = await send(Math.floor(promised * 110) / 100, 'Ne treba');
  expect(allowed.data.expenses[0]).toMatchObject({ overReason: '', needsConsent: false });
  expect((await send(0.01)).error).toMatchObject({ fields: { overReason: expect.anything() } });
  const sent = await send(0.01, 'Poskupio je beton.');
  expect(sent.data.lines[0]).toMatchObject({ needsConsent: true, consented: false });
  const [over, plain] = sent.data.expenses;
  expect(over).toMatchObject({ overReason: 'Poskupio je beton.', needsConsent: true });

  const accept = (item: string | undefined, more: object = {}) =>
    as('menadzer').call(agreementsApi.moveExpense, {
      params: { id, item: item ?? '' },
      body: { event: 'accept', ...more },
    });
  expect((await accept(plain?.id)).status).toBe(200);
  expect((await accept(over?.id)).error).toMatchObject({ fields: { over: expect.anything() } });
  const accepted = await accept(over?.id, { over: true });
  expect(accepted.data.lines[0]).toMatchObject({ needsConsent: true, consented: true });

  expect((await toldOf(id, 'expense')).map(({ event, what, by }) => [event, what, by])).toEqual([
    ['expense.acceptOver', 'Bravarija', stage.people.menadzer.name],
    ['expense.accept', 'Bravarija', stage.people.menadzer.name],
    ['expense.send', 'Bravarija', stage.people.clan.name],
    ['expense.send', 'Bravarija', stage.people.clan.name],
  ]);
});

it('the team asks for another day, and the bank answers or moves it by itself', async () => {
  const { id, step } = await running();
  const [before] = (await open('vlasnik', id)).milestones;
  const today = dayText(app.clock.now());
  const on = daysAfter(today, 40);
  const move = (who: Who, body: Parameters<typeof bodyOf>[0]) =>
    as(who).call(agreementsApi.moveDueDay, { params: step, body: bodyOf(body) });
  const bodyOf = (body: {
    event: 'ask' | 'withdraw' | 'accept' | 'refuse';
    on?: string;
    reason?: string;
  }) => body;
  expect((await move('clan', { event: 'accept' })).error).toMatchObject({ code: 'WRONG_STATUS' });
  expect((await move('clan', { event: 'ask', on })).error).toMatchObject({ code: 'VALIDATION' });
  for (const day of [daysAfter(today, -1), before?.dueOn ?? '']) {
    const wrong = await move('clan', { event: 'ask', on: day, reason: 'Kiša.' });
    expect(wrong.error).toMatchObject({ fields: { on: expect.anything() } });
  }
  const response = await move('clan', { event: 'ask', on, reason: 'Dvorana je zauzeta.' });
  expect(response.data.milestones[0]).toMatchObject({
    dueOn: before?.dueOn,
    asked: { on, reason: 'Dvorana je zauzeta.' },
  });
  expect(await titles('menadzer')).toContain('Tim traži drugi rok');
  expect((await move('clan', { event: 'accept' })).error).toMatchObject({ code: 'FORBIDDEN' });
  expect((await move('koordinator', { event: 'refuse' })).error).toMatchObject({
    code: 'VALIDATION',
  });
  const refused = await move('koordinator', { event: 'refuse', reason: 'Rok je rok.' });
  expect(refused.data.milestones[0]).toMatchObject({ dueOn: before?.dueOn, asked: null });
  expect(await titles('clan')).toContain('Rok ostaje isti');

  await move('clan', { event: 'ask', on, reason: 'Dvorana je zauzeta.' });
  // Two answers at once: one is given.
  const both = await Promise.all([
    move('menadzer', { event: 'accept' }),
    move('voditelj', { event: 'refuse', reason: 'Ne.' }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);

  await move('vlasnik', { event: 'ask', on: daysAfter(today, 50), reason: 'Kiša.' });
  const moved = await as('menadzer').call(agreementsApi.changeMilestone, {
    params: step,
    body: { title: 'Obuka', dueOn: daysAfter(today, 60) },
  });
  expect(moved.data.milestones[0]).toMatchObject({ dueOn: daysAfter(today, 60), asked: null });
  expect(await titles('clan')).toContain('Rok je pomjeren');
  const proven = { params: step, body: { event: 'prove', note: 'Gotovo.' } } as const;
  await move('vlasnik', { event: 'ask', on: daysAfter(today, 70), reason: 'Kiša.' });
  const withProof = (await as('clan').call(agreementsApi.moveMilestone, proven)).data;
  // A proof takes no question away: the bank answers it, by itself or with the proof.
  expect(withProof.milestones[0]).toMatchObject({
    asked: { on: daysAfter(today, 70) },
    dueDayEvents: ['withdraw'],
  });
  // Nor does a proof that was given back.
  const returned = await as('koordinator').call(agreementsApi.moveMilestone, {
    params: step,
    body: { event: 'return', reason: 'Slika je mutna.' },
  });
  expect(returned.data.milestones[0]).toMatchObject({
    state: 'returned',
    asked: { on: daysAfter(today, 70) },
    dueDayEvents: ['accept', 'refuse'],
  });
  await as('clan').call(agreementsApi.moveMilestone, proven);
  const accepting = { params: step, body: { event: 'accept' } } as const;
  const answers = async () =>
    (await titles('clan')).filter((title) => title === 'Rok je pomjeren').length;
  const answered = await answers();
  const done = await as('koordinator').call(agreementsApi.moveMilestone, accepting);
  expect(done.data.milestones[0]).toMatchObject({
    state: 'accepted',
    dueOn: daysAfter(today, 70),
    asked: null,
    dueDayEvents: [],
  });
  expect(await answers()).toBe(answered + 1);
  const late = await move('clan', { event: 'ask', on, reason: 'Kasno.' });
  expect(late.error).toMatchObject({ code: 'WRONG_STATUS' });
});

it('a grant is divided into parts, which fall due and are paid by the ledger', async () => {
  const { id } = await stage.application({ status: 'published', call: stage.closed });
  const { menadzer } = stage.people;
  const params = { id };
  const prepare = (instalments?: object[]) =>
    as('menadzer').call(agreementsApi.prepare, {
      params,
      body: instalments ? { instalments: instalments as never } : {},
    });
  const made = await prepare();
  const { granted, milestones } = made.data;
  const [step] = milestones;
  expect(made.data.instalments).toMatchObject([
    { amount: granted, after: 'signing', state: 'waiting' },
  ]);
  const first = { amount: granted - 100, after: 'signing' };
  const second = { amount: 100, after: 'milestone', milestoneId: step?.id };
  for (const wrong of [
    [first],
    [first, { amount: 101, after: 'report' }],
    [first, { ...second, milestoneId: newId() }],
    [first, { amount: 100, after: 'milestone' }],
  ]) {
    expect((await prepare(wrong)).error).toMatchObject({ code: 'VALIDATION' });
  }
  const divided = await prepare([first, second]);
  expect(divided.data.agreement?.version).toBe(2);
  expect(divided.data.instalments).toMatchObject([
    { amount: granted - 100, state: 'waiting' },
    { amount: 100, milestone: { id: step?.id } },
  ]);
  // Another text keeps the parts, and a step that one waits for is not taken away.
  expect((await prepare()).data.instalments).toHaveLength(2);
  const gone = await as('menadzer').call(agreementsApi.removeMilestone, {
    params: { id, item: step?.id ?? '' },
  });
  expect(gone.error).toMatchObject({ code: 'WRONG_STATUS' });

  const at = app.clock.now();
  await app.platform.db.transaction(async (tx) => {
    await createFundEntry(tx, stage.tuzla, menadzer, at, { km: granted * 2 });
    await createFundEntry(tx, stage.tuzla, menadzer, at, {
      kind: 'promised',
      km: granted,
      applicationId: id,
    });
  });
  await app.platform.db.pool.query(
    `INSERT INTO agreement_points SELECT $1, point, $2, now()
     FROM unnest(ARRAY['details', 'guardians', 'account']) AS point`,
    [id, menadzer.id],
  );
  await app.platform.db.transaction((tx) =>
    createSignedCopy(
      tx,
      { id },
      {
        team: stage.people.vlasnik,
        at,
        state: 'confirmed',
        decided: { by: menadzer, at },
      },
    ),
  );
  const signed = await as('menadzer').call(applicationsApi.move, {
    params,
    body: { event: 'signContract' },
  });
  expect(signed.data.status).toBe('contract_signed');
  expect((await open('menadzer', id)).instalments.map(({ state }) => state)).toEqual([
    'due',
    'waiting',
  ]);
  const entry = {
    params: { slug: 'tuzla' },
    body: {
      id: newId(),
      kind: 'paid',
      amount: granted - 100,
      on: dayText(at),
      applicationId: id,
      source: '',
      purpose: '1. rata',
      override: false,
      reason: '',
    },
  } as const;
  expect((await as('menadzer').call(fundsApi.record, entry)).status).toBe(201);
  // Pressed once more after a lost answer.
  expect((await as('menadzer').call(fundsApi.record, entry)).status).toBe(201);
  for (const who of ['vlasnik', 'clan'] as const) {
    const news = (await as(who).call(notificationsApi.list, { query: { limit: 100 } })).data;
    const told = news.filter(({ title }) => title === 'Stigla je isplata');
    expect(told).toHaveLength(1);
    expect(told[0]?.actionUrl).toBe(pages.agreement({ id }));
  }
  const seen = await open('clan', id);
  expect(seen.paid).toBe(granted - 100);
  expect(seen.instalments.map(({ state }) => state)).toEqual(['paid', 'waiting']);
  expect(seen.abilities.canPay).toBe(false);
});

it('a bank words its agreements, and what cannot be filled in is not saved', async () => {
  const params = { slug: 'tuzla' };
  const get = (who: Who) => as(who).call(agreementsApi.template, { params });
  const put = (who: Who, clauses: object[] | null, revision: number) =>
    as(who).call(agreementsApi.saveTemplate, {
      params,
      body: { clauses: clauses as never, revision },
    });
  const standard = (await get('odbor1')).data;
  expect(standard).toMatchObject({ revision: 0, savedAt: null, canEdit: false });
  expect(standard.clauses[0]?.textBhs).toContain('{{potpisnik}}');
  const clause = {
    headingBhs: 'Dogovor',
    textBhs: '{{potpisnik}} za „{{projekat}}“ dobija {{iznos}}.\n\nDrugi pasus.',
    headingEn: 'Agreement',
    textEn: '{{signatory}} gets {{amount}} for “{{project}}”.',
  };
  expect((await put('koordinator', [clause], 0)).error).toMatchObject({ code: 'FORBIDDEN' });
  const wrong = await put('menadzer', [{ ...clause, textBhs: `${clause.textBhs} {{ime}}` }], 0);
  expect(Object.keys(wrong.error.fields ?? {})).toEqual(['clauses.0.textBhs']);
  const lacking = await put('menadzer', [{ ...clause, textEn: 'Nothing.' }], 0);
  expect(Object.keys(lacking.error.fields ?? {})).toEqual(['clauses']);
  // Two write the first wording at once: one does.
  const both = await Promise.all([put('menadzer', [clause], 0), put('voditelj', [clause], 0)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await get('menadzer')).data).toMatchObject({ revision: 1, clauses: [clause] });
  expect((await as('lejla').call(agreementsApi.template, { params })).status).toBe(403);

  const { id } = await stage.application({ status: 'published', call: stage.closed });
  await as('menadzer').call(agreementsApi.prepare, { params: { id }, body: {} });
  const { rows } = await app.platform.db.pool.query(
    'SELECT terms FROM agreements WHERE application_id = $1',
    [id],
  );
  const { bhs, en } = rows[0].terms.text;
  expect(bhs[0].paragraphs).toHaveLength(2);
  expect(bhs[0].paragraphs[0]).toContain(stage.people.vlasnik.name);
  expect(JSON.stringify([bhs, en])).not.toMatch(/[{}]{2}[a-z]/);
  const back = await put('menadzer', null, 1);
  expect(back.data).toMatchObject({ revision: 0, clauses: standard.clauses });
});

it('two answers to one receipt, files that are none, and what belongs to another', async () => {
  const { id, step } = await running();
  const other = await running();
  const { vlasnik } = stage.people;
  const at = app.clock.now();
  const sent = await app.platform.db.transaction((tx) => createExpense(tx, { id }, vlasnik, at));
  const answer = (who: Who, event: 'accept' | 'return', of = id) =>
    as(who).call(agreementsApi.moveExpense, {
      params: { id: of, item: sent.id },
      body: { event, reason: event === 'return' ? 'Ne vidi se datum.' : '' },
    });
  expect((await answer('menadzer', 'accept', other.id)).status).toBe(404);
  const both = await Promise.all([answer('menadzer', 'accept'), answer('voditelj', 'return')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await toldOf(id, 'expense')).toHaveLength(1);

  const upload = async (name: string, content: Buffer, fields: Record<string, string>) => {
    const { headers, payload } = formWith(name, content, fields);
    const told = await app.http.inject({
      method: 'POST',
      url: `/api/applications/${id}/agreement/files`,
      payload,
      headers: { ...headers, authorization: `Bearer ${stage.people.clan.token}` },
    });
    return told.json<{ code?: string; message?: string; file?: string }>();
  };
  const receipt = { purpose: 'receipt' };
  for (const [name, content, code] of [
    ['racun.png', Buffer.from('MZ ovo nije slika'), 'UNSUPPORTED_MEDIA'],
    ['racun.pdf', Buffer.alloc(0), 'FILE_EMPTY'],
    ['racun.pdf', Buffer.alloc(40_000_000, 1), 'PAYLOAD_TOO_LARGE'],
  ] as const) {
    const told = await upload(name, content, receipt);
    expect([name, content.length, told.code]).toEqual([name, content.length, code]);
    expect(told.message).not.toBe('');
  }
  // A picture by the name of a document is a picture.
  expect((await upload('racun.pdf', onePixel, receipt)).file).toBeTruthy();
  // A proof of a step of another project.
  const foreign = await upload('dokaz.png', onePixel, { purpose: 'proof', of: other.step.item });
  expect(foreign.code).toBe('VALIDATION');
  expect((await upload('x.png', onePixel, { purpose: 'nesto' })).code).toBe('VALIDATION');
  const wrong = { params: { id, item: other.step.item }, body: { event: 'prove', note: 'x' } };
  const moved = await as('clan').call(agreementsApi.moveMilestone, wrong as never);
  expect(moved.status).toBe(404);
  expect(step.item).not.toBe(other.step.item);
});

it('files are read by team and bank alone, as what they are, and nothing in them runs', async () => {
  const { id, step } = await running();
  const { vlasnik } = stage.people;
  const at = app.clock.now();
  const files = await app.platform.db.transaction(async (tx) => {
    const keep = (plan: Pick<FilePlan, 'purpose' | 'name' | 'content' | 'milestoneId'>) =>
      createAgreementFile(tx, { id }, { by: vlasnik, at, ...plan }, app.platform.files);
    return {
      receipt: await keep({ purpose: 'receipt', name: 'racun.pdf' }),
      proof: await keep({
        purpose: 'proof',
        milestoneId: step.item,
        name: 'dokaz.webp',
        content: onePixel,
      }),
      picture: await keep({ purpose: 'picture', name: 'slika.webp', content: onePixel }),
    };
  });
  const read = (who: Who | null, file: string) =>
    app.http.inject({
      url: `/api/applications/${id}/agreement/files/${file}`,
      headers: who ? { authorization: `Bearer ${stage.people[who].token}` } : {},
    });
  const readers = [
    ...(['vlasnik', 'clan', 'koordinator', 'menadzer', 'savjetnik', 'odbor1'] as const).map(
      (who) => [who, 200] as const,
    ),
    ...([null, 'lejla', 'moderator'] as const).map((who) => [who, 404] as const),
  ];
  for (const [who, status] of readers) {
    const seen = await Promise.all(
      Object.values(files).map(async (file) => (await read(who, file)).statusCode),
    );
    expect([who, ...seen]).toEqual([who, status, status, status]);
  }
  for (const [file, type] of [
    [files.receipt, 'application/pdf'],
    [files.proof, 'image/webp'],
  ] as const) {
    const { headers, rawPayload } = await read('menadzer', file);
    expect(rawPayload.length).toBeGreaterThan(0);
    expect(headers).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cache-control': 'private, no-store',
      // Opened by its address it is saved; pages of the product alone show it.
      'content-disposition': 'attachment',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';.* sandbox$/);
  }
  // The address of one project opens no file of another.
  const other = await running();
  const foreign = await app.http.inject({
    url: `/api/applications/${other.id}/agreement/files/${files.receipt}`,
    headers: { authorization: `Bearer ${stage.people.menadzer.token}` },
  });
  expect(foreign.statusCode).toBe(404);
});
