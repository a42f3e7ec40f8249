import { crowdfundingApi } from '@app/contracts/crowdfunding/crowdfunding.api';
import { afterEach, describe, expect, it } from 'vitest';
import { donationFor, runningCampaign } from '../../../platform/testing/campaigns.ts';
import { mailsTo } from '../../../platform/testing/mails.ts';
import {
  approve,
  noticeBody,
  sendNotice,
  signatureOf,
} from '../../../platform/testing/payments.ts';
import { setUpApp } from '../../../platform/testing/setUp.ts';
import { checkSums } from '../public.ts';

const app = setUpApp();
afterEach(async () => expect(await checkSums(app.platform.db.read)).toEqual([]));

const halfAnHour = 30 * 60_000;

async function heldDonation(targetKm = 1000) {
  const { campaign } = await runningCampaign(app, { targetKm });
  const donate = (change = {}) =>
    app.as().call(crowdfundingApi.donate, {
      body: donationFor(campaign, { donorEmail: 'nermina@primjer.ba', ...change }),
    });
  const { data } = await donate();
  const status = async () => {
    const query = { token: data.statusToken };
    const params = { orderNumber: data.orderNumber };
    return (await app.as().call(crowdfundingApi.donation, { params, query })).data;
  };
  const sums = async () =>
    (await app.as().call(crowdfundingApi.campaign, { params: { id: campaign.id } })).data;
  const events = async (): Promise<string[]> => {
    const { rows } = await app.platform.db.pool.query(
      `SELECT event FROM donation_events e JOIN donations d ON d.id = e.donation_id
       WHERE d.order_number = $1 ORDER BY e.id`,
      [data.orderNumber],
    );
    return rows.map((row: { event: string }) => row.event);
  };
  return { campaign, donate, order: data.orderNumber, status, sums, events };
}

const runExpiry = () => app.platform.jobs.runNow('crowdfunding.expire');

describe('a notice of the provider', () => {
  it('settles the donation, once however often it comes', async () => {
    const { order, status, sums, events } = await heldDonation();
    for (let time = 0; time < 5; time += 1) expect(await approve(app, order, 2000)).toBe(200);
    await Promise.all(Array.from({ length: 20 }, () => approve(app, order, 2000)));
    expect(await sendNotice(app, noticeBody({ orderNumber: order, amount: 2000, id: 999 }))).toBe(
      200,
    );
    expect((await status()).status).toBe('settled');
    expect(await sums()).toMatchObject({ currentAmount: 20, donorCount: 1, availableAmount: 980 });
    expect(await events()).toEqual(['held', 'settled']);
  });

  it('is not believed unless it is signed, over exactly these bytes', async () => {
    const { order, status } = await heldDonation();
    const body = noticeBody({ orderNumber: order, amount: 2000 });
    const right = signatureOf(app, body);
    const foreign = noticeBody({ orderNumber: 'D-OTHER', amount: 2000 });
    const forged = [
      '',
      'WP3-callback',
      `WP3-callback ${'0'.repeat(128)}`,
      `Bearer ${right.slice(13)}`,
    ];
    for (const header of [...forged, right.slice(0, -1), signatureOf(app, foreign)]) {
      expect(await sendNotice(app, body, header)).toBe(403);
    }
    expect(await sendNotice(app, body.replace('2000', '2001'), right)).toBe(403);
    expect(await sendNotice(app, `${body} `, right)).toBe(403);
    expect((await status()).status).toBe('held');
    expect(await sendNotice(app, body, right)).toBe(200);
    expect((await status()).status).toBe('settled');
  });

  it('changes nothing if it speaks of another amount or currency', async () => {
    const { order, status, events } = await heldDonation();
    const wrong = [
      { orderNumber: order, amount: 1999 },
      { orderNumber: order, amount: 200_000 },
      { orderNumber: order, amount: 2000, currency: 'EUR' },
    ];
    for (const told of wrong) await sendNotice(app, noticeBody(told));
    expect((await status()).status).toBe('held');
    expect(await events()).toEqual(['held', 'mismatch', 'mismatch', 'mismatch']);
    await approve(app, order, 2000);
    expect((await status()).status).toBe('settled');
  });

  it('changes nothing unless it is approved with the code for that', async () => {
    const { order, status } = await heldDonation();
    await sendNotice(app, noticeBody({ orderNumber: order, amount: 2000, responseCode: '1050' }));
    await sendNotice(app, noticeBody({ orderNumber: order, amount: 2000, status: 'pending' }));
    expect((await status()).status).toBe('held');
  });

  it('of an order that is not ours is not found; nonsense is refused or ignored', async () => {
    expect(await approve(app, 'D-UNKNOWN', 2000)).toBe(404);
    expect(await sendNotice(app, '[]')).toBe(200);
    expect(await sendNotice(app, '{"event":"payment-method:tokenized","payload":{}}')).toBe(200);
    expect(await sendNotice(app, 'not json')).toBe(400);
  });

  it('keeps nothing of the card', async () => {
    const { order } = await heldDonation();
    await approve(app, order, 2000);
    const { rows } = await app.platform.db.pool.query('SELECT data::text FROM donation_events');
    expect(JSON.stringify(rows)).not.toMatch(/411111|Nermina|masked/);
  });
});

describe('a declined payment', () => {
  const declined = (orderNumber: string) =>
    sendNotice(
      app,
      noticeBody({
        orderNumber,
        amount: 2000,
        status: 'declined',
        responseCode: '1015',
        event: 'transaction:declined',
      }),
    );

  it('frees its amount', async () => {
    const { order, status, sums } = await heldDonation();
    expect(await declined(order)).toBe(200);
    expect((await status()).status).toBe('declined');
    expect(await sums()).toMatchObject({ availableAmount: 1000, currentAmount: 0 });
    expect(await declined(order)).toBe(200);
    expect((await sums()).availableAmount).toBe(1000);
  });

  it('may still be paid with another card, and counts then', async () => {
    const { order, status, sums, events } = await heldDonation();
    await declined(order);
    await approve(app, order, 2000);
    expect((await status()).status).toBe('settled');
    expect(await sums()).toMatchObject({ currentAmount: 20, donorCount: 1 });
    expect(await events()).toEqual(['held', 'declined', 'settled']);
  });

  it('that is told of after the payment changes nothing', async () => {
    const { order, status, sums } = await heldDonation();
    await approve(app, order, 2000);
    await declined(order);
    expect((await status()).status).toBe('settled');
    expect((await sums()).currentAmount).toBe(20);
  });
});

describe('a hold', () => {
  it('lives half an hour, then its amount is free', async () => {
    const { status, sums } = await heldDonation();
    app.clock.forward(halfAnHour - 1);
    await runExpiry();
    expect((await status()).status).toBe('held');
    app.clock.forward(1);
    await runExpiry();
    expect((await status()).status).toBe('expired');
    expect(await sums()).toMatchObject({ availableAmount: 1000, currentAmount: 0 });
  });

  it('whose time is up makes room for a donor who needs it, without waiting for the clock', async () => {
    const { donate, status } = await heldDonation(30);
    expect((await donate()).error.code).toBe('AMOUNT_EXCEEDS_GOAL');
    app.clock.forward(halfAnHour);
    expect((await donate()).status).toBe(200);
    expect((await status()).status).toBe('expired');
  });

  it('that was paid late counts if it still fits', async () => {
    const { order, status, sums } = await heldDonation();
    app.clock.forward(halfAnHour);
    await runExpiry();
    await approve(app, order, 2000);
    expect((await status()).status).toBe('settled');
    expect(await sums()).toMatchObject({ currentAmount: 20, availableAmount: 980 });
  });

  it('that was paid late and no longer fits is kept for refund and never counted', async () => {
    const { order, donate, status, sums, events } = await heldDonation(30);
    app.clock.forward(halfAnHour);
    const second = await donate({ amount: 30 });
    await approve(app, order, 2000);
    await approve(app, order, 2000);
    expect((await status()).status).toBe('overfunded');
    expect(await sums()).toMatchObject({ currentAmount: 0, availableAmount: 0 });
    await approve(app, second.data.orderNumber, 3000);
    expect(await sums()).toMatchObject({ currentAmount: 30, donorCount: 1, state: 'reached' });
    expect(await events()).toEqual(['held', 'expired', 'overfunded']);
  });

  it('outlives the end of the campaign', async () => {
    const { campaign, order, donate, sums } = await heldDonation();
    app.clock.set(campaign.endsAt.toISOString());
    expect((await donate()).error.code).toBe('CAMPAIGN_CLOSED');
    await approve(app, order, 2000);
    expect(await sums()).toMatchObject({ currentAmount: 20, state: 'ended' });
  });
});

describe('a refund told by the provider', () => {
  it('takes a settled donation out of the sum, and the donor hears of it', async () => {
    const { order, status, sums } = await heldDonation();
    await approve(app, order, 2000);
    const told = noticeBody({
      orderNumber: order,
      amount: 2000,
      event: 'transaction:refund:approved',
    });
    await sendNotice(app, told);
    await sendNotice(app, told);
    expect((await status()).status).toBe('refunded');
    expect(await sums()).toMatchObject({ currentAmount: 0, donorCount: 0, availableAmount: 1000 });
    await approve(app, order, 2000);
    expect((await status()).status).toBe('refunded');
    const [mail] = await mailsTo(app, 'nermina@primjer.ba');
    expect(mail?.subject).toBe('Vraćamo ti 20\u00a0KM za „Muzička soba u Domu mladih“');
    expect(mail?.text).not.toContain('preko cilja');
  });

  it('that comes before word of the payment is not undone by that', async () => {
    const { order, status, sums, events } = await heldDonation();
    const event = 'transaction:refund:approved';
    await sendNotice(app, noticeBody({ orderNumber: order, amount: 2000, event, id: 300 }));
    await approve(app, order, 2000);
    expect((await status()).status).toBe('refunded');
    expect(await sums()).toMatchObject({ currentAmount: 0, donorCount: 0, availableAmount: 1000 });
    expect(await events()).toEqual(['held', 'settled', 'refunded']);
  });
});
