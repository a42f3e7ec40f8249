import { agreementsApi } from '@app/contracts/agreements/agreements.api';
import type { AgreementView } from '@app/contracts/agreements/agreements.schemas';
import { applicationsApi } from '@app/contracts/applications/applications.api';
import { notificationsApi } from '@app/contracts/notifications/notifications.api';
import { daysAfter } from '@app/domain/agreements/reminders';
import { dayText } from '@app/domain/sarajevo-time';
import { expect, it } from 'vitest';
import { setUpApp, setUpGrants } from '../../platform/testing/setUp.ts';
import { formWith, onePixel } from '../../samples/forms.ts';
import { createAgreement, createExpense, createMilestone } from './agreements.factory.ts';
import { remindOfAgreements } from './agreements.jobs.ts';

const app = setUpApp();
const stage = setUpGrants(app);
type Who = keyof typeof stage.people;

const as = (who: Who) => app.as(stage.people[who].token);
const open = async (who: Who, id: string) =>
  (await as(who).call(agreementsApi.open, { params: { id } })).data;
const send = async (
  who: Who,
  id: string,
  purpose: string,
  content = onePixel,
  more: Record<string, string> = {},
) => {
  const answer = await app.http.inject({
    method: 'POST',
    url: `/api/applications/${id}/agreement/files`,
    ...withToken(who, formWith('slika.png', content, { purpose, ...more })),
  });
  return answer.json<{ file: string; code?: string }>();
};
function withToken(who: Who, { headers, payload }: ReturnType<typeof formWith>) {
  return { payload, headers: { ...headers, authorization: `Bearer ${stage.people[who].token}` } };
}
/** Another file of the same picture. */
const another = (n: number) => Buffer.concat([onePixel, Buffer.from([n])]);
const move = (who: Who, id: string, event: 'signContract' | 'startImplementation' | 'complete') =>
  as(who).call(applicationsApi.move, { params: { id }, body: { event } });
const textsOf = async (who: Who, title: string) =>
  (await as(who).call(notificationsApi.list, { query: { limit: 100 } })).data
    .map((one) => one.title)
    .filter((one) => one === title).length;
const by = <T extends { readonly event?: string }>(
  view: AgreementView,
  of: (v: AgreementView) => T,
) => of(view);

it('goes from the agreement over a returned receipt to the accepted report', async () => {
  const { id, slug } = await stage.application({ status: 'published', call: stage.closed });
  const { clan } = stage.people;
  const params = { id };
  expect((await move('menadzer', id, 'signContract')).error).toMatchObject({ code: 'INCOMPLETE' });
  const early = await as('vlasnik').call(agreementsApi.tick, {
    params: { id, point: 'details' },
    body: { done: true },
  });
  expect(early.error).toMatchObject({ code: 'WRONG_STATUS' });

  // The text, the team's word and signature, the bank's.
  const made = await as('menadzer').call(agreementsApi.prepare, { params, body: {} });
  expect(made.data.agreement?.version).toBe(1);
  expect(made.data.milestones.length).toBeGreaterThan(0);
  for (const language of ['bhs', 'en'] as const) {
    const pdf = await app.http.inject({
      url: `/api/applications/${id}/agreement/document?language=${language}`,
      headers: { authorization: `Bearer ${stage.people.clan.token}` },
    });
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  }
  const tick = (who: Who, point: 'details' | 'guardians' | 'account' | 'countersigned') =>
    as(who).call(agreementsApi.tick, { params: { id, point }, body: { done: true } });
  await tick('clan', 'details');
  await tick('koordinator', 'guardians');
  await tick('menadzer', 'account');
  expect((await tick('menadzer', 'countersigned')).error).toMatchObject({ code: 'WRONG_STATUS' });
  await send('vlasnik', id, 'signed');
  const all = await tick('voditelj', 'countersigned');
  expect(all.data.checklist.every(({ done }) => done !== null)).toBe(true);
  // Another text takes the signatures with it.
  const anew = await as('menadzer').call(agreementsApi.prepare, { params, body: {} });
  expect(anew.data.agreement?.version).toBe(2);
  expect(anew.data.signedCopies).toEqual([]);
  expect(anew.data.copies.map(({ state, version }) => [state, version])).toEqual([
    ['superseded', 1],
  ]);
  expect(anew.data.checklist.filter(({ done }) => !done).map(({ point }) => point)).toEqual([
    'signedCopy',
    'countersigned',
  ]);
  await send('vlasnik', id, 'signed');
  await tick('voditelj', 'countersigned');
  expect((await move('menadzer', id, 'signContract')).data.status).toBe('contract_signed');
  expect((await move('koordinator', id, 'startImplementation')).data.status).toBe('implementation');

  // A receipt: once, for a line that there is, returned with a reason, sent again.
  const { lines } = await open('vlasnik', id);
  const receipt = await send('vlasnik', id, 'receipt', another(1));
  expect(await send('clan', id, 'receipt', another(1))).toMatchObject({ code: 'SAME_FILE' });
  const written = {
    lineId: lines[0]?.id ?? '',
    amount: 96.05,
    spentOn: dayText(app.clock.now()),
    supplier: 'Sport Jala',
    file: receipt.file,
  };
  const wrong = { ...written, lineId: 'druga', spentOn: daysAfter(written.spentOn, 1) };
  const refused = await as('clan').call(agreementsApi.addExpense, { params, body: wrong });
  expect(Object.keys(refused.error.fields ?? {})).toEqual(['lineId', 'spentOn']);
  const sent = await as('clan').call(agreementsApi.addExpense, { params, body: written });
  const item = { id, item: sent.data.expenses[0]?.id ?? '' };
  const answer = (who: Who, event: 'accept' | 'return', reason = '') =>
    as(who).call(agreementsApi.moveExpense, { params: item, body: { event, reason } });
  expect((await answer('clan', 'accept')).error).toMatchObject({ code: 'FORBIDDEN' });
  expect((await answer('menadzer', 'return')).error).toMatchObject({ code: 'VALIDATION' });
  const back = await answer('menadzer', 'return', 'Ne vidi se datum.');
  expect(back.data.totals).toMatchObject({ spent: 0 });
  expect(await textsOf('clan', 'Račun je vraćen')).toBe(1);
  const second = await send('clan', id, 'receipt', another(2));
  const again = await as('clan').call(agreementsApi.resendExpense, {
    params: item,
    body: { ...written, file: second.file },
  });
  expect(by(again.data, ({ expenses }) => expenses[0] ?? {})).toMatchObject({ state: 'sent' });
  // Two answers at once: one is given.
  const both = await Promise.all([answer('menadzer', 'accept'), answer('voditelj', 'accept')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await open('odbor1', id)).totals).toMatchObject({ spent: 96.05, accepted: 96.05 });

  // A step is proven by words or files.
  const step = { id, item: (await open('vlasnik', id)).milestones[0]?.id ?? '' };
  const prove = (note: string) =>
    as('vlasnik').call(agreementsApi.moveMilestone, {
      params: step,
      body: { event: 'prove', note },
    });
  expect((await prove('')).error).toMatchObject({ code: 'INCOMPLETE' });
  await send('vlasnik', id, 'proof', onePixel, { of: step.item });
  expect((await prove('')).data.milestones[0]).toMatchObject({ state: 'proven' });

  // The report, saved while it is written; nobody outside sees it before it is accepted.
  const save = (revision: number, body: object) =>
    as('vlasnik').call(agreementsApi.saveReport, { params, body: { revision, ...body } });
  await save(0, { people: 96, volunteers: 12, difficult: 'Kiša.', next: 'Golovi ostaju.' });
  expect((await save(0, { people: 1 })).error).toMatchObject({ code: 'REVISION_CLASH' });
  await save(1, { done: `Igralište radi, vodi ga ${clan.name} i dvanaest ekipa.` });
  const report = (who: Who, event: 'send' | 'accept' | 'return', reason = '') =>
    as(who).call(agreementsApi.moveReport, { params, body: { event, reason } });
  expect((await report('vlasnik', 'send')).error).toMatchObject({
    details: { missing: ['pictures'] },
  });
  await send('vlasnik', id, 'picture', another(3));
  const picture = await send('vlasnik', id, 'picture', another(4));
  const pictureOf = () =>
    app.http.inject({ url: `/api/applications/${id}/agreement/files/${picture.file}` });
  await report('vlasnik', 'send');
  expect((await save(2, { people: 1 })).error).toMatchObject({ code: 'WRONG_STATUS' });
  expect((await pictureOf()).statusCode).toBe(404);
  const reached = async () =>
    (await app.as().call(applicationsApi.projects)).data.items.find((one) => one.id === id)
      ?.reached;
  expect(await reached()).toBeNull();
  await report('koordinator', 'return', 'Dodajte koliko je bilo volontera.');
  await report('clan', 'send');
  expect((await move('voditelj', id, 'complete')).error).toMatchObject({ code: 'INCOMPLETE' });
  await report('savjetnik', 'accept');
  // Not before the first day, and not while a step is open.
  const refusedBy = async () => (await move('voditelj', id, 'complete')).error.details;
  expect(await refusedBy()).toMatchObject({ guard: 'projectStarted' });
  expect((await open('voditelj', id)).blockers).toEqual(['notStarted', 'stepsOpen']);
  await app.platform.db.pool.query(
    `UPDATE agreements SET terms = jsonb_set(terms, '{startsOn}', to_jsonb($2::text))
     WHERE application_id = $1`,
    [id, dayText(app.clock.now())],
  );
  expect(await refusedBy()).toMatchObject({ guard: 'stepsDone' });
  for (const { id: item, state } of (await open('clan', id)).milestones) {
    const moved = (who: Who, event: 'prove' | 'accept') =>
      as(who).call(agreementsApi.moveMilestone, {
        params: { id, item },
        body: { event, note: event === 'prove' ? 'Gotovo.' : '' },
      });
    if (state === 'planned') await moved('clan', 'prove');
    await moved('menadzer', 'accept');
  }
  expect((await open('voditelj', id)).blockers).toEqual([]);
  expect((await move('voditelj', id, 'complete')).data.status).toBe('completed');
  expect((await pictureOf()).statusCode).toBe(200);
  expect(await reached()).toBe(96);

  await app.platform.db.pool.query(
    'UPDATE users SET birth_year = $2, adult_said_at = NULL WHERE id = $1',
    [clan.id, app.clock.now().getFullYear() - 16],
  );
  const inside = await as('odbor1').call(agreementsApi.progress, { params: { slug } });
  expect(inside.data.report?.done).toContain(clan.name);
  const seen = await app.as().call(agreementsApi.progress, { params: { slug } });
  expect(JSON.stringify(seen.data)).not.toContain(clan.name);
  expect(seen.data).toMatchObject({ totals: { spent: 96.05 }, report: { people: 96 } });
  expect(JSON.stringify(seen.data)).not.toContain('Sport Jala');
  await expect(
    app.platform.db.pool.query('DELETE FROM agreement_events WHERE application_id = $1', [id]),
  ).rejects.toThrow('never changed');
});

it('reminds both sides of what is due and what is late, once at each step', async () => {
  const { id } = await stage.application({ status: 'implementation', call: stage.closed });
  const now = app.clock.now();
  const today = dayText(now);
  const { menadzer, vlasnik } = stage.people;
  await app.platform.db.transaction(async (tx) => {
    await createAgreement(tx, { id }, { by: menadzer, team: vlasnik, at: now });
    await createMilestone(tx, { id }, now, { title: 'Uskoro', dueOn: daysAfter(today, 14) });
    await createMilestone(tx, { id }, now, { title: 'Daleko', dueOn: daysAfter(today, 15) });
    await createMilestone(tx, { id }, now, { title: 'Kasno', dueOn: daysAfter(today, -1) });
    await createMilestone(tx, { id }, now, {
      title: 'Gotovo',
      dueOn: daysAfter(today, -1),
      state: 'accepted',
    });
    await createExpense(tx, { id }, vlasnik, now);
  });
  const notices = async (who: Who) =>
    (await as(who).call(notificationsApi.list, { query: { limit: 100 } })).data
      .map(({ message }) => /„(Uskoro|Daleko|Kasno|Gotovo)“/.exec(message)?.[1])
      .filter((one) => one !== undefined)
      .sort();
  await remindOfAgreements(app.platform);
  await remindOfAgreements(app.platform);
  for (const who of ['clan', 'menadzer'] as const)
    expect(await notices(who)).toEqual(['Kasno', 'Uskoro']);
  expect(await notices('odbor1')).toEqual([]);

  const queue = await as('odbor1').call(agreementsApi.queue, { params: { slug: 'tuzla' } });
  const row = queue.data.items.find(({ applicationId }) => applicationId === id);
  expect(row).toMatchObject({ receipts: 1, late: 1, prepared: true, nextOn: daysAfter(today, -1) });
});
