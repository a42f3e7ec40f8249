import { campaignPagesApi } from '@app/contracts/campaign-pages/campaign-pages.api';
import type { CampaignQuestionBody } from '@app/contracts/campaign-pages/campaign-pages.schemas';
import { crowdfundingApi } from '@app/contracts/crowdfunding/crowdfunding.api';
import { notificationsApi } from '@app/contracts/notifications/notifications.api';
import { campaignPageLimits } from '@app/domain/campaign-pages/campaign-page';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { newId } from '../../platform/ids.ts';
import { readPdf } from '../../platform/pdf/pdf.testing.ts';
import { donationFor } from '../../platform/testing/campaigns.ts';
import { mailsTo } from '../../platform/testing/mails.ts';
import { setUpApp, setUpGrants } from '../../platform/testing/setUp.ts';
import { createCampaign } from '../crowdfunding/crowdfunding.factory.ts';
import { createQuestion, createUpdate } from './campaign-pages.factory.ts';
import { widgetSize } from './spread/widget.picture.ts';

const app = setUpApp();
const stage = setUpGrants(app);
type Who = keyof typeof stage.people;

const as = (who: Who | null) => (who ? app.as(stage.people[who].token) : app.as());
const raising = async () => {
  const application = await stage.application({ call: stage.closed, status: 'crowdfunding' });
  const campaign = await app.platform.db.transaction((tx) =>
    createCampaign(tx, application, app.clock.now()),
  );
  return { id: campaign.id, applicationId: application.id };
};
const page = async (who: Who | null, id: string) =>
  (await as(who).call(campaignPagesApi.page, { params: { id } })).data;
const publish = (who: Who, id: string, one: string = newId()) =>
  as(who).call(campaignPagesApi.publish, {
    params: { id },
    body: {
      id: one,
      title: 'Platno je stiglo',
      text: 'Juče smo ga raširili.\n\nStoji i po vjetru.',
    },
  });
const ask = (id: string, body: Partial<z.input<typeof CampaignQuestionBody>> = {}) =>
  app.as().call(campaignPagesApi.ask, {
    params: { id },
    body: {
      name: 'Senada',
      email: 'Senada@primjer.ba',
      question: 'Šta ako pada kiša?',
      id: newId(),
      ...body,
    },
  });
const give = (applicationId: string, donorEmail: string, wantsNews: boolean) =>
  app.as().call(crowdfundingApi.donate, {
    body: donationFor({ applicationId }, { donorEmail, wantsNews, demoFlow: 'instant' }),
  });

it('tells the story, where the money goes and what amounts make possible', async () => {
  const { id, applicationId } = await raising();
  const amounts = [
    { amount: 50, makes: 'Pet stolica' },
    { amount: 10, makes: 'Jedna stolica' },
  ];
  const put = (who: Who, body: { amounts: { amount: number; makes: string }[] }) =>
    as(who).call(campaignPagesApi.amounts, { params: { id }, body });
  expect((await put('clan', { amounts })).status).toBe(200);
  const twice = await put('clan', { amounts: [...amounts, { amount: 10, makes: 'Isto' }] });
  expect(twice.error.fields).toHaveProperty('amounts');
  expect((await put('clan', { amounts: [{ amount: 10, makes: ' ' }] })).status).toBe(400);

  const seen = await page(null, applicationId);
  expect(seen).toEqual(await page(null, id));
  expect(seen).toMatchObject({
    amounts: [amounts[1], amounts[0]],
    canWrite: false,
    canModerate: false,
    canAsk: true,
    readers: null,
  });
  expect(seen.story?.story).not.toBe('');
  const sums = seen.story?.spending.map(({ amount }) => amount) ?? [];
  expect(sums.length).toBeGreaterThan(0);
  expect(sums).toEqual([...sums].sort((one, other) => other - one));
  expect((await put('clan', { amounts: [] })).data.amounts).toEqual([]);
});

it('mails news to donors who wish it, once each, until they wish no more', async () => {
  const { id, applicationId } = await raising();
  for (const wanted of [true, true, false]) await give(applicationId, 'dva@primjer.ba', wanted);
  await give(applicationId, 'ne@primjer.ba', false);
  expect(await page('clan', id)).toMatchObject({ canWrite: true, canModerate: true, readers: 1 });
  const one = newId();
  await publish('clan', id, one);
  const told = await publish('vlasnik', id, one);
  const other = await raising();
  expect((await publish('clan', other.id, one)).error.code).toBe('ALREADY_EXISTS');
  expect(told.data.updates).toMatchObject([{ title: 'Platno je stiglo', changedAt: null }]);

  const news = async (email: string) =>
    (await mailsTo(app, email)).filter(({ subject }) => subject.includes('Platno je stiglo'));
  const [mail, ...others] = await news('dva@primjer.ba');
  expect(others).toEqual([]);
  expect(mail?.text).toContain('Stoji i po vjetru.');
  expect(await news('ne@primjer.ba')).toEqual([]);

  const [, orderNumber = '', token = ''] =
    /odjava=([\w-]+)\.([\w-]{43})/.exec(mail?.text ?? '') ?? [];
  const choose = (wanted: boolean, by = token) =>
    app.as().call(crowdfundingApi.news, { params: { orderNumber }, body: { token: by, wanted } });
  expect((await choose(false, `${token}x`)).status).toBe(404);
  const status = { params: { orderNumber }, query: { token } };
  expect((await app.as().call(crowdfundingApi.donation, status)).status).toBe(404);
  expect((await choose(false)).data).toEqual({ wanted: false });
  expect((await page('clan', id)).readers).toBe(0);
  await publish('vlasnik', id);
  expect(await news('dva@primjer.ba')).toHaveLength(1);
  expect((await choose(true)).data).toEqual({ wanted: true });
  expect((await page('clan', id)).readers).toBe(1);
  const byProgram = { params: { orderNumber, token } };
  expect((await app.as().call(crowdfundingApi.endNews, byProgram)).data).toEqual({ wanted: false });
});

it('lets the team correct news without mailing again, and the bank take them away', async () => {
  const { id, applicationId } = await raising();
  const { data } = await publish('clan', id);
  const params = { id: data.updates[0]?.id ?? '' };
  app.clock.forward(60_000);
  const pictures = ['/api/ob-files/platno.webp'];
  const body = { title: 'Platno stoji', text: 'Raširili smo ga u dvorištu.', pictures };
  const corrected = await as('vlasnik').call(campaignPagesApi.change, { params, body });
  expect(corrected.data.updates[0]).toMatchObject({
    ...body,
    changedAt: app.clock.now().toISOString(),
  });
  const elsewhere = { ...body, pictures: ['https://stranac.example/slika.webp'] };
  const refused = await as('clan').call(campaignPagesApi.change, { params, body: elsewhere });
  expect(refused.error.fields).toHaveProperty('pictures.0');
  expect((await as('voditelj').call(campaignPagesApi.change, { params, body })).status).toBe(403);
  expect((await as('lejla').call(campaignPagesApi.remove, { params })).status).toBe(403);
  expect((await as('voditelj').call(campaignPagesApi.remove, { params })).status).toBe(200);
  expect((await page(null, applicationId)).updates).toEqual([]);
  expect((await as('voditelj').call(campaignPagesApi.remove, { params })).status).toBe(404);
});

it('shows a question to everybody once it is answered, without the address', async () => {
  const { id, applicationId } = await raising();
  expect((await ask(id, { email: 'nije adresa' })).error.fields).toHaveProperty('email');
  const once = { id: newId() };
  expect((await ask(id, once)).status).toBe(201);
  expect((await ask(id, once)).status).toBe(201);
  expect((await page(null, id)).questions).toEqual([]);
  expect((await page('lejla', id)).questions).toEqual([]);
  const [waiting, ...more] = (await page('voditelj', id)).questions;
  expect(more).toEqual([]);
  expect(waiting).toMatchObject({ name: 'Senada', question: 'Šta ako pada kiša?', answer: null });
  const { data: news } = await as('clan').call(notificationsApi.list, { query: { limit: 100 } });
  expect(news.find(({ title }) => title === 'Neko te pita')?.actionUrl).toBe(
    `/crowdfunding/${applicationId}#pitanja`,
  );

  const params = { id: waiting?.id ?? '' };
  const answer = (who: Who, words: string, known: string | null = null) =>
    as(who).call(campaignPagesApi.answer, { params, body: { answer: words, known } });
  expect((await answer('voditelj', 'Ne znam.')).status).toBe(403);
  expect((await answer('clan', 'Onda je pod krovom.')).status).toBe(200);
  expect((await answer('vlasnik', 'Onda je drugi dan.')).error.code).toBe('REVISION_CLASH');
  const better = ['Onda je pod krovom škole.', 'Onda je pod krovom.'] as const;
  expect((await answer('clan', ...better)).status).toBe(200);
  const shown = await page(null, id);
  expect(shown.questions).toMatchObject([{ name: 'Senada', answer: 'Onda je pod krovom škole.' }]);
  expect(JSON.stringify(shown)).not.toContain('primjer.ba');
  const mails = await mailsTo(app, 'senada@primjer.ba');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('Onda je pod krovom');
  expect((await as('clan').call(campaignPagesApi.dismiss, { params })).status).toBe(200);
  expect((await page('clan', id)).questions).toEqual([]);
});

it('takes no more than fits, and nothing about what is not talked of', async () => {
  const { id, applicationId } = await raising();
  const at = app.clock.now();
  await app.platform.db.transaction(async (tx) => {
    for (let n = 0; n < campaignPageLimits.updates; n += 1) {
      await createUpdate(tx, { id: applicationId }, { publishedAt: at });
    }
    for (let n = 0; n < campaignPageLimits.questions; n += 1) {
      await createQuestion(tx, { id: applicationId }, { askedAt: at });
    }
  });
  expect((await publish('clan', id)).error.code).toBe('TOO_MANY_ITEMS');
  expect((await ask(id)).error.code).toBe('TOO_MANY_ITEMS');
  const { pool } = app.platform.db;
  await pool.query(`UPDATE applications SET status = 'withdrawn' WHERE id = $1`, [applicationId]);
  app.clock.forward(6_000);
  expect((await publish('clan', id)).error.code).toBe('WRONG_STATUS');
  expect((await ask(id)).error.code).toBe('WRONG_STATUS');
  expect(await page(null, id)).toMatchObject({ story: null, canAsk: false });
  expect((await ask('018f0000-0000-7000-8000-000000000000')).status).toBe(404);
});

it('may be framed anywhere, runs nothing, and weighs little; nothing else may be framed', async () => {
  const { id } = await raising();
  const url = `/api/crowdfunding/campaigns/${id}`;
  for (const language of ['bhs', 'en']) {
    const widget = await app.http.inject({ url: `${url}/widget`, query: { language } });
    expect(widget.statusCode).toBe(200);
    expect(widget.headers['x-frame-options']).toBeUndefined();
    expect(widget.headers['content-security-policy']).toContain('frame-ancestors *');
    expect(widget.headers['content-security-policy']).not.toContain('script');
    expect(widget.body).not.toMatch(/<script|\son\w+=/);
    expect(widget.body.replaceAll('\u00a0', ' ')).toContain(
      language === 'en' ? '0 KM of 1,930 KM' : '0 KM od 1.930 KM',
    );
    expect(Buffer.byteLength(widget.body)).toBeLessThan(15_000);

    const picture = await app.http.inject({ url: `${url}/widget.png`, query: { language } });
    expect(picture.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(picture.rawPayload.length).toBeLessThan(15_000);
    const { format, width, height } = await sharp(picture.rawPayload).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', ...widgetSize });
  }
  const page = await app.http.inject({ url: `${url}/page` });
  expect(page.headers['x-frame-options']).toBe('DENY');
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  const nothing = '018f0000-0000-7000-8000-000000000000';
  const none = await app.http.inject({ url: `/api/crowdfunding/campaigns/${nothing}/widget` });
  expect(none.statusCode).toBe(404);
  expect(none.headers['x-frame-options']).toBe('DENY');
});

it('comes as a poster on one sheet, with the way to the campaign', async () => {
  const { id, applicationId } = await raising();
  const poster = await app.http.inject({
    url: `/api/crowdfunding/campaigns/${id}/poster`,
    query: { language: 'en' },
  });
  const { text, pages } = await readPdf(poster.rawPayload);
  expect(pages).toHaveLength(1);
  expect(text).toContain('Scan and donate');
  expect(text.replaceAll(/\s/g, '')).toContain(`/crowdfunding/${applicationId}`);
});
