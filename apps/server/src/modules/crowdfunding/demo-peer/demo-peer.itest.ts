import { crowdfundingApi } from '@app/contracts/crowdfunding/crowdfunding.api';
import { fening } from '@app/domain/money';
import { afterEach, describe, expect, it } from 'vitest';
import { donationFor, listeningApp, runningCampaign } from '../../../platform/testing/campaigns.ts';
import { mailsTo } from '../../../platform/testing/mails.ts';
import { approve, fieldsOf } from '../../../platform/testing/payments.ts';
import { setUpApp } from '../../../platform/testing/setUp.ts';
import { testApp } from '../../../platform/testing/testApp.ts';
import { createPaymentProvider } from '../payments/payments.ts';
import { checkSums } from '../public.ts';

const app = setUpApp(listeningApp);
afterEach(async () => expect(await checkSums(app.platform.db.read)).toEqual([]));

const send = (path: string, body: URLSearchParams) =>
  fetch(`${app.platform.settings.publicUrl}${path}`, { method: 'POST', body, redirect: 'manual' });

async function begun(change = {}, targetKm = 1000, language = 'bhs') {
  const { campaign } = await runningCampaign(app, { targetKm });
  const body = donationFor(campaign, change);
  const { data } = await app
    .as()
    .call(crowdfundingApi.donate, { body }, { 'x-language': language });
  const fields = fieldsOf(data.paymentResult.form_html ?? '');
  const decide = (decision: string) => {
    const chosen = new URLSearchParams(fields);
    chosen.set('decision', decision);
    return send('/dev/payments/decide', chosen);
  };
  const status = async (returned?: string) => {
    const query = { token: data.statusToken, ...(returned ? { returned } : {}) };
    const params = { orderNumber: data.orderNumber };
    return (await app.as().call(crowdfundingApi.donation, { params, query })).data;
  };
  return { campaign, data, fields, decide, status };
}

const provider = () => createPaymentProvider(app.platform.settings);

describe('the provider’s page of the demo', () => {
  it('shows what is paid, in the donor’s language, under a policy that fits it', async () => {
    const { fields } = await begun({ donorName: '<b>Nermina</b>' });
    const answer = await send('/dev/payments/v2/form', fields);
    const page = await answer.text();
    expect(answer.status).toBe(200);
    for (const text of ['20\u00a0KM', 'Odobri', 'Odbij', 'potvrda se izgubi', '&lt;b&gt;Nermina']) {
      expect(page).toContain(text);
    }
    const policy = answer.headers.get('content-security-policy') ?? '';
    const nonce = /<style nonce="([^"]+)">/.exec(page)?.[1];
    expect(policy).toContain(`style-src 'nonce-${nonce}'`);
    expect(policy).toContain("form-action 'self'");
    expect(page).not.toMatch(/<script|style="|onclick/);
    const english = await begun({}, 1000, 'en');
    const other = await (await send('/dev/payments/v2/form', english.fields)).text();
    for (const text of ['20\u00a0KM', 'Approve', 'Decline']) expect(other).toContain(text);
  });

  it('approves: the callback settles before the donor is back', async () => {
    const { decide, status, data } = await begun();
    const answer = await decide('approve');
    expect(answer.status).toBe(303);
    const back = answer.headers.get('location') ?? '';
    expect(back).toContain(`/success?order=${data.orderNumber}`);
    expect(provider().provesReturn(back, data.orderNumber)).toBe(true);
    expect(provider().provesReturn(back.replace('0000', '0001'), data.orderNumber)).toBe(false);
    expect(provider().provesReturn(back, 'D-OTHER')).toBe(false);
    expect(await status()).toMatchObject({ status: 'settled', campaign: { currentAmount: 20 } });
    const again = await (await decide('approve')).text();
    expect(again).toContain('Ova narudžba je već plaćena');
    expect((await status()).campaign).toMatchObject({ currentAmount: 20, donorCount: 1 });
  });

  it('declines: the amount is free, the page leads back', async () => {
    const { decide, status, fields } = await begun();
    const answer = await decide('decline');
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(page).toContain('Kartica je odbijena');
    expect(page).toContain(fields.get('cancel_url_override')?.replaceAll('&', '&amp;'));
    expect(await status()).toMatchObject({
      status: 'declined',
      campaign: { availableAmount: 1000 },
    });
  });

  it('loses the confirmation: the donor who comes back is settled by asking', async () => {
    const { decide, status } = await begun();
    const back = (await decide('lose')).headers.get('location') ?? '';
    expect(await status(back)).toMatchObject({
      status: 'settled',
      campaign: { currentAmount: 20 },
    });
  });

  it('loses the confirmation and the donor: the clock settles by asking', async () => {
    const { decide, campaign } = await begun();
    await decide('lose');
    app.clock.forward(3 * 60_000);
    await app.platform.jobs.runNow('crowdfunding.reconcile');
    const { data } = await app.as().call(crowdfundingApi.campaign, { params: { id: campaign.id } });
    expect(data).toMatchObject({ currentAmount: 20, donorCount: 1 });
  });

  it('loses the confirmation: a hold that is over is asked about before it expires', async () => {
    const { decide, status } = await begun({}, 30);
    await decide('lose');
    app.clock.forward(30 * 60_000);
    await app.platform.jobs.runNow('crowdfunding.expire');
    expect((await status()).status).toBe('settled');
  });

  it('decides late: until then the donor waits, then asking settles, and the word counts once', async () => {
    const { decide, status, data } = await begun();
    const back = (await decide('late')).headers.get('location') ?? '';
    expect((await status(back)).status).toBe('held');
    app.clock.forward(9_000);
    expect((await status(back)).status).toBe('settled');
    await approve(app, data.orderNumber, 2000);
    expect((await status()).campaign).toMatchObject({ currentAmount: 20, donorCount: 1 });
  });

  it('says so several times, and counts once', async () => {
    const { decide, status } = await begun();
    await decide('repeat');
    expect(await status()).toMatchObject({
      status: 'settled',
      campaign: { currentAmount: 20, donorCount: 1 },
    });
  });

  it('says so with a wrong signature: not believed, found out by asking', async () => {
    const { decide, status, data } = await begun();
    const back = (await decide('forge')).headers.get('location') ?? '';
    const { rows } = await app.platform.db.pool.query(
      'SELECT status FROM donations WHERE order_number = $1',
      [data.orderNumber],
    );
    expect(rows).toEqual([{ status: 'held' }]);
    expect((await status(back)).status).toBe('settled');
  });

  it('leads whoever cancels back to where they came from', async () => {
    const { fields } = await begun();
    const page = await (await send('/dev/payments/v2/form', fields)).text();
    const cancel = fields.get('cancel_url_override')?.replaceAll('&', '&amp;');
    expect(page).toContain(`href="${cancel}"`);
  });

  it('believes no form that was changed on the way', async () => {
    const { fields, status } = await begun();
    const changes: [string, string][] = [
      ['amount', '100'],
      ['order_number', 'D-OTHER'],
      ['currency', 'EUR'],
      ['authenticity_token', 'e'.repeat(40)],
      ['callback_url_override', 'http://127.0.0.1:1/steal'],
      ['success_url_override', 'https://evil.example/'],
      ['cancel_url_override', 'javascript:alert(1)'],
    ];
    for (const [name, value] of changes) {
      const changed = new URLSearchParams(fields);
      changed.set(name, value);
      changed.set('decision', 'approve');
      for (const path of ['/dev/payments/v2/form', '/dev/payments/decide']) {
        expect((await send(path, changed)).status, name).toBe(400);
      }
    }
    expect((await status()).status).toBe('held');
  });

  it('asks the provider once in a while, however often the donor looks', async () => {
    const { decide, status } = await begun();
    expect((await status()).status).toBe('held');
    await decide('lose');
    expect((await status()).status).toBe('held');
    app.clock.forward(5_001);
    expect((await status()).status).toBe('settled');
  });
});

it('the provider names each refund that it makes', async () => {
  const { decide, data } = await begun();
  await decide('approve');
  const part = () => provider().refund(data.orderNumber, fening(900));
  const [first, second, third] = [await part(), await part(), await part()];
  expect([first.given, second.given, third.given]).toEqual([true, true, false]);
  expect(first.reference).toMatch(/^\d+$/);
  expect(second.reference).not.toBe(first.reference);
});

describe('money that came too late', () => {
  it('goes back to the card, and the donor hears of it', async () => {
    const { decide, status, campaign } = await begun({ donorEmail: 'kasno@primjer.ba' }, 30);
    app.clock.forward(30 * 60_000);
    const body = donationFor(campaign, { amount: 30, demoFlow: 'instant' });
    expect((await app.as().call(crowdfundingApi.donate, { body })).status).toBe(200);
    await decide('approve');
    expect((await status()).status).toBe('overfunded');
    const [mail] = await mailsTo(app, 'kasno@primjer.ba');
    expect(await status()).toMatchObject({ status: 'refunded', campaign: { currentAmount: 30 } });
    expect(mail?.subject).toContain('Vraćamo ti 20\u00a0KM');
    expect(mail?.text).toContain('preko cilja ne primamo');
  });
});

describe('the card field', () => {
  const confirm = (reference: string, secret: string, decision: string) =>
    send(
      `/dev/payments/v2/payment/${reference}/confirm`,
      new URLSearchParams({ client_secret: secret, decision }),
    );

  it('is opened with a signed request and settled by the callback', async () => {
    const { data, status } = await begun({ paymentFlow: 'components' });
    const secret = data.paymentResult.client_secret ?? '';
    expect(secret).toMatch(/^demo_/);
    expect((await confirm(`pay-${data.orderNumber}`, 'demo_wrong', 'approve')).status).toBe(404);
    expect((await status()).status).toBe('held');
    await confirm(`pay-${data.orderNumber}`, secret, 'approve');
    expect((await status()).status).toBe('settled');
  });

  it('is settled by its own status query when the callback got lost', async () => {
    const { data, status } = await begun({ paymentFlow: 'components' });
    await confirm(`pay-${data.orderNumber}`, data.paymentResult.client_secret ?? '', 'lose');
    app.clock.forward(6_000);
    expect((await status()).status).toBe('settled');
  });

  it('answers a repeated request with the same secret', async () => {
    const { campaign } = await runningCampaign(app);
    const change = { paymentFlow: 'components', idempotencyKey: 'card-field-once' } as const;
    const body = donationFor(campaign, change);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => app.as().call(crowdfundingApi.donate, { body })),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer.data))).size).toBe(1);
  });
});

describe('a provider that does not answer', () => {
  it('opens no payment, holds nothing, and lets holds expire', async () => {
    // Nothing listens where this server would reach itself.
    const alone = await testApp({ PORT: '9' });
    const { campaign } = await runningCampaign(alone);
    const failed = await alone
      .as()
      .call(crowdfundingApi.donate, { body: donationFor(campaign, { paymentFlow: 'components' }) });
    expect([failed.status, failed.error.code]).toEqual([502, 'PAYMENT_PROVIDER']);
    const held = await alone.as().call(crowdfundingApi.donate, { body: donationFor(campaign) });
    expect(held.status).toBe(200);
    alone.clock.forward(30 * 60_000);
    await alone.platform.jobs.runNow('crowdfunding.expire');
    const params = { id: campaign.id };
    const { data } = await alone.as().call(crowdfundingApi.campaign, { params });
    expect(data.availableAmount).toBe(1000);
    expect(await checkSums(alone.platform.db.read)).toEqual([]);
    await alone.close();
  });
});

describe('outside the demo', () => {
  const monri = {
    PAYMENTS: 'monri',
    MONRI_URL: 'https://ipgtest.monri.example',
    MONRI_KEY: 'k',
    MONRI_TOKEN: 't',
  };

  it('there is no provider of ours, and the demo’s choice counts for nothing', async () => {
    const real = await testApp({ ...monri, SMALLEST_GIFT: '2.5' });
    const { campaign } = await runningCampaign(real);
    const body = donationFor(campaign, { demoFlow: 'instant' });
    const { data } = await real.as().call(crowdfundingApi.donate, { body });
    expect(data.paymentResult.client_secret).toBeUndefined();
    expect(data.paymentResult.form_html).toContain(
      'action="https://ipgtest.monri.example/v2/form"',
    );
    const small = await real
      .as()
      .call(crowdfundingApi.donate, { body: donationFor(campaign, { amount: 2.49 }) });
    expect(small.error.fields).toEqual({
      amount: 'Karticom se može platiti najmanje 2,50\u00a0KM.',
    });
    const peer = await real.http.inject({ method: 'POST', url: '/dev/payments/v2/form' });
    expect(peer.statusCode).toBe(404);
    await real.close();
  });
});
