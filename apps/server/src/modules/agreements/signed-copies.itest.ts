import { agreementsApi } from '@app/contracts/agreements/agreements.api';
import type { AgreementView } from '@app/contracts/agreements/agreements.schemas';
import { applicationsApi } from '@app/contracts/applications/applications.api';
import { bankDeskApi } from '@app/contracts/bank-desk/bank-desk.api';
import { notificationsApi } from '@app/contracts/notifications/notifications.api';
import { pages } from '@app/contracts/pages';
import { errorsTexts } from '@app/messages/errors';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { mailsTo } from '../../platform/testing/mails.ts';
import { setUpApp, setUpGrants } from '../../platform/testing/setUp.ts';
import { formWith, onePixel } from '../../samples/forms.ts';
import { createAgreement } from './agreements.factory.ts';

const app = setUpApp();
const stage = setUpGrants(app);
type Who = keyof typeof stage.people;

let photo: Buffer;
beforeAll(async () => {
  photo = await sharp({
    create: { width: 600, height: 800, channels: 3, background: '#ffffff' },
  })
    .png()
    .toBuffer();
});
/** Another photograph each time. */
const page = (n: number) => Buffer.concat([photo, Buffer.from([n])]);
const pdf = Buffer.from('%PDF-1.4\n%potpis\n');

const as = (who: Who) => app.as(stage.people[who].token);
const open = async (who: Who, id: string) =>
  (await as(who).call(agreementsApi.open, { params: { id } })).data;

async function post<T = AgreementView & { code?: string; error?: string }>(
  who: Who,
  url: string,
  form: ReturnType<typeof formWith>,
) {
  const answer = await app.http.inject({
    method: 'POST',
    url,
    payload: form.payload,
    headers: { ...form.headers, authorization: `Bearer ${stage.people[who].token}` },
  });
  return answer.json<T>();
}
const add = (who: Who, id: string, content: Buffer, instead?: string, name = 'strana.png') =>
  post(
    who,
    `/api/applications/${id}/agreement/pages`,
    formWith(name, content, instead ? { instead } : {}),
  );
const addAtOnce = (who: Who, id: string, content: Buffer) =>
  post<{ file: string; code?: string }>(
    who,
    `/api/applications/${id}/agreement/files`,
    formWith('ugovor.png', content, { purpose: 'signed' }),
  );
const idsOf = ({ pages }: Pick<AgreementView, 'pages'>) => pages.map(({ file }) => file);
const arrange = (who: Who, id: string, pages: string[], seen: string[]) =>
  as(who).call(agreementsApi.arrangePages, { params: { id }, body: { pages, seen } });
const send = (who: Who, id: string, pages: string[]) =>
  as(who).call(agreementsApi.sendCopy, { params: { id }, body: { pages } });
const answer = (
  who: Who,
  id: string,
  item: string,
  event: 'confirm' | 'return' | 'reopen',
  reason = '',
) => as(who).call(agreementsApi.moveCopy, { params: { id, item }, body: { event, reason } });
const statesOf = (view: AgreementView) => view.copies.map(({ state }) => state);
const statusOf = async (who: Who, id: string, file: string) =>
  (
    await app.http.inject({
      url: `/api/applications/${id}/agreement/files/${file}`,
      headers: { authorization: `Bearer ${stage.people[who].token}` },
    })
  ).statusCode;
const duties = async (who: Who, id: string) =>
  (await as(who).call(bankDeskApi.today, { params: { slug: 'tuzla' } })).data.tasks
    .filter(({ application }) => application?.id === id)
    .map(({ kind }) => kind);
const keysOf = (id: string) => app.platform.files.list(`agreement-files/${id}`);

/** An agreement of which all is done but the signatures. */
async function toSign(): Promise<string> {
  const { id } = await stage.application({ status: 'published', call: stage.closed });
  const { menadzer: by, vlasnik: team } = stage.people;
  const points = ['details', 'guardians', 'account'] as const;
  const plan = { by, team, at: app.clock.now(), points };
  await app.platform.db.transaction((tx) => createAgreement(tx, { id }, plan));
  return id;
}

it('goes page by page, is looked at, sent, returned, sent again and confirmed', async () => {
  const id = await toSign();
  expect(await duties('menadzer', id)).toEqual(['teamSign']);

  // Photographs and a PDF, by whoever of the team; what came through is there for all of it.
  await add('vlasnik', id, page(1));
  await add('clan', id, page(2));
  const third = await add('vlasnik', id, pdf, undefined, 'strana-3.pdf');
  expect(third.pages.map(({ name }) => name)).toEqual([
    'strana.webp',
    'strana.webp',
    'strana-3.pdf',
  ]);
  // Sent again after a lost answer.
  expect(idsOf(await add('vlasnik', id, page(2)))).toEqual(idsOf(third));
  expect(await keysOf(id)).toHaveLength(3);

  // Nothing of it counts yet, and the bank sees nothing of it.
  const [one = '', two = '', paper = ''] = idsOf(third);
  expect(third.checklist.find(({ point }) => point === 'signedCopy')?.done).toBeNull();
  expect((await open('menadzer', id)).pages).toEqual([]);
  expect(await statusOf('menadzer', id, one)).toBe(404);
  expect(await statusOf('clan', id, one)).toBe(200);

  // Another order, a page anew, a page less; in an old order nothing happens.
  expect((await arrange('clan', id, [paper, one, two], idsOf(third))).status).toBe(200);
  expect((await arrange('vlasnik', id, [two], idsOf(third))).error).toMatchObject({
    code: 'WRONG_STATUS',
  });
  const anew = await add('vlasnik', id, page(4), one);
  expect(idsOf(anew)).toEqual([paper, expect.any(String), two]);
  expect(idsOf(anew)).not.toContain(one);
  const less = await arrange('vlasnik', id, idsOf(anew).slice(0, 2), idsOf(anew));
  expect(less.data.pages).toHaveLength(2);
  expect(await keysOf(id)).toHaveLength(2);

  // What was looked at is what is sent, once.
  expect((await send('clan', id, idsOf(anew))).error).toMatchObject({ code: 'WRONG_STATUS' });
  const seen = idsOf(less.data);
  const both = await Promise.all([send('vlasnik', id, seen), send('clan', id, seen)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const sent = await open('menadzer', id);
  expect(sent.copies).toMatchObject([{ state: 'sent', version: 1, reason: '' }]);
  expect(sent.signedCopies.map(({ file }) => file)).toEqual(seen);
  expect(sent.copies[0]?.events).toEqual(['confirm', 'return']);
  expect(await statusOf('menadzer', id, seen[0] ?? '')).toBe(200);
  expect(await duties('menadzer', id)).toEqual(['sign']);
  const notices = async (who: Who, title: string) =>
    (await as(who).call(notificationsApi.list, { query: { limit: 100 } })).data.filter(
      (news) => news.title === title && news.actionUrl?.includes(id),
    );
  expect(await notices('menadzer', 'Potpisan ugovor je stigao')).toHaveLength(1);

  // Returned with a reason: up to the team again, which takes along what was readable.
  const copy = sent.copies[0]?.id ?? '';
  expect((await answer('menadzer', id, copy, 'return', ' ')).error).toMatchObject({
    code: 'VALIDATION',
    fields: { reason: expect.anything() },
  });
  const back = await answer('menadzer', id, copy, 'return', 'Druga strana je mutna.');
  expect(statesOf(back.data)).toEqual(['returned']);
  expect(back.data.signedCopies).toEqual([]);
  expect(await duties('menadzer', id)).toEqual(['teamSign']);
  for (const who of ['vlasnik', 'clan'] as const) {
    const [news] = await notices(who, 'Potpisan ugovor je vraćen');
    expect(news?.message).toContain('Druga strana je mutna.');
    expect(news?.actionUrl).toContain(id);
  }
  const [mail] = await mailsTo(app, stage.people.clan.email);
  expect(mail?.text).toContain('Druga strana je mutna.');
  expect(mail?.text).toContain(pages.agreement({ id }));
  const kept = await arrange('vlasnik', id, seen, []);
  const mended = await add('vlasnik', id, page(5), seen[1]);
  expect(idsOf(mended)[0]).toBe(idsOf(kept.data)[0]);
  // What was sent once stays, though it was taken out of what is sent now.
  expect(await statusOf('menadzer', id, seen[1] ?? '')).toBe(200);
  expect((await send('clan', id, idsOf(mended))).status).toBe(200);

  // Two of the bank at once: one answer is given, and it stays.
  const second = (await open('voditelj', id)).copies[0]?.id ?? '';
  const answers = await Promise.all([
    answer('menadzer', id, second, 'confirm'),
    answer('voditelj', id, second, 'confirm'),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const whole = await open('clan', id);
  expect(statesOf(whole)).toEqual(['confirmed', 'returned']);
  expect(whole.checklist.every(({ done }) => done !== null)).toBe(true);
  const late = await add('vlasnik', id, page(6));
  expect(late.code).toBe('WRONG_STATUS');
  expect((await addAtOnce('vlasnik', id, onePixel)).code).toBe('WRONG_STATUS');
  expect((await arrange('vlasnik', id, seen, [])).error).toMatchObject({ code: 'WRONG_STATUS' });
  const remove = await as('vlasnik').call(agreementsApi.removeFile, {
    params: { id, file: seen[0] ?? '' },
  });
  expect(remove.error).toMatchObject({ code: 'WRONG_STATUS' });
  expect(await keysOf(id)).toHaveLength(3);
  const concluded = await as('menadzer').call(applicationsApi.move, {
    params: { id },
    body: { event: 'signContract' },
  });
  expect(concluded.data.status).toBe('contract_signed');
  expect((await answer('menadzer', id, second, 'reopen')).error).toMatchObject({
    code: 'WRONG_STATUS',
  });
  const events = (await as('clan').call(agreementsApi.history, { params: { id } })).data.items;
  expect(events.map(({ event }) => event).filter((event) => event.startsWith('copy.'))).toEqual([
    'copy.confirm',
    'copy.send',
    'copy.return',
    'copy.send',
  ]);
});

it('is replaced until the bank confirms, and what was replaced stays to be read', async () => {
  const id = await toSign();
  // As older clients do: one file, at once.
  const first = await addAtOnce('vlasnik', id, onePixel);
  expect((await open('odbor1', id)).signedCopies).toMatchObject([{ file: first.file }]);
  const [old] = (await open('menadzer', id)).copies;
  await send('clan', id, idsOf(await add('clan', id, page(1))));
  const now = await open('menadzer', id);
  expect(statesOf(now)).toEqual(['sent', 'superseded']);
  expect(now.copies[1]?.pages).toMatchObject([{ file: first.file }]);
  expect(await statusOf('menadzer', id, first.file)).toBe(200);
  // Whoever still looks at the older one confirms nothing.
  expect((await answer('menadzer', id, old?.id ?? '', 'confirm')).error).toMatchObject({
    code: 'WRONG_STATUS',
  });
  // By the checklist: ticked twice it is confirmed once, and unticked the team may replace it.
  const tick = (done: boolean) =>
    as('menadzer').call(agreementsApi.tick, {
      params: { id, point: 'countersigned' },
      body: { done },
    });
  expect((await tick(true)).status).toBe(200);
  expect((await tick(true)).status).toBe(200);
  expect(statesOf(await open('clan', id))).toEqual(['confirmed', 'superseded']);
  expect(statesOf((await tick(false)).data)).toEqual(['sent', 'superseded']);
  // Of what was being put together meanwhile, a confirmation leaves nothing.
  const draft = await add('vlasnik', id, page(2));
  expect(draft.pages).toHaveLength(1);
  await tick(true);
  expect((await open('vlasnik', id)).pages).toEqual([]);
  expect(await keysOf(id)).toHaveLength(2);
  // Another text: what was signed under the one before is history.
  await as('menadzer').call(agreementsApi.prepare, { params: { id }, body: {} });
  expect(statesOf(await open('vlasnik', id))).toEqual(['superseded', 'superseded']);
  expect(await duties('menadzer', id)).toEqual(['teamSign']);
  const anew = await add('vlasnik', id, page(3));
  await send('vlasnik', id, idsOf(anew));
  expect((await open('vlasnik', id)).copies[0]).toMatchObject({ state: 'sent', version: 2 });
});

it('says why a page is not taken, and takes none of others', async () => {
  const id = await toSign();
  const other = await toSign();
  expect(await add('vlasnik', id, onePixel)).toMatchObject({
    code: 'PAGE_TOO_SMALL',
    error: errorsTexts.PAGE_TOO_SMALL.bhs,
  });
  expect(
    await add('vlasnik', id, Buffer.from('samo tekst'), undefined, 'ugovor.docx'),
  ).toMatchObject({ code: 'PAGE_KIND', error: errorsTexts.PAGE_KIND.bhs });
  expect(await keysOf(id)).toEqual([]);
  const foreign = idsOf(await add('vlasnik', other, page(1)));
  expect((await arrange('vlasnik', id, foreign, [])).error).toMatchObject({ code: 'VALIDATION' });
  const own = idsOf(await add('vlasnik', id, page(1)));
  expect((await arrange('vlasnik', id, [...own, ...own], own)).error).toMatchObject({
    code: 'VALIDATION',
  });
  expect((await send('vlasnik', id, foreign)).error).toMatchObject({ code: 'WRONG_STATUS' });
  await send('vlasnik', id, own);
  await send('vlasnik', other, foreign);
  const [copy] = (await open('menadzer', other)).copies;
  expect((await answer('menadzer', id, copy?.id ?? '', 'confirm')).error).toMatchObject({
    code: 'NOT_FOUND',
  });
  // A page that was taken away is no page of the copy, and gone.
  const [loose = ''] = idsOf(await add('clan', id, page(2)));
  const without = await as('vlasnik').call(agreementsApi.removeFile, {
    params: { id, file: loose },
  });
  expect(without.data.pages).toEqual([]);
  expect(await keysOf(id)).toHaveLength(1);
});
