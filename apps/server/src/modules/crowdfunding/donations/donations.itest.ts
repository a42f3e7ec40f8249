import { crowdfundingApi } from '@app/contracts/crowdfunding/crowdfunding.api';
import { pages } from '@app/contracts/pages';
import { afterEach, describe, expect, it } from 'vitest';
import { readPdf } from '../../../platform/pdf/pdf.testing.ts';
import { donationFor, runningCampaign } from '../../../platform/testing/campaigns.ts';
import { keysOf } from '../../../platform/testing/fingerprint.ts';
import { lastMailTo } from '../../../platform/testing/mails.ts';
import { approve } from '../../../platform/testing/payments.ts';
import { setUpApp } from '../../../platform/testing/setUp.ts';
import { testNow } from '../../../platform/testing/testApp.ts';
import { checkSums } from '../public.ts';

const app = setUpApp();
afterEach(async () => expect(await checkSums(app.platform.db.read)).toEqual([]));

type Body = ReturnType<typeof donationFor>;
const donate = (body: Body, headers = {}) =>
  app.as().call(crowdfundingApi.donate, { body }, headers);

const campaignNow = async (id: string) =>
  (await app.as().call(crowdfundingApi.campaign, { params: { id } })).data;

const statusOf = (orderNumber: string, token: string) =>
  app.as().call(crowdfundingApi.donation, { params: { orderNumber }, query: { token } });

describe('a donation', () => {
  it('holds its amount and is answered with the form of the provider', async () => {
    const { campaign } = await runningCampaign(app);
    const answer = await donate(donationFor(campaign, { amount: 20.5 }));
    expect(answer.status).toBe(200);
    expect(answer.data.orderNumber).toMatch(/^D-[2-9A-Z]{12}$/);
    expect(answer.data.holdExpiresAt).toBe('2026-11-20T12:30:00.000Z');
    const form = answer.data.paymentResult.form_html ?? '';
    expect(form).toContain('name="amount" value="2050"');
    expect(form).toContain('name="currency" value="BAM"');
    expect(form).toContain(`name="order_number" value="${answer.data.orderNumber}"`);
    expect(form).toContain(
      `/ob/crowdfunding/${campaign.applicationId}/success?order=${answer.data.orderNumber}&amp;token=`,
    );
    expect(await campaignNow(campaign.id)).toMatchObject({
      currentAmount: 0,
      availableAmount: 979.5,
      donorCount: 0,
    });
  });

  it('made instantly in the demo is settled at once, with receipt and mail', async () => {
    const { campaign } = await runningCampaign(app);
    const body = donationFor(campaign, {
      demoFlow: 'instant',
      donorEmail: 'Donor@Primjer.ba',
      showNamePublicly: true,
      message: 'Vidimo se na prvom filmu!',
    });
    const { data } = await donate(body, { 'x-language': 'en' });
    expect(data.paymentResult.client_secret).toMatch(/^mock_/);
    const status = await statusOf(data.orderNumber, data.statusToken);
    expect(status.data).toMatchObject({
      status: 'settled',
      amount: 20,
      donorFirstName: 'Nermina',
      donorEmail: 'donor@primjer.ba',
      settledAt: testNow,
    });
    expect(status.data.receiptNumber).toMatch(/^R-2026-\d{5}$/);
    expect(status.data.campaign).toMatchObject({
      currentAmount: 20,
      donorCount: 1,
      recentDonations: [{ donorName: 'Nermina Hadžić', amount: 20 }],
    });
    const mail = await lastMailTo(app, 'donor@primjer.ba');
    expect(mail.subject).toContain(status.data.receiptNumber);
    expect(mail.subject).toContain('20\u00a0KM');
    expect(mail.text).toContain('Thank you, Nermina.');
    expect(mail.text).toContain('Muzička soba u Domu mladih');
    expect(mail.text).toContain('20 November 2026');
    expect(mail.text).toContain('20\u00a0KM (€10.23)');
    const { publicUrl } = app.platform.settings;
    const { orderNumber: order, statusToken: token } = data;
    const { applicationId } = campaign;
    expect(mail.html).toContain(
      `${publicUrl}${pages.donated({ applicationId, order, token })}`.replaceAll('&', '&amp;'),
    );
    const [, pdf = ''] = /href="([^"]+receipt\.pdf[^"]+)"/.exec(mail.html) ?? [];
    const file = await app.http.inject(pdf.replaceAll('&amp;', '&').slice(publicUrl.length));
    expect(file.headers['content-type']).toBe('application/pdf');
    const { text } = await readPdf(file.rawPayload);
    for (const words of [
      status.data.receiptNumber,
      'Nermina Hadžić',
      '€10.23',
      '20 November 2026',
    ]) {
      expect(text).toContain(words);
    }
  });

  it('shows a name only if the box was ticked, and never an address', async () => {
    const { campaign, bank } = await runningCampaign(app);
    const secretive = { donorEmail: 'tajna@primjer.ba', donorAddress: 'Skrivena 12' };
    const shown = { ...secretive, showNamePublicly: true, donorName: 'Emina' };
    await donate(donationFor(campaign, { ...secretive, demoFlow: 'instant' }));
    app.clock.forward(1000);
    await donate(donationFor(campaign, { ...shown, demoFlow: 'instant' }));
    const params = { applicationId: campaign.applicationId };
    const donors = await app.as().call(crowdfundingApi.donors, { params });
    expect(donors.data.donors.map((donor) => donor.donorName)).toEqual(['Emina Hadžić', null]);
    const query = { bank: bank.slug };
    const list = await app.as().call(crowdfundingApi.campaigns, { query });
    for (const answer of [donors.data, list.data, await campaignNow(campaign.id)]) {
      const personal = keysOf(answer).filter((key) => /phone|mail|address|city|postal/i.test(key));
      expect(personal).toEqual([]);
      const text = JSON.stringify(answer);
      for (const secret of ['tajna@', 'Skrivena', 'Nermina']) expect(text).not.toContain(secret);
    }
  });

  it('must be of an amount with at most two decimals, above nothing', async () => {
    const { campaign } = await runningCampaign(app);
    for (const amount of [0, -5, 10.005, Number.NaN, 1e12]) {
      const answer = await donate(donationFor(campaign, { amount }));
      expect(answer.error.code).toBe('VALIDATION');
    }
    const unsigned = await donate(donationFor(campaign, { acceptTerms: false, donorCity: ' ' }));
    expect(Object.keys(unsigned.error.fields ?? {}).sort()).toEqual(['acceptTerms', 'donorCity']);
  });

  it('may fill the goal to the last fening and not pass it', async () => {
    const { campaign } = await runningCampaign(app, { targetKm: 100 });
    const first = await donate(donationFor(campaign, { amount: 60 }));
    const tooMuch = await donate(donationFor(campaign, { amount: 40.01 }));
    expect(tooMuch.status).toBe(409);
    expect(tooMuch.error).toMatchObject({
      code: 'AMOUNT_EXCEEDS_GOAL',
      error: 'Iznos donacije premašuje preostali cilj!',
      details: { availableAmount: 40 },
    });
    expect((await donate(donationFor(campaign, { amount: 40 }))).status).toBe(200);
    const full = await donate(donationFor(campaign, { amount: 0.01 }));
    expect(full.error.code).toBe('AMOUNT_EXCEEDS_GOAL');
    await approve(app, first.data.orderNumber, 6000);
    expect(await campaignNow(campaign.id)).toMatchObject({
      currentAmount: 60,
      availableAmount: 0,
      isDonationEnabled: true,
      state: 'open',
    });
  });

  it('is refused by a campaign that is not running', async () => {
    const hour = 3_600_000;
    const now = new Date(testNow).getTime();
    const coming = await runningCampaign(app, { startsAt: new Date(now + hour) });
    const over = await runningCampaign(app, { endsAt: new Date(now) });
    const closed = await runningCampaign(app, { closedAt: new Date(now - hour) });
    for (const { campaign } of [coming, over, closed]) {
      expect((await donate(donationFor(campaign))).error.code).toBe('CAMPAIGN_CLOSED');
    }
    const nowhere = donationFor({ applicationId: '01938c1e-0000-7000-8000-000000000000' });
    expect((await donate(nowhere)).error.code).toBe('NOT_FOUND');
  });

  it('does not take amounts or states from the body that are not the donor’s to choose', async () => {
    const { campaign } = await runningCampaign(app);
    const body = {
      ...donationFor(campaign),
      status: 'settled',
      settledAt: testNow,
      receiptNumber: 'R-1',
    };
    const { data } = await donate(body as Body);
    const status = await statusOf(data.orderNumber, data.statusToken);
    expect(status.data).toMatchObject({ status: 'held', receiptNumber: null, settledAt: null });
  });
});

describe('the status of a donation', () => {
  it('is told only to who holds its token', async () => {
    const { campaign } = await runningCampaign(app);
    const { data } = await donate(donationFor(campaign));
    const other = (await donate(donationFor(campaign))).data;
    expect((await statusOf(data.orderNumber, data.statusToken)).data.status).toBe('held');
    const wrong = await statusOf(data.orderNumber, other.statusToken);
    const missing = await statusOf('D-AAAAAAAAAAAA', other.statusToken);
    expect([wrong.status, missing.status]).toEqual([404, 404]);
    expect(wrong.error).toEqual(missing.error);
    // Nothing is paid yet, so there is no receipt.
    const params = { orderNumber: data.orderNumber };
    for (const { statusToken } of [data, other]) {
      const query = { token: statusToken };
      const receipt = await app.as().call(crowdfundingApi.receiptPdf, { params, query });
      expect(receipt.status).toBe(404);
    }
  });
});

describe('an idempotency key', () => {
  it('answers the same donation again, whatever has happened since', async () => {
    const { campaign } = await runningCampaign(app, { targetKm: 30 });
    const body = donationFor(campaign, { idempotencyKey: 'press-of-the-button-1' });
    const first = await donate(body);
    const again = await donate(body);
    expect(again.data).toEqual(first.data);
    await approve(app, first.data.orderNumber, 2000);
    app.clock.forward(60 * 60_000);
    expect((await donate(body)).data).toEqual(first.data);
    expect(await campaignNow(campaign.id)).toMatchObject({ currentAmount: 20, donorCount: 1 });
  });

  it('is refused with another body', async () => {
    const { campaign } = await runningCampaign(app);
    const body = donationFor(campaign, { idempotencyKey: 'press-of-the-button-2' });
    await donate(body);
    const changed = await donate({ ...body, amount: 21 });
    expect(changed.status).toBe(409);
    expect(changed.error.code).toBe('IDEMPOTENCY_MISMATCH');
    expect((await campaignNow(campaign.id)).availableAmount).toBe(980);
  });

  it('has one effect, sent a hundred times at once', async () => {
    const { campaign } = await runningCampaign(app, { targetKm: 35 });
    const body = donationFor(campaign, { idempotencyKey: 'press-of-the-button-3' });
    const answers = await Promise.all(Array.from({ length: 100 }, () => donate(body)));
    expect(new Set(answers.map((answer) => answer.data.orderNumber)).size).toBe(1);
    expect(new Set(answers.map((answer) => JSON.stringify(answer.data))).size).toBe(1);
    expect((await campaignNow(campaign.id)).availableAmount).toBe(15);
  });

  it('settles once, sent many times at once in the instant flow', async () => {
    const { campaign } = await runningCampaign(app);
    const body = donationFor(campaign, { idempotencyKey: 'instantly', demoFlow: 'instant' });
    const answers = await Promise.all(Array.from({ length: 30 }, () => donate(body)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.data))).size).toBe(1);
    expect(await campaignNow(campaign.id)).toMatchObject({ currentAmount: 20, donorCount: 1 });
  });
});
