import { giftsApi } from '@app/contracts/gifts/gifts.api';
import type { GiftAnswer } from '@app/contracts/gifts/gifts.schemas';
import { notificationsApi } from '@app/contracts/notifications/notifications.api';
import { reviewsApi } from '@app/contracts/reviews/reviews.api';
import { giftLimits } from '@app/domain/gifts/gift';
import { beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { newSecret } from '../../platform/ids.ts';
import { readPdf } from '../../platform/pdf/pdf.testing.ts';
import { lastMailTo, mailsTo } from '../../platform/testing/mails.ts';
import { setUpApp, setUpGrants } from '../../platform/testing/setUp.ts';
import { createGift } from './gifts.factory.ts';
import { giftJobs } from './gifts.moves.ts';

const app = setUpApp();
const stage = setUpGrants(app);
type Who = keyof typeof stage.people;

const day = 24 * 60 * 60 * 1000;
const donor = 'stolarija@primjer.ba';
const as = (who: Who) => app.as(stage.people[who].token);
let id: string;

beforeEach(async () => {
  id = (await stage.application({ status: 'submitted' })).id;
});

const list = async (who: Who) => (await as(who).call(giftsApi.list, { params: { id } })).data;
const wish = {
  donorName: 'Stolarija Hadžić',
  donorEmail: donor,
  donationType: 'services' as const,
  donationDescription: 'Rad na izolaciji, 40 sati',
};
const ask = (who: Who, more: object = {}) =>
  as(who).call(giftsApi.ask, { body: { ...wish, ...more, applicationId: id } });
/** What the last mail to the donor leads to. */
const secretFor = async (email = donor) =>
  /donation-confirm\/([\w-]{43})/.exec((await lastMailTo(app, email)).text)?.[1] ?? '';
const open = (token: string) => app.as().call(giftsApi.asked, { params: { token } });
const answer = (token: string, body: z.input<typeof GiftAnswer>) =>
  app.as().call(giftsApi.answer, { params: { token }, body });
const news = async (who: Who) =>
  (await as(who).call(notificationsApi.list, { query: { limit: 100 } })).data.map(
    ({ title }) => title,
  );

describe('a donor who is asked', () => {
  it('confirms a line of the budget by mail, and has a receipt that anybody can check', async () => {
    const before = await list('clan');
    const [line] = before.contributions;
    if (!line) throw new Error('The complete content has a contribution.');
    const response = await ask('clan', { contributionId: line.id, donationAmount: 1 });
    expect(response.data.data).toMatchObject({
      status: 'pending',
      donationAmount: null,
      agreedValue: line.value,
      canResend: true,
      canUploadProof: false,
    });
    expect((await list('vlasnik')).contributions.map((one) => one.id)).not.toContain(line.id);
    // The same line is asked of one donor alone.
    expect((await ask('vlasnik', { contributionId: line.id })).error.code).toBe('ALREADY_EXISTS');
    expect((await ask('vlasnik', { contributionId: 'nema' })).error.fields).toHaveProperty(
      'contributionId',
    );

    const secret = await secretFor();
    const kept = await app.platform.db.pool.query('SELECT * FROM gifts');
    expect(JSON.stringify(kept.rows)).not.toContain(secret);
    const page = await open(secret);
    expect(page.data).toMatchObject({
      status: 'pending',
      agreedValue: line.value,
      askedBy: stage.people.clan.name,
      events: ['confirm', 'reject'],
      receiptToken: null,
    });
    expect(JSON.stringify(page.data)).not.toContain(donor);

    const said = await answer(secret, { event: 'confirm', answer: 'Rado.' });
    const token = said.data.receiptToken ?? '';
    expect(said.data).toMatchObject({ status: 'confirmed', events: ['reject'] });
    expect(token).toHaveLength(43);
    expect((await open(secret)).data.receiptToken).toBe(token);
    expect((await answer(secret, { event: 'confirm' })).status).toBe(409);
    expect((await lastMailTo(app, donor)).text).toContain(`/epotvrda/${token}`);

    // A secret opens one thing only.
    expect((await open(token)).status).toBe(404);
    const receipt = await app.as().call(giftsApi.receipt, { params: { token } });
    expect((await app.as().call(giftsApi.receipt, { params: { token: secret } })).status).toBe(404);
    expect(receipt.data).toMatchObject({
      valid: true,
      donorName: wish.donorName,
      projectSlug: null,
    });
    expect(receipt.data.number).toMatch(/^E-2026-\d{5}$/);
    expect(JSON.stringify(receipt.data)).not.toContain(donor);
    for (const [language, word] of [
      ['bhs', 'Davalac'],
      ['en', 'Giver'],
    ]) {
      const pdf = await app.http.inject({
        url: `/api/donation-confirmations/receipt/${token}/pdf?language=${language}`,
      });
      expect(pdf.headers['content-disposition']).toContain(receipt.data.number);
      const { text, tags } = await readPdf(pdf.rawPayload);
      for (const said of [word, wish.donorName, wish.donationDescription, receipt.data.number]) {
        expect(text).toContain(said);
      }
      expect(text.replace(/\s/g, '')).toContain(`/epotvrda/${token}`);
      expect(text).not.toContain(donor);
      expect(tags).toContain('Figure');
    }
    const [first] = (await list('koordinator')).data;
    expect(first).toMatchObject({ status: 'confirmed', answer: 'Rado.', receiptToken: token });
    for (const who of ['vlasnik', 'clan'] as const) {
      expect(await news(who)).toContain('Doprinos je potvrđen');
    }
  });

  it('says what is not so, is asked again as corrected, and may think again while there is time', async () => {
    await ask('vlasnik', { donationType: 'cash', donationAmount: 100.5 });
    const first = await secretFor();
    expect((await answer(first, { event: 'reject' })).error.fields).toHaveProperty('refusal');
    const said = { event: 'reject', refusal: 'amount', answer: 'Dogovor je bio 80.' } as const;
    expect((await answer(first, said)).data).toMatchObject({
      status: 'rejected',
      events: ['confirm'],
    });
    expect(await news('clan')).toContain('Doprinos nije potvrđen');
    const [gift] = (await list('clan')).data;
    expect(gift).toMatchObject({ refusal: 'amount', canAmend: true, canResend: false });

    const params = { id: gift?.id ?? '' };
    expect((await as('clan').call(giftsApi.resend, { params })).error.code).toBe('WRONG_STATUS');
    const body = { ...wish, donationType: 'cash' as const, donationAmount: 80 };
    const amended = await as('clan').call(giftsApi.amend, { params, body });
    expect(amended.data.data).toMatchObject({
      status: 'pending',
      donationAmount: 80,
      refusal: null,
      answer: '',
    });
    expect((await open(first)).status).toBe(404);
    const second = await secretFor();
    const token = (await answer(second, { event: 'confirm' })).data.receiptToken ?? '';
    expect((await as('clan').call(giftsApi.amend, { params, body })).error.code).toBe(
      'WRONG_STATUS',
    );
    expect((await as('clan').call(giftsApi.remove, { params })).error.code).toBe('WRONG_STATUS');

    // Taken back, the receipt says so and is printed no more.
    await answer(second, { event: 'reject', refusal: 'fellThrough' });
    const receipt = await app.as().call(giftsApi.receipt, { params: { token } });
    expect(receipt.data.valid).toBe(false);
    const pdf = { url: `/api/donation-confirmations/receipt/${token}/pdf` };
    expect((await app.http.inject(pdf)).statusCode).toBe(404);
    expect((await answer(second, { event: 'confirm' })).data.receiptToken).toBe(token);
    app.clock.forward(giftLimits.days * day);
    const late = await answer(second, { event: 'reject', refusal: 'amount' });
    expect([late.status, (await open(second)).data.events]).toEqual([409, []]);
  });

  it('has fourteen days, and asks for a new address once', async () => {
    const secret = newSecret();
    const asked = { secret, donorEmail: donor, requestedBy: stage.people.vlasnik.id };
    const requestedAt = new Date(app.clock.now().getTime() - giftLimits.days * day);
    await app.platform.db.transaction((tx) =>
      createGift(tx, app.platform, { id }, { ...asked, requestedAt }),
    );
    expect((await open(secret)).data).toMatchObject({ status: 'expired', events: ['askNew'] });
    expect((await answer(secret, { event: 'confirm' })).error.code).toBe('WRONG_STATUS');
    const [gift] = (await list('vlasnik')).data;
    expect(gift).toMatchObject({ status: 'expired', canResend: true });

    await app.platform.jobs.runNow(giftJobs.sweep);
    await app.platform.jobs.runNow(giftJobs.sweep);
    expect(
      (await news('vlasnik')).filter((one) => one === 'Na potvrdu nema odgovora'),
    ).toHaveLength(1);
    await answer(secret, { event: 'askNew' });
    expect((await answer(secret, { event: 'askNew' })).status).toBe(409);
    expect(await news('clan')).toContain('Traži se novi link');

    const params = { id: gift?.id ?? '' };
    const again = await as('vlasnik').call(giftsApi.resend, { params });
    expect(again.data.data).toMatchObject({ status: 'pending', askedNewAt: null });
    expect((await open(secret)).status).toBe(404);
    const anew = await secretFor();
    expect(anew).not.toBe(secret);
    expect((await answer(anew, { event: 'confirm' })).data.status).toBe('confirmed');
    expect((await mailsTo(app, donor)).slice(0, 2).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^E-potvrda E-2026-\d{5}$/),
      expect.stringContaining('Potvrdite doprinos'),
    ]);
  });

  it('is forgotten half a year after not confirming; who confirmed is not', async () => {
    const requestedAt = new Date(app.clock.now().getTime() - 200 * day);
    const gift = (status: 'confirmed' | 'rejected') =>
      app.platform.db.transaction((tx) =>
        createGift(tx, app.platform, { id }, { requestedAt, status }),
      );
    const kept = await gift('confirmed');
    await gift('rejected');
    await app.platform.jobs.runNow(giftJobs.sweep);
    expect((await list('vlasnik')).data.map((one) => one.id)).toEqual([kept.id]);
  });
});

describe('a team', () => {
  it('takes a question back, and its address opens nothing more', async () => {
    const response = await ask('clan');
    const secret = await secretFor();
    const params = { id: response.data.data.id };
    expect((await as('vlasnik').call(giftsApi.remove, { params })).data).toEqual({ success: true });
    expect((await open(secret)).status).toBe(404);
    expect((await list('clan')).data).toEqual([]);
  });

  it.each([
    ['donorName', { donorName: ' ' }],
    ['donorEmail', { donorEmail: 'nije adresa' }],
    ['donationDescription', { donationDescription: '' }],
    ['donationAmount', { donationType: 'cash', donationAmount: 10.005 }],
    ['donationAmount', { donationType: 'cash', donationAmount: -1 }],
  ])('is told what is wrong with %s', async (field, more) => {
    const refused = await ask('vlasnik', more);
    expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([400, [field]]);
  });

  it('is told that nothing is no amount', async () => {
    const refused = await ask('vlasnik', { donationType: 'cash', donationAmount: 0 });
    expect(refused.error.fields).toEqual({ donationAmount: 'Mora biti veće od 0.' });
  });

  it('asks nobody for what is over, and no more than so many', async () => {
    const at = app.clock.now();
    await app.platform.db.transaction(async (tx) => {
      for (let n = 0; n < giftLimits.perApplication; n += 1) {
        await createGift(tx, app.platform, { id }, { requestedAt: at });
      }
    });
    expect((await ask('vlasnik')).error.code).toBe('TOO_MANY_ITEMS');
    expect((await list('vlasnik')).canAsk).toBe(false);
    id = (await stage.application({ status: 'completed', call: stage.closed })).id;
    expect((await ask('vlasnik')).error.code).toBe('WRONG_STATUS');
  });
});

it('a board weighs what was confirmed of the goods, without learning whose it is', async () => {
  const call = await stage.call(stage.tuzla, { blind: true });
  id = (await stage.application({ status: 'submitted', call })).id;
  const [line] = (await list('vlasnik')).contributions;
  if (!line) throw new Error('The complete content has a contribution.');
  await ask('vlasnik', { contributionId: line.id });
  const weighed = async () => {
    const { data } = await as('odbor1').call(reviewsApi.detail, { params: { id } });
    expect(JSON.stringify(data)).not.toContain(wish.donorName);
    return data.confirmedGoods;
  };
  expect(await weighed()).toEqual({ value: 0, lines: [] });
  const secret = await secretFor();
  await answer(secret, { event: 'confirm' });
  expect(await weighed()).toEqual({ value: line.value, lines: [line.id] });
  await answer(secret, { event: 'reject', refusal: 'fellThrough' });
  expect(await weighed()).toEqual({ value: 0, lines: [] });
});

it('who scores blindly learns nothing of who gives', async () => {
  const call = await stage.call(stage.tuzla, { blind: true });
  id = (await stage.application({ status: 'submitted', call })).id;
  await ask('vlasnik');
  const hidden = await as('odbor1').call(giftsApi.list, { params: { id } });
  expect(hidden.status).toBe(404);
  expect((await list('admin')).data).toHaveLength(1);
});
